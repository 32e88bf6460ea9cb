// What is in fashion on a table, and what cards are worth to it now: asked of the engine, never counted
// here (CM-4.3, CM-5.1). Until the engine is there, nothing is known. What cards bring in prestige is printed on them.
import type { CoverMe } from '../../engine/cover_me.ts';
import type {
  Card,
  CoverMeOptions,
  CoverMeView,
  Season,
  Tracks,
  Trends,
  TrendValue,
} from '../../protocol/cover_me.ts';
import { labelOf } from '../../art/cover_me.ts';

export type Trait = 'clothes' | 'pattern' | 'length' | 'hair';

/** The active traits in the order of the dots: clothes or pattern, length, hair. */
export function activeTraits(tracks: Tracks | Trends): readonly [Trait, Trait, Trait] {
  return [tracks.clothes ? 'clothes' : 'pattern', 'length', 'hair'];
}

/** Which characteristic of a trait a card has: a letter of its code (CM-1.3). */
export function letterOf(card: Card, trait: Trait): string {
  return card[{ clothes: 0, pattern: 1, length: 2, hair: 3 }[trait]] ?? '';
}

/** The active traits of a card, each with whether it is among these trends. */
export function traitsAgainst(
  card: Card,
  trends: Trends,
): { readonly trait: Trait; readonly letter: string; readonly matches: boolean }[] {
  return activeTraits(trends).map((trait) => {
    const letter = letterOf(card, trait);
    const letters: readonly string[] = trends[trait] ?? [];
    return { trait, letter, matches: letters.includes(letter) };
  });
}

/** What cards are rated by: of this season, or while hands are filled of the coming one (CM-6.4). */
export interface Fashion {
  readonly season: Season;
  readonly tracks: Tracks;
  readonly trends: Trends;
  readonly worth: ReadonlyMap<Card, TrendValue>;
}

/** Of a view; with covers that are tried as if they were shown. */
export function fashionOf(
  engine: CoverMe | undefined,
  view: CoverMeView,
  options: CoverMeOptions,
  cards: readonly Card[],
  tried: readonly Card[] = [],
): Fashion | undefined {
  if (engine === undefined) return undefined;
  const { values, ...fashion } = engine.fashion(view, options, cards, tried);
  return { ...fashion, worth: new Map(cards.map((card, at) => [card, values[at]!])) };
}

/** Every card that lies open before a viewer. */
export function cardsInSight(view: CoverMeView): Card[] {
  const seen = [
    ...view.hand,
    ...view.rows.flatMap((row) => row.cards),
    ...view.influence,
    ...view.looked,
    ...Object.values(view.open).flatMap((pile) => pile.slice(0, 1)),
    ...view.discard.slice(0, 1),
  ];
  return [...new Set(seen.filter((card) => card !== null))];
}

/** Whether cards are rated by the season to come, not by the one on the table. */
export function isAhead(fashion: Fashion | undefined, view: CoverMeView): boolean {
  return fashion !== undefined && fashion.season !== view.season;
}

export function isTrend(fashion: Fashion | undefined, trait: Trait, letter: string): boolean {
  const letters: readonly string[] = fashion?.trends[trait] ?? [];
  return letters.includes(letter);
}

function prestigeOf(card: Card, options: Pick<CoverMeOptions, 'values'>): number {
  return options.values === 'equal' ? 1 : labelOf(card).prestige;
}

/**
 * The running total, read off the cards as a player at a table would: the numeral printed on each scored card, or
 * one for each where all are worth the same (CM-11.2). The end's totals are the engine's.
 */
export function totalOf(cards: readonly Card[], options: Pick<CoverMeOptions, 'values'>): number {
  return cards.reduce((sum, card) => sum + prestigeOf(card, options), 0);
}
