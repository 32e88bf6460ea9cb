// CM-1: the 162 cards, in three sizes of one shape, 180 × 260: `tiny` for rows and piles on phones,
// `hand`, and `cover` for a large magazine cover. The left spine of tiny and hand cards has the
// signs and the prestige, so that an overlapped hand can still be read. Faces never change with the
// page's theme. All shapes but what is a person's own come from `modelDefs()`.
import { figure, silhouette } from './figure.ts';
import { coverFrame, magazineOf, titleIn, type Magazine, type MagazineId } from './magazines.ts';
import { CLOTH, nameOf, traitsOf, type Traits } from './traits.ts';
import { INK, PAPER, SERIF, SILENT, circle, escaped, rect, use } from './svg.ts';

export type CardSize = 'tiny' | 'hand' | 'cover';

/** Width by height of every card; tiny ones are drawn on half the grid. */
const CARD = { width: 180, height: 260 } as const;

/** Where a size shows its picture: x, y, width, height and radius of the window. */
const WINDOWS: Record<CardSize, readonly [number, number, number, number, number]> = {
  hand: [40, 7, 133, 219, 6],
  tiny: [32, 3, 55, 124, 3],
  cover: [5, 5, 170, 250, 7],
};

/** A card of paper with its edge, so that it stands apart from light pages and dark. */
function card(size: CardSize, ...content: string[]): string {
  const half = size === 'tiny' ? 2 : 1,
    w = CARD.width / half,
    h = CARD.height / half;
  const edge = `rx="${size === 'tiny' ? 6 : 11}" stroke="${INK}" stroke-opacity=".3" stroke-width="1.2"`;
  return `<svg ${SILENT} viewBox="0 0 ${w} ${h}" font-family="${SERIF}">${rect(0.6, 0.6, w - 1.2, h - 1.2, PAPER, edge)}${content.join('')}</svg>`;
}

/** What is seen through the window of a size. */
const seen = (size: CardSize, transform: string, ...content: string[]): string =>
  `<g clip-path="url(#cs-${size})"><g transform="${transform}">${content.join('')}</g></g>`;

const text = (
  x: number,
  y: number,
  size: number,
  body: string,
  more: string,
  color = INK,
): string => `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" ${more}>${body}</text>`;

/** What the prestige of cards follows from (CM-1.4, CM-11.2): of equal cards it is not told. */
export type Values = 'by-color' | 'equal';

const numeral = (t: Traits, x: number, y: number, size: number, color = INK): string =>
  text(
    x,
    y,
    size,
    String(CLOTH[t.clothes].prestige),
    'text-anchor="middle" font-weight="800" class="cs-num"',
    color,
  );

const name = (code: string, x: number, y: number, size: number): string =>
  text(x, y, size, escaped(nameOf(code)), 'font-style="italic" font-weight="600"');

/** Clothes, pattern and hair, always in this order. */
const signs = (t: Traits, scale: number, place: (i: number) => string): string =>
  [t.clothes, t.pattern, t.length + t.hair]
    .map((id, i) => use('g' + id, `transform="translate(${place(i)})scale(${scale})"`))
    .join('');

function handCard(code: string, t: Traits, m: Magazine | undefined, values: Values): string {
  const band = m ? rect(-67, -103, 134, 34, m.ink) + titleIn(m.id, 0, -98, 120, 24) : '';
  return card(
    'hand',
    seen(
      'hand',
      'translate(106.5 109)',
      use('p' + t.pattern),
      band,
      `<g transform="translate(0 ${m ? 4 : 0})scale(1.1)">${figure(code, t)}</g>`,
    ),
    use('frame'),
    signs(t, 1.08, (i) => `20.5 ${[27, 71, 116][i]}`),
    values === 'equal' ? '' : numeral(t, 20.5, 249, 30),
    name(code, values === 'equal' ? 10 : 42, 247.5, 20),
  );
}

function tinyCard(code: string, t: Traits, m: Magazine | undefined, values: Values): string {
  return card(
    'tiny',
    seen(
      'tiny',
      'translate(59.5 59)scale(.573)',
      use('q' + t.pattern),
      silhouette(code, t),
      m ? rect(-49, -99, 98, 14, m.ink) : '',
    ),
    signs(t, 0.83, (i) => `16.5 ${19 + i * 32}`),
    values === 'equal' ? '' : numeral(t, 16.5, 124, 23),
  );
}

function coverCard(code: string, t: Traits, m: Magazine | undefined, values: Values): string {
  const band = m
    ? rect(-90, -130, 180, 62, m.ink) + titleIn(m.id, 0, -116, m.id === 'mirabel' ? 116 : 136, 42)
    : '';
  return card(
    'cover',
    seen(
      'cover',
      'translate(90 131)',
      `<g transform="scale(1.3)">${use('p' + t.pattern)}</g>`,
      band,
      `<g transform="translate(0 -17)scale(1.09)">${figure(code, t)}</g>`,
    ),
    `<g transform="translate(90 131)">${m ? coverFrame(m) : ''}${caption(code, t, m?.ink ?? INK, values)}</g>`,
  );
}

/** Name, signs and price at the foot of a cover. */
function caption(code: string, t: Traits, ink: string, values: Values): string {
  const price =
    circle(67, 75, 14, ink, `stroke="${PAPER}" stroke-width="2"`) + numeral(t, 67, 83, 22, PAPER);
  return (
    rect(-85, 85, 170, 39, PAPER) +
    rect(-85, 83, 170, 2.2, ink) +
    name(code, -78, 113, 23) +
    signs(t, 0.66, (i) => `${22 + i * 25} 105`) +
    (values === 'equal' ? '' : price)
  );
}

/** A model as an svg. Throws a sentence if the code or the magazine does not exist. */
export function modelCard(
  code: string,
  size: CardSize,
  magazine?: MagazineId,
  values: Values = 'by-color',
): string {
  const t = traitsOf(code),
    m = magazine === undefined ? undefined : magazineOf(magazine);
  return { hand: handCard, tiny: tinyCard, cover: coverCard }[size](code, t, m, values);
}

/** The windows, and the hairline round the hand's, which white clothes need. */
export function windowDefs(): string {
  const windows = Object.entries(WINDOWS).map(
    ([size, [x, y, w, h, r]]) =>
      `<clipPath id="cs-${size}">${rect(x, y, w, h, INK, `rx="${r}"`)}</clipPath>`,
  );
  const [x, y, w, h, r] = WINDOWS.hand;
  return (
    windows.join('') +
    `<g id="cs-frame">${rect(x, y, w, h, 'none', `rx="${r}" stroke="${INK}" stroke-opacity=".25"`)}</g>`
  );
}
