import { expect, test } from 'vitest';
import { startingSeat } from './first.ts';

const names = ['Ada', undefined, 'Bo', 'Ada'];

test('CM-2.5: chance decides as long as the host names nobody', () => {
  expect(startingSeat(names, undefined)).toBe(null);
  expect(startingSeat(names, null)).toBe(null);
});

test('CM-2.5: the one whom the host names starts, also of two with one name', () => {
  expect(startingSeat(names, { seat: 2, name: 'Bo' })).toBe(2);
  expect(startingSeat(names, { seat: 3, name: 'Ada' })).toBe(3);
});

test('CM-2.5: who was named starts from another seat, too, and not after leaving', () => {
  expect(startingSeat(['Bo', 'Ada'], { seat: 1, name: 'Bo' })).toBe(0);
  expect(startingSeat(['Ada', undefined], { seat: 1, name: 'Bo' })).toBe(null);
});

test('CM-2.5: in a rematch the next one starts, unless the host names another or chance', () => {
  expect(startingSeat(names, undefined, 3)).toBe(3);
  expect(startingSeat(names, { seat: 2, name: 'Bo' }, 3)).toBe(2);
  expect(startingSeat(names, { seat: 2, name: 'Cy' }, 3)).toBe(3);
  expect(startingSeat(names, null, 3)).toBe(null);
});
