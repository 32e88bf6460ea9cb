import { expect, test } from 'vitest';
import { share, shareText, signsOf } from './share.ts';

test('the cards of the day, a gem for par, and a hollow one for each point above', () => {
  expect(signsOf(['green', 'green', 'yellow', 'red', 'red'], 0)).toBe('🟩🟩🟨🟥🟥 ◆');
  expect(signsOf(['green'], 2)).toBe('🟩 ◆◇◇');
  expect(signsOf(['green'], 30)).toBe('🟩 ◆◇◇◇◇◇◇◇◇◇◇◇◇…');
});

test('the text tells how it went, and gives neither points nor par away', () => {
  const text = shareText({
    title: 'Cover Up, 16 November 2026',
    colors: ['green', 'red'],
    above: 1,
    story: ['1 above par', '2 tries', '3:05'],
    link: 'https://example.org/puzzle/2026-11-16',
  });
  expect(text).toBe(
    'Cover Up, 16 November 2026\n🟩🟥 ◆◇\n1 above par · 2 tries · 3:05\nhttps://example.org/puzzle/2026-11-16',
  );
});

test('it is shared by the device where it can, else copied', async () => {
  const shared: string[] = [];
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  const sheet = async ({ text }: { text: string }) => void shared.push(text);
  expect(await share('one', { share: sheet, clipboard })).toBe('shared');
  expect(await share('two', { clipboard })).toBe('copied');
  expect([shared, copied]).toEqual([['one'], ['two']]);
});

test('a sheet that fails leaves the copy, one that is closed leaves nothing to say', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  const failing = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));
  expect(await share('x', { share: failing('AbortError'), clipboard })).toBe('shared');
  expect(copied).toEqual([]);
  expect(await share('x', { share: failing('NotAllowedError'), clipboard })).toBe('copied');
  expect(await share('x', {})).toBe('failed');
});
