// CM-1: the 162 cards, in three sizes of one shape (180 × 260, or the like of it): `tiny` for rows and
// piles on phones, `hand`, and `cover` for a large magazine cover. The left spine of tiny and hand cards
// has the signs and the prestige, so that an overlapped hand can still be read. Faces never change with
// the page's theme. All shapes but the face's own come from `modelDefs()`.
import { figure, silhouette } from './figure.ts';
import { coverFrame, magazineOf, titleSize, type Magazine, type MagazineId } from './magazines.ts';
import { nameOf } from './names.ts';
import { INK, PAPER, SERIF, SILENT, circle, escaped, fill, line, n, rect, use } from './svg.ts';
import {
  CLOTH,
  traitsOf,
  type Clothes,
  type Hair,
  type Length,
  type Pattern,
  type Traits,
} from './traits.ts';

export type CardSize = 'tiny' | 'hand' | 'cover';

/** Width by height of every card; tiny ones are drawn on half the grid. */
export const CARD = { width: 180, height: 260 } as const;

const open = (w: number = CARD.width, h: number = CARD.height): string =>
  `<svg ${SILENT} viewBox="0 0 ${w} ${h}" font-family="${SERIF}">`;
const paper = (rx: number, w: number = CARD.width, h: number = CARD.height): string =>
  rect(0, 0, w, h, PAPER, `rx="${rx}"`);
const outline = (rx: number, w: number = CARD.width, h: number = CARD.height): string =>
  rect(
    0.6,
    0.6,
    w - 1.2,
    h - 1.2,
    'none',
    `rx="${rx}" stroke="${INK}" stroke-opacity=".3" stroke-width="1.2"`,
  );

const text = (
  x: number,
  y: number,
  size: number,
  body: string,
  more: string,
  color = INK,
): string => `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" ${more}>${body}</text>`;

/** The title in a box, centred on `x`, its top at `y`. */
function title(m: Magazine, x: number, y: number, width: number, height: number): string {
  const size = titleSize(m.id, width, height);
  return use(
    't' + m.id,
    `fill="${PAPER}" transform="translate(${n(x - size.width / 2)} ${n(y + (height - size.height) / 2)})scale(${Math.round((size.width / 600) * 1000) / 1000})"`,
  );
}

const signs = (
  t: Traits,
  x: number,
  ys: readonly [number, number, number],
  scale: number,
): string =>
  [t.clothes, t.pattern, t.length + t.hair]
    .map((id, i) => use('g' + id, `transform="translate(${x} ${ys[i]})scale(${scale})"`))
    .join('');

function handCard(code: string, t: Traits, m: Magazine | undefined): string {
  const band = m ? rect(-67, -103, 134, 34, m.ink) + title(m, 0, -98, 120, 24) : '';
  return (
    open() +
    paper(11) +
    `<svg x="40" y="7" width="133" height="219" viewBox="-66.5 -102 133 219">${use('p' + t.pattern)}${band}<g transform="translate(0 ${m ? 4 : 0})scale(1.1)">${figure(code, t)}</g></svg>` +
    use('frame') +
    signs(t, 20.5, [27, 71, 116], 1.08) +
    text(
      20.5,
      249,
      30,
      String(CLOTH[t.clothes].prestige),
      'text-anchor="middle" font-weight="800" class="cs-num"',
    ) +
    text(42, 247.5, 20, escaped(nameOf(code)), 'font-style="italic" font-weight="600"') +
    outline(11) +
    '</svg>'
  );
}

function tinyCard(code: string, t: Traits, m: Magazine | undefined): string {
  return (
    open(90, 130) +
    paper(6, 90, 130) +
    `<svg x="32" y="3" width="55" height="124" viewBox="-48 -98 96 216">${use('q' + t.pattern)}${silhouette(code, t)}</svg>` +
    signs(t, 16.5, [19, 51, 83], 0.83) +
    text(
      16.5,
      124,
      23,
      String(CLOTH[t.clothes].prestige),
      'text-anchor="middle" font-weight="800" class="cs-num"',
    ) +
    (m ? rect(32, 3, 55, 7, m.ink) : '') +
    outline(6, 90, 130) +
    '</svg>'
  );
}

