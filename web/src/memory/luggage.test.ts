// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '../here/logs.ts';
import { idOf, type KeptGame } from './kept_game.ts';
import { bringIn, pack, unpack, type Luggage, type World } from './luggage.ts';
import { someGame } from './testing.ts';

const game = (code: string): KeptGame => ({
  ...someGame(),
  id: idOf('here', code),
  place: 'here',
  code,
});

/** A browser: its short keys are the test's own storage. */
function world(games: KeptGame[] = [], logs: Record<string, string[]> = {}) {
  const kept = new Map(games.map((one) => [one.id, one]));
  const made: World = {
    storage: localStorage,
    album: {
      all: async () => [...kept.values()],
      keep: async (one) => void (kept.has(one.id) || kept.set(one.id, one)),
    },
    logs: {
      codes: async () => Object.keys(logs),
      logOf: async (table) => logs[table],
      append: async (entries: readonly Entry[]) => {
        for (const { table, body } of entries) (logs[table] ??= []).push(body);
      },
      forget: async (tables) => tables.forEach((table) => delete logs[table]),
    },
  };
  return { made, kept, logs };
}

beforeEach(() => localStorage.clear());

test('what is packed in one browser is found in another', async () => {
  localStorage.setItem('coverstory.token', '0123456789abcdef0123456789abcdef');
  localStorage.setItem('coverstory.name', 'Ada');
  localStorage.setItem('coverstory.renewed', '7');
  localStorage.setItem('another', 'page');
  const from = world([game('K7MQ2X')], { K7MQ2Z: ['one', 'two'] });
  const text = await pack(from.made, 5);
  localStorage.clear();
  const to = world([game('K7MQ2Y')]);
  const luggage = unpack(text) as Luggage;
  expect(luggage.at).toBe(5);
  await bringIn(luggage, to.made);
  expect(localStorage.getItem('coverstory.token')).toBe('0123456789abcdef0123456789abcdef');
  expect(localStorage.getItem('coverstory.name')).toBe('Ada');
  expect(localStorage.getItem('coverstory.renewed')).toBeNull();
  expect(localStorage.getItem('another')).toBeNull();
  expect([...to.kept.keys()].sort()).toEqual(['here-K7MQ2X', 'here-K7MQ2Y']);
  expect(to.logs).toEqual({ K7MQ2Z: ['one', 'two'] });
});

test('results of both places are kept, and of one day those that are here', async () => {
  localStorage.setItem('coverstory.puzzles', '{"2026-11-17":"file","2026-11-16":"file"}');
  const text = await pack(world().made, 5);
  localStorage.setItem('coverstory.puzzles', '{"2026-11-18":"here","2026-11-17":"here"}');
  await bringIn(unpack(text) as Luggage, world().made);
  expect(JSON.parse(localStorage.getItem('coverstory.puzzles')!)).toEqual({
    '2026-11-16': 'file',
    '2026-11-17': 'here',
    '2026-11-18': 'here',
  });
});

test('a file that is none is told from one that is damaged, and from a newer one', () => {
  const whole = { coverstory: 1, at: 5, kept: {}, games: [], tables: [] };
  const read = (changed: object) => unpack(JSON.stringify({ ...whole, ...changed }));
  expect(typeof read({})).toBe('object');
  expect(unpack('')).toBe('none');
  expect(unpack('{"game":"cover-me"}\n{"e":"end"}')).toBe('none');
  expect(unpack('[1]')).toBe('none');
  expect(read({ coverstory: 2 })).toBe('newer');
  for (const changed of [
    { at: 'then' },
    { kept: null },
    { kept: { 'another.key': 'x' } },
    { kept: { 'coverstory.name': 7 } },
    { kept: { 'coverstory.house': 'x' } },
    { games: {} },
    { games: [{ ...game('K7MQ2X'), id: 'here-K7MQ2Y' }] },
    { games: [{ ...game('K7MQ2X'), seats: [null] }] },
    { games: [null] },
    { tables: [{ table: 'K7MQ2X', bodies: [7] }] },
    { tables: [{ table: '../x', bodies: [] }] },
    { tables: undefined },
  ]) {
    expect(read(changed), JSON.stringify(changed)).toBe('damaged');
  }
});

test('where the games cannot be stored, who one is stays as it is', async () => {
  localStorage.setItem('coverstory.token', 'file');
  const text = await pack(world([game('K7MQ2X')]).made, 5);
  localStorage.setItem('coverstory.token', 'here');
  const full = world().made;
  const broken = { ...full, album: { ...full.album, keep: () => Promise.reject(new Error()) } };
  await expect(bringIn(unpack(text) as Luggage, broken)).rejects.toThrow();
  expect(localStorage.getItem('coverstory.token')).toBe('here');
});
