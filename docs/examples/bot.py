#!/usr/bin/env python3
"""A small player of Cover Me: covers that match the trends, dear cards into the hand.

coverstory arena cover-me --bots "exec:python3 docs/examples/bot.py",random --games 40
"""
import json
import sys

WORTH = {"Y": 2, "B": 2, "R": 2, "G": 3, "K": 4, "W": 5}
PLACES = {"clothes": 0, "pattern": 1, "length": 2, "hair": 3}  # of a trait in a card's code


def trend_value(card, view, counted):
    """How many trends the card matches (CM-5.1); `counted` is 1 if it would be laid as well."""
    matches = 0
    for trait, track in view["tracks"].items():
        mine = card[PLACES[trait]]
        others = [count for letter, count in track.items() if letter != mine]
        matches += track[mine] + counted >= max(others)
    return matches


def in_hand(card, view):
    return WORTH[card[0]] + trend_value(card, view, 1) / 2


def merit(choice, view):
    kind = choice["kind"]
    if kind == "take":
        return in_hand(choice["card"], view) if choice["card"] else 3
    if kind == "play":  # of two cards the first is for the row that scores (CM-9.5)
        values = [10 * trend_value(card, view, 1) + WORTH[card[0]] for card in choice["cards"]]
        return 2 * values[0] + sum(values[1:])
    if kind == "feature":  # a cover that does not score is lost to the influence row
        scores = trend_value(choice["card"], view, 0) == 3
        return WORTH[choice["card"][0]] * (1 if scores else -1)
    if kind == "keep":
        return sum(in_hand(card, view) for card in choice["cards"])
    if kind == "swap":
        return choice["discard"] is None
    return not choice["extra"]  # vote: share the victory


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"ready": True, "name": "example 1.0"}
        elif "decide" in message:
            merits = [merit(choice, message["view"]) for choice in message["legal"]]
            answer = {"id": message["id"], "choose": merits.index(max(merits))}
        else:
            continue  # the result; a new hello or the end of input follows
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
