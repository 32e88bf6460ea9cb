"""What a choice of Cover Me looks like to a learner: a row of numbers for each legal action, from the observation
alone. All is done for many observations at once."""
import numpy

from coverstory import cover_me

_LETTERS = ("brk", "sml", "QDT", "YBRGKW")  # hair, length, pattern, clothes: the order of the tracks
_STARTS = (0, 3, 6, 9)


def _characteristics():
    """For each card and trait the place of its characteristic in the tracks."""
    table = numpy.zeros((163, 4), numpy.int64)  # a card in a list is its number and one more
    for number, code in enumerate(cover_me.CARDS):
        clothes, pattern, length, hair = code
        for trait, letter in enumerate((hair, length, pattern, clothes)):
            table[number + 1, trait] = _STARTS[trait] + _LETTERS[trait].index(letter)
    return table


CHARACTERISTICS = _characteristics()
WORTH = numpy.array([0] + [cover_me.PRESTIGE_OF[code[0]] for code in cover_me.CARDS], numpy.float32) / 5

MOST_CHOICES = 13  # nine cards to play, or ten ways to swap; a place for each pile to take from
PLAY, TAKE, KEEP, SWAP, FEATURE, OTHER = range(6)
KINDS = 6
MONTHS = slice(15, 18)  # which month it is
WIDTH = 26 + KINDS


def _margins(tracks, cards):
    """By how much each card's characteristics lead their tracks if it is counted as well: hair, length, pattern,
    clothes. `tracks` is (n, 15), `cards` (n, c)."""
    places = CHARACTERISTICS[cards]  # n, c, 4
    own = numpy.take_along_axis(tracks[:, None, :], places.reshape(len(cards), 1, -1), 2).reshape(places.shape) + 1
    margins = numpy.empty(places.shape, numpy.float32)
    for trait in range(4):
        begin = _STARTS[trait]
        group = tracks[:, begin:begin + (6 if trait == 3 else 3)]
        order = numpy.sort(group, 1)
        first, second = order[:, -1:], order[:, -2:-1]
        here = own[:, :, trait] - 1
        others = numpy.where(here == first, second, first)
        others = numpy.where((here == first) & (first == second), first, others)
        margins[:, :, trait] = own[:, :, trait] - others
    return margins


def choices(observations, masks):
    """(actions, features, legal): for each observation up to MOST_CHOICES actions, their features, and which of the
    places are in use."""
    count = len(observations)
    part = {name: observations[:, where].astype(numpy.int64) for name, where in cover_me.LAYOUT.items()}
    kind = numpy.array([TAKE, PLAY, FEATURE, KEEP, SWAP, OTHER])[part["awaited"].argmax(1)]
    cards = numpy.zeros((count, MOST_CHOICES), numpy.int64)
    actions = numpy.zeros((count, MOST_CHOICES), numpy.int64)

    hand = part["hand"][:, :MOST_CHOICES - 1]
    by_hand = (kind == PLAY) | (kind == SWAP)
    cards[by_hand, :hand.shape[1]] = hand[by_hand]
    actions[by_hand] = cover_me.CARD + cards[by_hand] - 1
    actions[kind == SWAP, MOST_CHOICES - 1] = cover_me.NO_SWAP

    keep = kind == KEEP
    cards[keep, :4] = part["looked"][keep]
    actions[keep] = cover_me.CARD + cards[keep] - 1

    take = numpy.flatnonzero(kind == TAKE)
    if len(take):
        on_top = (observations[take][:, cover_me.LAYOUT["cards"]] & 31) == cover_me.TOP_OF_OPEN_PILE
        rows, tops = on_top.nonzero()
        hair = CHARACTERISTICS[tops + 1, 0]
        cards[take[rows], hair] = tops + 1
        actions[take[:, None], numpy.arange(3)] = cover_me.TAKE_OPEN + numpy.arange(3)
        actions[take, 3] = cover_me.TAKE_DRAW

    feature = kind == FEATURE
    own = part["seats"][:, cover_me.FIRST_ROW:cover_me.FIRST_ROW + 3]
    cards[feature, :3] = own[feature]
    actions[feature, :3] = cover_me.FEATURE + numpy.arange(3)
    actions[kind == OTHER, 0] = cover_me.VOTE_SHARE

    legal = masks[numpy.arange(count)[:, None], actions] & (actions > 0)
    legal[:, :MOST_CHOICES - 1] &= (cards[:, :MOST_CHOICES - 1] > 0) | (actions[:, :MOST_CHOICES - 1] < cover_me.FEATURE)
    return actions, _features(part, kind, cards, hand, own), legal


def _features(part, kind, cards, hand, own):
    count = len(cards)
    tracks = part["tracks"]
    by_clothes = part["season"][:, 1] | part["season"][:, 2]
    third = numpy.where(by_clothes == 1, 3, 2)
    margins = _margins(tracks, cards)
    active = numpy.concatenate([margins[:, :, :2],
                                numpy.take_along_axis(margins, third[:, None, None].repeat(cards.shape[1], 1), 2)], 2)
    leads = active >= 0
    value = leads.sum(2)
    # What the rest of the hand has in common with the card.
    places = CHARACTERISTICS[cards]
    shared = numpy.zeros((count, cards.shape[1], 4), numpy.float32)
    for slot in range(hand.shape[1]):
        is_card = (hand[:, slot] > 0)[:, None, None]
        shared += (CHARACTERISTICS[hand[:, slot]][:, None, :] == places) & is_card
    shared_third = numpy.take_along_axis(shared, third[:, None, None].repeat(cards.shape[1], 1), 2)
    # The covers that the seat has on the table, as they stand now.
    own_margins = _margins(tracks, own) - 1  # they are counted already
    own_active = numpy.concatenate([own_margins[:, :, :2],
                                    numpy.take_along_axis(own_margins, third[:, None, None].repeat(3, 1), 2)], 2)
    own_values = numpy.where(own > 0, (own_active >= 0).sum(2), 0)
    month = part["figures"][:, 2]
    context = numpy.stack([month == 1, month == 2, month == 3, (own > 0).sum(1) / 3, own_values.max(1) / 3,
                           (own_values == 3).any(1), ((own_values == 0) & (own > 0)).sum(1) / 2,
                           WORTH[own].max(1), part["figures"][:, 0] / part["figures"][:, 1]], 1)
    features = numpy.concatenate([
        numpy.clip(active, -4, 3) / 4, leads, (value == 3)[:, :, None], (value == 0)[:, :, None], value[:, :, None] / 3,
        WORTH[cards][:, :, None], (WORTH[cards] * (value == 3))[:, :, None], shared[:, :, :2] / 4, shared_third / 4,
        (cards > 0)[:, :, None], numpy.broadcast_to(context[:, None, :], (count, cards.shape[1], 9)),
        numpy.ones((count, cards.shape[1], 2))], 2).astype(numpy.float32)
    kinds = numpy.eye(KINDS, dtype=numpy.float32)[kind]
    return numpy.concatenate([features, numpy.broadcast_to(kinds[:, None, :], (count, cards.shape[1], KINDS))], 2)
