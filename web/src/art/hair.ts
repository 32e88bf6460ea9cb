// The hair of the models. Its length is a trait and reads as a silhouette; its colour comes from
// what holds it.
import type { Style } from './hair_shapes.ts';
import { LONG, SEMI_LONG, SHORT } from './hair_styles.ts';
import { line } from './svg.ts';
import type { Length } from './traits.ts';

export const STYLES: Record<Length, readonly Style[]> = { s: SHORT, m: SEMI_LONG, l: LONG };

/** Which style of a length a model wears, chosen by a number from 0 to 1. */
export function styleFor(length: Length, man: boolean, choice: number): number {
  const all = STYLES[length];
  const worn = all.map((_, i) => i).filter((i) => !man || all[i]?.men);
  return worn[Math.floor(choice * worn.length)] ?? 0;
}

/**
 * The styles as shapes to be used: `hb` back, `hf` front; `hm` marks in the stroke, glow in the
 * colour.
 */
export function hairDefs(): string {
  const entry = (length: string) => (style: Style, i: number) =>
    `<path id="cs-hb${length}${i}" d="${style.back}"/><g id="cs-hf${length}${i}">${style.front
      .split('|')
      .filter(Boolean)
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g>` +
    `<g id="cs-hm${length}${i}">${style.glow && line(style.glow, 'currentColor', 3.4, 'opacity=".8"')}${line(style.marks, '', 1.4, 'opacity=".7"')}</g>`;
  return Object.entries(STYLES)
    .map(([length, styles]) => styles.map(entry(length)).join(''))
    .join('');
}