function coverCard(code: string, t: Traits, m: Magazine | undefined): string {
  const ground = m
    ? rect(-90, -130, 180, 62, m.ink) + title(m, 0, -116, m.id === 'mirabel' ? 116 : 136, 42)
    : '';
  return (
    open() +
    paper(11) +
    `<svg x="5" y="5" width="170" height="250" viewBox="-85 -126 170 250"><g transform="scale(1.3)">${use('p' + t.pattern)}</g>${ground}<g transform="translate(0 -17)scale(1.09)">${figure(code, t)}</g>${m ? coverFrame(m) : ''}</svg>` +
    caption(code, t, m?.ink ?? INK) +
    use('margin') +
    outline(11) +
    '</svg>'
  );
}

/** Name, signs and price at the foot of a cover. */
function caption(code: string, t: Traits, ink: string): string {
  return (
    rect(5, 216, 170, 39, PAPER) +
    rect(5, 214, 170, 2.2, ink) +
    text(12, 244, 23, escaped(nameOf(code)), 'font-style="italic" font-weight="600"') +
    [t.clothes, t.pattern, t.length + t.hair]
      .map((id, i) => use('g' + id, `transform="translate(${112 + i * 25} 236)scale(.66)"`))
      .join('') +
    circle(157, 206, 14, ink, `stroke="${PAPER}" stroke-width="2"`) +
    text(
      157,
      214,
      22,
      String(CLOTH[t.clothes].prestige),
      'text-anchor="middle" font-weight="800" class="cs-num"',
      PAPER,
    )
  );
}

/** A model as an svg. Throws a sentence if the code or the magazine does not exist. */
export function modelCard(code: string, size: CardSize, magazine?: MagazineId): string {
  const t = traitsOf(code),
    m = magazine === undefined ? undefined : magazineOf(magazine);
  return { hand: handCard, tiny: tinyCard, cover: coverCard }[size](code, t, m);
}

/** What a page says of a card: keys for its own language, the name as it is. */
export interface CardLabel {
  name: string;
  clothes: 'yellow' | 'blue' | 'red' | 'green' | 'black' | 'white';
  pattern: 'squared' | 'diamond' | 'striped';
  length: 'short' | 'semi-long' | 'long';
  hair: 'blonde' | 'red-brown' | 'black';
  prestige: number;
}

const CLOTHES_KEY: Record<Clothes, CardLabel['clothes']> = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  G: 'green',
  K: 'black',
  W: 'white',
};
const PATTERN_KEY: Record<Pattern, CardLabel['pattern']> = {
  Q: 'squared',
  D: 'diamond',
  T: 'striped',
};
const LENGTH_KEY: Record<Length, CardLabel['length']> = { s: 'short', m: 'semi-long', l: 'long' };
const HAIR_KEY: Record<Hair, CardLabel['hair']> = { b: 'blonde', r: 'red-brown', k: 'black' };

export function labelOf(code: string): CardLabel {
  const t = traitsOf(code);
  return {
    name: nameOf(code),
    clothes: CLOTHES_KEY[t.clothes],
    pattern: PATTERN_KEY[t.pattern],
    length: LENGTH_KEY[t.length],
    hair: HAIR_KEY[t.hair],
    prestige: CLOTH[t.clothes].prestige,
  };
}

/** The paper round the portraits of hand and cover. */
export const frameDefs = (): string => {
  const window = (id: string, around: string, within: string, edge: string) =>
    `<g id="cs-${id}">${fill(around + within, PAPER, 'fill-rule="evenodd"')}${line(within, INK, 1, `opacity="${edge}"`)}</g>`;
  const hand =
    'M46,7A6,6 0 0 0 40,13V220A6,6 0 0 0 46,226H167A6,6 0 0 0 173,220V13A6,6 0 0 0 167,7Z';
  const cover =
    'M12,5A7,7 0 0 0 5,12V248A7,7 0 0 0 12,255H168A7,7 0 0 0 175,248V12A7,7 0 0 0 168,5Z';
  return (
    window('frame', 'M38,5H175V228H38Z', hand, '.22') +
    window('margin', 'M3,3H177V257H3Z', cover, '.08')
  );
};
