// Many games in figures, from what the engine says of each: all of it can be counted again from the records.
import type { Chronicle, KeptGame, Rivals } from './kept_game.ts';
import { rivalsOf } from './kept_game.ts';

/** A game of the reader's own with what the engine made of it. */
export interface PastGame<Told extends Chronicle = Chronicle> {
  readonly game: KeptGame & { readonly seat: number };
  readonly told: Told;
}

/** Which games are counted; what is not named makes no difference. */
export interface Choice {
  readonly players?: number | undefined;
  readonly rivals?: Rivals | undefined;
}

export function chosen<Past extends PastGame>(
  games: readonly Past[],
  { players, rivals }: Choice,
): readonly Past[] {
  return games.filter(
    ({ game }) =>
      (players === undefined || game.seats.length === players) &&
      (rivals === undefined || rivalsOf(game) === rivals),
  );
}

export interface Figures {
  readonly games: number;
  /** Games against somebody. */
  readonly contests: number;
  /** Shared victories too. */
  readonly wins: number;
  /** How often one came first, second, …. */
  readonly ranks: readonly number[];
  /** Victories one after the other: up to now, and the most there were. */
  readonly streak: number;
  readonly longestStreak: number;
}

/** `games`: the latest first. */
export function figuresOf(games: readonly PastGame[]): Figures {
  const contests = games.filter(({ game }) => game.seats.length > 1);
  const wins = contests.map(({ told }) => told.won);
  const lost = wins.indexOf(false);
  const places = Math.max(0, ...contests.map(({ game }) => game.seats.length));
  return {
    games: games.length,
    contests: contests.length,
    wins: wins.filter(Boolean).length,
    ranks: Array.from(
      { length: places },
      (_, at) => contests.filter(({ told }) => told.rank === at + 1).length,
    ),
    streak: lost === -1 ? wins.length : lost,
    longestStreak: longestRun(wins),
  };
}

function longestRun(wins: readonly boolean[]): number {
  let [run, longest] = [0, 0];
  for (const won of wins) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** An award, with the game that brought it first. */
export interface Won {
  readonly award: string;
  readonly times: number;
  readonly first: PastGame | undefined;
}

/** All of a game's awards, in its order. `games`: the latest first. */
export function awardsWon(games: readonly PastGame[], awards: readonly string[]): readonly Won[] {
  return awards.map((award) => {
    const bringing = games.filter(({ told }) => told.awards.includes(award));
    return { award, times: bringing.length, first: bringing.at(-1) };
  });
}

/** Nothing for no numbers. */
export function meanOf(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
