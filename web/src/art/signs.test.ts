// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  CLOTHES,
  HAIRS,
  LENGTHS,
  PATTERNS,
  appIcon,
  brandMark,
  magazines,
  masthead,
  seasonGlyph,
  traitGlyph,
  wordmark,
  type Trait,
} from './index.ts';

const VALUES: Record<Trait, readonly string[]> = {
  clothes: CLOTHES,
  pattern: PATTERNS,
  length: LENGTHS,
  hair: HAIRS,
};
const all = (tile: boolean) =>
  Object.entries(VALUES).flatMap(([trait, values]) =>
    values.map((v) => traitGlyph(trait as Trait, v, tile)),
  );

/** The drawing with its colours taken away. */
const shapeOf = (svg: string) => svg.replace(/(fill|stroke)="#[0-9A-F]+"/gi, '');

test('CM-1.2: signs of a trait differ in shape, not in colour alone', () => {
  for (const [trait, values] of Object.entries(VALUES)) {
    const shapes = values.map((v) => shapeOf(traitGlyph(trait as Trait, v)));
    expect(new Set(shapes).size, trait).toBe(values.length);
  }
});

test('a tile of paper lies under a sign only where it is asked for', () => {
  expect(all(false).filter((svg) => svg.includes('<rect'))).toEqual([]);
  for (const svg of all(true)) expect(svg).toContain('<rect');
});

test('a sign that does not exist gets a sentence', () => {
  expect(() => traitGlyph('hair', 'Y')).toThrow("'Y' is no hair: one of b r k.");
});

test('CM-3.1: the four seasons have icons of their own, in the colour of the text', () => {
  const icons = (['winter', 'spring', 'summer', 'fall'] as const).map(seasonGlyph);
  expect(new Set(icons).size).toBe(4);
  for (const svg of icons) expect(svg).toContain('currentColor');
});

test('CM-1.5: five magazines, told by title, ink and lettering', () => {
  for (const feature of ['id', 'title', 'ink', 'onDark', 'font'] as const) {
    expect(new Set(magazines.map((m) => m[feature])).size).toBe(5);
  }
  expect(new Set(magazines.map((m) => masthead(m.id))).size).toBe(5);
});

test('signs, titles and the brand are well-formed markup without ids', () => {
  const drawings = [
    ...all(true),
    ...magazines.map((m) => masthead(m.id)),
    brandMark(),
    appIcon(),
    wordmark(),
  ];
  for (const svg of drawings) {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(root.querySelector('parsererror')?.textContent ?? '').toBe('');
    expect(svg).not.toMatch(/\sid=/);
  }
});
