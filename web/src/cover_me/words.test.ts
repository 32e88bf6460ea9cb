// @vitest-environment jsdom
// What is said of cards and moments is true at every table: with equal values, for two, in the last season.
import { beforeAll, expect, test } from 'vitest';
import type { CoverMeOptions, Trends } from '../protocol/cover_me.ts';
import { showLanguage, t } from '../texts/texts.svelte.ts';
import type { CoverMeRoom } from './game.ts';
import type { Moment } from './model/scenes.ts';
import {
  coversWords,
  previewWords,
  spokenCard,
  toldOf,
  worthWords,
  type Purpose,
} from './words.ts';

beforeAll(() => showLanguage('en'));

const tracks = {
  hair: { b: 4, r: 1, k: 1 },
  length: { s: 4, m: 1, l: 1 },
  pattern: { Q: 4, D: 1, T: 1 },
};
const options = { values: 'by-color' } as CoverMeOptions;
const room = { seats: [{ kind: 'person', name: 'Ada' }], options } as unknown as CoverMeRoom;

test('a card is told with its hair once, and its prestige', () => {
  expect(spokenCard('WQsb', 'by-color')).toMatch(
    /: white clothes, squared pattern and short blonde hair; 5 prestige$/,
  );
});

test('CM-11.2: of equal cards no prestige is told, for all are worth the same', () => {
  expect(spokenCard('WQsb', 'equal')).toMatch(
    /: white clothes, squared pattern and short blonde hair$/,
  );
});

test.each<[Purpose, RegExp]>([
  ['hope', /5 prestige if/],
  ['final', /5 prestige!/],
  ['second', /to the middle/],
  ['ahead', /start of next season/],
])('CM-5.1, CM-9.5: what a card on all three trends is told to bring as %s', (purpose, told) => {
  const worth = { value: 3, matches: [true, true, true] };
  expect(worthWords('WQsb', tracks, worth, options, purpose)).toMatch(told);
});

test('CM-11.2: a card of equal value brings one', () => {
  const worth = { value: 3, matches: [true, true, true] };
  const equal = { values: 'equal' } as CoverMeOptions;
  expect(worthWords('WQsb', tracks, worth, equal, 'final')).toMatch(/1 prestige!/);
});

const influential = (last: boolean): Moment => ({
  is: 'verdict',
  last,
  seat: 0,
  row: 0,
  cards: ['WQsb', 'WTsb', 'WDsb'],
  featured: ['WQsb'],
  goes: 'influence',
  trends: { clothes: ['W'], length: ['l'], hair: ['b'] },
});

test('CM-6.2: an influential model counts in the next season, if there is one', () => {
  expect(toldOf(influential(false), tracks, room)?.why).toContain('next season');
  expect(toldOf(influential(true), tracks, room)?.why).not.toContain('next season');
});

test('CM-5.1: which traits of a model are off trend is told by name', () => {
  const why = toldOf(influential(false), tracks, room)?.why;
  expect(why).toContain('Off trend: short hair.');
});

test('a cover that is picked tells which trends it would make and end', () => {
  const now = { clothes: ['W'], length: ['l'], hair: ['b'] } as const;
  const then = { clothes: ['W', 'G'], length: ['s'], hair: ['b'] } as const;
  expect(previewWords(now, then)).toBe(
    'On trend with this cover: green clothes and short hair. Off trend with this cover: long hair.',
  );
  expect(previewWords(now, now)).toBe('');
  // At the start of a year everything is on trend: what one cover leaves of it is not listed.
  const all = { clothes: [...'YBRGKW'], length: [...'sml'], hair: [...'brk'] } as Trends;
  const one = { clothes: ['Y'], length: ['s'], hair: ['b'] } as Trends;
  expect(previewWords(all, one)).toBe('');
});

test('CM-8.3: why a fictional player’s model becomes influential is not told by its value', () => {
  const moment = { ...influential(false), seat: null } as Moment;
  expect(toldOf(moment, tracks, room)?.why).toBe(t('coverMe.told.influence.why'));
  expect(t('coverMe.told.influence.why')).not.toMatch(/trend/);
});

test('CM-6.2: three covers against all trends score together', () => {
  const three = ['WQsb', 'WTsb', 'WDsb'];
  const moment = { ...influential(false), featured: three, goes: 'scores' } as Moment;
  expect(toldOf(moment, tracks, room)?.headline).toBe(
    t('coverMe.told.anti', { name: 'Ada', points: 15 }),
  );
});

test('CM-7, CM-10.3, CM-11.2: new cards are told of at a new year only, else what counts', () => {
  const begin = (newYear: boolean) =>
    toldOf({ is: 'begin', year: 2, season: 'winter', newYear }, tracks, room)?.why;
  expect(begin(true)).toBe(t('coverMe.told.newYear.why'));
  expect(begin(false)).toBe(t('coverMe.counts.winter'));
});

test('no covers are told without a number', () => {
  expect([coversWords(0), coversWords(1), coversWords(2)]).toEqual([
    'No covers scored',
    '1 cover scored',
    '2 covers scored',
  ]);
  const harvest = { is: 'harvest', season: 'winter', year: 1, scored: 0 } as const;
  expect(toldOf(harvest, tracks, room)?.why).toBe(t('coverMe.end.noCovers'));
});
