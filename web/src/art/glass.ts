// CU-1: the cards of Cover Up, sheets of coloured glass with enamel symbols. The lattice has
// squares of 100 units. Six symbols differ in silhouette, texture and colour. Each is its own image
// under every turn and flip, texture included, so that equal symbols cover each other exactly
// however the sheets lie: do not add one that breaks this.
import { SILENT, circle, disc, fill, line, rect } from './svg.ts';

export type SymbolId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
export type GlassColor = 'green' | 'yellow' | 'red';

export const SYMBOLS: readonly SymbolId[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Tint of the sheet and its cut edge. */
export const GLASS: Record<GlassColor, { tint: string; edge: string }> = {
  green: { tint: '#37B779', edge: '#0F7A4B' },
  yellow: { tint: '#F5C518', edge: '#9A7400' },
  red: { tint: '#EF5B5B', edge: '#B3262B' },
};

/** One, two or three pips in a corner, where no symbol reaches. */
const PIPS: Record<GlassColor, readonly (readonly [number, number])[]> = {
  green: [[10, 10]],
  yellow: [
    [9, 21],
    [21, 9],
  ],
  red: [
    [10, 10],
    [9, 22],
    [22, 9],
  ],
};

const ENAMEL: Record<SymbolId, { fill: string; deep: string }> = {
  a: { fill: '#1F55C4', deep: '#123A8C' },
  b: { fill: '#C2187A', deep: '#870A52' },
  c: { fill: '#00807D', deep: '#005250' },
  d: { fill: '#2A2431', deep: '#000' },
  e: { fill: '#F08A00', deep: '#A84F00' },
  f: { fill: '#7442B8', deep: '#4A2482' },
};

const STAR = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 ? 21 : 39,
    a = (Math.PI * i) / 8;
  return [Math.round(r * Math.sin(a) * 10) / 10, Math.round(-r * Math.cos(a) * 10) / 10] as const;
});

const SHAPE: Record<SymbolId, string> = {
  a: 'M-34,0a34,34 0 1,0 68,0a34,34 0 1,0 -68,0Z',
  b: 'M0,-37C12,-37 19,-27 17,-17C27,-19 37,-12 37,0C37,12 27,19 17,17C19,27 12,37 0,37C-12,37 -19,27 -17,17C-27,19 -37,12 -37,0C-37,-12 -27,-19 -17,-17C-19,-27 -12,-37 0,-37Z',
  c: 'M0,-40L40,0L0,40L-40,0Z',
  d: 'M-12,-36H12V-12H36V12H12V36H-12V12H-36V-12H-12Z',
  e: `M${STAR.join('L')}Z`,
  f: 'M-33,-33H33V33H-33ZM-14,-14V14H14V-14Z',
};

const dots = (places: readonly (readonly [number, number])[], r: number): string =>
  fill(places.map(([x, y]) => disc(x, y, r)).join(''), '#FFF');

/** What is engraved in each: rings, dots, a grid, an inlay, facets, bars. */
const TEXTURE: Record<SymbolId, string> = {
  a:
    circle(0, 0, 23, 'none', 'stroke="#FFF" stroke-width="5"') +
    circle(0, 0, 12, '#FFF') +
    circle(0, 0, 5.5, ENAMEL.a.deep),
  b:
    dots(
      [
        [0, -23],
        [23, 0],
        [0, 23],
        [-23, 0],
        [0, 0],
      ],
      6.2,
    ) +
    dots(
      [
        [12, 12],
        [-12, 12],
        [12, -12],
        [-12, -12],
      ],
      2.6,
    ),
  c: line(
    'M-20,-20L20,20M-20,20L20,-20M-30,-10L10,30M-10,-30L30,10M30,-10L-10,30M10,-30L-30,10',
    '#FFF',
    3.2,
  ),
  d: line('M-5,-29H5V-5H29V5H5V29H-5V5H-29V-5H-5Z', '#FFF', 2.8),
  e:
    line(
      STAR.filter((_, i) => i % 2 === 0)
        .map(([x, y]) => `M0,0L${x},${y}`)
        .join(''),
      ENAMEL.e.deep,
      2.4,
    ) +
    circle(0, 0, 10, '#FFF') +
    circle(0, 0, 4.2, ENAMEL.e.deep),
  f: '<path d="M-23.5,-23.5H23.5V23.5H-23.5Z" fill="none" stroke="#FFF" stroke-width="3.4" stroke-dasharray="8 7.67" stroke-dashoffset="4"/>',
};

/** A symbol about (0,0) in a square of 100. The white rim keeps it apart from any glass. */
export const enamel = (s: SymbolId): string =>
  fill(
    SHAPE[s],
    '#FFF',
    'stroke="#FFF" stroke-width="9" stroke-linejoin="round" fill-rule="evenodd"',
  ) +
  fill(
    SHAPE[s],
    ENAMEL[s].fill,
    `stroke="${ENAMEL[s].deep}" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd"`,
  ) +
  TEXTURE[s];

/** A symbol as an svg of its own, from 14 px up. */
export const symbolGlyph = (s: SymbolId): string =>
  `<svg ${SILENT} viewBox="-46 -46 92 92">${enamel(s)}</svg>`;

