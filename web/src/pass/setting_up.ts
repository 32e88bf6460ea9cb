// What people choose before they share a device: the game and its options, and who plays. Plain data.
import { tidyName } from '../connection/kept.ts';
import type { CoverMeOptions } from '../protocol/cover_me.ts';
import type { CoverUpOptions } from '../protocol/cover_up.ts';
import { defaultOptions, withoutUnused } from '../protocol/options.ts';
import type { GameName, Level, NewSettings, Room, SettingsChange } from '../protocol/room.ts';

export interface Plan {
  readonly game: GameName;
  readonly 'cover-me': CoverMeOptions;
  readonly 'cover-up': CoverUpOptions;
}

/** The printed rules. Building goes round without the hourglass, and a round has the longest time there is. */
export const plain: Plan = {
  game: 'cover-me',
  'cover-me': { ...defaultOptions('cover-me'), players: 2 },
  'cover-up': { ...defaultOptions('cover-up'), hourglass_s: 600, deck: 'standard', limit_s: 3600 },
};

/** The options that mean something where the device goes round. */
const shownOfCoverUp = ['game', 'players', 'referee'];
export const isShown = (game: GameName, key: string): boolean =>
  game === 'cover-me' || shownOfCoverUp.includes(key);

export function planned(plan: Plan, change: SettingsChange): Plan {
  if (change.game !== undefined) return { ...plan, game: change.game };
  const kept = withoutUnused(plan.game, { ...plan[plan.game], ...change.options });
  return { ...plan, [plan.game]: kept };
}

/** As far as the form of options looks at it. */
export function roomOf(plan: Plan): Room {
  return { game: plan.game, options: plan[plan.game] } as unknown as Room;
}

export function settingsOf(plan: Plan, level: Level): NewSettings {
  return {
    game: plan.game,
    options: plan[plan.game],
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
  const { players } = plan[plan.game];
  const names = written.slice(0, players).map(tidyName).filter(Boolean);
  if (names.length < 2) return 'two';
  // A bot would flip the hourglass while people still wait for the device.
  if (plan.game === 'cover-up' && names.length < players) return 'all';
  return new Set(names).size < names.length ? 'same' : names;
}
