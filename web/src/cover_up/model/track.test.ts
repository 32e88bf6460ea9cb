// CU-5.5: the score track: everyone is on it, in order, and names do not lie on each other.
import { expect, test } from 'vitest';
import { trackOf } from './track.ts';

test('equal points stand on one place', () => {
  const { markers } = trackOf([0, 0, 0]);
  expect(markers).toHaveLength(1);
  expect(markers[0]!.seats).toEqual([0, 1, 2]);
});

test('places are in order and on the track', () => {
  const { markers, ticks } = trackOf([45, 31, 38]);
  expect(markers.map(({ seats }) => seats)).toEqual([[1], [2], [0]]);
  for (const { at } of markers) expect(at > 0 && at <= 1).toBe(true);
  expect(ticks[0]!.value).toBeLessThanOrEqual(31);
  expect(ticks.at(-1)!.at).toBeLessThanOrEqual(1);
});

test('names that would touch are on lines of their own', () => {
  const lines = trackOf([30, 31, 45]).markers.map(({ line }) => line);
  expect(lines).toEqual([0, 1, 0]);
});
