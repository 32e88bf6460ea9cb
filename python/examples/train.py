#!/usr/bin/python3
"""Trains a player of Cover Me against three bots, from nothing, and draws how it came along:

    scripts/python
    PYTHONPATH=build/python /usr/bin/python3 python/examples/train.py --minutes 10 --out build/learnt

It plays many games at once, in seat 0 of four. The reward is the lead in prestige, as it is gained, and the result at
the end.
"""
import argparse
import pathlib
import time

import numpy

import coverstory
from drawing import draw_curve
from policy import Critic, Policy


def games_for(opponent, games, seed, duplicate=False, players=4, threads=1):
    return coverstory.VectorEnv("cover-me", games, threads, {"players": players}, seats=0, opponents=opponent,
                                rewards="dense", seed=seed, duplicate=duplicate)


def win_rate(policy, opponent, games, seed, players=4, threads=1):
    """The share of victories of the best choices, over decks that are played from every seat; and its standard
    error."""
    env = games_for(opponent, games, seed, duplicate=True, players=players, threads=threads)
    observations, masks = env.reset()
    wins = numpy.full(games, numpy.nan)
    while numpy.isnan(wins).any():
        actions, _ = policy.choose(observations[:, 0], masks[:, 0])
        env.step(actions)
        # 1 for a victory, -1 / (players - 1) for a defeat: back to a share of the victory.
        share = (env.results[:, 0] * (players - 1) + 1) / players
        first = env.terminated & numpy.isnan(wins)
        wins[first] = share[first]
    decks = wins.reshape(-1, players).mean(1)
    return wins.mean(), decks.std() / len(decks) ** 0.5


def advantages_of(rewards, ended, values, discount, trace):
    """How much better than expected every decision went: from the rewards after it, and further ahead more and more
    from what the critic expects (generalised advantage estimation). `values` has one row more than the others."""
    result = numpy.zeros_like(rewards)
    ahead = numpy.zeros(rewards.shape[1], numpy.float32)
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = ~ended[step]
        surprise = rewards[step] + discount * values[step + 1] * goes_on - values[step]
        ahead = surprise + discount * trace * ahead * goes_on
        result[step] = ahead
    return result


def collect(env, policy, steps, rng, victory=5.0):
    """(rows, rewards, ended) of so many steps of all games. There is a row more than steps: where the games stand now."""
    rows, rewards, ended = [], [], []
    for _ in range(steps):
        actions, row = policy.choose(env.observations[:, 0], env.masks[:, 0], rng)
        env.step(actions)
        rows.append(row)
        rewards.append(env.rewards[:, 0] + victory * env.results[:, 0])
        ended.append(env.terminated.copy())
    rows.append(policy.choose(env.observations[:, 0], env.masks[:, 0], rng)[1])
    return rows, numpy.array(rewards, numpy.float32), numpy.array(ended)


def update(policy, critic, batch, rng, rate, discount=0.95, trace=0.9, rounds=2, parts=4):
    """Learns from what was collected: goes over it a few times, a part after another."""
    rows, rewards, ended = batch
    values = numpy.array([critic.values(*row[:3]) for row in rows])
    advantages = advantages_of(rewards, ended, values, discount, trace)
    made = [numpy.concatenate([row[part] for row in rows[:-1]]) for part in range(5)]
    critic.learn(*made[:3], (advantages + values[:-1]).reshape(-1))
    advantages = (advantages / (advantages.std() + 1e-6)).reshape(-1)
    for _ in range(rounds):
        for part in numpy.array_split(rng.permutation(len(advantages)), parts):
            policy.climb(policy.gradients(*(each[part] for each in made), advantages[part]), rate)


def train(opponent="easy", minutes=10.0, games=256, steps=32, seed=1, out=None, players=4, report=print, evaluate=2000,
          rate=2e-3):
    """Until the processor has worked so many minutes on it. Gives the policy and its curve."""
    policy, critic, rng, curve = Policy(seed=seed), Critic(), numpy.random.default_rng(seed), []
    env = games_for(opponent, games, seed, players=players)
    env.reset()
    begun, spent_elsewhere, updates, next_look = time.process_time(), 0.0, 0, 0.0
    while True:
        minutes_spent = (time.process_time() - begun - spent_elsewhere) / 60
        is_over = minutes_spent >= minutes
        if minutes_spent >= next_look or is_over:
            before = time.process_time()
            share, error = win_rate(policy, opponent, evaluate, seed=99, players=players)
            spent_elsewhere += time.process_time() - before
            curve.append((minutes_spent, share, error))
            report(f"{minutes_spent:5.2f} min, {updates} updates: {100 * share:.1f} % ± {196 * error:.1f}", flush=True)
            next_look = minutes_spent + minutes / 20
            if out:
                policy.save(f"{out}.npz")
        if is_over:
            return policy, curve
        update(policy, critic, collect(env, policy, steps, rng), rng, rate * max(0.05, 1 - minutes_spent / minutes))
        updates += 1


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--opponent", default="easy")
    arguments.add_argument("--minutes", type=float, default=10, help="of one processor")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", default="build/learnt")
    given = arguments.parse_args()
    pathlib.Path(given.out).parent.mkdir(parents=True, exist_ok=True)
    policy, curve = train(given.opponent, given.minutes, seed=given.seed, out=given.out)
    share, error = win_rate(policy, given.opponent, 20000, seed=12345)
    print(f"in the end {100 * share:.1f} % ± {196 * error:.1f} of 20,000 games, against three {given.opponent}; parity is 25 %")
    draw_curve(f"{given.out}.svg", curve, f"against three {given.opponent}, four players", parity=0.25)


if __name__ == "__main__":
    main()
