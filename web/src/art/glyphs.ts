// Trait signs: what a spine, a track and a mirror show of a model, in a square of 36 about (0,0).
// Shape and letter tell each apart without its colour. Letters are strokes, not text: they look the
// same wherever they are drawn, and are those of the card code in every language.
import { INK, PAPER, SILENT, circle, fill, group, line } from './svg.ts';
import {
  CLOTH,
  CLOTHES,
  HAIRS,
  LENGTHS,
  PATTERNS,
  PRINT,
  STRANDS,
  type Clothes,
  type Hair,
  type Length,
  type Pattern,
} from './traits.ts';

const EDGE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

const LETTER: Record<Clothes | Hair, string> = {
  Y: 'M-4,-5L0,.4L4,-5M0,.4V5.4',
  B: 'M-3,.2H1A2.6,2.6 0 0 1 1,5.4H-3V-5H.6A2.6,2.6 0 0 1 .6,.2',
  R: 'M-3.2,5.4V-5H.6A2.8,2.8 0 0 1 .6,.6H-3.2M.4,.6L3.6,5.4',
  G: 'M3.8,-3A4.9,5.3 0 1 0 4,2.8V.6H.8',
  K: 'M-3,-5V5.4M3.6,-5L-2.6,1M-.6,-.8L3.8,5.4',
  W: 'M-5.4,-5L-2.8,5.2L0,-3L2.8,5.2L5.4,-5',
  b: 'M-2.6,-5.6V4.6M-2.6,1.4A3,3.2 0 1 1 3.4,1.4A3,3.2 0 1 1 -2.6,1.4',
  r: 'M-1.6,-2V4.6M-1.6,1.4C-1.6,-1.2 .6,-2.4 2.8,-1.8',
  k: 'M-2.4,-5.6V4.6M3,-2L-2.2,2M-.4,.6L3.2,4.6',
};

const GARMENT: Record<Clothes, string> = {
  Y: 'M-6,-13C-3,-9.5 3,-9.5 6,-13L15,-9L13,0L8.6,-1.4V14H-8.6V-1.4L-13,0L-15,-9Z',
  B: 'M-7,-14L0,-8.4L7,-14L15,-9V10H9.6V14H-9.6V10H-15V-9Z',
  R: 'M-9,-14H-5L0,-7L5,-14H9L7,0L14,14H-14L-7,0Z',
  G: 'M-5,-15.4H5V-10.4L13,-7.6L15.4,13L10,13.6L9,14.4H-9L-10,13.6L-15.4,13L-13,-7.6L-5,-10.4Z',
  K: 'M-6,-14.6L0,-5.6L6,-14.6L14,-9.6L15,13L2.6,14.6L0,9.6L-2.6,14.6L-15,13L-14,-9.6Z',
  W: 'M-12.4,-16H-6L10.6,-9L8,-2L15.6,15.6H-15.6L-8,-2Z',
};

/** How far below the middle the letter stands on its garment. */
const LETTER_AT: Record<Clothes, string> = {
  Y: '0 4',
  B: '0 4.4',
  R: '0 6.4',
  G: '0 3',
  K: '0 3',
  W: '0 7.4',
};

export const clothesSign = (c: Clothes): string =>
  fill(GARMENT[c], CLOTH[c].fill, EDGE) +
  line(LETTER[c], CLOTH[c].ink, 2.5, `transform="translate(${LETTER_AT[c]})"`);

function patternSign(p: Pattern): string {
  const { ground, ink } = PRINT[p];
  if (p === 'Q')
    return (
      fill('M-13,-13H13V13H-13Z', ground) +
      fill(
        'M-13,-13h8.7v8.7h-8.7zM4.3,-13h8.7v8.7h-8.7zM-4.3,-4.3h8.6v8.6h-8.6zM-13,4.3h8.7v8.7h-8.7zM4.3,4.3h8.7v8.7h-8.7z',
        ink,
      ) +
      line('M-13,-13H13V13H-13Z', INK, 1.3)
    );
  if (p === 'D')
    return (
      fill('M0,-16.4L14,0L0,16.4L-14,0Z', ink, EDGE) +
      fill('M0,-9.4L8,0L0,9.4L-8,0Z', ground) +
      fill('M0,-4L3.4,0L0,4L-3.4,0Z', ink)
    );
  return (
    circle(0, 0, 14.4, ground) +
    fill(
      'M-13.6,4.6L-1.6,-14.3L4.4,-13.7L-10.9,9.4ZM-7.6,12.2L9.4,-10.9L12.6,-7L-2,14.2ZM4.2,13.8L14,-2.6L14.1,3.4L9,11.3Z',
      ink,
    ) +
    circle(0, 0, 14.4, 'none', `stroke="${INK}" stroke-width="1.3"`)
  );
}

