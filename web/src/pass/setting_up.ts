// What people choose before they share a device: the game and its options, and who plays. Plain data.
import { tidyName } from '../connection/kept.ts';
import type { Game } from '../game.ts';
import { gameNamed, games, type AnyGame, type GameName } from '../games.ts';
import { defaultsOf, withoutUnused } from '../protocol/options.ts';
import type { Level, NewSettings, Room, SettingsChange } from '../protocol/room.ts';

export interface Plan {
  readonly game: GameName;
  /** Of each game, so that none are lost on the way to another and back. */
  readonly options: Readonly<Record<GameName, AnyGame['options']>>;
}

export const plain: Plan = {
  game: games[0]!.name,
  options: Object.fromEntries(
    games.map(({ name, options, pass }) => [name, { ...defaultsOf(options), ...pass.options }]),
  ) as never,
};

export const gameOfPlan = (plan: Plan): Game<AnyGame> => gameNamed(plan.game);
export const optionsOf = (plan: Plan): AnyGame['options'] => plan.options[plan.game];

/** Whether an option means something where the device goes round. */
export function isShown(game: GameName, key: string): boolean {
  const hidden: readonly string[] = gameNamed(game).pass.hidden ?? [];
  return !hidden.includes(key);
}

export function planned(plan: Plan, change: SettingsChange): Plan {
  if (change.game !== undefined) return { ...plan, game: change.game };
  const kept = withoutUnused(gameOfPlan(plan).options, { ...optionsOf(plan), ...change.options });
  return { ...plan, options: { ...plan.options, [plan.game]: kept as AnyGame['options'] } };
}

/** As far as the form of options looks at it. */
export function roomOf(plan: Plan): Room {
  return { game: plan.game, options: optionsOf(plan) } as unknown as Room;
}

export function settingsOf(plan: Plan, level: Level): NewSettings {
  return {
    game: plan.game,
    options: optionsOf(plan),
    clock: 'none',
    chat: false,
    level,
    // Whoever waits is on the same device: nobody is ever gone.
    away_s: 86_400,
  };
}

export type Trouble = 'two' | 'all' | 'same';

/** The people of the first seats, or why they cannot begin. */
export function peopleIn(plan: Plan, written: readonly string[]): readonly string[] | Trouble {
  const { players } = optionsOf(plan);
  const names = written.slice(0, players).map(tidyName).filter(Boolean);
  if (names.length < 2) return 'two';
  // A bot would flip the hourglass while people still wait for the device.
  if (gameOfPlan(plan).pass.peopleOnly && names.length < players) return 'all';
  return new Set(names).size < names.length ? 'same' : names;
}
