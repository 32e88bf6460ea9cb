// A card in the hand of a pointer: where the pointer holds it, and the squares it snaps to. Lengths are
// squares of the lattice.
import type { Square } from '../../protocol/cover_up.ts';
import { sizeOf, within } from './orientation.ts';

/** Where a card is held, from its middle; also what the hand does to it while it is held. */
export interface Grip {
  readonly x: number;
  readonly y: number;
}

export const middleGrip: Grip = { x: 0, y: 0 };

/** The grip of a pointer at `at` on a card that lies so. */
export function gripOn(card: Square & { readonly o: number }, at: Grip): Grip {
  const { width, height } = sizeOf(card.o);
  return { x: at.x - card.x - width / 2, y: at.y - card.y - height / 2 };
}

/** The top left square of a card held at `grip` by a pointer at `at`. */
export function snapped(o: number, at: Grip, grip: Grip): Square {
  const { width, height } = sizeOf(o);
  const nearest = (middle: number, length: number) => Math.round(middle - length / 2);
  return within({ x: nearest(at.x - grip.x, width), y: nearest(at.y - grip.y, height) });
}

/** The pointer keeps its point of the card when the card turns, or flips, under it. */
export const gripTurned = (grip: Grip): Grip => ({ x: -grip.y || 0, y: grip.x });
export const gripFlipped = (grip: Grip): Grip => ({ x: -grip.x || 0, y: grip.y });
