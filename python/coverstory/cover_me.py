"""The numbers of Cover Me: where what is in an observation, and what the actions are.

>>> from coverstory import cover_me
>>> cover_me.CARDS[0]
'YQsb'
>>> import coverstory
>>> seen = coverstory.CoverMe(seed=1).observation(0)
>>> hand = seen[cover_me.LAYOUT["hand"]]
>>> [cover_me.CARDS[card - 1] for card in hand if card] == [
...     cover_me.CARDS[card] for card, place in enumerate(cover_me.places(seen)) if place == cover_me.HAND]
True
"""
from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from ._engine import COVER_ME_CARDS as CARDS
from ._engine import COVER_ME_LAYOUT as LAYOUT
from ._engine import COVER_ME_SEAT_FIELDS as SEAT_FIELDS

# Where a card is: the lower five bits of its byte.
(UNSEEN, HAND, SHOWN_HAND, ROW, SECOND_ROW, SCORED, MIDDLE, OPEN_PILE, TOP_OF_OPEN_PILE, INFLUENCE, DISCARD, DRAW_PILE,
 NEXT_PILE, LOOKED, FICTIONAL_PILE, FICTIONAL_FACE_UP, FICTIONAL_ROW, OUT_OF_THE_GAME, LATER) = range(19)

# The bytes of each seat, the own one first: SEAT_FIELDS each.
(PRESENT, ACTS, DECIDES, STARTS, HAS_THE_TURN, HAND_SIZE, TAKES_DUE, KEEPS_DUE, PRESTIGE, SCORED_CARDS, MIDDLE_CARDS,
 PERSONAL_COLORS, FIRST_ROW) = range(13)
SECOND_ROW_CARDS, CANDIDATES, FEATURED, SCORES = 15, 18, 20, 22

# The figures, in their order.
FIGURES = ("year", "years", "month", "players", "turns_left", "reshuffles", "draw_pile", "open_b", "open_r", "open_k",
           "next_pile", "black_deck", "white_deck", "discard", "fictional_pile", "fictional_laid", "equal_values")

# Actions.
NO_OP, TAKE_OPEN, TAKE_DRAW, VOTE_SHARE, VOTE_EXTRA, NO_SWAP, FEATURE, CARD = 0, 1, 4, 5, 6, 7, 8, 14
PLAY_PAIR, KEEP_PAIR = 176, 308

PRESTIGE_OF = {"Y": 2, "B": 2, "R": 2, "G": 3, "K": 4, "W": 5}


def places(observations: NDArray[Any]) -> NDArray[Any]:
    """Where every card is, for one observation or an array of them."""
    return observations[..., LAYOUT["cards"]] & 31


def whose(observations: NDArray[Any]) -> NDArray[Any]:
    """Whose every card is: 0 nobody's, 1 the own seat's, 2 the next one's to the left."""
    return observations[..., LAYOUT["cards"]] >> 5
