// Hands on the glass: what a finger does that rests, carries, or is joined by a second one.
// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { Builder } from './builder.svelte.ts';
import { Grabbing } from './grabbing.svelte.ts';
import { Arranging } from './model/arranging.ts';

const hand = ['bad....b', '.f..ebc.', '.b.cdb..'];
const [card] = hand as [string];
/** The table is the screen down to 600, a square is 50 long; the rack is below 700. */
const square = 50;

let builder: Builder;
let grabbing: Grabbing;
beforeEach(() => {
  vi.useFakeTimers();
  builder = new Builder(new Arranging(async () => ({ ok: true })));
  builder.follow(1, hand, [], true);
  grabbing = new Grabbing(builder);
  grabbing.surface = {
    at: (x, y) => (y <= 600 ? { x: x / square, y: y / square } : undefined),
    square_px: () => square,
    edges: () => ({ top: 0, bottom: 600 }),
  };
  grabbing.isHome = (_, y) => y >= 700;
});

function pointer(x: number, y: number, more: object = {}): PointerEvent {
  const currentTarget = { setPointerCapture: () => undefined };
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 };
  const event = { ...finger, clientX: x, clientY: y, timeStamp: 0, currentTarget, ...more };
  return event as unknown as PointerEvent;
}

function second(): void {
  const event = new Event('pointerdown', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { pointerType: 'touch', isPrimary: false }));
}

test('a finger that rests changes nothing, however long', () => {
  grabbing.down(pointer(100, 750), card);
  vi.advanceTimersByTime(60_000);
  grabbing.up(pointer(100, 750));
  expect(builder.orientationOf(card)).toBe(0);
  expect(builder.building.pile).toEqual([]);
  expect(builder.chosen).toBe(card);
});

test('a card from the rack rides above the finger, whole', () => {
  grabbing.down(pointer(100, 750), card);
  grabbing.move(pointer(300, 500));
  const { y } = builder.air!.placement;
  expect(builder.air!.over).toBe(true);
  expect((y + 4) * square).toBeLessThan(500);
});

test.each([0, 1])('from the top to below the lower edge it reaches every row, turned %i', (o) => {
  grabbing.down(pointer(100, 750), card);
  if (o === 1) builder.turn();
  const rows = new Set<number>();
  for (let y = 1; y < 600; y += 2) {
    grabbing.move(pointer(300, y));
    expect(builder.air!.over).toBe(true);
    rows.add(builder.air!.placement.y);
  }
  const height = o === 1 ? 2 : 4;
  const [first, last] = [-height / 2, 600 / square - height + 1];
  const all = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  expect([...rows]).toEqual(all);
});

test('it keeps its height above the finger when the table steps back', () => {
  grabbing.down(pointer(100, 750), card);
  const { surface } = grabbing;
  grabbing.move(pointer(300, 400));
  const { y } = builder.air!.placement;
  grabbing.surface = { ...surface, square_px: () => square / 2 };
  grabbing.move(pointer(301, 400));
  expect(builder.air!.placement.y).toBe(y);
});

test('it goes back to the hand where the finger is over the hand, though it would lie on the table', () => {
  grabbing.down(pointer(100, 750), card);
  grabbing.move(pointer(300, 650));
  expect(builder.air!.over).toBe(true);
  grabbing.move(pointer(300, 710));
  expect(builder.air!.over).toBe(false);
  grabbing.up(pointer(300, 710));
  expect(builder.beside).toContain(card);
});

test('a mouse carries it by its middle', () => {
  const mouse = { pointerType: 'mouse' };
  grabbing.down(pointer(100, 750, mouse), card);
  grabbing.move(pointer(300, 500, mouse));
  expect(builder.air!.placement).toMatchObject({ x: 5, y: 8 });
});

test('a card that lies keeps the point by which a finger took it', () => {
  builder.lift(card, 'keys');
  builder.set();
  const { x, y } = builder.building.pile[0]!;
  const at = { x: (x + 0.5) * square, y: (y + 0.5) * square };
  grabbing.down(pointer(at.x, at.y), card);
  grabbing.move(pointer(at.x + 2 * square, at.y));
  expect(builder.air!.placement).toMatchObject({ x: x + 2, y });
});

test('a second finger turns what the first carries, as often as it taps', () => {
  grabbing.down(pointer(100, 750), card);
  grabbing.move(pointer(300, 500));
  second();
  expect(builder.air!.placement.o).toBe(1);
  second();
  expect(builder.air!.placement.o).toBe(2);
  grabbing.up(pointer(300, 500));
  second();
  expect(builder.orientationOf(card)).toBe(2);
});

test('two fingers before a card is lifted are for the table: the card stays', () => {
  grabbing.down(pointer(100, 750), card);
  second();
  grabbing.move(pointer(300, 500));
  expect(builder.air).toBeUndefined();
});
