// A pile to learn from, on the page of the rules: five green cards, built card by card to par. What it says of symbols a
// test asks the engine.
import type { Pile, Symbol } from '../../protocol/cover_up.ts';

export const examplePile: Pile = [
  { card: '.fa..bb.', o: 0, x: 1, y: 0 },
  { card: '..fad..b', o: 0, x: 0, y: 0 },
  { card: '.dcba...', o: 1, x: 0, y: 1 },
  { card: 'a.c.cb..', o: 3, x: 1, y: 0 },
  { card: 'ab...a.f', o: 2, x: 1, y: 0 },
];

/** CU-3.3: the first two of them so that a ring lies on a clover. */
export const exampleClash: Pile = [examplePile[0]!, { ...examplePile[1]!, y: 2 }];

interface ExampleStep {
  /** CU-3.4: the symbols by which the card is attached. */
  readonly met: readonly Symbol[];
  /** CU-5.2: the symbols that show then. */
  readonly seen: number;
}

export const exampleSteps: readonly ExampleStep[] = [
  { met: [], seen: 4 },
  { met: ['a', 'b'], seen: 6 },
  { met: ['b', 'a'], seen: 8 },
  { met: ['a', 'c'], seen: 10 },
  { met: ['b', 'a'], seen: 12 },
];

/** CU-1.1: on all five cards. */
export const exampleSymbols = 20;

/** CU-5.3: what the round would cost if the last card had been left out: the pile, the card's symbols, and one. */
export const exampleWithout = { seen: 10, symbols: 4, points: 15 };
