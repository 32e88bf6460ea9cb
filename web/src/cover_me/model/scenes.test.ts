import { expect, test } from 'vitest';
import type { CoverMeEntry } from '../game.ts';
import type { CoverMeEvent, CoverMeView } from '../../protocol/cover_me.ts';
import { paced, stay_ms } from './queue.ts';
import { resting, scenesOf, type Standing } from './scenes.ts';

const view: CoverMeView = {
  phase: 'month',
  year: 1,
  season: 'winter',
  month: 3,
  start: 0,
  seat: 0,
  hand: ['YQsb', 'WTlk'],
  hand_sizes: [2, 2],
  known: [[], []],
  rows: [
    { seat: 0, row: 0, cards: ['BDmk', 'GTlr'] },
    { seat: 1, row: 0, cards: ['RQsb', 'RDsb'] },
    { seat: null, row: 0, cards: ['KQmb', 'KDmb', null] },
  ],
  influence: [],
  tracks: {
    hair: { b: 4, r: 1, k: 1 },
    length: { s: 2, m: 3, l: 1 },
    pattern: { Q: 2, D: 3, T: 1 },
  },
  open: { b: [], r: [], k: [] },
  draw: 40,
  next: 20,
  next_color: 'G',
  discard: [],
  scored: [[], []],
  middle: [[], []],
  looked: [],
  fictional: { size: 4, known: [] },
  awaited: 'play',
  deciding: [0, 1],
  to_act: [1],
  candidates: [],
};
const mine = {
  seat: 0,
  legal: [{ kind: 'play', cards: ['YQsb'] } as const],
  sealed: null,
  featured: [],
};
const before: Standing = { game: view, mine };
const month: CoverMeEvent = {
  e: 'month',
  year: 1,
  season: 'winter',
  month: 3,
  covers: [
    { seat: 0, row: 0, card: 'YQsb' },
    { seat: 1, row: 0, card: 'RTsb' },
    { seat: null, row: 0, card: 'KTsb' },
  ],
  tracks: {
    hair: { b: 7, r: 1, k: 1 },
    length: { s: 5, m: 3, l: 1 },
    pattern: { Q: 3, D: 3, T: 3 },
  },
  trends: { hair: ['b'], length: ['s'], pattern: ['Q', 'D', 'T'] },
};
const season: CoverMeEvent = {
  e: 'season',
  year: 1,
  season: 'winter',
  trends: month.trends,
  scored: [['YQsb'], []],
  influence: ['RDsb', 'KQmb'],
  prestige: [2, 0],
};
const after = { ...view, phase: 'hands', rows: [], scored: [['YQsb'], []] } as CoverMeView;

function told(...events: CoverMeEvent[]) {
  const entry = { seq: 9, at: 0, events, game: after, mine } as unknown as CoverMeEntry;
  return scenesOf(before, entry, () => undefined);
}

test('an entry without events is the table as it is', () => {
  expect(told()).toEqual([resting({ game: after, mine })]);
});

test('what was not there before is not told', () => {
  const entry = { seq: 1, at: 0, events: [month], game: after, mine } as unknown as CoverMeEntry;
  expect(scenesOf(null, entry, () => undefined)).toHaveLength(1);
});

test('CM-4.1 all covers open together, before any is counted', () => {
  const [reveal] = told(month);
  expect(reveal!.moment).toEqual({ is: 'reveal', season: 'winter', month: 3 });
  expect(reveal!.view.rows.map((row) => row.cards[2])).toEqual(['YQsb', 'RTsb', 'KTsb']);
  expect(reveal!.view.tracks).toEqual(view.tracks);
  expect(reveal!.view.hand).toEqual(['WTlk']);
  expect(reveal!.view.hand_sizes).toEqual([1, 1]);
});

test('CM-4.2 the covers are counted one by one, and end where the event says', () => {
  const counts = told(month).filter(({ moment }) => moment.is === 'count');
  expect(counts.map(({ view }) => view.tracks.hair.b)).toEqual([5, 6, 7]);
  expect(counts.at(-1)!.view.tracks).toEqual(month.tracks);
});

test('while something is told nothing can be chosen', () => {
  const scenes = told(month, season);
  expect(scenes.slice(0, -1).every((scene) => scene.mine?.legal.length === 0)).toBe(true);
  expect(scenes.at(-1)!.mine?.legal).toEqual(mine.legal);
});

test('CM-5 row by row: who scores, who becomes influential, who comes back', () => {
  const verdicts = told(month, season).filter(({ moment }) => moment.is === 'verdict');
  expect(verdicts.map(({ moment }) => moment)).toMatchObject([
    { seat: 0, featured: ['YQsb'], goes: 'scores' },
    { seat: 1, featured: ['RDsb'], goes: 'influence' },
    { seat: null, featured: ['KQmb'], goes: 'influence' },
  ]);
  // What scores is counted where it is told, and is there again in the end.
  expect(verdicts[0]!.view.scored).toEqual([['YQsb'], []]);
  expect(verdicts[0]!.verdicts).toEqual({ BDmk: 'back', GTlr: 'back', YQsb: 'scores' });
  expect(Object.keys(verdicts[2]!.verdicts)).toHaveLength(9);
});

test('a season is the last where the game is over then, or a vote follows', () => {
  const lastIn = (phase: CoverMeView['phase']) => {
    const game = { ...after, phase };
    const entry = { seq: 9, at: 0, events: [month, season], game, mine } as unknown as CoverMeEntry;
    const verdict = scenesOf(before, entry, () => undefined).find(
      ({ moment }) => moment.is === 'verdict',
    );
    return verdict?.moment.is === 'verdict' && verdict.moment.last;
  };
  expect([lastIn('hands'), lastIn('vote'), lastIn('over')]).toEqual([false, true, true]);
});

test('trends that stay are told shortly, those that move are dwelt on', () => {
  const trends = told(month).find(({ moment }) => moment.is === 'trends')!;
  expect(trends.moment).toMatchObject({ moved: true });
  const calm = { ...trends, moment: { ...trends.moment, moved: false } } as typeof trends;
  expect(stay_ms(calm)).toBeLessThan(stay_ms(trends));
});

test('the pace: faster, still, or the result alone', () => {
  const scenes = told(month, season);
  const whole = paced(scenes, { factor: 1 });
  expect(paced(scenes, { factor: 2 })[0]!.ms).toBe(whole[0]!.ms / 2);
  const still = paced(scenes, 'still').map(({ scene }) => scene.moment.is);
  expect(still).toEqual(['trends', 'verdict', 'verdict', 'verdict', 'rest']);
  expect(paced(scenes, 'off').map(({ scene }) => scene.moment.is)).toEqual(['rest']);
});
