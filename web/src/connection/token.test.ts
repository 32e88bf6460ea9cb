// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keptToken } from './token.ts';

beforeEach(() => localStorage.clear());

const token = '8c6f0a3f5f0f4a6e9d3b2a1c00ffee11';

test('a token is found where it was kept', () => {
  expect(keptToken('key')).toBeUndefined();
  localStorage.setItem('key', token);
  expect(keptToken('key')).toBe(token);
  expect(localStorage.getItem('key')).toBe(token);
});

test.each(['', 'rubbish', token.toUpperCase(), `${token}0`, token.slice(1), `${token}\n`])(
  'what cannot be a token is set aside and not lost: %j',
  (found) => {
    localStorage.setItem('key', found);
    expect(keptToken('key')).toBeUndefined();
    expect(localStorage.getItem('key')).toBeNull();
    expect(localStorage.getItem('key.unreadable')).toBe(found);
  },
);
