// The own hand: the order in which it lies, by what counts now, by a trait or as the player has laid it, and the
// keys that pick from it. An order never loses a card: what is new stands at its place in the order, and at the end
// of an own one. The keys are the same in all languages, as the letters on the cards are.
import { CODES } from '../../art/traits.ts';
import type { Card } from '../../protocol/cover_me.ts';
import type { Item } from './choosing.ts';

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

export type KeyAction =
  | { readonly does: 'pick'; readonly item: Item }
  | { readonly does: 'decide' | 'back' | 'sort' | 'course' | 'help' };

const digits = '1234567890-=';
const piles: Readonly<Record<string, Item>> = {
  b: 'pile:b',
  r: 'pile:r',
  k: 'pile:k',
  d: 'pile:draw',
};
const others: Readonly<Record<string, KeyAction>> = {
  Enter: { does: 'decide' },
  Escape: { does: 'back' },
  s: { does: 'sort' },
  c: { does: 'course' },
  '?': { does: 'help' },
};

/** What a key does: digits pick cards of the hand as it lies, letters piles. Keys with a modifier are the browser's. */
export function keyFor(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  hand: readonly Card[],
): KeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const card = hand[digits.indexOf(key)];
  if (key.length === 1 && digits.includes(key)) {
    return card === undefined ? undefined : { does: 'pick', item: `card:${card}` };
  }
  const item = piles[key];
  return item === undefined ? others[key] : { does: 'pick', item };
}
