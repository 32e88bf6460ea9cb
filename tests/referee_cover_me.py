#!/usr/bin/env python3
"""A second referee for Cover Me records, written from the rules text alone.

Usage: referee_cover_me.py FILE

Reads a file of game records (JSON Lines, one game after another), replays every game of
Cover Me from its set-up, its decisions and its shuffles, and compares each line with what the
clauses CM-1 to CM-11 make of it. It shares no code with the engine, so a clause misread on one
side shows as a deviation. Games of another kind are skipped.

Prints "FILE:LINE: what is wrong" and exits with 1 at the first deviation.
"""

import json
import math
import re
import sys
from collections import deque
from itertools import product

CLOTHES = "YBRGKW"
PATTERNS = "QDT"
LENGTHS = "sml"
HAIRS = "brk"
PRESTIGE = {"Y": 2, "B": 2, "R": 2, "G": 3, "K": 4, "W": 5}
PLACE_IN_CODE = {"clothes": 0, "pattern": 1, "length": 2, "hair": 3}
ROWS_OF_FICTION = 2
FICTIONAL_PILE = 12
MONTHS = 3


class Deviation(Exception):
    """Something in the record that the rules do not allow."""


def deck(colours):
    """CM-1.1, CM-1.3: the codes of all cards of some clothes colours."""
    return {"".join(code) for code in product(colours, PATTERNS, LENGTHS, HAIRS)}


def same(found, expected):
    """Whether two JSON values are equal, telling 1 from true and from 1.0."""
    if type(found) is not type(expected):
        return False
    if isinstance(expected, list):
        return len(found) == len(expected) and all(map(same, found, expected))
    return found == expected


def is_list(value, kind, length):
    """Whether a JSON value is a list of so many items of a kind."""
    return type(value) is list and len(value) == length and all(type(v) is kind for v in value)


def same_set(found, expected):
    """Whether a JSON list holds exactly the (distinct) strings expected, in any order."""
    return is_list(found, str, len(expected)) and set(found) == set(expected)


def same_sets(found, expected):
    """The same for a list of such lists, one for each seat or deck."""
    return is_list(found, list, len(expected)) and all(map(same_set, found, expected))


def require(condition, message):
    if not condition:
        raise Deviation(message)


class Reader:
    """The lines of a file, one at a time, with a look at the line to come."""

    def __init__(self, stream):
        self.stream = stream
        self.number = 0
        self.waiting = []

    def peek(self):
        """The next line as an object, without passing it; None at the end of the file."""
        if not self.waiting:
            text = self.stream.readline()
            self.waiting.append(self.parse(text) if text else None)
        return self.waiting[0]

    def next(self):
        line = self.peek()
        self.waiting.clear()
        if line is not None:
            self.number += 1
        return line

    def parse(self, text):
        try:
            line = json.loads(text.decode("utf-8"))
        except ValueError:
            line = None
        if not isinstance(line, dict):
            self.number += 1
            raise Deviation("this is not a JSON object")
        return line

    def expect(self, event, **fields):
        """Passes a line, which has to be this event with these values."""
        line = self.next()
        require(line is not None, f"the file ends where '{event}' should follow")
        found = line.get("e")
        require(found == event, f"'{event}' {fields or ''} should be here, not '{found}'")
        for name, value in fields.items():
            there = line.get(name)
            require(same(there, value), f"'{name}' is {there!r} instead of {value!r}")
        return line