const MASS: Record<Length, string> = {
  s: 'M-11.5,0C-13,-19 13,-19 11.5,0Z',
  m: 'M-13,9C-15,-21 15,-21 13,9Z',
  l: 'M-14.6,17C-13,6 -16,-18 0,-17C16,-18 13,6 14.6,17Z',
};
const FACE =
  'M0,-7C8.6,-7 9.2,3 8,6.4C6,11.8 2.6,13.4 0,13.4C-2.6,13.4 -6,11.8 -8,6.4C-9.2,3 -8.6,-7 0,-7Z';

/** Blonde is plain, red-brown has a wave, black a shine: textures that need no colour. */
const SHEEN: Record<Hair, string> = {
  b: '',
  r: line('M-8,-9.6q4,-3.6 8,0t8,0', '#FFD9BF', 1.6),
  k: line('M-7.6,-8.4C-6,-12 -2.4,-13.4 1,-13.2', '#FFF', 1.6),
};

/** Length and colour at once, as on a spine; either alone, as on the mirrors. */
function hairSign(length: Length | '', hair: Hair | ''): string {
  const mass = fill(MASS[length || 'm'], hair ? STRANDS[hair].fill : '#8D8696', EDGE);
  const letter = hair && line(LETTER[hair], INK, 2.3, 'transform="translate(0 3.2)"');
  return mass + (hair && SHEEN[hair]) + fill(FACE, PAPER, EDGE) + letter;
}

export type Trait = 'clothes' | 'pattern' | 'length' | 'hair';

function signOf(trait: Trait, value: string): string {
  const known = { clothes: CLOTHES, pattern: PATTERNS, length: LENGTHS, hair: HAIRS }[
    trait
  ] as readonly string[];
  if (!known.includes(value))
    throw new Error(`'${value}' is no ${trait}: one of ${known.join(' ')}.`);
  if (trait === 'clothes') return clothesSign(value as Clothes);
  if (trait === 'pattern') return patternSign(value as Pattern);
  return trait === 'length' ? hairSign(value as Length, '') : hairSign('', value as Hair);
}

/** A trait's sign as an svg of its own, for tracks and mirrors at 16 px and up. With `tile` it stands on card
 * paper, which black clothes need on a dark page. */
export const traitGlyph = (trait: Trait, value: string, tile = false): string =>
  `<svg ${SILENT} viewBox="-18 -18 36 36">${tile ? `<rect x="-18" y="-18" width="36" height="36" rx="5" fill="${PAPER}"/>` : ''}${tile ? group('transform="scale(.92)"', signOf(trait, value)) : signOf(trait, value)}</svg>`;

/** The signs as shapes to be used on cards: `gY`, `gQ`, `gsb`. */
export const signDefs = (): string =>
  [
    ...CLOTHES.map((c) => [c, clothesSign(c)]),
    ...PATTERNS.map((p) => [p, patternSign(p)]),
    ...LENGTHS.flatMap((l) => HAIRS.map((h) => [l + h, hairSign(l, h)])),
  ]
    .map(([id, body]) => `<g id="cs-g${id}">${body}</g>`)
    .join('');

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

const SEASONS: Record<Season, string> = {
  winter:
    'M12,2.5V21.5M3.8,7.2L20.2,16.8M20.2,7.2L3.8,16.8M9.2,4L12,6.4L14.8,4M9.2,20L12,17.6L14.8,20M3.4,10.6L6.9,9.4L6.2,5.8M20.6,10.6L17.1,9.4L17.8,5.8M3.4,13.4L6.9,14.6L6.2,18.2M20.6,13.4L17.1,14.6L17.8,18.2',
  spring:
    'M12,21.5V11.5M12,11.5C8,11.5 6,8.5 6.4,3.6C9,3.4 10.6,5 12,7C13.4,5 15,3.4 17.6,3.6C18,8.5 16,11.5 12,11.5ZM12,20C9,20 6,18.5 4.6,15C8,14.4 11,16 12,20C13,16 16,14.4 19.4,15C18,18.5 15,20 12,20',
  summer:
    'M16.4,12A4.4,4.4 0 1 1 7.6,12A4.4,4.4 0 1 1 16.4,12ZM12,2V4.4M12,19.6V22M2,12H4.4M19.6,12H22M4.9,4.9L6.6,6.6M17.4,17.4L19.1,19.1M4.9,19.1L6.6,17.4M17.4,6.6L19.1,4.9',
  fall: 'M5,21C7,17 10,13 14,9.5M6.5,17.5C3.5,11 7,4.5 19.5,3C21,14 15,20.5 6.5,17.5ZM10.3,12.8L9.6,8.6M10.3,12.8L15,13.6',
};

/** CM-3.1: a season in lines of the text's colour. */
export const seasonGlyph = (season: Season): string =>
  `<svg ${SILENT} viewBox="0 0 24 24">${line(SEASONS[season], 'currentColor', 1.7)}</svg>`;
