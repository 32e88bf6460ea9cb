import { expect, test } from 'vitest';
import { games } from '../../games.ts';
import type { Room } from '../../protocol/room.ts';
import { texts } from '../../texts/en/index.ts';
import { coverMeOptions } from '../../protocol/cover_me_options.ts';
import { coverUpOptions } from '../../protocol/cover_up_options.ts';
import { defaultsOf } from '../../protocol/options.ts';
import { gameOptions, houseOptions } from './options.ts';

const house = {
  public: false,
  clock: 'none',
  away_s: 45,
  spectators: true,
  chat: true,
  level: 'medium',
};
const coverMe = (options: object): Room =>
  ({
    ...house,
    game: 'cover-me',
    options: { ...defaultsOf(coverMeOptions), ...options },
  }) as unknown as Room;
const coverUp = {
  ...house,
  game: 'cover-up',
  options: defaultsOf(coverUpOptions),
} as unknown as Room;

const keysOf = (room: Room) => gameOptions(room).map(({ key }) => key);
const option = (room: Room, key: string) =>
  [...gameOptions(room), ...houseOptions(room)].find((each) => each.key === key)!;

/** Two players, and equal values, are asked more than others. */
const sometimes: readonly string[] = ['two_player', 'removed'];

test('how two play is asked only where two play', () => {
  const always = coverMeOptions.map(({ key }) => key).filter((key) => !sometimes.includes(key));
  expect(keysOf(coverMe({}))).toEqual(['game', ...always]);
  expect(keysOf(coverMe({ players: 2 }))).toContain('two_player');
});

test('equal values come with a colour that is left out', () => {
  const change = option(coverMe({}), 'values').change('equal');
  expect(change).toEqual({ options: { values: 'equal', removed: 'W' } });
  expect(keysOf(coverMe({ values: 'equal', removed: 'R' }))).toContain('removed');
  expect(option(coverMe({ values: 'equal', removed: 'R' }), 'removed').value).toBe('R');
});

test('each game of the list can be chosen', () => {
  const { choices, change } = option(coverMe({}), 'game');
  expect(choices).toEqual(games.map(({ name, title }) => ({ value: name, text: title })));
  expect(change('cover-up')).toEqual({ game: 'cover-up' });
});

test('a time that another program has set is among those to choose from', () => {
  expect(option(coverMe({}), 'away_s').choices.map(({ value }) => value)).toEqual([
    30, 45, 60, 180, 600, 86_400,
  ]);
});

test('Cover Up is for one to six, with its own options', () => {
  const players = option(coverUp, 'players');
  expect(players.choices.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(players.change(6)).toEqual({ options: { players: 6 } });
  expect(option(coverUp, 'limit_s').change(60)).toEqual({ options: { limit_s: 60 } });
});

test('yes and no become true and false', () => {
  expect(option(coverMe({}), 'public').change('yes')).toEqual({ public: true });
  expect(option(coverMe({}), 'chat').change('no')).toEqual({ chat: false });
});

test.each(games)('each option of $title has its texts', (game) => {
  const missing = game.options.flatMap(({ key, choices }) => [
    ...[`option.${key}`].filter((text) => !(text in texts)),
    ...choices.flatMap((value) => [
      ...[`option.${key}.${value}`].filter((text) => typeof value === 'string' && !(text in texts)),
      ...[`option.${key}.${value}.why`].filter(
        (text) => !(text in texts) && !(`option.${key}.why` in texts),
      ),
    ]),
  ]);
  expect(missing).toEqual([]);
});