class Piles:
    """The draw pile F, the open piles G, the next pile H and the discard pile; top is left."""

    def __init__(self, reader, draw, following, later):
        self.reader = reader
        self.draw = deque(draw)
        self.next = deque(following)
        self.later = deque(later)
        self.open = {hair: deque() for hair in HAIRS}
        self.discard = set()

    def reshuffle(self):
        """CM-2.9: the discard pile is shuffled and becomes F."""
        self.draw = deque(self.shuffled("draw", self.discard))
        self.discard = set()

    def shuffled(self, pile, cards):
        """The order the record gives to a shuffled pile."""
        line = self.reader.expect("shuffle", pile=pile)
        require(same_set(line.get("cards"), cards), f"this is no shuffle of {sorted(cards)}")
        return line["cards"]

    def from_draw(self):
        """CM-2.9: the top card of F, reshuffled if need be; None if there is nothing left."""
        if not self.draw and self.discard:
            self.reshuffle()
        return self.draw.popleft() if self.draw else None

    def fill_open(self):
        """CM-2.3, CM-2.8: turn cards and sort them until each hair colour has a pile."""
        while not all(self.open.values()):
            card = self.from_draw()
            if card is None:
                return
            self.open[card[PLACE_IN_CODE["hair"]]].appendleft(card)

    def take(self, seat, open_only=False):
        """CM-2.7 to CM-2.9: a seat takes a card; None if there is nothing for it to take."""
        self.fill_open()
        choices = [hair for hair in HAIRS if self.open[hair]]
        if not open_only and (self.draw or self.discard):
            choices.append("draw")
        if not choices:
            return None
        coming = self.reader.peek()
        wanted = coming is not None and coming.get("e") == "shuffle"
        reshuffled = wanted and "draw" in choices and not self.draw
        if reshuffled:
            self.reshuffle()
        line = self.reader.expect("act", seat=seat, kind="take", legal=len(choices))
        source = line.get("from")
        require(source in choices, f"a card cannot be taken from {source!r}")
        require(source == "draw" or not reshuffled, "the draw pile was shuffled without need")
        require(source != "draw" or self.draw, "the draw pile was not shuffled before this")
        pile = self.draw if source == "draw" else self.open[source]
        card = pile.popleft()
        require(line.get("card") == card, f"the card taken should be {card}")
        self.fill_open()
        return card

    def renew(self):
        """CM-7.1 to CM-7.4: the piles of a new year."""
        self.draw.extendleft(reversed(self.next))
        for pile in self.open.values():
            self.discard.update(pile)
            pile.clear()
        self.fill_open()
        self.next = deque(self.later.popleft() if self.later else [])


class Options:
    """CM-11 and the header of the record."""

    CHOICES = {
        "two_player": ("fictional", "advanced"),
        "length": ("standard", "long", "short"),
        "values": ("by-color", "equal"),
        "deal": ("draft", "quick"),
        "tie": ("vote", "share"),
    }

    def __init__(self, header):
        require(same(header.get("coverstory"), 1), "this is no record of version 1")
        options = header.get("options")
        require(isinstance(options, dict), "the header has no options")
        self.players = options.get("players")
        require(type(self.players) is int and 2 <= self.players <= 5, "2 to 5 can play")
        for name, choices in self.CHOICES.items():
            require(options.get(name) in choices, f"option '{name}' is {options.get(name)!r}")
        require(is_list(header.get("seats"), str, self.players), "'seats' does not fit")
        seed = header.get("seed")
        require(isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]+", seed), "'seed' is not hex")
        self.equal = options["values"] == "equal"
        self.removed = options.get("removed")
        if self.equal:
            require(self.removed in tuple(CLOTHES), f"'removed' is {self.removed!r}")
        self.advanced = self.players == 2 and options["two_player"] == "advanced"
        self.fictional = self.players == 2 and not self.advanced
        self.quick = options["deal"] == "quick"
        self.vote = options["tie"] == "vote"
        self.rows = 2 if self.advanced else 1
        self.hand_size = 12 if self.advanced else 9
        self.years = 3 if options["length"] == "standard" else 4
        if options["length"] == "short":
            self.seasons = ("spring", "fall")
        else:
            self.seasons = ("winter", "spring", "summer", "fall")


class Player:
    def __init__(self):
        self.hand = set()
        self.rows = []
        self.featured = []
        self.scored = []
        self.middle = []
        self.new_scored = []
        self.new_middle = []
        self.unscored_rows = 0


