import { describe, expect, test } from 'vitest';
import { fileFor, isReload, type Build } from './files.ts';

const build: Build = {
  version: '1',
  files: ['', 'index.html', 'icon.svg', 'assets/index-1a2b.js'],
};
const get = (url: string, mode: RequestMode = 'no-cors', method = 'GET') => ({ url, mode, method });

describe('on a table server', () => {
  const place = { root: new URL('https://host.example/'), hasServer: true };
  const file = (path: string, mode?: RequestMode, method?: string) =>
    fileFor(get(`https://host.example${path}`, mode, method), place, build);

  test('the files of the build are kept', () => {
    expect(file('/icon.svg')).toBe('icon.svg');
    expect(file('/assets/index-1a2b.js')).toBe('assets/index-1a2b.js');
  });

  test('the first page comes written, and every other is one', () => {
    expect(file('/', 'navigate')).toBe('');
    for (const path of ['/index.html', '/t/K7MQ2X', '/rules/cover-me', '/a/b/c?x=1.2']) {
      expect(file(path, 'navigate'), path).toBe('index.html');
    }
  });

  test('what only the server knows is never answered from the kept files', () => {
    for (const path of ['/ws', '/healthz', '/metrics', '/tables/K7MQ2X/record', '/tables']) {
      expect(file(path, 'navigate'), path).toBeUndefined();
      expect(file(path), path).toBeUndefined();
    }
    expect(file('/t/K7MQ2X')).toBeUndefined();
  });

  test('neither is the worker itself, a file that is not ours, or what is not just got', () => {
    expect(file('/sw.js')).toBeUndefined();
    expect(file('/other.png', 'navigate')).toBeUndefined();
    expect(file('/icon.svg', 'no-cors', 'POST')).toBeUndefined();
    expect(fileFor(get('https://other.example/icon.svg'), place, build)).toBeUndefined();
  });

  test('a part of another build may still be on a shelf', () => {
    expect(file('/assets/index-0000.js')).toBe('assets/index-0000.js');
  });
});

describe('in a site', () => {
  const place = { root: new URL('https://host.example/some/where/'), hasServer: false };
  const file = (path: string) =>
    fileFor(get(`https://host.example${path}`, 'navigate'), place, build);

  test('there is one page', () => {
    expect(file('/some/where/')).toBe('');
    expect(file('/some/where/index.html')).toBe('index.html');
    expect(file('/some/where/icon.svg')).toBe('icon.svg');
  });

  test('what lies beside or below it is others’', () => {
    expect(file('/')).toBeUndefined();
    expect(file('/icon.svg')).toBeUndefined();
    expect(file('/some/where/else/')).toBeUndefined();
  });
});

test('a reload is known by what each browser tells of it', () => {
  const asked = (mode: RequestMode, cache: RequestCache, isReloadNavigation?: boolean) =>
    isReload({ mode, cache, ...(isReloadNavigation === undefined ? {} : { isReloadNavigation }) });
  // Chromium.
  expect(asked('navigate', 'no-cache', true)).toBe(true);
  expect(asked('navigate', 'no-cache', false)).toBe(false);
  // Firefox: a reload, one past the cache, a link, a part of the page.
  expect(asked('navigate', 'no-cache')).toBe(true);
  expect(asked('navigate', 'reload')).toBe(true);
  expect(asked('navigate', 'default')).toBe(false);
  expect(asked('cors', 'no-cache')).toBe(false);
});
