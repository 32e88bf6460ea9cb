import { beforeAll, expect, test } from 'vitest';
import type { CoverMeEvent, CoverMeOptions, Tracks } from '../protocol/cover_me.ts';
import { coverMeOptions } from '../protocol/cover_me_options.ts';
import { defaultsOf } from '../protocol/options.ts';
import type { CoverMeGame } from './cover_me.ts';
import { Refusal } from './module.ts';
import { testEngine, type Engine } from './testing.ts';

const options: CoverMeOptions = { ...defaultsOf(coverMeOptions), players: 3, length: 'short' };
const names = ['Aino', 'Bram', 'Sofie'];
const seed = '00112233445566778899aabbccddeeff';
const spring: { season: 'spring'; tracks: Tracks } = {
  season: 'spring',
  tracks: {
    hair: { b: 1, r: 2, k: 7 },
    length: { s: 3, m: 3, l: 1 },
    clothes: { Y: 1, B: 2, R: 2, G: 4, K: 1, W: 0 },
  },
};

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

test('CM-4.3 the highest of each track are trends, equal ones together', () => {
  expect(engine.coverMe.trends(spring, []).trends).toEqual({
    hair: ['k'],
    length: ['s', 'm'],
    clothes: ['G'],
  });
});

test('CM-5.1 a trend value counts the active traits that match: clothes in spring', () => {
  const { values } = engine.coverMe.trends(spring, ['GQmk', 'GTlk', 'YQsb', 'WDlb']);
  expect(values).toEqual([
    { value: 3, matches: [true, true, true] },
    { value: 2, matches: [true, false, true] },
    { value: 1, matches: [false, true, false] },
    { value: 0, matches: [false, false, false] },
  ]);
});

test('CM-3.2 in winter the pattern counts, and clothes do not', () => {
  const { hair, length } = spring.tracks;
  const winter = {
    season: 'winter',
    tracks: { hair, length, pattern: { Q: 0, D: 5, T: 2 } },
  } as const;
  const { trends, values } = engine.coverMe.trends(winter, ['GQlb', 'YDlb']);
  expect(trends).toEqual({ hair: ['k'], length: ['s', 'm'], pattern: ['D'] });
  expect(values.map((found) => found.value)).toEqual([0, 1]);
});

test('CM-6.4 while hands are filled cards are rated by the influence row and the coming season', () => {
  const view = { ...spring, phase: 'hands', influence: ['KQsb', 'WDsr'] } as const;
  const { season, tracks, trends, values } = engine.coverMe.fashion(view, options, [
    'YQsb',
    'GTlk',
  ]);
  // A short game: fall follows spring, and pattern counts.
  expect(season).toBe('fall');
  expect(tracks).toEqual({
    hair: { b: 1, r: 1, k: 0 },
    length: { s: 2, m: 0, l: 0 },
    pattern: { Q: 1, D: 1, T: 0 },
  });
  expect(trends).toEqual({ hair: ['b', 'r'], length: ['s'], pattern: ['Q', 'D'] });
  expect(values.map(({ value }) => value)).toEqual([3, 0]);
  const long = { ...options, length: 'long' } as const;
  expect(engine.coverMe.fashion(view, long, []).season).toBe('summer');
});

test('CM-4.2 a cover that is tried counts on its tracks, and may turn a trend', () => {
  const view = { ...spring, phase: 'month', influence: ['KQsb'] } as const;
  const now = engine.coverMe.fashion(view, options, ['GQlk']);
  expect(now).toMatchObject({ season: 'spring', tracks: spring.tracks });
  const { tracks, trends } = engine.coverMe.fashion(view, options, [], ['RDmb', 'RDmb']);
  expect(tracks.length.m).toBe(5);
  expect(trends).toEqual({ hair: ['k'], length: ['m'], clothes: ['R', 'G'] });
});

test('a hint is a legal choice: a cover that matches with itself counted in, a card for the coming season', () => {
  const view = { ...spring, phase: 'month', influence: [], open: { b: [], r: [], k: [] } } as const;
  const play = (card: string) => ({ kind: 'play', cards: [card] }) as const;
  const covers = [play('WDlb'), play('GQmk'), play('YQsb')];
  expect(engine.coverMe.hint(view, options, covers)).toBe(covers[1]);
  // CM-6.4: black hair was the trend; fall begins with blondes, and pattern counts.
  const hands = {
    ...view,
    phase: 'hands',
    influence: ['KQsb', 'WQsb'],
    open: { b: ['YQsb', 'WDlb'], r: [], k: ['BTmk'] },
  } as const;
  const takes = [
    { kind: 'take', from: 'k', card: 'BTmk' },
    { kind: 'take', from: 'b', card: 'YQsb' },
    { kind: 'take', from: 'draw', card: null },
  ] as const;
  expect(engine.coverMe.hint(hands, options, takes)).toBe(takes[1]);
  expect(() => engine.coverMe.hint(view, options, [])).toThrow('There is nothing to decide.');
});

test('cards and tracks that do not exist are refused with a sentence', () => {
  expect(() => engine.coverMe.trends(spring, ['XXXX'])).toThrow('This is not a card of Cover Me.');
  const { hair, length } = spring.tracks;
  const halfTold = { season: 'spring', tracks: { hair, length } } as const;
  expect(() => engine.coverMe.trends(halfTold, [])).toThrow("'clothes' is missing");
});

test('a refused choice changes nothing, and the engine goes on', () => {
  const game = engine.coverMe.begin(options, names, seed, 1);
  const before = game.hash();
  const choice = game.legal(1)[0]!;
  expect(() => game.choose(0, choice)).toThrow(Refusal);
  expect(() => game.choose(1, { kind: 'play', cards: ['YQsb'] })).toThrow(/^CM-\d+/);
  expect(() => game.choose(1, { kind: 'dance' } as never)).toThrow(Refusal);
  expect(game.hash()).toBe(before);
  game.choose(1, choice);
  expect(game.hash()).not.toBe(before);
  game.end();
});

