// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://host.example/some/where/" }
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientRoot, hasServer, hrefOf, isWithin, matched, pathOf, routeOf } from './routes.ts';

const link = (href: string) => new URL(href, location.href);

afterEach(() => document.head.replaceChildren());

describe('from a table server', () => {
  test('pages have paths, and the client is at the root', () => {
    expect(hasServer()).toBe(true);
    expect(hrefOf('table', { code: 'K7MQ2X' })).toBe('/t/K7MQ2X');
    expect(pathOf(link('/t/K7MQ2X#page'))).toBe('/t/K7MQ2X');
    expect(clientRoot().href).toBe('https://host.example/');
  });

  test('every link within the origin may be ours', () => {
    expect(isWithin(link('/about'))).toBe(true);
    expect(isWithin(link('https://other.example/about'))).toBe(false);
  });
});

describe('as a site', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="coverstory" content="site">';
  });

  test('pages stand behind the hash, and the client is where its page is', () => {
    expect(hasServer()).toBe(false);
    expect(hrefOf('rules', { game: 'cover-up' })).toBe('#/rules/cover-up');
    const { page, parameters } = routeOf(pathOf(link(hrefOf('rules', { game: 'cover-up' }))));
    expect({ page, parameters }).toEqual({ page: 'rules', parameters: { game: 'cover-up' } });
    expect(clientRoot().href).toBe('https://host.example/some/where/');
  });

  test('without a hash, or with one that is a place in the page, it is the first page', () => {
    expect(routeOf(pathOf(link('.'))).page).toBe('home');
    expect(routeOf(pathOf(link('#page'))).page).toBe('home');
  });

  test('a link to a neighbour on the same host is not ours', () => {
    expect(isWithin(link('#/about'))).toBe(true);
    expect(isWithin(link('/about'))).toBe(false);
    expect(isWithin(link('/other/#/about'))).toBe(false);
    expect(isWithin(link('#page'))).toBe(false);
  });
});

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
