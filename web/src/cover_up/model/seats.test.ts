// Round the table, beginning at one's left.
import { expect, test } from 'vitest';
import { around, leftOf } from './seats.ts';

test('the others follow to the left', () => {
  expect(around(4, 2)).toEqual({ own: 2, others: [3, 0, 1] });
  expect(around(1, 0).others).toEqual([]);
});

test('who watches sees everyone from the first seat', () => {
  expect(around(3, undefined).others).toEqual([0, 1, 2]);
});

test('CU_6_2 cards go to the left, and from the last seat to the first', () => {
  expect(leftOf(1, 3)).toBe(2);
  expect(leftOf(2, 3)).toBe(0);
});
