import { expect, test } from 'vitest';
import type { Choice } from '../../protocol/cover_me.ts';
import { cardOf, chosen, exchanged, kept, pick, pickable, pickAt, places } from './choosing.ts';

const play = (...cards: string[]): Choice => ({ kind: 'play', cards });
const oneRow = [play('YQsb'), play('BDmk')];
const twoRows = [
  play('YQsb', 'BDmk'),
  play('BDmk', 'YQsb'),
  play('YQsb', 'GTlr'),
  play('GTlr', 'YQsb'),
  play('BDmk', 'GTlr'),
  play('GTlr', 'BDmk'),
];
const keep = (cards: string[], returned: string[]): Choice => ({ kind: 'keep', cards, returned });

test('a card that is picked is the choice, another takes its place', () => {
  const first = pick(oneRow, [], 'card:YQsb');
  expect(chosen(oneRow, first)).toEqual(play('YQsb'));
  expect(chosen(oneRow, pick(oneRow, first, 'card:BDmk'))).toEqual(play('BDmk'));
});

test('a card that is picked again is put back', () => {
  expect(pick(oneRow, ['card:YQsb'], 'card:YQsb')).toEqual([]);
});

test('what no choice needs cannot be picked', () => {
  expect(pick(oneRow, [], 'card:WTlk')).toEqual([]);
  expect(pick([], [], 'card:YQsb')).toEqual([]);
  expect(pickAt(oneRow, [], 'card:YQsb', 1)).toEqual([]);
});

test('CM-9.3 the first card goes to the first row, the second to the second', () => {
  const first = pick(twoRows, [], 'card:GTlr');
  expect(chosen(twoRows, first)).toBeUndefined();
  const both = pick(twoRows, first, 'card:YQsb');
  expect(chosen(twoRows, both)).toEqual(play('GTlr', 'YQsb'));
  expect(chosen(twoRows, exchanged(both))).toEqual(play('YQsb', 'GTlr'));
});

test('CM-9.3 a card can go to the second row first, and move to the other', () => {
  const second = pickAt(twoRows, [], 'card:GTlr', 1);
  expect(second).toEqual([null, 'card:GTlr']);
  expect(chosen(twoRows, second)).toBeUndefined();
  expect(pickAt(twoRows, second, 'card:GTlr', 0)).toEqual(['card:GTlr']);
  expect(pick(twoRows, second, 'card:BDmk')).toEqual(['card:BDmk', 'card:GTlr']);
});

test('where both rows have a card the second gives way', () => {
  const both = ['card:GTlr', 'card:YQsb'] as const;
  expect(pick(twoRows, both, 'card:BDmk')).toEqual(['card:GTlr', 'card:BDmk']);
});

test('CM-6.3 cards that are kept have no order', () => {
  const legal = [
    keep(['GQsb', 'GDmk'], ['GTlr', 'GQlk']),
    keep(['GQsb', 'GTlr'], ['GDmk', 'GQlk']),
  ];
  expect(chosen(legal, ['card:GDmk', 'card:GQsb'])).toBe(legal[0]);
  expect(chosen(legal, ['card:GDmk'])).toBeUndefined();
  expect(places(legal)).toBe(2);
});

test('each other kind of choice is one thing', () => {
  const legal: Choice[] = [
    { kind: 'take', from: 'b', card: 'YQsb' },
    { kind: 'take', from: 'draw', card: null },
    { kind: 'feature', row: 1, card: 'BDmk' },
    { kind: 'swap', discard: null },
    { kind: 'vote', extra: true },
  ];
  expect([...pickable(legal)]).toEqual([
    'pile:b',
    'pile:draw',
    'row:1:BDmk',
    'nothing',
    'vote:extra',
  ]);
  for (const choice of legal) {
    const item = [...pickable([choice])][0]!;
    expect(chosen(legal, pick(legal, [], item))).toBe(choice);
  }
});

test('what is no longer possible is no longer picked', () => {
  expect(kept(oneRow, ['card:GTlr'])).toEqual([]);
  expect(kept(twoRows, ['card:WTlk', 'card:GTlr'])).toEqual([null, 'card:GTlr']);
  expect(kept([], ['card:GTlr'])).toEqual([]);
});

test('a thing has a card where one is seen', () => {
  expect(cardOf('card:GTlr')).toBe('GTlr');
  expect(cardOf('row:0:GTlr')).toBe('GTlr');
  expect(cardOf('pile:draw')).toBeUndefined();
  expect(cardOf(null)).toBeUndefined();
});
