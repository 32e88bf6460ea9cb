// What a page and the worker that looks back on a game say to each other. The page gives one order; the
// worker tells the game with its decisions, then one appraisal after the other. Who wants it to stop ends
// the worker, and goes on later with another one and what is left.
import type { Replay } from '../engine/cover_me.ts';
import type { Appraisal, PastDecision } from '../engine/look_back.ts';

export interface Order {
  readonly record: string;
  readonly seat: number;
  readonly iterations: number;
  /** How many decisions have been appraised before. */
  readonly done: number;
}

export type News =
  | { readonly is: 'game'; readonly game: PastGame }
  | { readonly is: 'appraised'; readonly decision: number; readonly appraisal: Appraisal }
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly why: string };

export interface PastGame {
  /** As the seat saw it. */
  readonly replay: Replay;
  readonly decisions: readonly PastDecision[];
}
