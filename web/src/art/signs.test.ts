// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { appIcon, brandMark, wordmark } from './brand.ts';
import {
  CLOTHES,
  HAIRS,
  LENGTHS,
  PATTERNS,
  magazines,
  masthead,
  seasonGlyph,
  traitGlyph,
  type Trait,
} from './cover_me.ts';
import { CLOTH, PRINT, STRANDS } from './traits.ts';

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

/** WCAG's relative luminance of `#RGB` or `#RRGGBB`. */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9A-F]/gi, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('CM-1.1: colours of hair are apart by lightness, for eyes that see no colour', () => {
  const { b, r, k } = STRANDS;
  expect(contrast(b.fill, r.fill)).toBeGreaterThan(2.5);
  expect(contrast(r.fill, k.fill)).toBeGreaterThan(2.5);
});

test('CM-1.1: a letter on its clothes, a motif on its ground can be read', () => {
  for (const { fill, ink } of Object.values(CLOTH))
    expect(contrast(fill, ink)).toBeGreaterThan(4.5);
  for (const { ground, ink } of Object.values(PRINT))
    expect(contrast(ground, ink)).toBeGreaterThan(3);
});

test('CM-1.5: a title can be read on light paper and on dark', () => {
  for (const { ink, onDark } of magazines) {
    expect(contrast(ink, '#FBF8F3')).toBeGreaterThan(4.5);
    expect(contrast(onDark, '#151318')).toBeGreaterThan(4.5);
  }
});

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