/** CU-1.3: the eight squares of a code. Throws a sentence on any other text. */
function squaresOf(code: string): (SymbolId | '.')[] {
  if (!/^[.a-f]{8}$/.test(code))
    throw new Error(`'${code}' is no card: a code is eight of a to f, or '.' if empty.`);
  return [...code] as (SymbolId | '.')[];
}

/** CU-1.1: the colour follows from the number of symbols. */
export function glassColorOf(code: string): GlassColor {
  const count = squaresOf(code).filter((s) => s !== '.').length;
  const color = (['green', 'yellow', 'red'] as const)[count - 4];
  if (!color) throw new Error(`'${code}' has ${count} symbols; a card has 4, 5 or 6.`);
  return color;
}

/** The sheet without its symbols, upright, 200 × 400: tint and gloss. */
export const sheet = (color: GlassColor): string =>
  rect(
    1.5,
    1.5,
    197,
    397,
    GLASS[color].tint,
    `rx="21" fill-opacity=".42" stroke="${GLASS[color].edge}" stroke-width="2.4"`,
  ) +
  fill('M4,150L120,4H178L4,222ZM60,396L196,224V260L90,396Z', '#FFF', 'opacity=".15"') +
  line(
    'M100,8V392M8,100H192M8,200H192M8,300H192',
    GLASS[color].edge,
    1.4,
    'opacity=".45" stroke-dasharray="1 5"',
  );

/**
 * The bevel, and pips in two corners; they tell the colour, and by their place that a sheet is
 * flipped.
 */
export function edge(color: GlassColor): string {
  const pips = PIPS[color].map(([x, y]) => disc(x, y, 4) + disc(200 - x, 400 - y, 4)).join('');
  return (
    rect(4.5, 4.5, 191, 391, 'none', 'rx="19" stroke="#FFF" stroke-width="2.5" opacity=".75"') +
    fill(pips, GLASS[color].edge)
  );
}

/** CU-3.2: from the upright sheet to orientation `o`: flipped left-right where `o & 4`, then `o & 3` quarter
 * turns clockwise, the top left of its eight squares at (0,0). */
export function orientation(o: number): string {
  if (!Number.isInteger(o) || o < 0 || o > 7) throw new Error(`${o} is no orientation: 0 to 7.`);
  const turn =
    ['', 'matrix(0 1 -1 0 400 0)', 'matrix(-1 0 0 -1 200 400)', 'matrix(0 -1 1 0 0 200)'][o & 3] ??
    '';
  return turn + (o & 4 ? 'matrix(-1 0 0 1 200 0)' : '');
}

export const isUpright = (o: number): boolean => (o & 1) === 0;

export interface PlacedSquare {
  x: number;
  y: number;
  symbol: SymbolId | '.';
}

/** CU-3.2: where the eight squares come to lie. */
export function placedSquares(code: string, o = 0, x = 0, y = 0): PlacedSquare[] {
  orientation(o);
  return squaresOf(code).map((symbol, i) => {
    let cx = i % 2,
      cy = i >> 1,
      height = 4;
    if (o & 4) cx = 1 - cx;
    for (let turn = 0; turn < (o & 3); turn++) {
      [cx, cy] = [height - 1 - cy, cx];
      height = 6 - height;
    }
    return { x: x + cx, y: y + cy, symbol };
  });
}

/** A card as an svg, `cell` px for a square; without `cell` it is sized by the page. */
export function glassCard(code: string, o = 0, cell?: number): string {
  const color = glassColorOf(code),
    [w, h] = isUpright(o) ? [2, 4] : [4, 2];
  const symbols = placedSquares(code, o).map((s) =>
    s.symbol === '.'
      ? ''
      : `<g transform="translate(${s.x * 100 + 50} ${s.y * 100 + 50})">${enamel(s.symbol)}</g>`,
  );
  const size = cell === undefined ? '' : ` width="${w * cell}" height="${h * cell}"`;
  return `<svg ${SILENT} viewBox="0 0 ${w * 100} ${h * 100}"${size}><g transform="${orientation(o)}">${sheet(color)}${edge(color)}</g>${symbols.join('')}</svg>`;
}

/** A card of which only the glass is known, as others' piles show it. */
export function blankGlass(color: GlassColor, o = 0): string {
  const [w, h] = isUpright(o) ? [200, 400] : [400, 200];
  return `<svg ${SILENT} viewBox="0 0 ${w} ${h}"><g transform="${orientation(o)}">${sheet(color)}${edge(color)}</g></svg>`;
}

/** The back of a pile of that colour, to be drawn from. */
export function glassBack(color: GlassColor): string {
  const lozenges = Array.from(
    { length: 8 },
    (_, i) => `M${50 + 100 * (i % 2)},${22 + 100 * (i >> 1)}l28,28l-28,28l-28,-28z`,
  ).join('');
  return `<svg ${SILENT} viewBox="0 0 200 400">${rect(1.5, 1.5, 197, 397, GLASS[color].tint, `rx="21" stroke="${GLASS[color].edge}" stroke-width="2.4"`)}${line(lozenges, GLASS[color].edge, 3, 'opacity=".55"')}${edge(color)}</svg>`;
}