test('many refusals leave the module its stack', () => {
  const game = engine.coverMe.begin(options, names, seed);
  const seat = (game.toAct()[0]! + 1) % 3;
  for (let i = 0; i < 10_000; ++i) {
    expect(() => game.choose(seat, { kind: 'play', cards: ['YQsb'] })).toThrow(Refusal);
  }
  expect(game.view().phase).toBe('draft');
  game.end();
});

test.each([
  [{ ...options, players: 7 }, names, seed, /players/],
  [
    { ...options, length: 'endless' } as never,
    names,
    seed,
    "'length' is none of: standard, long, short",
  ],
  [options, ['Aino'], seed, 'Each seat needs a name.'],
  [options, names, 'xyz', 'A seed has 32 to 64 hex digits.'],
])('a game that cannot be is refused', (wanted, seats, key, why) => {
  expect(() => engine.coverMe.begin(wanted, seats, key)).toThrow(why);
});

test('CM-12.2 a view has the own hand and hides the others', () => {
  const game = engine.coverMe.begin(options, names, seed, 0);
  expect(game.view(0)).toMatchObject({ seat: 0, phase: 'draft', awaited: 'take', to_act: [0] });
  expect(game.view(0).hand.length).toBe(game.view(1).hand_sizes[0]);
  expect(game.view()).toMatchObject({ seat: null, hand: [] });
  game.end();
});

function playOut(game: CoverMeGame, choose: (seat: number) => void): void {
  for (let seat = game.toAct()[0]; seat !== undefined; seat = game.toAct()[0]) choose(seat);
}

test.each(['random', 'greedy', 'easy', 'medium', 'hard'] as const)(
  'bots of level %s play a whole game, twice the same with the same seed',
  (level) => {
    const play = () => {
      const game = engine.coverMe.begin(options, names, seed);
      const bots = names.map((_, i) =>
        engine.coverMe.bot(level, `${i}${seed.slice(1)}`, { iterations: 4 }),
      );
      playOut(game, (seat) => game.choose(seat, bots[seat]!.choose(game, seat)));
      const told = { hash: game.hash(), record: game.record(), phase: game.view().phase };
      [game, ...bots].forEach((made) => made.end());
      return told;
    };
    const first = play();
    expect(first.phase).toBe('over');
    expect(JSON.parse(first.record.trimEnd().split('\n').at(-1)!)).toMatchObject({ e: 'end' });
    expect(play()).toEqual(first);
  },
);

/** A random game, decided by seat as a record tells it, and all that its viewers were told. */
function recordedGame() {
  const game = engine.coverMe.begin(options, names, seed);
  const bot = engine.coverMe.bot('random', seed);
  const views = [[game.view()], ...names.map((_, seat) => [game.view(seat)])];
  const events: CoverMeEvent[][] = [[]];
  playOut(game, (seat) => {
    events.push(game.choose(seat, bot.choose(game, seat)));
    views.forEach((seen, i) => seen.push(game.view(i === 0 ? undefined : i - 1)));
  });
  const record = game.record();
  game.end();
  return { record, views, events };
}

test('events tell the months and the end, and nothing of a sealed cover', () => {
  const { events } = recordedGame();
  const all = events.flat();
  expect(all.filter((event) => event.e === 'month').length).toBeGreaterThan(9);
  expect(all.at(-1)).toMatchObject({ e: 'end' });
  expect(all.some((event) => event.e === 'act' && (event.kind as string) === 'play')).toBe(false);
});

test('a record is replayed as each viewer saw the game', () => {
  const { record, views, events } = recordedGame();
  // What a table shows of the totals is no matter of the rules, and no record has it.
  const { totals: _, ...recorded } = options;
  for (const [i, seen] of views.entries()) {
    const replay = engine.coverMe.replay(record, i === 0 ? undefined : i - 1);
    expect(replay).toMatchObject({ options: recorded, seats: names });
    let game = {};
    const shown = replay.steps.map((step) => (game = { ...game, ...step.game }));
    expect(shown).toEqual(seen);
    expect(replay.steps.slice(1).flatMap((step) => step.events)).toEqual(events.flat());
  }
});

test('a record that breaks a rule is refused with its line', () => {
  const { record } = recordedGame();
  const lines = record.split('\n');
  const at = lines.findIndex((line) => line.includes('"from":"draw"'));
  lines[at] = lines[at]!.replace('"from":"draw"', '"from":"b"');
  expect(() => engine.coverMe.replay(lines.join('\n'))).toThrow(`Line ${at + 1}: `);
  expect(() => engine.coverMe.replay('')).toThrow('The record is empty.');
  expect(() => engine.coverMe.replay('no record')).toThrow('This is not JSON.');
  expect(() => engine.coverMe.replay(record, 3)).toThrow('There is no such seat.');
});

test('a bot with a budget in milliseconds ends', () => {
  const game = engine.coverMe.begin({ ...options, deal: 'quick' }, names, seed);
  const seat = game.toAct()[0]!;
  const bot = engine.coverMe.bot('hard', seed, { ms: 5 });
  expect(game.legal(seat)).toContainEqual(bot.choose(game, seat));
  expect(() => engine.coverMe.bot('clever' as never, seed)).toThrow(/There is no bot 'clever'/);
});

test('what has ended is not there any more', () => {
  const game = engine.coverMe.begin(options, names, seed);
  game.end();
  expect(() => game.view()).toThrow(Refusal);
  expect(() => game.end()).toThrow(Refusal);
});
