// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepTable } from './kept.ts';
import { ownSeat } from './own_seat.ts';
import type { TableState } from './table_state.ts';

const table = (names: string[], more: object = {}): TableState =>
  ({
    code: 'K7MQ2X',
    you: null,
    game: null,
    room: { seats: names.map((name) => ({ kind: 'person', name, stand_in: false })) },
    ...more,
  }) as unknown as TableState;

beforeEach(() => {
  localStorage.clear();
  keepTable('K7MQ2X', 'Ada');
});

test('what the server says holds', () => {
  expect(ownSeat(table(['Ada', 'Bo'], { you: 1 }))).toBe(1);
});

test('before the game one is known by the name given at this table', () => {
  expect(ownSeat(table(['Bo', 'Ada']))).toBe(1);
  expect(ownSeat(table(['Bo']))).toBe(null);
});

test('a name that two have says nothing', () => {
  expect(ownSeat(table(['Ada', 'Ada']))).toBe(null);
});

test('in a game a name says nothing: who only watches has no seat', () => {
  expect(ownSeat(table(['Ada'], { game: {} }))).toBe(null);
});

test('a name given at another table says nothing', () => {
  expect(ownSeat(table(['Ada'], { code: 'AAAAAA' }))).toBe(null);
});
