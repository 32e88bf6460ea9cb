// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://host.example/some/where/" }
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hrefOf, routeOf } from './routes.ts';
import { clientRoot, hasServer, isWithin, pathOf } from './site.ts';

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
