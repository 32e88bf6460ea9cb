// What hair is made of: curls, plaits and locks, put together from small repeated shapes. A style
// is a few of them about the head: crown at y -45, ears at ±26, chin at 40, the shoulders from 62
// down.
import { at, both, disc, n } from './svg.ts';

export interface Style {
  /** Behind neck and shoulders. */
  back: string;
  /** Over face and clothes; `|` parts shapes that lie on each other. */
  front: string;
  /** Strands, drawn as lines on the front. */
  marks: string;
  /** Where the light falls on it. */
  glow: string;
  /** Shows the ears, and what hangs from them. */
  ears?: true;
  /** Worn by men too; by women all are. */
  men?: true;
}

/** What lies behind a head of short hair. */
export const CAP = 'M-30,-6C-35,-34 -24,-57 0,-57C24,-57 35,-34 30,-6Z';

export type Curl = readonly [x: number, y: number, r: number];

/** Curls along an arc of an ellipse, angles in degrees, sizes a little uneven. */
export function curlsAlong(
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
  r: number,
): Curl[] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [rx * Math.cos(a), cy + ry * Math.sin(a), r * (0.9 + ((i * 7) % 3) / 10)] as const;
  });
}

/** An arc within a curl, turned by its number. */
export const arcIn = ([x, y, r]: Curl, i: number, size: number): string => {
  const a = 3.4 + (i % 4) * 0.5,
    k = r * size;
  return `M${at(x + k * Math.cos(a), y + k * Math.sin(a))}A${n(k)},${n(k)} 0 0,1 ${at(x + k * Math.cos(a + 2), y + k * Math.sin(a + 2))}`;
};

/** A style made of curls, over a mass that keeps them together. */
export function curly(curls: Curl[], back: string, more: Partial<Style> = {}): Style {
  return {
    back,
    glow: '',
    marks: curls.map((curl, i) => arcIn(curl, i, 0.6)).join(''),
    men: true,
    ...more,
    front: (more.front ?? '') + '|' + curls.map(([x, y, r]) => disc(x, y, r)).join(''),
  };
}

/** Curls down both sides. */
export const flanks = (places: readonly [number, number][]): Curl[] =>
  places.flatMap(([x, y], i) => [
    [-x, y, 10.5 - (i % 3)] as const,
    [x, y, 10.5 - ((i + 1) % 3)] as const,
  ]);

/** A knot of a plait. */
const knot = (x: number, y: number, r: number): string =>
  `M${at(x, y - 9)}C${at(x + r + 3, y - 8)} ${at(x + r + 2, y + 5)} ${at(x, y + 10)}C${at(x - r - 2, y + 5)} ${at(x - r - 3, y - 8)} ${at(x, y - 9)}Z`;

/** A plait, as shape and strands. */
export function plait(knots: readonly Curl[]): { front: string; marks: string } {
  return {
    front: knots.map((k) => knot(...k)).join(''),
    marks: knots
      .map(
        ([x, y, r]) =>
          `M${at(x - r + 1, y - 3)}Q${at(x - 2, y + 2)} ${at(x, y + 9)}M${at(x + r - 1, y - 3)}Q${at(x + 2, y + 2)} ${at(x, y + 9)}`,
      )
      .join(''),
  };
}

/** Locks that hang from under the cap: a rope each, with a wrap every few units. */
export function locks(): { front: string; marks: string } {
  let front = '',
    marks = '';
  for (const [top, x, foot] of [
    [-34, 27, 100],
    [-30, 34, 109],
    [-24, 41, 103],
  ] as const) {
    front += `M${at(x - 14, top)}C${at(x - 5, top + 14)} ${at(x - 5, 40)} ${at(x - 5, foot)}Q${at(x, foot + 8)} ${at(x + 5, foot)}C${at(x + 6, 50)} ${at(x + 5, top + 10)} ${at(x - 8, top - 8)}Z|`;
    marks += `M${at(x + 5, foot)}C${at(x + 6, 50)} ${at(x + 5, top + 10)} ${at(x - 8, top - 8)}`;
    for (let y = top + 30 + (x % 4) * 3; y < foot; y += 12)
      marks += `M${at(x - 3.4, y)}Q${at(x, y + 4)} ${at(x + 3.4, y + 3)}`;
  }
  return { front: both(front), marks: both(marks) };
}
