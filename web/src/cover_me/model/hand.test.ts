import { expect, test } from 'vitest';
import { arranged, moved, orders } from './hand.ts';

const hand = ['WTlk', 'YQsb', 'GDmr', 'GQlb'];
const values: Record<string, number> = { WTlk: 1, YQsb: 3, GDmr: 0, GQlb: 3 };
const valueOf = (card: string) => values[card] ?? 0;

test('by value the best come first, equal ones as they are printed', () => {
  expect(arranged(hand, 'value', [], valueOf)).toEqual(['YQsb', 'GQlb', 'WTlk', 'GDmr']);
});

test('by a trait the values stand in the order of the tracks', () => {
  expect(arranged(hand, 'clothes', [], valueOf)).toEqual(['YQsb', 'GQlb', 'GDmr', 'WTlk']);
  expect(arranged(hand, 'pattern', [], valueOf)).toEqual(['YQsb', 'GQlb', 'GDmr', 'WTlk']);
  expect(arranged(hand, 'length', [], valueOf)).toEqual(['YQsb', 'GDmr', 'GQlb', 'WTlk']);
  expect(arranged(hand, 'hair', [], valueOf)).toEqual(['YQsb', 'GQlb', 'GDmr', 'WTlk']);
});

test('an own order stays, played cards leave it and new ones come last', () => {
  expect(arranged(hand, 'own', ['GQlb', 'BDmk', 'WTlk'], valueOf)).toEqual([
    'GQlb',
    'WTlk',
    'YQsb',
    'GDmr',
  ]);
});

test.each(orders)('in the order %s no card is lost', (order) => {
  expect(arranged(hand, order, ['GQlb'], valueOf).sort()).toEqual([...hand].sort());
});

test('a card is moved to a place', () => {
  expect(moved(hand, 'WTlk', 2)).toEqual(['YQsb', 'GDmr', 'WTlk', 'GQlb']);
  expect(moved(hand, 'GQlb', 0)).toEqual(['GQlb', 'WTlk', 'YQsb', 'GDmr']);
  expect(moved(hand, 'KTsk', 0)).toEqual(hand);
});
