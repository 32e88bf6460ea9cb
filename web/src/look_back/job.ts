// Looking back on a game, the worker's work: what the page and the worker say to each other, and the work itself.
// The page gives one order; the worker tells the game with its decisions, then one appraisal after the other. Who
// wants it to stop ends the worker, and goes on later with another one and what is left.
import type { CoverMe, Replay } from '../engine/cover_me.ts';
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
  | { readonly is: 'failed'; readonly fault: Fault; readonly why: string };

/** What is to blame where it failed: the record that was given, or something of ours. */
export type Fault = 'record' | 'ours';

export interface PastGame {
  /** As the seat saw it. */
  readonly replay: Replay;
  readonly decisions: readonly PastDecision[];
}

/** One seed for all: the same record is always seen the same way. */
const seed = '0'.repeat(32);

/** Reads a record and appraises a seat's decisions in their order, telling each at once. */
export function lookBack(engine: CoverMe, order: Order, tell: (news: News) => void): void {
  const game = engine.lookBack(order.record, order.seat);
  try {
    const decisions = game.decisions();
    const replay = engine.replay(order.record, order.seat);
    tell({ is: 'game', game: { replay, decisions } });
    for (let decision = order.done; decision < decisions.length; ++decision) {
      const appraisal = game.appraise(decision, order.iterations, seed);
      tell({ is: 'appraised', decision, appraisal });
    }
    tell({ is: 'done' });
  } finally {
    game.end();
  }
}
