"""What a choice of Cover Me looks like to a learner: a row of numbers for each legal action, and one for the position
that all of them share. It comes from the observation alone, and is worked out for many observations at once."""
import numpy

from coverstory import cover_me

_LETTERS = ("brk", "sml", "QDT", "YBRGKW")  # hair, length, pattern, clothes: the order of the tracks
_STARTS = (0, 3, 6, 9)
TRACKS = 15


def _characteristics():
    """For each card and trait the place of its characteristic among the tracks. A card in a list is its number and one
    more."""
    table = numpy.zeros((163, 4), numpy.int64)
    for number, code in enumerate(cover_me.CARDS):
        clothes, pattern, length, hair = code
        for trait, letter in enumerate((hair, length, pattern, clothes)):
            table[number + 1, trait] = _STARTS[trait] + _LETTERS[trait].index(letter)
    return table


CHARACTERISTICS = _characteristics()
# The same with a 1 in the place of each characteristic: a sum of these is a count on the tracks.
SHOWS = numpy.zeros((163, TRACKS), numpy.float32)
SHOWS[numpy.arange(1, 163)[:, None], CHARACTERISTICS[1:]] = 1
WORTH = numpy.array([0] + [cover_me.PRESTIGE_OF[code[0]] for code in cover_me.CARDS], numpy.float32) / 5
# By season the traits that count: hair, length, and pattern or clothes.
ACTIVE = numpy.array([[0, 1, 2], [0, 1, 3], [0, 1, 3], [0, 1, 2]])

MOST_CHOICES = 10  # nine cards to play, or ten ways to swap
TAKE, PLAY, FEATURE, KEEP, SWAP, OTHER = range(6)  # as `awaited` has them
KINDS = 6
HANDS = 3  # the phase in which hands are filled, for the season to come
WIDTH = 3 * 5 + 11  # of a choice
POSITION = 16 + KINDS  # what is the same for all of them


def margins(tracks):
    """For each characteristic by how much it leads the others of its trait, if one more card shows it."""
    result = numpy.empty_like(tracks)
    for begin, end in ((0, 3), (3, 6), (6, 9), (9, 15)):
        group = tracks[:, begin:end]
        for place in range(end - begin):
            result[:, begin + place] = group[:, place] + 1 - numpy.delete(group, place, 1).max(1)
    return result


def _offers(part, places, kind, masks):
    """(cards, actions, legal): what each observation can choose from. A choice without a card has card 0."""
    count = len(kind)
    cards = numpy.zeros((count, MOST_CHOICES), numpy.int64)
    actions = numpy.zeros((count, MOST_CHOICES), numpy.int64)

    by_hand = (kind == PLAY) | (kind == SWAP)
    cards[by_hand, :9] = part["hand"][by_hand, :9]
    actions[by_hand] = cover_me.CARD + cards[by_hand] - 1
    actions[kind == SWAP, 9] = cover_me.NO_SWAP

    keep = kind == KEEP
    cards[keep, :4] = part["looked"][keep]
    actions[keep] = cover_me.CARD + cards[keep] - 1

    take = numpy.flatnonzero(kind == TAKE)
    rows, tops = (places[take] == cover_me.TOP_OF_OPEN_PILE).nonzero()
    cards[take[rows], CHARACTERISTICS[tops + 1, 0]] = tops + 1
    actions[take, :4] = [cover_me.TAKE_OPEN, cover_me.TAKE_OPEN + 1, cover_me.TAKE_OPEN + 2, cover_me.TAKE_DRAW]

    feature = kind == FEATURE
    cards[feature, :3] = part["seats"][feature, cover_me.FIRST_ROW:cover_me.FIRST_ROW + 3]
    actions[feature, :3] = cover_me.FEATURE + numpy.arange(3)
    actions[kind == OTHER, 0] = cover_me.VOTE_SHARE

    is_choice = (cards > 0) | ((actions > 0) & (actions < cover_me.CARD))
    return cards, actions, is_choice & masks[numpy.arange(count)[:, None], actions]


