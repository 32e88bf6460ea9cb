// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CODES,
  cardBack,
  labelOf,
  magazines,
  modelCard,
  modelDefs,
  nameOf,
  sealedCover,
  traitsOf,
} from './cover_me.ts';
import { figure } from './figure.ts';
import { personOf } from './person.ts';

const sizes = ['tiny', 'hand', 'cover'] as const;
const everyCard = () =>
  CODES.flatMap((code) =>
    sizes.map((size) => ({ code, size, svg: modelCard(code, size, 'karat') })),
  );
const backs = () => [
  ...(['draw', 'green', 'black', 'white'] as const).map(cardBack),
  ...magazines.map((m) => sealedCover(m.id)),
];
const idsIn = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
const hrefsIn = (svg: string) => [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((m) => m[1]);

/** What an XML parser has to say against it; nothing if it is well formed. */
function faultIn(svg: string): string {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return root.querySelector('parsererror')?.textContent ?? '';
}

describe('the models', () => {
  test('CM-1.1: there are 162, and no two cards are alike in any size', () => {
    expect(CODES).toHaveLength(162);
    for (const size of sizes) {
      expect(new Set(CODES.map((code) => modelCard(code, size))).size).toBe(162);
    }
  });

  test('CM-1.1: each has a name of its own, the one the engine knows', () => {
    const source = readFileSync(
      new URL('../../../engine/cover_me/card.cpp', `file://${import.meta.filename}`),
      'utf8',
    );
    const names = source.slice(source.indexOf('kNames{'));
    const table = names.slice(0, names.indexOf('};'));
    expect(CODES.map(nameOf)).toEqual([...table.matchAll(/"(\w+)"/g)].map((m) => m[1]));
    expect(new Set(CODES.map(nameOf)).size).toBe(162);
  });

  test('are individuals: people of one trait differ in face, skin, age and adornment', () => {
    for (const letter of 'YBRGKWQDTsmlbrk') {
      const people = CODES.filter((code) => code.includes(letter)).map(personOf);
      for (const feature of ['skin', 'age', 'shape', 'eyes', 'nose', 'glasses', 'man'] as const) {
        expect(new Set(people.map((p) => p[feature])).size, `${letter} ${feature}`).toBeGreaterThan(
          1,
        );
      }
    }
  });

  test('look the same whenever they are drawn', () => {
    const first = everyCard();
    expect(everyCard()).toEqual(first);
  });

  test('CM-11.2: have no figure where all are worth the same', () => {
    for (const size of ['tiny', 'hand', 'cover'] as const) {
      expect(modelCard('WDlb', size)).toContain('cs-num');
      expect(modelCard('WDlb', size, 'perigee', 'equal')).not.toContain('cs-num');
    }
  });

  test('CM-1.3: carry the signs of their four traits and their prestige', () => {
    for (const { code, size, svg } of everyCard()) {
      const { clothes, pattern, length, hair } = traitsOf(code);
      for (const sign of [clothes, pattern, length + hair]) {
        expect(svg, `${code} ${size}`).toContain(`href="#cs-g${sign}"`);
      }
      expect(svg).toContain(`>${labelOf(code).prestige}</text>`);
    }
  });

  test('CM-1.1: wear a style of the length they have', () => {
    const styleOf = (code: string) => /cs-hf([sml])\d/.exec(figure(code, traitsOf(code)))?.[1];
    for (const code of CODES) expect(styleOf(code)).toBe(traitsOf(code).length);
  });

  test('stay within their budget: a hand card under 3.5 KB, a tiny one under 2', () => {
    for (const code of CODES) {
      for (const m of magazines)
        expect(modelCard(code, 'hand', m.id).length, code).toBeLessThan(3584);
      expect(modelCard(code, 'tiny', 'karat').length, code).toBeLessThan(2048);
    }
  });

  test('hold no ids and no style attributes, so that one may appear twice and under any policy', () => {
    for (const svg of [...everyCard().map((c) => c.svg), ...backs()]) {
      expect(idsIn(svg)).toEqual([]);
      expect(svg).not.toContain(' style=');
    }
  });

  test('use only shapes that the page holds, each of which is there once', () => {
    const ids = idsIn(modelDefs()),
      known = new Set(ids);
    expect(known.size).toBe(ids.length);
    const used = new Set(
      [...everyCard().map((c) => c.svg), ...backs(), modelDefs()].flatMap(hrefsIn),
    );
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });

  test('are well-formed markup', () => {
    const some = everyCard()
      .filter((_, i) => i % 9 === 0)
      .map((c) => c.svg);
    for (const svg of [...some, ...backs(), modelDefs()]) expect(faultIn(svg)).toBe('');
  });

  test('CM-1.2: are told in keys for the page to speak', () => {
    expect(labelOf('KTmr')).toEqual({
      name: nameOf('KTmr'),
      clothes: 'black',
      pattern: 'striped',
      length: 'semi-long',
      hair: 'red-brown',
      prestige: 4,
    });
  });

  test('a code, a magazine that does not exist gets a sentence', () => {
    expect(() => modelCard('YQsx', 'hand')).toThrow("'YQsx' is no model");
    expect(() => modelCard('YQsb', 'hand', 'vogue' as never)).toThrow("'vogue' is no magazine");
  });
});
