// The small models of the table: rows and their houses, keys, calendar, course.
import { expect, test } from 'vitest';
import type { CoverMeView, RowView } from '../../protocol/cover_me.ts';
import { monthName, remaining } from './calendar.ts';
import { chaptersOf, continued } from './course.ts';
import { keyFor } from './hand.ts';
import { houseOf, rowsBefore, slotOf } from './rows.ts';
import type { Scene } from './scenes.ts';

const row = (seat: number | null, at = 0): RowView => ({ seat, row: at, cards: [] });
const viewOf = (seat: number | null, rows: RowView[], players: number) =>
  ({ seat, rows, hand_sizes: Array(players).fill(9) }) as unknown as CoverMeView;

test('every row of a table has a house of its own', () => {
  const tables = [
    [row(0), row(1), row(2), row(3), row(4)],
    [row(0), row(1), row(null, 0), row(null, 1)],
    [row(0, 0), row(0, 1), row(1, 0), row(1, 1)],
  ];
  for (const rows of tables) {
    expect(new Set(rows.map((one) => houseOf(one).id)).size).toBe(rows.length);
  }
});

test('the own row lies last, the others clockwise before it', () => {
  const rows = [row(0), row(1), row(2), row(3)];
  expect(rowsBefore(viewOf(1, rows, 4)).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  expect(rowsBefore(viewOf(null, rows, 4)).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

test('CM-8 fictional players lie farthest, CM-9 both own rows nearest', () => {
  const fictional = [row(0), row(1), row(null, 0), row(null, 1)];
  expect(rowsBefore(viewOf(0, fictional, 2)).map(({ seat }) => seat)).toEqual([null, null, 1, 0]);
  const advanced = [row(0, 0), row(0, 1), row(1, 0), row(1, 1)];
  expect(rowsBefore(viewOf(0, advanced, 2)).map(({ seat, row }) => [seat, row])).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
    [0, 1],
  ]);
});

test('a slot says whether its player is choosing or has sealed', () => {
  const view = {
    phase: 'month',
    month: 1,
    deciding: [0, 1],
    to_act: [1],
  } as unknown as CoverMeView;
  expect(slotOf(view, row(0), 1)).toBe('sealed');
  expect(slotOf(view, row(1), 1)).toBe('choosing');
  expect(slotOf(view, row(1), 2)).toBe('empty');
  expect(slotOf(view, { seat: null, row: 0, cards: [null] }, 1)).toBe('face-down');
});

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test('digits pick cards of the hand, letters piles', () => {
  const hand = ['YQsb', 'BDmk'];
  expect(keyFor({ key: '2', ...plain }, hand)).toEqual({ does: 'pick', item: 'card:BDmk' });
  expect(keyFor({ key: '3', ...plain }, hand)).toBeUndefined();
  expect(keyFor({ key: 'D', ...plain }, hand)).toEqual({ does: 'pick', item: 'pile:draw' });
  expect(keyFor({ key: 'Enter', ...plain }, hand)).toEqual({ does: 'decide' });
});

test('keys with a modifier are the browser’s', () => {
  expect(keyFor({ key: 'r', ...plain, ctrlKey: true }, [])).toBeUndefined();
  expect(keyFor({ key: 'd', ...plain, metaKey: true }, [])).toBeUndefined();
});

test('CM-3.1 winter begins in December, and months have names in every language', () => {
  expect([1, 2, 3].map((month) => monthName('winter', month, 'en'))).toEqual([
    'December',
    'January',
    'February',
  ]);
  expect(monthName('fall', 3, 'fi')).toBe('marraskuu');
});

test('a clock counts down in minutes and seconds, and never below nought', () => {
  expect(remaining(24_000, 0)).toBe('0:24');
  expect(remaining(24_000, 100)).toBe('0:24');
  expect(remaining(725_000, 0)).toBe('12:05');
  expect(remaining(7_205_000, 0)).toBe('2:00:05');
  expect(remaining(0, 5000)).toBe('0:00');
});

test('the course is told in chapters, the latest season first', () => {
  const scene = (season: string, is: string) =>
    ({ moment: { is, moved: false }, view: { year: 1, season, tracks: {} } }) as unknown as Scene;
  const course = continued(
    [],
    [
      scene('winter', 'count'),
      scene('winter', 'trends'),
      scene('winter', 'rest'),
      scene('spring', 'act'),
    ],
  );
  expect(chaptersOf(course).map(({ season, lines }) => [season, lines.length])).toEqual([
    ['spring', 1],
    ['winter', 1],
  ]);
});
