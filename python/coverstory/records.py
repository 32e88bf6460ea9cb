"""Game records: read, written, and as arrays. docs/records.md has their format."""
from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Sequence
from typing import Any, Literal

from . import _engine


def read(source: str | pathlib.PurePath) -> str:
    """The text of a record: a path, or the text itself."""
    if not source:
        raise ValueError("There is nothing to read: neither a path nor a record.")
    if isinstance(source, pathlib.PurePath) or "\n" not in source:
        return pathlib.Path(source).read_text(encoding="utf-8")
    return source


def replay(source: str | pathlib.PurePath,
           visit: Callable[[_engine.CoverMe, int, int], Any] | None = None) -> list[_engine.CoverMe]:
    """The games of Cover Me in a record, each checked line by line and as it ended. `visit(game, seat, action)`, if
    given, is called before every decision, with the game as it stood.

    >>> import coverstory
    >>> text = coverstory.record(["greedy", "random", "random"], seed=3)
    >>> game, = coverstory.replay(text)
    >>> game.is_over
    True
    """
    return _engine.cover_me_replay(read(source), visit)


def data_set(source: str | pathlib.PurePath, game: Literal["cover-me", "cover-up"] = "cover-me") -> Any:
    """A record as arrays: for Cover Me a row for each decision, for Cover Up a dict for each pile.

    >>> import coverstory
    >>> rows = coverstory.data_set(coverstory.record(["greedy", "random", "random"], seed=3))
    >>> sorted(rows)
    ['actions', 'games', 'masks', 'observations', 'results', 'seats']
    >>> bool(rows["masks"][range(len(rows["actions"])), rows["actions"]].all())
    True
    """
    if game == "cover-me":
        return _engine.cover_me_data_set(read(source))
    if game == "cover-up":
        return _engine.cover_up_data_set(read(source))
    raise ValueError("'game' is none of: cover-me, cover-up.")


def record(players: Sequence[str | Callable[[_engine.CoverMeView], int]], seed: int | str | None = None,
           **options: int | str) -> str:
    """Plays a game of Cover Me, a bot's name or a function for each seat, and gives its record.

    >>> import coverstory
    >>> import json
    >>> text = coverstory.record(["easy", "easy"], seed=3, two_player="advanced")
    >>> json.loads(text.splitlines()[0])["seats"]
    ['easy', 'easy']
    """
    game = _engine.CoverMe(seed=seed, record=True, players=len(players), **options)
    choosers = [player if callable(player) else _engine.CoverMeBot(player, index, 100, None)
                for index, player in enumerate(players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.apply(seat, choosers[seat](game.view(seat)))
    first, rest = game.record().split("\n", 1)
    header = json.loads(first)
    header["seats"] = [player if isinstance(player, str) else getattr(player, "__name__", "python") for player in players]
    return json.dumps(header, separators=(",", ":")) + "\n" + rest
