// CU-3: a pile of glass, bottom to top. All sheets come first and tint each other, then edges, then
// the signs of squares that meet, then the enamel: what lies under is seen through what lies over,
// a little dimmer for each sheet above it. What may lie where is the engine's business; here it is
// only drawn.
import {
  GLASS,
  edge,
  enamel,
  glassColorOf,
  isUpright,
  orientation,
  placedSquares,
  sheet,
  type GlassColor,
  type SymbolId,
} from './glass.ts';
import { SILENT, line, rect } from './svg.ts';

export interface PlacedCard {
  code: string;
  o: number;
  x: number;
  y: number;
}

export interface PileOptions {
  /** CU-4.3, `referee: live`: mark squares where different symbols meet. */
  clashes?: boolean;
  /** Mark squares where equal symbols meet; on unless told. */
  meetings?: boolean;
}

const cell = (x: number, y: number, ...body: string[]): string =>
  `<g transform="translate(${x * 100 + 50} ${y * 100 + 50})">${body.join('')}</g>`;

/** Where equal symbols meet: the square lights up, with four amber corners. */
const litCell = (): string =>
  rect(-47, -47, 94, 94, '#FFF', 'rx="16" fill-opacity=".5" stroke="#FFF" stroke-width="5"') +
  rect(
    -47,
    -47,
    94,
    94,
    'none',
    'rx="16" stroke="#1B1E24" stroke-opacity=".45" stroke-width="1.6"',
  ) +
  line(
    'M-47,-30V-31A16,16 0 0 1 -31,-47H-30M30,-47H31A16,16 0 0 1 47,-31V-30M47,30V31A16,16 0 0 1 31,47H30M-30,47H-31A16,16 0 0 1 -47,31V30',
    '#C46F00',
    6,
  );

/** Where different symbols meet: a dashed frame and a cross. */
export const clashCell = (): string =>
  rect(
    -47,
    -47,
    94,
    94,
    '#FFF',
    'rx="6" fill-opacity=".35" stroke="#B00020" stroke-width="5" stroke-dasharray="12 8"',
  ) + line('M26,-44L44,-26M44,-44L26,-26', '#B00020', 6);

interface Seen {
  symbol: SymbolId;
  above: number;
  times: number;
}
interface Square {
  x: number;
  y: number;
  sheets: number;
  seen: Seen[];
}

/** What each square shows: every kind of symbol on it, bottom to top, and the sheets above. */
function squaresSeen(cards: readonly PlacedCard[]): Square[] {
  const squares = new Map<string, Square>();
  for (const card of cards) {
    for (const { x, y, symbol } of placedSquares(card.code, card.o, card.x, card.y)) {
      const square = squares.get(`${x},${y}`) ?? { x, y, sheets: 0, seen: [] };
      squares.set(`${x},${y}`, square);
      square.sheets++;
      for (const s of square.seen) s.above++;
      if (symbol === '.') continue;
      const same = square.seen.find((s) => s.symbol === symbol);
      if (same) Object.assign(same, { above: 0, times: same.times + 1 });
      else square.seen.push({ symbol, above: 0, times: 1 });
    }
  }
  return [...squares.values()];
}

/** One kind at full size; several share the square on its diagonal, the topmost in front. */
function symbolsOf({ seen }: Square): string {
  return seen
    .map(({ symbol, above }, i) => {
      const dim = above ? ` opacity="${Math.max(0.62, 1 - 0.13 * above).toFixed(2)}"` : '';
      const t = seen.length === 1 ? 0 : (i / (seen.length - 1) - 0.5) * 36;
      const place = seen.length === 1 ? '' : ` transform="translate(${t} ${-t})scale(.56)"`;
      return `<g${place}${dim}>${enamel(symbol)}</g>`;
    })
    .join('');
}

/**
 * The pile as a group in lattice units, 100 a square, for a table that holds more than the pile.
 */
export function pileGroup(
  cards: readonly PlacedCard[],
  { clashes = false, meetings = true }: PileOptions = {},
): string {
  const at = (c: PlacedCard) =>
    `transform="translate(${c.x * 100} ${c.y * 100})${orientation(c.o)}"`;
  const glass = cards.map((c) => `<g ${at(c)} class="cs-sheet">${sheet(glassColorOf(c.code))}</g>`);
  const edges = cards.map((c) => `<g ${at(c)}>${edge(glassColorOf(c.code))}</g>`);
  const squares = squaresSeen(cards).filter((s) => s.seen.length > 0);
  const rings = squares.map((s) => {
    if (s.seen.length > 1) return clashes ? cell(s.x, s.y, clashCell()) : '';
    return meetings && (s.seen[0]?.times ?? 0) > 1 ? cell(s.x, s.y, litCell()) : '';
  });
  return `<g>${glass.join('')}${edges.join('')}${rings.join('')}${squares.map((s) => cell(s.x, s.y, symbolsOf(s))).join('')}</g>`;
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest rectangle of squares around the cards; nothing at all takes one card's room. */
export function boundsOf(cards: readonly { o: number; x: number; y: number }[]): Bounds {
  if (cards.length === 0) return { x: 0, y: 0, width: 2, height: 4 };
  const x = Math.min(...cards.map((c) => c.x)),
    y = Math.min(...cards.map((c) => c.y));
  return {
    x,
    y,
    width: Math.max(...cards.map((c) => c.x + (isUpright(c.o) ? 2 : 4))) - x,
    height: Math.max(...cards.map((c) => c.y + (isUpright(c.o) ? 4 : 2))) - y,
  };
}

/** The pile as an svg that just holds it. */
export function glassPile(cards: readonly PlacedCard[], options: PileOptions = {}): string {
  const b = boundsOf(cards);
  return `<svg ${SILENT} viewBox="${b.x * 100 - 6} ${b.y * 100 - 6} ${b.width * 100 + 12} ${b.height * 100 + 12}">${pileGroup(cards, options)}</svg>`;
}

/** Others' piles while they build: glass without symbols. */
export function pileOutline(
  cards: readonly { color: GlassColor; o: number; x: number; y: number }[],
): string {
  const b = boundsOf(cards);
  const sheets = cards.map(({ color, o, x, y }) => {
    const [w, h] = isUpright(o) ? [200, 400] : [400, 200],
      g = GLASS[color];
    return rect(
      x * 100 + 4,
      y * 100 + 4,
      w - 8,
      h - 8,
      g.tint,
      `rx="20" fill-opacity=".45" stroke="${g.edge}" stroke-width="8" class="cs-sheet"`,
    );
  });
  return `<svg ${SILENT} viewBox="${b.x * 100 - 10} ${b.y * 100 - 10} ${b.width * 100 + 20} ${b.height * 100 + 20}">${sheets.join('')}</svg>`;
}
