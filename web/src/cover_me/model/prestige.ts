// The running totals, read off the cards as a player at a table would: the numeral printed on each scored
// card, or one for each where all are worth the same (CM-11.2). The end's totals are the engine's.
import { labelOf } from '../../art/cover_me.ts';
import type { Card, CoverMeOptions } from '../../protocol/cover_me.ts';

export function prestigeOf(card: Card, options: Pick<CoverMeOptions, 'values'>): number {
  return options.values === 'equal' ? 1 : labelOf(card).prestige;
}

export function totalOf(cards: readonly Card[], options: Pick<CoverMeOptions, 'values'>): number {
  return cards.reduce((sum, card) => sum + prestigeOf(card, options), 0);
}
