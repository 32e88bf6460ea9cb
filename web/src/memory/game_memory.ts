// What a game has to say of its finished games: everything by which one game's memories differ from another's.
import type { Chronicle } from './kept_game.ts';
import type { PastGame } from './statistics.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** A chart of bars: each has a label below it, its height, and that in words. */
export interface Bars {
  readonly title: string;
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly label: string;
  /** Below zero it hangs. */
  readonly value: number;
  readonly text: string;
  /** Drawn in the accent. */
  readonly isMarked?: boolean;
}

export interface GameMemory<Told extends Chronicle = Chronicle> {
  /** In the order of the engine. */
  readonly awards: readonly string[];
  readonly award: (award: string) => { readonly title: string; readonly text: string };
  /** A score in words. */
  readonly score: (score: number) => string;
  /** What is compared from game to game, and what it is called. */
  readonly measure: { readonly title: () => string; readonly of: (game: PastGame<Told>) => number };
  /** Of one game at least. */
  readonly figures: (games: readonly PastGame<Told>[]) => readonly Figure[];
  readonly chart: (games: readonly PastGame<Told>[]) => Bars;
  /** What there is to say of one game, a sentence each. */
  readonly story: (game: PastGame<Told>) => readonly string[];
  /** One game as a picture to send, with a few lines below it. */
  readonly picture?: (game: PastGame<Told>, lines: readonly string[]) => Promise<File>;
  /** Whether a game can be looked back on from its record. */
  readonly hasReview: boolean;
}
