// A card in the hand snaps to squares, and the pointer keeps its point of it.
import { expect, test } from 'vitest';
import { gripFlipped, gripOn, gripTurned, middleGrip, snapped } from './snapping.ts';

test('a card held in its middle lies about the pointer', () => {
  expect(snapped(0, { x: 1, y: 2 }, middleGrip)).toEqual({ x: 0, y: 0 });
  expect(snapped(1, { x: 2, y: 1 }, middleGrip)).toEqual({ x: 0, y: 0 });
});

test('it goes to the nearest square', () => {
  expect(snapped(0, { x: 1.4, y: 2.4 }, middleGrip)).toEqual({ x: 0, y: 0 });
  expect(snapped(0, { x: 1.6, y: 2.6 }, middleGrip)).toEqual({ x: 1, y: 1 });
});

test('taken up anywhere, it does not jump', () => {
  const lying = { o: 0, x: 3, y: -1 };
  for (const at of [
    { x: 3.1, y: -0.9 },
    { x: 4.9, y: 2.9 },
  ]) {
    expect(snapped(0, at, gripOn(lying, at))).toEqual({ x: 3, y: -1 });
  }
});

test('it stays on the lattice', () => {
  expect(snapped(0, { x: 99, y: -99 }, middleGrip)).toEqual({ x: 32, y: -32 });
});

test('four turns or two flips of a grip lead back', () => {
  const grip = { x: 0.5, y: -1.25 };
  expect([1, 2, 3, 4].reduce((held) => gripTurned(held), grip)).toEqual(grip);
  expect(gripFlipped(gripFlipped(grip))).toEqual(grip);
  expect(gripTurned({ x: 0.5, y: 1.5 })).toEqual({ x: -1.5, y: 0.5 });
});
