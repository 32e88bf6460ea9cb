// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { CoverMeTable } from './game.ts';
import { stageOf } from './stage.svelte.ts';

vi.mock('../settings/pace.svelte.ts', () => ({ pace: () => ({ factor: 1 }) }));

const take = { e: 'act', seat: 1, kind: 'take', from: 'draw', card: 'YQsb' };
const view = { to_act: [], rows: [], tracks: {}, seat: null };

/** A table as a seat, or the public, sees it after so many entries. */
const seen = (you: number | null, seq: number, events: readonly object[] = []) =>
  ({
    code: 'K7MQ2X',
    you,
    seq,
    game: view,
    mine: null,
    room: { options: {}, clock: 'none' },
    entries: [{ seq, events, game: view, mine: null, room: {}, at: 0 }],
  }) as unknown as CoverMeTable;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  // Another table: what was on a stage before is gone.
  stageOf('AAAAAA', null);
  return () => vi.useRealTimers();
});

test('the public and each seat have a stage of their own, and find it again', () => {
  const [anna, bo, all] = [0, 1, null].map((seat) => stageOf('K7MQ2X', seat));
  expect(new Set([anna, bo, all]).size).toBe(3);
  expect(stageOf('K7MQ2X', 0)).toBe(anna);
  expect(stageOf('K7MQ2X', null)).toBe(all);
});

test('what one seat was told is not in the course of another, after a reload too', () => {
  const anna = stageOf('K7MQ2X', 0);
  anna.follow(seen(0, 1));
  anna.follow(seen(0, 2, [take]));
  anna.finish();
  expect(anna.course).toHaveLength(1);
  stageOf('AAAAAA', null);
  const bo = stageOf('K7MQ2X', 1);
  bo.follow(seen(1, 2));
  expect(bo.course).toEqual([]);
  const annaAgain = stageOf('K7MQ2X', 0);
  annaAgain.follow(seen(0, 2));
  expect(annaAgain.course).toHaveLength(1);
});

test('who gets the device again is not told what all have watched; the public is', () => {
  const anna = stageOf('K7MQ2X', 0);
  anna.follow(seen(0, 1));
  const all = stageOf('K7MQ2X', null);
  all.follow(seen(null, 1));
  stageOf('K7MQ2X', 1);
  stageOf('K7MQ2X', null).follow(seen(null, 2, [take]));
  expect(all.telling).toBe(true);
  stageOf('K7MQ2X', 0).follow(seen(0, 2, [take]));
  expect(anna.telling).toBe(false);
  anna.follow(seen(0, 3, [take]));
  expect(anna.telling).toBe(true);
});
