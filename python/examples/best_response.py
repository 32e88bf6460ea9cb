#!/usr/bin/python3
"""How exploitable a bot is: trains an answer to it alone, in the game for two, and says how often that answer wins.

    PYTHONPATH=build/python /usr/bin/python3 python/examples/best_response.py --bot greedy --minutes 5

What is found is a lower bound: a better answer may exist. 50 % is what a player gets against an equal.
"""
import argparse

from train import train, win_rate


def exploitability(bot, minutes, seed=1, games=4000, report=print):
    """The share of victories of an answer that was trained for so many minutes of one processor, less a half; and
    its standard error."""
    policy, curve = train(bot, minutes, seed=seed, players=2, report=report, evaluate=1000)
    share, error = win_rate(policy, bot, games, seed=12345, players=2)
    return share - 0.5, error, curve


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--minutes", type=float, default=5, help="of one processor")
    given = arguments.parse_args()
    gained, error, _ = exploitability(given.bot, given.minutes)
    print(f"an answer to {given.bot} wins {50 + 100 * gained:.1f} % ± {196 * error:.1f} of the games for two: "
          f"it can be exploited by at least {100 * (gained - 1.96 * error):.1f} points")


if __name__ == "__main__":
    main()
