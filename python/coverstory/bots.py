"""Bots: those of Cover Story as functions, and functions of yours as bots."""
from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TextIO

from . import _engine

Game = Literal["cover-me", "cover-up"]

_NAMES = {"cover-me": _engine.cover_me_bots, "cover-up": _engine.cover_up_bots}


def _check_game(game: str) -> None:
    if game not in _NAMES:
        raise ValueError(f"'game' is none of: {', '.join(_NAMES)}.")


def bots(game: Game = "cover-me") -> list[str]:
    """The names of the bots, from the weakest on.

    >>> import coverstory
    >>> coverstory.bots("cover-me")
    ['random', 'greedy', 'easy', 'medium', 'hard']
    """
    _check_game(game)
    return _NAMES[game]()


def bot(name: str, game: Game = "cover-me", seed: int | str | None = None, budget_ms: int = 100,
        iterations: int | None = None) -> Callable[[Any], Any]:
    """A bot as a function of a view. With `iterations` it is deterministic: the clock has no say.

    >>> import coverstory
    >>> game = coverstory.CoverMe(seed=2)
    >>> seat = game.to_act[0]
    >>> coverstory.bot("greedy")(game.view(seat)) in game.legal(seat)
    True
    """
    _check_game(game)
    if game == "cover-me":
        return _engine.CoverMeBot(name, seed, budget_ms, iterations)
    return _engine.CoverUpBot(name, seed)


def arena(players: Sequence[str | Callable[[Any], Any] | tuple[str, Callable[[Any], Any]]], games: int = 400,
          game: Game = "cover-me", threads: int = 1, seed: int | str | None = None, budget_ms: int = 100,
          iterations: int | None = None, **options: int | str) -> dict[str, Any]:
    """Plays bots against each other, one for each seat, with duplicate dealing: each deck in every rotation of
    the chairs. A player is a bot's name, a function from a view to an action, or a pair of a name and a function. In
    Cover Up a function answers as a bot does: with its plan of the round, or with the card that it puts back.

    >>> import coverstory
    >>> first = lambda view: view.legal()[0]
    >>> played = coverstory.arena([("first", first), "greedy"], games=20, seed=1)
    >>> played["games"], sorted(played["bots"])
    (20, ['first', 'greedy'])
    >>> played["bots"]["greedy"]["win"]["mean"] > played["bots"]["first"]["win"]["mean"]
    True
    """
    _check_game(game)
    if isinstance(players, str):
        raise TypeError("'players' is a list, with a player for each seat.")
    if games < 1 or threads < 1:
        raise ValueError("'games' and 'threads' are numbers from 1 on.")
    players = list(players)
    decks = -(-games // max(1, len(players)))
    if game == "cover-me":
        return _engine.cover_me_arena(players, decks, threads, seed, budget_ms, iterations, options)
    return _engine.cover_up_arena(players, decks, threads, seed, options)


def play_over_stdio(choose: Callable[[dict[str, Any], list[dict[str, Any]] | None], int | dict[str, Any]],
                    name: str = "python", lines: Iterable[str] | None = None, out: TextIO | None = None) -> None:
    """Lets a function play wherever `exec:` names a program: `coverstory arena --bots "exec:python3 my_bot.py",easy`.

    `choose(view, legal)` gets what docs/bots.md calls the view and the choices, both as dicts, and answers with an
    index into the choices. For a round of Cover Up `legal` is None, and the answer is a dict with `timeline` and
    `flip_at`.
    """
    out = out or sys.stdout
    for line in lines or sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"ready": True, "name": name}
        elif "decide" in message:
            chosen = choose(message["view"], message.get("legal"))
            answer = {"id": message["id"], **(chosen if isinstance(chosen, dict) else {"choose": int(chosen)})}
        else:
            continue
        print(json.dumps(answer), file=out, flush=True)
