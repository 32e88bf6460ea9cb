import { expect, test } from 'vitest';
import type { TableState } from '../connection/table_state.ts';
import { keptGame, othersOf, rivalsOf } from './kept_game.ts';
import { someGame } from './testing.ts';

const bot = (level: 'easy' | 'hard') => ({ name: 'Iris', level });
const ada = { name: 'Ada' };

test('rivals are bots of a level or of several, people, or nobody', () => {
  expect(rivalsOf({ seat: 0, seats: [ada, bot('easy'), bot('easy')] })).toBe('easy');
  expect(rivalsOf({ seat: 1, seats: [bot('hard'), ada, bot('easy')] })).toBe('mixed');
  expect(rivalsOf({ seat: 0, seats: [ada, { name: 'Bo' }, bot('easy')] })).toBe('people');
  expect(rivalsOf({ seat: 0, seats: [ada] })).toBe('alone');
});

test('the others are named without oneself, even where two have one name', () => {
  expect(othersOf({ seat: 1, seats: [{ name: 'Ada' }, ada, { name: 'Bo' }] })).toEqual([
    'Ada',
    'Bo',
  ]);
  expect(othersOf({ seat: null, seats: [ada, { name: 'Bo' }] })).toEqual(['Ada', 'Bo']);
});

test('a table that is over is kept with its seats, its record, and the time of its last step', () => {
  const table = {
    code: 'K7MQ2X',
    kind: 'cover-up',
    you: 0,
    entries: [{ at: 7 }, { at: 9 }],
    room: {
      seats: [
        { kind: 'person', name: 'Ada', stand_in: false, muted: false },
        { kind: 'bot', name: 'Iris', level: 'hard' },
      ],
    },
  } as unknown as TableState;
  expect(keptGame(table, 0, 'server', 'lines')).toEqual({
    ...someGame(),
    id: 'server-K7MQ2X',
    place: 'server',
    code: 'K7MQ2X',
    game: 'cover-up',
    seats: [{ name: 'Ada' }, { name: 'Iris', level: 'hard' }],
    at: 9,
    record: 'lines',
  });
});
