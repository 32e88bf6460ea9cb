// Words of SVG: the few shapes that the drawings are made of, as strings. Numbers are rounded to a
// tenth of a unit, which no screen shows, so that cards stay small.
//
// All art is pure functions from what a card is to such markup. Nothing of it knows the page, a framework or a language.
// The same arguments always give the same string, so that a page may keep what it got. Markup has no style attributes, so
// that a page may forbid them; `art.css` has the few rules that need a style sheet. A page of one game imports
// `cover_me.ts` or `cover_up.ts` and does not load the other's shapes.

export const PAPER = '#FFFDF9';
export const INK = '#1D1B20';
export const SERIF = "'Playfair Display','Bodoni MT',Didot,Georgia,serif";

/** Every drawing is silent: the page speaks, in the player's language (see `labelOf`). */
export const SILENT = 'xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false"';

/** A number to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A number to a hundredth, for scales. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Points, as `x,y x,y …`. */
export const at = (x: number, y: number): string => `${n(x)},${n(y)}`;

/** A filled path. Without a colour it takes the fill of what holds it, and no stroke. */
export const fill = (d: string, color = '', more = ''): string =>
  `<path d="${d}"${color ? ` fill="${color}"` : ' stroke="none"'}${more && ' ' + more}/>`;

/** A line with round ends. Without a colour it takes the stroke of what holds it. */
export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none"${color && ` stroke="${color}"`} stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ' ' + more}/>`;

export const circle = (x: number, y: number, r: number, color: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"${more && ' ' + more}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${color}"${more && ' ' + more}/>`;

export const group = (attributes: string, ...children: string[]): string =>
  `<g ${attributes}>${children.join('')}</g>`;

/** A shape of `modelDefs()`, by its short name. */
export const use = (name: string, more = ''): string =>
  `<use href="#cs-${name}"${more && ' ' + more}/>`;

/** A disc as a path, so that many can be one shape. */
export const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${n(r)},${n(r)} 0 1,1 ${n(2 * r)},0a${n(r)},${n(r)} 0 1,1 ${n(-2 * r)},0Z`;

/** The mirror image of a path of absolute M, L, C and Q commands with `x,y` pairs. */
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${n(-Number(x))},${y}`);

/** A path and its mirror image. */
export const both = (d: string): string => d + mirrored(d);

/** Text from outside, fit for markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '&quot;');