class Game:
    """One game, replayed line by line."""

    def __init__(self, reader, header):
        self.reader = reader
        self.options = Options(header)
        self.players = [Player() for _ in range(self.options.players)]
        self.piles = None
        self.start = 0
        self.influence = []
        self.fictional_pile = []
        self.fictional_rows = []
        self.season = 0
        self.trends = {}

    def replay(self):
        """CM-3.1, CM-3.3: the seasons of a game, from its set-up to its end."""
        last = self.options.years * len(self.options.seasons) - 1
        self.set_up()
        while True:
            self.state()
            self.months()
            self.find_trends()
            self.feature()
            self.score()
            if self.season >= last and not self.plays_on():
                break
            self.fill_hands()
            self.renew_fiction()
            self.prepare()
            year_begins = self.season % len(self.options.seasons) == 0
            if year_begins and self.season <= last and not self.options.equal:
                self.new_year()
        self.end()

    def clockwise(self):
        """The seats and their players, from the starting player on."""
        count = len(self.players)
        for step in range(count):
            seat = (self.start + step) % count
            yield seat, self.players[seat]

    # Set-up

    def set_up(self):
        """CM-2, CM-8.1, CM-9.2, CM-11.2: decks, open piles, influence row, dealing, taking."""
        line = self.reader.expect("setup")
        self.start = line.get("start")
        seats = range(len(self.players))
        require(type(self.start) is int and self.start in seats, "'start' is no seat")
        if self.options.equal:
            self.equal_decks(line)
        else:
            self.coloured_decks(line)
        self.piles.fill_open()
        self.influence = self.draw_cards(2)
        if self.options.fictional:
            self.fictional_pile = self.draw_cards(FICTIONAL_PILE)
        self.deal()

    def coloured_decks(self, line):
        """CM-2.1, CM-2.2: F of three colours, H green, black and white for later."""
        require(same_set(line.get("draw"), deck("YBR")), "'draw' is not the 81 first cards")
        require(same_set(line.get("next"), deck("G")), "'next' is not the green cards")
        later = [deck("K"), deck("W")]
        require(same_sets(line.get("later"), later), "'later' is not the black and the white")
        self.piles = Piles(self.reader, line["draw"], line["next"], line["later"])

    def equal_decks(self, line):
        """CM-11.2: a personal card of each colour left for everyone, all the others in F."""
        colours = [colour for colour in CLOTHES if colour != self.options.removed]
        rest = deck(colours)
        personal = line.get("personal")
        require(is_list(personal, list, len(self.players)), "'personal' is not by seat")
        for player, cards in zip(self.players, personal):
            left = is_list(cards, str, len(colours)) and rest.issuperset(cards)
            require(left and {card[0] for card in cards} == set(colours), "not one of each colour")
            player.hand.update(cards)
            rest.difference_update(cards)
        require(same_set(line.get("draw"), rest), "'draw' is not all the other cards")
        require(line.get("next") == [] and line.get("later") == [], "there are no later decks")
        self.piles = Piles(self.reader, line["draw"], [], [])

    def draw_cards(self, count):
        """The top cards of F, as many as there are up to a number."""
        cards = [self.piles.from_draw() for _ in range(count)]
        return [card for card in cards if card is not None]

    def deal(self):
        """CM-2.6, CM-9.2, CM-11.2: cards are dealt, and the last ones taken, one at a time."""
        options = self.options
        held = 5 if options.equal else 0
        if options.quick:
            dealt = options.hand_size - held
        else:
            dealt = 0 if options.equal else options.hand_size - 3
        taken = options.hand_size - held - dealt
        for _ in range(dealt):
            for _, player in self.clockwise():
                player.hand.update(self.draw_cards(1))
        open_only = options.advanced and not options.equal
        for _ in range(taken):
            for seat, player in self.clockwise():
                self.take(seat, player, open_only)

    def take(self, seat, player, open_only=False):
        card = self.piles.take(seat, open_only)
        if card is not None:
            player.hand.add(card)

    # A season

    def state(self):
        """The state line that opens every season."""
        line = self.reader.expect("state", start=self.start)
        hands = [sorted(player.hand) for player in self.players]
        require(same_sets(line.get("hands"), hands), f"'hands' should be {hands}")
        piles = {
            "draw": list(self.piles.draw),
            "next": list(self.piles.next),
            "open": {hair: list(pile) for hair, pile in self.piles.open.items()},
            "fictional": self.fictional_pile,
        }
        for name, pile in piles.items():
            require(line.get(name) == pile, f"'{name}' should be {pile}")
        for name, cards in (("discard", self.piles.discard), ("influence", self.influence)):
            require(same_set(line.get(name), cards), f"'{name}' should be {sorted(cards)}")

    def months(self):
        """CM-4.1, CM-8.2, CM-9.3: three months, all cards laid and revealed together."""
        for player in self.players:
            player.rows = [[] for _ in range(self.options.rows)]
        fiction = ROWS_OF_FICTION if self.options.fictional else 0
        self.fictional_rows = [[] for _ in range(fiction)]
        for _ in range(MONTHS):
            for row in self.fictional_rows:
                if self.fictional_pile:
                    row.append(self.fictional_pile.pop(0))
            for seat, player in enumerate(self.players):
                self.play(seat, player)

    def play(self, seat, player):
        """CM-4.1, CM-9.3: one card from hand for each row, in order of the rows."""
        rows = len(player.rows)
        legal = math.perm(len(player.hand), rows)
        require(legal > 0, f"no clause says how seat {seat} plays without cards")
        line = self.reader.expect("act", seat=seat, kind="play", legal=legal)
        cards = line.get("cards")
        require(is_list(cards, str, rows), f"{rows} card(s) should be laid")
        for row, card in zip(player.rows, cards):
            require(card in player.hand, f"{card} is not in the hand")
            player.hand.remove(card)
            row.append(card)

    def season_name(self):
        """CM-3.1, CM-11.1: the year and the season on the calendar."""
        year, place = divmod(self.season, len(self.options.seasons))
        return year + 1, self.options.seasons[place]

    def active_traits(self):
        """CM-3.2: hair, length, and what the season looks at."""
        _, season = self.season_name()
        return ("hair", "length", "pattern" if season in ("fall", "winter") else "clothes")

    def find_trends(self):
        """CM-4.2, CM-4.3: the characteristics seen most in the rows and the influence row."""
        counted = list(self.influence)
        for row in [row for player in self.players for row in player.rows] + self.fictional_rows:
            counted.extend(row)
        self.trends = {}
        for trait in self.active_traits():
            shown = [card[PLACE_IN_CODE[trait]] for card in counted]
            most = max(map(shown.count, shown))
            self.trends[trait] = sorted({v for v in shown if shown.count(v) == most})

    def trend_value(self, card):
        """CM-5.1: the number of active traits whose trend a card matches."""
        return sum(card[PLACE_IN_CODE[trait]] in trend for trait, trend in self.trends.items())

    def feature(self):
        """CM-5.2 to CM-5.4, CM-9.4: the featured models of every row; the others go back."""
        for seat, player in enumerate(self.players):
            player.featured = []
            for number, row in enumerate(player.rows):
                featured = self.choose_featured(seat, number, row)
                player.featured.append(featured)
                player.hand.update(card for card in row if card not in featured)

    def choose_featured(self, seat, number, row):
        """CM-5.2 to CM-5.4: the best of a row, by choice among equals; all three at 0."""
        best = max(map(self.trend_value, row))
        equals = [card for card in row if self.trend_value(card) == best]
        if best == 0 or len(equals) == 1:
            return equals
        legal = len(equals)
        line = self.reader.expect("act", seat=seat, kind="feature", legal=legal, row=number)
        require(line.get("card") in equals, f"the choice is among {equals}")
        return [line["card"]]

    # Scoring and hands

    def score(self):
        """CM-6.1, CM-6.2, CM-9.5: the influence row goes, featured models score or form it."""
        self.piles.discard.update(self.influence)
        self.influence = []
        for player in self.players:
            player.new_scored, player.new_middle, player.unscored_rows = [], [], 0
            for place, featured in zip((player.new_scored, player.new_middle), player.featured):
                if self.trend_value(featured[0]) in (0, 3):
                    place.extend(featured)
                else:
                    self.influence.extend(featured)
                    player.unscored_rows += 1
            player.scored.extend(player.new_scored)
            player.middle.extend(player.new_middle)
        self.feature_fiction()
        self.check_season()

    def feature_fiction(self):
        """CM-8.3: the first best model of a fictional row has influence, the rest go back."""
        for row in self.fictional_rows:
            if row:
                featured = max(row, key=self.trend_value)
                self.influence.append(featured)
                self.fictional_pile.extend(card for card in row if card != featured)

    def check_season(self):
        """The season line, right after CM-6.2."""
        year, season = self.season_name()
        prestige = self.all_prestige()
        line = self.reader.expect("season", year=year, season=season, prestige=prestige)
        trends = line.get("trends")
        require(
            isinstance(trends, dict)
            and trends.keys() == self.trends.keys()
            and all(same_set(trends[trait], self.trends[trait]) for trait in trends),
            f"'trends' should be {self.trends}",
        )
        scored = [player.new_scored for player in self.players]
        require(same_sets(line.get("scored"), scored), f"'scored' should be {scored}")
        if self.options.advanced:
            middle = [player.new_middle for player in self.players]
            require(same_sets(line.get("middle"), middle), f"'middle' should be {middle}")
        else:
            require("middle" not in line, "there is no 'middle' in this game")
        influence = self.influence
        require(same_set(line.get("influence"), influence), f"'influence' should be {influence}")

    def fill_hands(self):
        """CM-6.3, CM-9.6: clockwise, from H for each row unscored, then a card for each scored."""
        for seat, player in self.clockwise():
            missing = self.keep(seat, player)
            for _ in range(missing + len(player.new_scored) + len(player.new_middle)):
                self.take(seat, player)

    def keep(self, seat, player):
        """CM-6.3, CM-9.6: two cards of H seen for each to keep; how many could not be had."""
        wanted = player.unscored_rows
        following = self.piles.next
        seen = [following.popleft() for _ in range(min(2 * wanted, len(following)))]
        if len(seen) <= wanted:
            player.hand.update(seen)
            return wanted - len(seen)
        legal = math.comb(len(seen), wanted)
        line = self.reader.expect("act", seat=seat, kind="keep", legal=legal)
        kept = line.get("cards")
        require(is_list(kept, str, wanted), f"{wanted} card(s) should be kept")
        returned = [card for card in seen if card not in kept]
        require(len(returned) == len(seen) - wanted, f"the choice is from {seen}")
        require(line.get("returned") == returned, f"'returned' should be {returned}")
        player.hand.update(kept)
        following.extend(returned)
        return 0

    def renew_fiction(self):
        """CM-8.4: a card of F and one of H (or F) join the fictional pile, which is shuffled."""
        if not self.options.fictional:
            return
        self.fictional_pile.extend(self.draw_cards(1))
        if self.piles.next:
            self.fictional_pile.append(self.piles.next.popleft())
        else:
            self.fictional_pile.extend(self.draw_cards(1))
        self.fictional_pile = list(self.piles.shuffled("fictional", self.fictional_pile))

    def prepare(self):
        """CM-6.4: the starting player marker and the calendar move on."""
        self.start = (self.start + 1) % len(self.players)
        self.season += 1

    def new_year(self):
        """CM-7: new piles, and everyone may swap a card."""
        self.piles.renew()
        for seat, player in self.clockwise():
            legal = len(player.hand) + 1
            line = self.reader.expect("act", seat=seat, kind="swap", legal=legal)
            require("discard" in line, "'discard' is missing")
            card = line["discard"]
            if card is None:
                continue
            require(isinstance(card, str) and card in player.hand, f"{card!r} is not in the hand")
            player.hand.remove(card)
            self.piles.discard.add(card)
            self.take(seat, player)

    # The end

    def prestige(self, cards):
        """CM-1.4, CM-11.2: what cards are worth."""
        return sum(1 if self.options.equal else PRESTIGE[card[0]] for card in cards)

    def all_prestige(self):
        return [self.prestige(player.scored) for player in self.players]

    def standing(self, player):
        """CM-10.1, CM-10.2, CM-9.7, CM-11.2: what ranks a player, the weightiest first."""
        cards = player.scored + player.middle
        standing = [self.prestige(player.scored), self.prestige(cards)]
        if not self.options.equal:
            worth = [self.prestige([card]) for card in cards]
            standing += [len(cards)] + [worth.count(value) for value in (5, 4, 3, 2)]
        return standing

    def ranks(self):
        """CM-10.2: the rank of every seat; equal players share one."""
        standings = [self.standing(player) for player in self.players]
        return [1 + sum(other > own for other in standings) for own in standings]

    def winners(self):
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def plays_on(self):
        """CM-10.3: those tied for the first place vote, and only all together play on."""
        tied = self.winners()
        if len(tied) == 1 or not self.options.vote:
            return False
        votes = []
        for seat in tied:
            line = self.reader.expect("act", seat=seat, kind="vote", legal=2)
            require(isinstance(line.get("extra"), bool), "'extra' is neither true nor false")
            votes.append(line["extra"])
        return all(votes)

    def end(self):
        """CM-10.1, CM-10.2: the end line."""
        cards = [len(player.scored) for player in self.players]
        line = self.reader.expect(
            "end", prestige=self.all_prestige(), cards=cards, ranks=self.ranks()
        )
        found, winners = line.get("winners"), self.winners()
        right = is_list(found, int, len(winners)) and sorted(found) == winners
        require(right, f"'winners' should be {winners}")


def check(reader):
    """Replays all the games of Cover Me in a file; their number and that of their lines."""
    games = lines = 0
    while (header := reader.next()) is not None:
        require("coverstory" in header, "a game should begin here")
        before = reader.number - 1
        if header.get("game") == "cover-me":
            Game(reader, header).replay()
            games += 1
            lines += reader.number - before
        else:
            require(header.get("game") == "cover-up", f"no such game: {header.get('game')!r}")
            while (line := reader.peek()) is not None and "coverstory" not in line:
                reader.next()
    require(reader.number > 0, "there is no game in the file")
    return games, lines


def main(arguments):
    if len(arguments) != 2:
        print(f"usage: {arguments[0]} FILE", file=sys.stderr)
        return 2
    path = arguments[1]
    with open(path, "rb") as stream:
        reader = Reader(stream)
        try:
            games, lines = check(reader)
        except Deviation as deviation:
            print(f"{path}:{reader.number}: {deviation}")
            return 1
    print(f"{games} games, {lines} lines, all right")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
