// What the engine says of recorded games, against what their last lines say; and that it is asked once only.
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { memory as coverMe } from '../cover_me/memory.ts';
import { memory as coverUp } from '../cover_up/memory.ts';
import type { EngineModule } from '../engine/module.ts';
import { pathOf, testModule } from '../engine/testing.ts';
import { pastGames, type Told, type ToTell } from './chronicling.ts';
import type { Chronicle, KeptGame } from './kept_game.ts';
import { someGame } from './testing.ts';

let module: EngineModule;
beforeAll(async () => {
  module = await testModule();
});

const record = (name: string) => readFile(pathOf(`tests/goldens/${name}.jsonl`), 'utf8');
const chronicleOf = (text: string, seat: number) =>
  JSON.parse(module.ask('record_chronicle', text, seat));

test('a game of Cover Me is told from its record', async () => {
  const told = chronicleOf(await record('cover-me-four'), 2);
  expect(told).toMatchObject({ rank: 1, won: true, shared: false, scores: [3, 8, 18, 9] });
  expect(told.covers).toBe(7);
  expect(told.seasons).toHaveLength(12);
  expect(told.awards).toContain('landslide');
  const past = { game: someGame({ seat: 2 }), told };
  expect(coverMe.measure.of(past)).toBe(18);
});

test('a game of Cover Up is told from its record', async () => {
  const told = chronicleOf(await record('cover-up-two'), 1);
  expect(told).toMatchObject({ rank: 1, won: true, scores: [100, 97] });
  expect(told.rounds[0]).toEqual({
    points: 14,
    par: 11,
    over_par: 4,
    flawless: true,
    flipped_ms: 49557,
  });
  const past = { game: someGame({ seat: 1, game: 'cover-up' }), told };
  expect(coverUp.measure.of(past)).toBe(97 - (11 + 14 + 14 + 14 + 17));
});

test('alone nobody wins', async () => {
  expect(chronicleOf(await record('cover-up-alone'), 0)).toMatchObject({ rank: 1, won: false });
});

test('a record that is wrong, and a seat that is not there, are refused', async () => {
  const text = await record('cover-me-four');
  expect(() => chronicleOf(text.replace('"winners":[2]', '"winners":[0]'), 2)).toThrow(/winners/);
  expect(() => chronicleOf(text, 4)).toThrow(/no such seat/);
  expect(() => chronicleOf('', 0)).toThrow(/empty/);
});

test('each award of the engine has its words', async () => {
  for (const [name, { awards }] of [
    ['cover_me', coverMe],
    ['cover_up', coverUp],
  ] as const) {
    const header = await readFile(pathOf(`records/${name}/chronicle.h`), 'utf8');
    const words = header.slice(header.indexOf('kWords<')).match(/"[a-z-]+"/g);
    expect(words?.map((word) => word.slice(1, -1))).toEqual(awards);
  }
});

test('a game is counted once; one that nobody sat in alone, or that is refused, is left out', async () => {
  const told: Chronicle = { rank: 1, won: true, shared: false, scores: [3], awards: [] };
  const asked: string[] = [];
  const tell = async ({ id }: ToTell): Promise<Told> => {
    asked.push(id);
    return id === 'wrong' ? { id, why: 'Line 1: no' } : { id, told };
  };
  let kept: KeptGame[] = [
    someGame({ id: 'one' }),
    { ...someGame({ id: 'shared' }), seat: null },
    someGame({ id: 'wrong' }),
  ];
  const album = {
    replace: async (game: KeptGame) => {
      kept = kept.map((other) => (other.id === game.id ? game : other));
    },
  };
  expect((await pastGames(album, kept, tell)).map(({ game }) => game.id)).toEqual(['one']);
  expect((await pastGames(album, kept, tell)).map((past) => past.told)).toEqual([told]);
  expect(asked).toEqual(['one', 'wrong', 'wrong']);
});