def choices(observations, masks):
    """(actions, features, position, legal): for each observation up to MOST_CHOICES actions, a row of WIDTH numbers for
    each, a row of POSITION numbers, and which of the places are in use."""
    part = {name: observations[:, where] for name, where in cover_me.LAYOUT.items()}
    places = cover_me.places(observations)
    kind = part["awaited"].argmax(1)
    cards, actions, legal = _offers(part, places, kind, masks)

    # Who fills a hand looks ahead: to the next season, which begins with the influence row.
    ahead = part["phase"][:, HANDS] == 1
    influence = (places == cover_me.INFLUENCE).astype(numpy.float32) @ SHOWS[1:]
    tracks = numpy.where(ahead[:, None], influence, part["tracks"]).astype(numpy.float32)
    active = ACTIVE[(part["season"].argmax(1) + ahead) % 4]

    covers = part["seats"][:, cover_me.FIRST_ROW:cover_me.FIRST_ROW + 3]
    hand = part["hand"][:, :9]
    shown = (places == cover_me.SHOWN_HAND) & (cover_me.whose(observations) > 1)
    lead = margins(tracks)
    tables = numpy.stack([numpy.clip(lead, -4, 3) / 4, lead >= 0, SHOWS[hand].sum(1) / 4, SHOWS[covers].sum(1) / 2,
                          shown.astype(numpy.float32) @ SHOWS[1:] / 6], 2)

    which = numpy.take_along_axis(CHARACTERISTICS[cards], active[:, None, :], 2)  # of each card, of each active trait
    looks = numpy.take_along_axis(tables[:, None], which.reshape(len(cards), 1, -1, 1), 2)
    looks = looks.reshape(*which.shape, tables.shape[2]) * (cards > 0)[:, :, None, None]
    value = looks[..., 1].sum(2)
    worth = WORTH[cards]
    trendy, odd = value == 3, (value == 0) & (cards > 0)
    features = numpy.concatenate([
        looks.reshape(*cards.shape, -1),
        numpy.stack([cards > 0, value / 3, trendy, odd, worth, worth * trendy, worth * odd], 2),
        _row_with(cards, which, covers, active, tracks, trendy * worth, kind == PLAY)], 2, dtype=numpy.float32)
    return actions, features, _position(part, kind, covers, active, lead, ahead), legal


def _row_with(cards, which, covers, active, tracks, worth, plays):
    """How the own row would stand with each card in it, if the season ended then: the best value, the prestige of the
    best model that follows all trends, whether one does, and whether none of the row follows any."""
    result = numpy.zeros((*cards.shape, 4), numpy.float32)
    if not plays.any():
        return result
    which, covers, active, tracks = which[plays], covers[plays], active[plays], tracks[plays]
    lead = margins(tracks) - 1
    of_covers = numpy.take_along_axis(CHARACTERISTICS[covers], active[:, None, :], 2)  # n, 3, 3
    theirs = numpy.take_along_axis(tracks, of_covers.reshape(len(tracks), -1), 1).reshape(of_covers.shape)
    leads = numpy.take_along_axis(lead, of_covers.reshape(len(tracks), -1), 1).reshape(of_covers.shape)
    cards_tracks = numpy.take_along_axis(tracks, which.reshape(len(tracks), -1), 1).reshape(which.shape) + 1
    is_same = which[:, :, None, :] == of_covers[:, None, :, :]  # n, choices, 3, 3
    beaten = cards_tracks[:, :, None, :] > theirs[:, None, :, :]
    follows = numpy.where(is_same, leads[:, None] + 1 >= 0, (leads[:, None] >= 0) & ~beaten)
    values = numpy.where((covers > 0)[:, None, :], follows.sum(3), -1)  # n, choices, 3
    own_value = (numpy.take_along_axis(lead, which.reshape(len(tracks), -1), 1).reshape(which.shape) + 1 >= 0).sum(2)
    best = numpy.maximum(values.max(2), own_value)
    prestige = numpy.maximum((WORTH[covers][:, None, :] * (values == 3)).max(2), worth[plays])
    result[plays] = numpy.stack([best / 3, prestige, best == 3, best == 0], 2)
    return result


def _position(part, kind, covers, active, lead, ahead):
    figures = part["figures"]
    seats = part["seats"].reshape(len(kind), -1, cover_me.SEAT_FIELDS)
    prestige = numpy.where(seats[..., cover_me.PRESENT] == 1, seats[..., cover_me.PRESTIGE], 0).astype(numpy.float32)
    others = prestige[:, 1:]
    month = figures[:, 2]
    seasons_gone = (figures[:, 0].astype(numpy.float32) - 1) * 4 + part["season"].argmax(1)
    own = numpy.take_along_axis(CHARACTERISTICS[covers], active[:, None, :], 2)
    stands = numpy.take_along_axis(lead, own.reshape(len(kind), -1), 1).reshape(own.shape) >= 1  # it is counted already
    values = numpy.where(covers > 0, stands.sum(2), -1)
    now = numpy.stack([
        month == 1, month == 2, month == 3, ahead, (covers > 0).sum(1) / 3, values.max(1) / 3,
        (values == 3).any(1), (WORTH[covers] * (values == 3)).max(1), (values == 0).sum(1) / 2, values.max(1) == 0,
        seats[:, 0, cover_me.HAND_SIZE] / 9, (prestige[:, 0] - others.max(1)) / 10,
        (prestige[:, 0] - others.sum(1) / (figures[:, 3] - 1)) / 10, seasons_gone / (4 * figures[:, 1]),
        seasons_gone + 1 >= 4 * figures[:, 1], numpy.ones(len(kind))], 1)
    return numpy.concatenate([now, numpy.eye(KINDS)[kind]], 1, dtype=numpy.float32)
