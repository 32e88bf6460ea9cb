// CU-3.2: how a card lies, as the hand changes it: turned about its middle, flipped as one sees it. What
// the symbols do then is the engine's and the drawings' business.
import type { Placement, Square } from '../../protocol/cover_up.ts';

/** A quarter turn clockwise. */
export const turned = (o: number): number => (o & 4) | ((o + 1) & 3);

/** Left and right change places as the card lies: a turn before a flip is undone on its other side. */
export const flipped = (o: number): number => ((o & 4) ^ 4) | (-o & 3);

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = (o: number): Size =>
  o & 1 ? { width: 4, height: 2 } : { width: 2, height: 4 };

/** The same card a quarter turn further, about its middle. */
export function turnedInPlace(placement: Placement): Placement {
  const aside = placement.o & 1 ? -1 : 1;
  return within({
    ...placement,
    o: turned(placement.o),
    x: placement.x - aside,
    y: placement.y + aside,
  });
}

export const flippedInPlace = (placement: Placement): Placement => ({
  ...placement,
  o: flipped(placement.o),
});

/** Where the lattice ends (CU-3.2). */
const edge = 32;

/** The nearest place on the lattice. */
export function within<At extends Square>(at: At): At {
  const near = (value: number) => Math.min(edge, Math.max(-edge, value));
  return { ...at, x: near(at.x), y: near(at.y) };
}

/** Whether a card that lies so covers the square. */
export function covers({ o, x, y }: Placement, square: Square): boolean {
  const { width, height } = sizeOf(o);
  return square.x >= x && square.x < x + width && square.y >= y && square.y < y + height;
}
