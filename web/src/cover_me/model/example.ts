// A season to learn from, on the page of the rules: three magazines in fall, in which one model scores, one becomes
// influential after a choice, and three match nothing. What it says of tracks, trends and values a test asks the engine.
import type { Card, Tracks, Trends, TrendValue } from '../../protocol/cover_me.ts';

interface ExampleMonth {
  /** The cover of each magazine. */
  readonly covers: readonly Card[];
  /** CM-4.2, CM-4.3: when they have been counted. */
  readonly tracks: Tracks;
  readonly trends: Trends;
}

export const exampleSeason = 'fall';
/** CM-6.4: what the season before has left. */
export const exampleInfluence: readonly Card[] = ['BQlr', 'RDlb'];

export const exampleMonths: readonly ExampleMonth[] = [
  {
    covers: ['GQlb', 'YTmb', 'BDsk'],
    tracks: {
      pattern: { Q: 2, D: 2, T: 1 },
      length: { s: 1, m: 1, l: 3 },
      hair: { b: 3, r: 1, k: 1 },
    },
    trends: { pattern: ['Q', 'D'], length: ['l'], hair: ['b'] },
  },
  {
    covers: ['RQsb', 'BQlk', 'YTmr'],
    tracks: {
      pattern: { Q: 4, D: 2, T: 2 },
      length: { s: 2, m: 2, l: 4 },
      hair: { b: 4, r: 2, k: 2 },
    },
    trends: { pattern: ['Q'], length: ['l'], hair: ['b'] },
  },
  {
    covers: ['BTlb', 'RQlr', 'BTsk'],
    tracks: {
      pattern: { Q: 5, D: 2, T: 4 },
      length: { s: 3, m: 2, l: 6 },
      hair: { b: 5, r: 3, k: 3 },
    },
    trends: { pattern: ['Q'], length: ['l'], hair: ['b'] },
  },
];

interface ExampleVerdict {
  /** CM-5.1: of the three covers, month by month: pattern, length, hair. */
  readonly values: readonly TrendValue[];
  readonly featured: readonly Card[];
  readonly goes: 'scores' | 'influence';
  /** CM-6.2. */
  readonly points: number;
}

/** Magazine by magazine. The second one chooses between its covers of the last two months. */
export const exampleVerdicts: readonly ExampleVerdict[] = [
  {
    values: [
      { value: 3, matches: [true, true, true] },
      { value: 2, matches: [true, false, true] },
      { value: 2, matches: [false, true, true] },
    ],
    featured: ['GQlb'],
    goes: 'scores',
    points: 3,
  },
  {
    values: [
      { value: 1, matches: [false, false, true] },
      { value: 2, matches: [true, true, false] },
      { value: 2, matches: [true, true, false] },
    ],
    featured: ['RQlr'],
    goes: 'influence',
    points: 0,
  },
  {
    values: [
      { value: 0, matches: [false, false, false] },
      { value: 0, matches: [false, false, false] },
      { value: 0, matches: [false, false, false] },
    ],
    featured: ['BDsk', 'YTmr', 'BTsk'],
    goes: 'scores',
    points: 6,
  },
];

export const coversOfMagazine = (magazine: number): readonly Card[] =>
  exampleMonths.map(({ covers }) => covers[magazine]!);
