// CU-5: the scoring of one pile as a story, card by card: what was removed from the top and why, what is seen,
// what lies beside, the hourglass. The figures are the engine's; why a card had to go is asked of its check.
import type { Card, Pile, Placement, Score } from '../../protocol/cover_up.ts';
import type { PileCheck } from '../../engine/cover_up.ts';

export type Mistake = 'conflict' | 'loose';

export type Step =
  | { readonly is: 'removed'; readonly card: Card; readonly why: Mistake }
  | { readonly is: 'seen'; readonly points: number }
  | { readonly is: 'beside'; readonly card: Card; readonly points: number }
  | { readonly is: 'hourglass'; readonly points: -1 | 1 }
  | { readonly is: 'sum'; readonly points: number };

/** What is asked of the engine: the check of a pile, and what one card beside a pile costs (CU-5.3). */
export interface Judge {
  readonly check: (pile: Pile) => PileCheck;
  readonly costBeside: (card: Card) => number;
}

/** CU-5.1: the pile before each removal; the last one is what counts. */
function pilesOf(pile: Pile, removed: readonly Card[]): readonly Pile[] {
  const piles: Pile[] = [pile];
  for (const card of removed) piles.push(piles.at(-1)!.filter((placed) => placed.card !== card));
  return piles;
}

export function storyOf(pile: Pile, score: Score, judge: Judge): readonly Step[] {
  const piles = pilesOf(pile, score.removed);
  const removed = score.removed.map((card, at): Step => {
    const why = judge.check(piles[at]!).conflicts.length > 0 ? 'conflict' : 'loose';
    return { is: 'removed', card, why };
  });
  const beside = score.beside.map((card): Step => ({
    is: 'beside',
    card,
    points: judge.costBeside(card),
  }));
  const sand: Step[] = score.hourglass === 0 ? [] : [{ is: 'hourglass', points: score.hourglass }];
  return [
    ...removed,
    { is: 'seen', points: score.visible },
    ...beside,
    ...sand,
    { is: 'sum', points: score.points },
  ];
}

/** What lies on the table after so many steps of the story. */
export function pileAfter(pile: Pile, story: readonly Step[], steps: number): readonly Placement[] {
  const gone = story.slice(0, steps).flatMap((step) => (step.is === 'removed' ? [step.card] : []));
  return pile.filter(({ card }) => !gone.includes(card));
}
