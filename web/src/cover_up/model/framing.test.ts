// The window on the lattice: the pile in the middle, with room to build on.
import { expect, test } from 'vitest';
import { boundsOf, deskLens, frameOf, landingOf, phoneLens } from './framing.ts';

const at = (x: number, y: number, o = 0) => ({ card: 'bad....b', o, x, y });

test('an empty table is looked at about its middle', () => {
  const { x, width } = frameOf([], deskLens);
  expect(x + width / 2).toBe(0);
});

test.each([deskLens, phoneLens])('a pile has room on all sides', (lens) => {
  const pile = [at(-3, 0), at(6, 5, 1)];
  const frame = frameOf(pile, lens);
  const bounds = boundsOf(pile)!;
  expect(bounds).toEqual({ x: -3, y: 0, width: 13, height: 7 });
  expect(frame.x).toBeLessThanOrEqual(bounds.x - lens.around);
  expect(frame.y).toBeLessThanOrEqual(bounds.y - lens.around);
  expect(frame.x + frame.width).toBeGreaterThanOrEqual(bounds.x + bounds.width + lens.around);
  expect(frame.y + frame.height).toBeGreaterThanOrEqual(bounds.y + bounds.height + lens.around);
});

test('a card without a pointer lands on the right edge of the pile, so that they overlap', () => {
  expect(landingOf([])).toEqual({ x: -1, y: -2 });
  expect(landingOf([at(0, 0), at(2, 1)])).toEqual({ x: 3, y: 0 });
});
