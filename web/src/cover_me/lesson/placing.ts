// Where a coach's panel stands on a page: beside what it speaks of, never over it. Plain boxes, without DOM.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
export type Point = Pick<Box, 'left' | 'top'>;

const gap = 18;
const margin = 12;

/**
 * The first of the places around `target` (right, left, above, below, then the corners of the page) that
 * covers least of what must stay free. Without a target it stands aside: at the right edge, low, above that.
 */
export function placeFor(
  panel: Size,
  page: Size,
  target: Box | undefined,
  free: readonly Box[] = [],
): Point {
  if (target === undefined) {
    const floor = Math.min(page.height, ...free.map(({ top }) => top));
    return within({ left: page.width, top: floor - panel.height - margin }, panel, page);
  }
  const places = around(panel, page, target).map((place) => within(place, panel, page));
  const costs = places.map((place) => {
    const box = { ...place, ...panel };
    return 4 * shared(box, target) + free.reduce((sum, other) => sum + shared(box, other), 0);
  });
  return places[costs.indexOf(Math.min(...costs))]!;
}

function around(panel: Size, page: Size, target: Box): Point[] {
  const middle = {
    left: target.left + target.width / 2 - panel.width / 2,
    top: target.top + target.height / 2 - panel.height / 2,
  };
  const [right, below] = [page.width, page.height];
  return [
    { left: target.left + target.width + gap, top: middle.top },
    { left: target.left - panel.width - gap, top: middle.top },
    { left: middle.left, top: target.top - panel.height - gap },
    { left: middle.left, top: target.top + target.height + gap },
    { left: right, top: 0 },
    { left: 0, top: 0 },
    { left: right, top: below },
    { left: 0, top: below },
  ];
}

function within({ left, top }: Point, panel: Size, page: Size): Point {
  const clamped = (at: number, most: number) => Math.max(margin, Math.min(at, most - margin));
  return {
    left: clamped(left, page.width - panel.width),
    top: clamped(top, page.height - panel.height),
  };
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The box around several; nothing where there is none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const below = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: below - top };
}
