// The order of the own hand: by what counts now, by a trait, or as the player has laid it. An order never
// loses a card: what is new stands at its place in the order, and at the end of an own one.
import { CODES } from '../../art/traits.ts';
import type { Card } from '../../protocol/cover_me.ts';

export const orders = ['value', 'clothes', 'pattern', 'length', 'hair', 'own'] as const;
export type Order = (typeof orders)[number];

/** Which letter of a code a trait is (CM-1.3). */
const letterAt = { clothes: 0, pattern: 1, length: 2, hair: 3 } as const;
const lettersOf = { clothes: 'YBRGKW', pattern: 'QDT', length: 'sml', hair: 'brk' } as const;

/** The hand in an order. `valueOf` is the engine's trend value, 0 while it is not known. */
export function arranged(
  hand: readonly Card[],
  order: Order,
  own: readonly Card[],
  valueOf: (card: Card) => number,
): Card[] {
  if (order === 'own') return inOwnOrder(hand, own);
  const printed = [...hand].sort((a, b) => CODES.indexOf(a) - CODES.indexOf(b));
  if (order === 'value') return printed.sort((a, b) => valueOf(b) - valueOf(a));
  const place = (card: Card) => lettersOf[order].indexOf(card[letterAt[order]] ?? '');
  return printed.sort((a, b) => place(a) - place(b));
}

/** A card moved before the one that stands at `to`. */
export function moved(cards: readonly Card[], card: Card, to: number): Card[] {
  const rest = cards.filter((one) => one !== card);
  if (rest.length === cards.length) return [...cards];
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

function inOwnOrder(hand: readonly Card[], own: readonly Card[]): Card[] {
  const laid = own.filter((card) => hand.includes(card));
  return [...laid, ...hand.filter((card) => !laid.includes(card))];
}
