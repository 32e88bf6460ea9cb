"""What the tests have in common: every variant of Cover Me, and games played at random."""
import itertools
import os
import pathlib
import random

import coverstory

ROOT = pathlib.Path(__file__).parents[2]
# How many random games the longer tests play: `COVERSTORY_GAMES=100000 scripts/python test` plays as many.
GAMES = int(os.environ.get("COVERSTORY_GAMES", "60"))


def variants():
    """Every combination of Cover Me's options that changes the rules."""
    for players, length, values, deal, tie in itertools.product(
            (2, 3, 4, 5), ("standard", "long", "short"), ("by-color", "equal"), ("draft", "quick"), ("vote", "share")):
        options = {"players": players, "length": length, "values": values, "deal": deal, "tie": tie}
        if values == "equal":
            options["removed"] = "YBRGKW"[(players + len(length)) % 6]
        if players == 2:
            yield {**options, "two_player": "fictional"}
            yield {**options, "two_player": "advanced"}
        else:
            yield options


def play_at_random(game, seed, before=lambda game: None):
    """To the end; `before` is called before every decision."""
    chooser = random.Random(seed)
    while not game.is_over:
        before(game)
        seat = chooser.choice(game.to_act)
        game.apply(seat, chooser.choice(game.legal(seat)))
    return game


def new_games(count):
    """Random games of all variants in turn, begun with their numbers as seeds."""
    every = list(variants())
    for number in range(count):
        yield number, coverstory.CoverMe(seed=number, **every[number % len(every)])


def golden_hashes():
    """By name what tests/goldens/hashes has of a game: how many states, the hash of the last, and one of all."""
    return {name: rest for name, *rest in map(str.split, (ROOT / "tests/goldens/hashes").read_text().splitlines())}


def told_hashes(hashes):
    """The same of these hashes; all of them together as engine/core/fnv.h has it, FNV-1a over their bytes."""
    value = 0xcbf29ce484222325
    for number in hashes:
        for byte in number.to_bytes(8, "little"):
            value = (value ^ byte) * 0x100000001b3 % 2 ** 64
    return [str(len(hashes)), f"{hashes[-1]:016x}", f"{value:016x}"]
