// The spot on the page that a coach speaks of: where it is now, and how it is brought into view. A table
// moves while it tells something, so the spot is looked for at every frame.
import { boxAround, type Box } from './placing.ts';

export class Spot {
  #box = $state.raw<Box | undefined>(undefined);

  /** `selector`: what is spoken of; nothing where the page speaks of no place. */
  constructor(selector: () => string | undefined) {
    $effect(() => {
      const wanted = selector();
      let frame = 0;
      const look = () => {
        const found = boxOf(wanted);
        if (!areSame(found, this.#box)) this.#box = found;
        frame = requestAnimationFrame(look);
      };
      look();
      return () => cancelAnimationFrame(frame);
    });
  }

  get box(): Box | undefined {
    return this.#box;
  }
}

/** The box around all that is found and drawn, in the window's pixels. */
export function boxOf(selector: string | undefined): Box | undefined {
  if (selector === undefined) return undefined;
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxAround(boxes.filter(({ width }) => width > 0));
}

/** Scrolls the page so that a box lies between its top and `covered` pixels above its bottom. */
export function bringIntoView(box: Box, covered: number, behavior: ScrollBehavior): void {
  const margin = 12;
  const room = innerHeight - covered;
  const isSeen = box.top >= 0 && box.top + box.height <= room;
  if (!isSeen) scrollBy({ top: box.top - Math.max(margin, (room - box.height) / 2), behavior });
}

function areSame(a: Box | undefined, b: Box | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const close = (key: keyof Box) => Math.abs(a[key] - b[key]) < 0.5;
  return close('left') && close('top') && close('width') && close('height');
}
