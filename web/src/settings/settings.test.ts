// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loudnessOf } from './kept_settings.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = () => import('./settings.svelte.ts');

test('a chosen theme is on the document and there at the next visit', async () => {
  (await fresh()).change({ theme: 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  vi.resetModules();
  expect((await fresh()).settings().theme).toBe('dark');
});

test('as the device: the document says nothing, the media query decides', async () => {
  const { change } = await fresh();
  change({ theme: 'light' });
  change({ theme: 'system' });
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('motion off is left to the look, a speed is a number', async () => {
  const { change } = await fresh();
  change({ speed: 2 });
  expect(document.documentElement.style.getPropertyValue('--speed')).toBe('2');
  change({ speed: 'off' });
  expect(document.documentElement.style.getPropertyValue('--speed')).toBe('');
  expect(document.documentElement.dataset['motion']).toBe('off');
});

test('sound is silent until somebody was asked, and then as loud as they said', async () => {
  const { settings, change } = await fresh();
  expect(settings()).toMatchObject({ sound: 'unasked', touch: false });
  expect(loudnessOf(settings().sound)).toBe(0);
  change({ sound: 'low', touch: true });
  vi.resetModules();
  const again = (await fresh()).settings();
  expect(again).toMatchObject({ sound: 'low', touch: true });
  expect(loudnessOf(again.sound)).toBeGreaterThan(0);
});

test.each(['not JSON', '{"theme":"pink","speed":17,"sound":"deafening","touch":7}', 'null'])(
  'storage that holds %s is as if empty',
  async (stored) => {
    localStorage.setItem('coverstory.settings', stored);
    expect((await fresh()).settings()).toEqual({
      theme: 'system',
      speed: 1,
      sound: 'unasked',
      touch: false,
      referee: 'live',
    });
  },
);
