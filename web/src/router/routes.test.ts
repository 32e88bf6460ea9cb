import { expect, test } from 'vitest';
import { hrefOf, matched, routeOf } from './routes.ts';

test('the root is the first page', () => {
  expect(routeOf('/').page).toBe('home');
  expect(routeOf('').page).toBe('home');
});

test('an address leads back to its page with what it says', () => {
  expect(hrefOf('home')).toBe('/');
  expect(hrefOf('table', { code: 'K7MQ2X' })).toBe('/t/K7MQ2X');
  expect(routeOf('/t/K7MQ2X')).toEqual({ page: 'table', parameters: { code: 'K7MQ2X' } });
  expect(routeOf('/t/K7MQ2X/board').page).toBe('board');
  expect(routeOf('/learn/cover-me')).toEqual({ page: 'learn', parameters: { game: 'cover-me' } });
});

test('an address that means nothing is said to be missing', () => {
  expect(routeOf('/nowhere/at/all').page).toBe('missing');
});

test('a parameter is what stands in its place, escapes undone', () => {
  expect(matched('/table/:id', '/table/K7%20Q')).toEqual({ id: 'K7 Q' });
  expect(matched('/table/:id/board', '/table/K7/board')).toEqual({ id: 'K7' });
});

test('a path of another length or with a broken escape does not fit', () => {
  expect(matched('/table/:id', '/table')).toBeUndefined();
  expect(matched('/table/:id', '/table/a/b')).toBeUndefined();
  expect(matched('/table/:id', '/table/%E0%A4%A')).toBeUndefined();
});
