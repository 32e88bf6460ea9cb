import { expect, test } from 'vitest';
import { cardsOf, seatWords } from './words.ts';

test('players of one name are told apart by their magazines', () => {
  expect(seatWords(['Ada', 'Bo'], 1)).toBe('Bo');
  const [one, other] = [seatWords(['bot', 'bot'], 0), seatWords(['bot', 'bot'], 1)];
  expect(one).toMatch(/ · bot$/);
  expect(one).not.toBe(other);
});

test('the cards of a choice are those that it moves', () => {
  expect(cardsOf({ kind: 'keep', cards: ['YQsb'], returned: ['BQsb'] })).toEqual(['YQsb']);
  expect(cardsOf({ kind: 'take', from: 'draw', card: null })).toEqual([]);
  expect(cardsOf({ kind: 'swap', discard: 'RQsb' })).toEqual(['RQsb']);
  expect(cardsOf({ kind: 'vote', extra: true })).toEqual([]);
});
