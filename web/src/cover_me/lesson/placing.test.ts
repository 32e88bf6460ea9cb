import { expect, test } from 'vitest';
import { boxAround, placeFor, type Box } from './placing.ts';

const page = { width: 1280, height: 800 };
const panel = { width: 340, height: 260 };

const meets = (place: { left: number; top: number }, box: Box): boolean =>
  place.left < box.left + box.width &&
  box.left < place.left + panel.width &&
  place.top < box.top + box.height &&
  box.top < place.top + panel.height;

test.each<[string, Box]>([
  ['a column on the left', { left: 36, top: 80, width: 262, height: 400 }],
  ['a column on the right', { left: 1018, top: 80, width: 226, height: 300 }],
  ['a row at the foot', { left: 336, top: 590, width: 900, height: 200 }],
  ['a head', { left: 36, top: 0, width: 800, height: 70 }],
  ['a card', { left: 340, top: 600, width: 100, height: 170 }],
])('a panel stands beside %s, inside the page', (_, target) => {
  const place = placeFor(panel, page, target);
  expect(meets(place, target)).toBe(false);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.left + panel.width).toBeLessThanOrEqual(page.width);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.top + panel.height).toBeLessThanOrEqual(page.height);
});

test('what must stay free stays free where there is room elsewhere', () => {
  const target = { left: 36, top: 400, width: 262, height: 100 };
  const hand = { left: 300, top: 560, width: 980, height: 240 };
  expect(meets(placeFor(panel, page, target), hand)).toBe(true);
  expect(meets(placeFor(panel, page, target, [hand]), hand)).toBe(false);
});

test('without a target it stands aside, low at the right edge and above what must stay free', () => {
  expect(placeFor(panel, page, undefined)).toEqual({ left: 928, top: 528 });
  const hand = { left: 0, top: 560, width: 1280, height: 240 };
  expect(placeFor(panel, page, undefined, [hand])).toEqual({ left: 928, top: 288 });
});

test('a box around several holds them all, around none is none', () => {
  const boxes = [
    { left: 10, top: 20, width: 30, height: 5 },
    { left: 0, top: 22, width: 5, height: 50 },
  ];
  expect(boxAround(boxes)).toEqual({ left: 0, top: 20, width: 40, height: 52 });
  expect(boxAround([])).toBeUndefined();
});
