// The keys of the table: digits pick cards of the hand, letters pick piles, Enter decides, Escape takes
// back. They are the same in all languages, as the letters on the cards are.
import type { Card } from '../../protocol/cover_me.ts';
import type { Item } from './choosing.ts';

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

/** What a key does, with the hand as it lies. Keys with a modifier are the browser's. */
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
