// The lattice on which cards lie (CU-3.2); its squares are of length 1. How a card is turned about its middle and
// flipped as one sees it, the squares to which a held card snaps, and what part of the lattice is shown. What the
// symbols do is the engine's and the drawings' business.
import type { Pile, Placement, Square } from '../../protocol/cover_up.ts';

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

/** Where a pointer holds a card, from its middle; also what the hand does to it while it is held. */
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

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a window of some proportion, width to height, shows of a frame: the frame in its middle. */
export function shownOf(frame: Frame, aspect: number): Frame {
  const width = Math.max(frame.width, frame.height * aspect);
  const height = Math.max(frame.height, frame.width / aspect);
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}

/** The frame from further away (a factor over 1) or nearer: what is at a point stays at its place in the window. */
export function zoomed(frame: Frame, factor: number, at: Grip): Frame {
  return {
    x: at.x - (at.x - frame.x) * factor,
    y: at.y - (at.y - frame.y) * factor,
    width: frame.width * factor,
    height: frame.height * factor,
  };
}

/** The narrowest and the widest that a window shows, in squares; by itself it steps back less far. */
const narrowest = 3;
const widest = 18;
const farthest = 12;
/** Kept free around a card in the air. */
const airMargin = 0.25;

/** The nearest factor to this one by which the frame may be zoomed. */
export function zoomable(frame: Frame, factor: number, most = widest): number {
  const short = Math.min(frame.width, frame.height);
  return Math.min(Math.max(factor, narrowest / short), Math.max(1, most / short));
}

/**
 * The frame from so far away that a card that a hand holds at a point is not cut off. The point stays where it is,
 * under the hand, and so does the card.
 */
export function widened(frame: Frame, aspect: number, card: Placement, at: Grip): Frame {
  const shown = shownOf(frame, aspect);
  const { width, height } = sizeOf(card.o);
  const factors = [
    [at.x - card.x, at.x - shown.x],
    [card.x + width - at.x, shown.x + shown.width - at.x],
    [at.y - card.y, at.y - shown.y],
    [card.y + height - at.y, shown.y + shown.height - at.y],
  ] as const;
  const needed = factors.map(([wanted, room]) => (room > 0 ? (wanted + airMargin) / room : 1));
  const factor = Math.max(1, ...needed);
  return factor === 1 ? frame : zoomed(frame, zoomable(frame, factor, farthest), at);
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

/** What is shown: the pile in the middle, with room around it to build on. */
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
