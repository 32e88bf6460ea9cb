import { expect, test } from 'vitest';
import { isShown, peopleIn, plain, planned, settingsOf } from './setting_up.ts';

const four = planned(plain, { options: { players: 4 } });
const coverUp = planned(plain, { game: 'cover-up' });

test('people sit in the first seats, and bots in those without a name', () => {
  expect(peopleIn(four, ['Anna ', '', ' Bo', 'Dag'])).toEqual(['Anna', 'Bo', 'Dag']);
  expect(peopleIn(four, ['Anna', 'Bo', '', '', 'Eva'])).toEqual(['Anna', 'Bo']);
});

test('it takes two people with names of their own', () => {
  expect(peopleIn(four, ['Anna', '', '', ''])).toBe('two');
  expect(peopleIn(plain, ['', '  ', 'Eva'])).toBe('two');
  expect(peopleIn(plain, ['Anna', 'Anna '])).toBe('same');
});

test('nobody builds glass against a bot here: it would not wait for the device', () => {
  const three = planned(coverUp, { options: { players: 3 } });
  expect(peopleIn(three, ['Anna', 'Bo'])).toBe('all');
  expect(peopleIn(three, ['Anna', 'Bo', 'Dag'])).toEqual(['Anna', 'Bo', 'Dag']);
});

test('each game keeps its own options, and a colour is left out with equal values only', () => {
  const equal = planned(four, { options: { values: 'equal', removed: 'K' } });
  expect(equal.options['cover-me']).toMatchObject({ players: 4, values: 'equal', removed: 'K' });
  expect(planned(equal, { game: 'cover-up' }).options['cover-me']).toEqual(
    equal.options['cover-me'],
  );
  const byColor = planned(equal, { options: { values: 'by-color' } });
  expect(byColor.options['cover-me']).not.toHaveProperty('removed');
});

test('no clock runs, nobody is gone, and glass is built without hurry', () => {
  expect(settingsOf(coverUp, 'easy')).toMatchObject({
    game: 'cover-up',
    clock: 'none',
    away_s: 86_400,
    options: { limit_s: 3600 },
  });
  expect(isShown('cover-up', 'hourglass_s')).toBe(false);
  expect(isShown('cover-up', 'referee')).toBe(true);
  expect(isShown('cover-me', 'length')).toBe(true);
});
