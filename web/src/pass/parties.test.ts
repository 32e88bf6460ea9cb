// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepParty, keptParties, keptParty, type Party } from './parties.ts';

const party = (code: string): Party => ({
  code,
  game: 'cover-me',
  people: [
    { name: 'Anna', token: 'a' },
    { name: 'Bo', token: 'b' },
  ],
});

beforeEach(() => localStorage.clear());

test('a party is found by its code, the latest first, each once', () => {
  keepParty(party('K7MQ2X'));
  keepParty(party('AAAAAA'));
  keepParty({ ...party('K7MQ2X'), isOver: true });
  expect(keptParties().map(({ code }) => code)).toEqual(['K7MQ2X', 'AAAAAA']);
  expect(keptParty('K7MQ2X')).toEqual({ ...party('K7MQ2X'), isOver: true });
  expect(keptParty('BBBBBB')).toBeUndefined();
});

test.each(['not JSON', 'null', '[1,null,{"code":"no"}]', '[{"code":"K7MQ2X","game":"chess"}]'])(
  'storage that holds %s is as if empty',
  (stored) => {
    localStorage.setItem('coverstory.pass', stored);
    expect(keptParties()).toEqual([]);
  },
);
