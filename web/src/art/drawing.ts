// A drawing that is a file of its own, made when the client is built: a picture that is the same for everyone costs the
// page one element, and nothing is drawn while somebody waits. What is imported from a file `*.drawing.ts?url` is the
// address of what that file makes (vite/drawings.ts). An image has neither the page's shapes, nor its styles, nor its
// fonts: here it gets the shapes that it uses, the one style that it needs, and letters as outlines.
import { modelDefs } from './cover_me.ts';
import { FIGURES, NAME_LETTERS } from './lettering.ts';
import { hundredth, n } from './svg.ts';

/** One picture of a drawing: its markup, an svg with a `viewBox`, and what it is called by: `covers.svg#karat`. */
export interface Part {
  readonly name: string;
  readonly markup: string;
}

const gap = 10;

/** Several pictures in one file, side by side; each can be shown by itself. */
export function drawing(parts: readonly Part[]): string {
  let x = 0;
  let height = 0;
  const placed = parts.map(({ name, markup }) => {
    const [, , w = 0, h = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number);
    const view = `<view id="${name}" viewBox="${x} 0 ${w} ${h}"/>`;
    const picture = markup.replace('<svg ', `<svg x="${x}" width="${w}" height="${h}" `);
    x += w + gap;
    height = Math.max(height, h);
    return view + picture;
  });
  const pictures = outlined(placed.join(''));
  const style = pictures.includes('cs-sheet')
    ? '<style>.cs-sheet{mix-blend-mode:multiply}</style>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x - gap} ${height}">${style}<defs>${shapesIn(pictures)}</defs>${pictures}</svg>`;
}

/** The shapes of `modelDefs()` that a markup uses, and those that these use. */
function shapesIn(markup: string): string {
  const all = elements(modelDefs().replace(/^.*?<defs>|<\/defs>.*$/g, ''));
  const wanted = new Set<string>();
  let unread = markup;
  while (unread !== '') {
    const named = [...unread.matchAll(/#(cs-[\w-]+)/g)].map(([, id]) => id!);
    const next = all.filter(
      (shape) => !wanted.has(shape) && named.some((id) => shape.includes(`id="${id}"`)),
    );
    for (const shape of next) wanted.add(shape);
    unread = next.join('');
  }
  return all.filter((shape) => wanted.has(shape)).join('');
}

/** The elements of a markup that stand in no other. */
function elements(markup: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const tag of markup.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (depth === 0) begin = tag.index;
    if (tag[1] === '/') depth -= 1;
    else if (tag[2] !== '/') depth += 1;
    if (depth === 0) found.push(markup.slice(begin, tag.index + tag[0].length));
  }
  return found;
}

/** Names and figures as outlines. */
function outlined(markup: string): string {
  return markup.replace(
    /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)" fill="([^"]+)" ([^>]*)>([^<]*)<\/text>/g,
    (_, x: string, y: string, size: string, color: string, more: string, text: string) => {
      const letters = more.includes('italic') ? NAME_LETTERS : FIGURES;
      let width = 0;
      const shapes = [...text].map((letter) => {
        const [advance, outline] = letters[letter] ?? [0, undefined];
        if (outline === undefined) throw new Error(`There is no outline of “${letter}”`);
        const shape = `<path transform="translate(${width})" d="${outline}"/>`;
        width += advance;
        return shape;
      });
      const scale = Number(size) / 1000;
      const left = Number(x) - (more.includes('middle') ? (width * scale) / 2 : 0);
      return `<g fill="${color}" transform="translate(${n(left)} ${y})scale(${hundredth(scale * 100) / 100})">${shapes.join('')}</g>`;
    },
  );
}
