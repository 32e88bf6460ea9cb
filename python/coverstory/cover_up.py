"""The numbers of Cover Up: where what is in an observation, and what the actions are.

>>> from coverstory import cover_up
>>> import coverstory
>>> seen = coverstory.CoverUp(players=1, seed=1).observation(0)
>>> cover_up.planes(seen).shape
(7, 12, 12)
>>> int(cover_up.planes(seen).sum())
0
"""
from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from ._engine import COVER_UP_LAYOUT as LAYOUT
from ._engine import COVER_UP_SEAT_FIELDS as SEAT_FIELDS

WINDOW, SYMBOLS, HAND_SIZE, SQUARES, ORIENTATIONS, PLACES = 12, 6, 5, 8, 8, 99

NO_OP, TAKE_BACK, FLIP, DONE, RETURN, LAY = 0, 1, 2, 3, 4, 9

# The bytes of each seat, the own one first: SEAT_FIELDS each. A total counts from -20.
PRESENT, ACTS, CARDS_PLACED, IS_DONE, HAS_FLIPPED, TOTAL, LAST_ROUND = range(7)

FIGURES = ("round", "players", "seconds_left", "flipped", "points_now", "points_all_beside", "live_referee", "hourglass")


def planes(observations: NDArray[Any]) -> NDArray[Any]:
    """The own pile: a plane for each symbol, and one for what any card covers."""
    pile = observations[..., LAYOUT["pile"]]
    return pile.reshape(*pile.shape[:-1], SYMBOLS + 1, WINDOW, WINDOW)


def cards(observations: NDArray[Any]) -> NDArray[Any]:
    """The own five cards: for each square which symbol it has, one of six."""
    hand = observations[..., LAYOUT["hand"]]
    return hand.reshape(*hand.shape[:-1], HAND_SIZE, SQUARES, SYMBOLS)


def laying(action: int) -> tuple[int, int, int, int]:
    """(slot, orientation, column, row) of an action that lays a card."""
    rest, place = divmod(action - LAY, PLACES)
    slot, orientation = divmod(rest, ORIENTATIONS)
    if not 0 <= slot < HAND_SIZE:
        raise ValueError(f"{action} lays no card.")
    row, column = divmod(place, 11 if orientation % 2 == 0 else 9)
    return slot, orientation, column, row
