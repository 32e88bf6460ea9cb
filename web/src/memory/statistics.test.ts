import { expect, test } from 'vitest';
import { awardsWon, chosen, figuresOf, meanOf } from './statistics.ts';
import { somePast } from './testing.ts';

const won = () => somePast({ won: true });
const lost = (rank = 2) => somePast({ rank });

test('victories in a row are counted from the latest game back, and the most there were', () => {
  const games = [won(), won(), lost(), won(), won(), won(), lost()];
  expect(figuresOf(games)).toMatchObject({ games: 7, wins: 5, streak: 2, longestStreak: 3 });
  expect(figuresOf([lost(), won()]).streak).toBe(0);
  expect(figuresOf([won(), won()]).streak).toBe(2);
  expect(figuresOf([])).toMatchObject({ games: 0, streak: 0, longestStreak: 0, ranks: [] });
});

test('ranks are counted for as many places as there were players', () => {
  const seats = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
  const games = [lost(), won(), somePast({ rank: 3 }, { seats })];
  expect(figuresOf(games).ranks).toEqual([1, 1, 1, 0]);
});

test('who played alone has won nothing', () => {
  const alone = somePast({ won: false, rank: 1 }, { seats: [{ name: 'Ada' }] });
  expect(figuresOf([alone, won()])).toMatchObject({ games: 2, contests: 1, wins: 1, streak: 1 });
});

test('games are chosen by players and by who was against', () => {
  const hard = somePast({}, { seats: [{ name: 'Ada' }, { name: 'Iris', level: 'hard' }] });
  const three = somePast({}, { seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }] });
  const games = [hard, three, won()];
  expect(chosen(games, {})).toHaveLength(3);
  expect(chosen(games, { players: 3 })).toEqual([three]);
  expect(chosen(games, { rivals: 'hard' })).toEqual([hard]);
  expect(chosen(games, { rivals: 'people', players: 2 })).toEqual([]);
});

test('an award names the game that brought it first', () => {
  const [latest, first] = [
    somePast({ awards: ['par'] }),
    somePast({ awards: ['par', 'flawless'] }),
  ];
  expect(awardsWon([latest, first], ['flawless', 'par', 'all-pars'])).toEqual([
    { award: 'flawless', times: 1, first },
    { award: 'par', times: 2, first },
    { award: 'all-pars', times: 0, first: undefined },
  ]);
});

test('nothing has no mean', () => {
  expect(meanOf([])).toBeUndefined();
  expect(meanOf([1, 2, 6])).toBe(3);
});
