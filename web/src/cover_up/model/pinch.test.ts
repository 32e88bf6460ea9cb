import { expect, test } from 'vitest';
import { shownOf } from './lattice.ts';
import { Pinch } from './pinch.ts';

const frame = { x: -4, y: -3, width: 8, height: 6 };
const aspect = 1;

/** The point of the lattice at a place of the window. */
function pointAt(of: typeof frame, { x, y }: { x: number; y: number }) {
  const shown = shownOf(of, aspect);
  return { x: shown.x + x * shown.width, y: shown.y + y * shown.width };
}

test('fingers that spread see more closely, and what lay under each stays there', () => {
  const from = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ];
  const to = [
    { x: 0.35, y: 0.6 },
    { x: 0.65, y: 0.6 },
  ];
  const near = new Pinch(frame, aspect, from).to(to);
  expect(near.width).toBeLessThan(frame.width);
  for (const finger of [0, 1]) {
    const [before, now] = [pointAt(frame, from[finger]!), pointAt(near, to[finger]!)];
    expect(now.x).toBeCloseTo(before.x);
    expect(now.y).toBeCloseTo(before.y);
  }
});

test('the table never becomes a dot or a single square', () => {
  const wide = [
    { x: 0.1, y: 0.5 },
    { x: 0.9, y: 0.5 },
  ];
  const tight = [
    { x: 0.499, y: 0.5 },
    { x: 0.501, y: 0.5 },
  ];
  expect(new Pinch(frame, aspect, tight).to(wide).height).toBeCloseTo(3);
  expect(new Pinch(frame, aspect, wide).to(tight).height).toBeCloseTo(18);
});
