// Two fingers that zoom and move the table: what lies under them stays under them.
import { shownOf, zoomable, zoomed, type Frame, type Grip } from './lattice.ts';

/** From the window's top left corner, as parts of its width. */
export type Fingers = readonly Grip[];

export class Pinch {
  readonly #frame: Frame;
  readonly #shown: Frame;
  readonly #from: Fingers;

  /** `aspect`: the window's width to its height. */
  constructor(frame: Frame, aspect: number, from: Fingers) {
    this.#frame = frame;
    this.#shown = shownOf(frame, aspect);
    this.#from = from;
  }

  /** The frame when the fingers have moved there. */
  to(fingers: Fingers): Frame {
    const spread = distanceOf(fingers);
    const factor = zoomable(this.#frame, spread > 0 ? distanceOf(this.#from) / spread : 1);
    const at = this.#pointUnder(middleOf(this.#from));
    const near = zoomed(this.#frame, factor, at);
    const [before, now] = [middleOf(this.#from), middleOf(fingers)];
    const square = this.#shown.width * factor;
    return {
      ...near,
      x: near.x - (now.x - before.x) * square,
      y: near.y - (now.y - before.y) * square,
    };
  }

  #pointUnder({ x, y }: Grip): Grip {
    return { x: this.#shown.x + x * this.#shown.width, y: this.#shown.y + y * this.#shown.width };
  }
}

const distanceOf = ([one, other]: Fingers): number =>
  Math.hypot(one!.x - other!.x, one!.y - other!.y);
const middleOf = ([one, other]: Fingers): Grip => ({
  x: (one!.x + other!.x) / 2,
  y: (one!.y + other!.y) / 2,
});
