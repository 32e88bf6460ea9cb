// What part of the lattice is shown: the pile in the middle, with room around it to build on. Squares are of
// length 1.
import type { Pile, Square } from '../../protocol/cover_up.ts';
import { sizeOf } from './orientation.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How close the window looks: squares around the pile, and the least that is shown. */
export interface Lens {
  readonly around: number;
  readonly least: { readonly width: number; readonly height: number };
  /** Kept free above, for the count. */
  readonly head: number;
}

export const deskLens: Lens = { around: 1.5, least: { width: 8, height: 6.5 }, head: 0 };
export const phoneLens: Lens = { around: 0.75, least: { width: 5.6, height: 5.6 }, head: 0.7 };

/** The smallest frame around cards; nothing where there are none. */
export function boundsOf(cards: readonly (Square & { readonly o: number })[]): Frame | undefined {
  if (cards.length === 0) return undefined;
  const ends = cards.map(({ x, y, o }) => {
    const { width, height } = sizeOf(o);
    return { right: x + width, bottom: y + height };
  });
  const x = Math.min(...cards.map((card) => card.x));
  const y = Math.min(...cards.map((card) => card.y));
  return {
    x,
    y,
    width: Math.max(...ends.map(({ right }) => right)) - x,
    height: Math.max(...ends.map(({ bottom }) => bottom)) - y,
  };
}

export function frameOf(pile: Pile, { around, least, head }: Lens): Frame {
  const bounds = boundsOf(pile) ?? { x: -1, y: -2, width: 2, height: 4 };
  const width = Math.max(least.width, bounds.width + 2 * around);
  const height = Math.max(least.height, bounds.height + 2 * around) + head;
  return {
    x: bounds.x + (bounds.width - width) / 2,
    y: bounds.y + (bounds.height - height - head) / 2,
    width,
    height,
  };
}

/** Where a card comes to lie that is put down without a pointer: on the pile's right edge, or in the middle. */
export function landingOf(pile: Pile): Square {
  const bounds = boundsOf(pile);
  if (bounds === undefined) return { x: -1, y: -2 };
  return { x: bounds.x + bounds.width - 1, y: bounds.y };
}
