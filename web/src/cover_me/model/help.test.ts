// Help at each moment, over whole games of the engine in every way of playing.
import { beforeAll, describe, expect, test } from 'vitest';
import type { CoverMe } from '../../engine/cover_me.ts';
import { testEngine } from '../../engine/testing.ts';
import type { CoverMeMine, CoverMeOptions, CoverMeView } from '../../protocol/cover_me.ts';
import { coverMeOptions } from '../../protocol/cover_me_options.ts';
import { defaultsOf } from '../../protocol/options.ts';
import { clausesAt, clausesFor, helpMomentOf, type HelpMoment } from './help.ts';
import { resting, scenesOf, type Scene } from './scenes.ts';

let engine: CoverMe;
beforeAll(async () => {
  engine = (await testEngine()).coverMe;
});

const standard: CoverMeOptions = { ...defaultsOf(coverMeOptions), players: 3 };

/** Every scene that the first seat is shown in a game of random players. */
function scenesOfAGame(options: CoverMeOptions): Scene[] {
  const names = ['Aino', 'Bram', 'Sofie'].slice(0, options.players);
  const game = engine.begin(options, names, '00112233445566778899aabbccddeeff');
  const bot = engine.bot('random', '00112233445566778899aabbccddeeff');
  const mine = (): CoverMeMine => ({ seat: 0, legal: [], sealed: null, featured: [] });
  let standing = { game: game.view(0), mine: mine() };
  const scenes: Scene[] = [resting(standing)];
  for (let seat = game.toAct()[0]; seat !== undefined; seat = game.toAct()[0]) {
    const events = game.choose(seat, bot.choose(game, seat));
    const after = { game: game.view(0), mine: mine() };
    const entry = { ...after, events, seq: 0, at: 0, clocks: [], you: 0 } as never;
    scenes.push(...scenesOf(standing, entry, () => undefined));
    standing = after;
  }
  game.end();
  bot.end();
  return scenes;
}

describe.each<[string, Partial<CoverMeOptions>, HelpMoment[]]>([
  ['three players', {}, ['draft', 'cover', 'reveal', 'special', 'season', 'swap', 'end']],
  ['two with fictional players', { players: 2 }, ['draft', 'cover', 'special', 'end']],
  ['two, advanced', { players: 2, two_player: 'advanced' }, ['draft', 'cover', 'special', 'end']],
  ['equal values', { values: 'equal', removed: 'W' }, ['draft', 'take', 'end']],
])('%s', (_, changed, expected) => {
  test('every moment of a whole game has help', () => {
    const options = { ...standard, ...changed };
    const met = new Set(scenesOfAGame(options).map(helpMomentOf));
    for (const moment of met) expect(clausesFor(moment, options).length).toBeGreaterThan(1);
    expect([...met]).toEqual(expect.arrayContaining(expected));
  });
});

const scene = (view: Partial<CoverMeView>, mine: Partial<CoverMeMine> = {}): Scene =>
  ({ view, mine, moment: { is: 'rest' }, verdicts: {} }) as Scene;

test('what is asked decides which clause comes first', () => {
  const first = (one: Scene) => clausesFor(helpMomentOf(one), standard)[0];
  expect(first(scene({ phase: 'month', awaited: 'play' }))).toBe('4.1');
  expect(first(scene({ phase: 'special', awaited: 'feature' }))).toBe('5.3');
  expect(first(scene({ phase: 'hands', awaited: 'keep' }))).toBe('6.3');
  expect(first(scene({ phase: 'new-year', awaited: 'swap' }))).toBe('7.5');
  expect(first(scene({ phase: 'vote', awaited: 'vote' }))).toBe('10.3');
});

test('a sealed cover is a moment of its own, for its player alone', () => {
  const view = { phase: 'month', awaited: 'play' } as const;
  const sealed = { kind: 'play', cards: ['YQsb'] } as const;
  expect(helpMomentOf(scene(view, { sealed }))).toBe('sealed');
  expect(helpMomentOf(scene(view))).toBe('cover');
});

test('CM-8, CM-9: the way two people play is told with the moment, two rows first', () => {
  const two = { ...standard, players: 2 };
  expect(clausesFor('special', two)).toContain('8.3');
  expect(clausesFor('cover', { ...two, two_player: 'advanced' })[0]).toBe('9.3');
  expect(clausesFor('cover', standard).filter((number) => /^[89]/.test(number))).toEqual([]);
});

test('CM-11.2: equal values are told first where they change the dealing, the tie and the worth', () => {
  const equal = { ...standard, values: 'equal', removed: 'W' } as const;
  for (const moment of ['draft', 'take', 'vote', 'end'] as const)
    expect(clausesFor(moment, equal)[0]).toBe('11.2');
  expect(clausesFor('end', standard)).not.toContain('11.2');
});

test('CM-11.2: with equal values no clause is shown that does not hold then', () => {
  const equal = { ...standard, values: 'equal', removed: 'W' } as const;
  const untrue = ['1.4', '2.6', '6.3', '9.2', '9.6', '10.2', '10.4'];
  for (const two_player of ['fictional', 'advanced'] as const)
    for (const players of [2, 4])
      for (const moment of ['draft', 'take', 'vote', 'end'] as const) {
        const clauses: readonly string[] = clausesFor(moment, { ...equal, players, two_player });
        expect(clauses.filter((number) => untrue.includes(number))).toEqual([]);
      }
});

test('CM-7, CM-11.2: with equal values no new year is told, though the year changes', () => {
  const newYears = (options: CoverMeOptions) =>
    scenesOfAGame(options).filter(({ moment }) => moment.is === 'begin' && moment.newYear).length;
  expect(newYears(standard)).toBe(2);
  expect(newYears({ ...standard, values: 'equal', removed: 'W' })).toBe(0);
});

test('no moment names a clause twice', () => {
  for (const numbers of Object.values(clausesAt))
    expect(new Set(numbers).size).toBe(numbers.length);
});
