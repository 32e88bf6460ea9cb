// The worker's work: reads a record and appraises a seat's decisions in their order, telling each at once.
import type { CoverMe } from '../engine/cover_me.ts';
import type { News, Order } from './messages.ts';

/** One seed for all: the same record is always seen the same way. */
const seed = '0'.repeat(32);

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
