// A hand on the glass: mouse, pen or finger. A drag lifts a card and lets it go, two taps turn it, a tap chooses it. A
// finger would hide what decides: a card that it takes from the rack rides above it, whole, and sinks towards it at the
// table's lower edge, so that there is no place it does not reach. A second finger turns the card in the air. A finger
// that rests does nothing.
import type { Card } from '../protocol/cover_up.ts';
import type { Builder } from './builder.svelte.ts';
import { gripOn, middleGrip, sizeOf, type Grip } from './model/lattice.ts';
import { placementOf } from './model/building.ts';

const threshold_px = 6;
const doubleTap_ms = 350;
/** From the middle of a finger's touch to where one sees again. */
const fingertip_px = 34;
/** How far a card that rides is beyond the table's lower edge, in squares, when the finger is at that edge. */
const overhang = 0.75;

/** From a finger to the middle of the card that rides above it, with so much of the table below the finger. */
function riseOf(o: number, square_px: number, below_px: number): number {
  const sinks = overhang * square_px + fingertip_px;
  const lowest = (sizeOf(o).height / 2 - overhang) * square_px;
  return lowest + Math.min(sinks, Math.max(0, below_px));
}

/** The table as a hand meets it; a table that is shown says how it lies on the screen. */
export interface Surface {
  /** The point of the lattice there; nothing outside the table. */
  readonly at: (x: number, y: number) => Grip | undefined;
  /** The length of a square on the screen. */
  readonly square_px: () => number;
  /** Where the table begins and ends on the screen. */
  readonly edges: () => { readonly top: number; readonly bottom: number };
}

interface Press {
  readonly id: number;
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly grip: Grip;
  /** A finger took the card from the rack. */
  readonly rides: boolean;
  /** As it was then: the card keeps its height above the finger when the table steps back. */
  readonly square_px: number;
}

export class Grabbing {
  readonly #builder: Builder;
  surface: Surface = {
    at: () => undefined,
    square_px: () => 0,
    edges: () => ({ top: 0, bottom: 0 }),
  };
  /** Whether a point is where the cards in hand lie. */
  isHome: (x: number, y: number) => boolean = () => false;
  #press: Press | undefined;
  #last = { x: 0, y: 0 };
  #lastTap: { card: Card; at: number } | undefined;
  /** Where a card is carried that is not over the table. */
  carried = $state.raw<{ x: number; y: number } | undefined>();
  /** The point of the lattice by which the card in the air is held. */
  held = $state.raw<Grip | undefined>();

  constructor(builder: Builder) {
    this.#builder = builder;
  }

  down(event: PointerEvent, card: Card): void {
    if (event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#builder.drop();
    this.#builder.choose(card);
    const lies = placementOf(this.#builder.building, card) !== undefined;
    this.#press = {
      id: event.pointerId,
      card,
      x: event.clientX,
      y: event.clientY,
      grip: this.#gripOf(card, event),
      rides: event.pointerType === 'touch' && !lies,
      square_px: this.surface.square_px(),
    };
    window.addEventListener('pointerdown', this.#secondFinger, true);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= threshold_px;
    if (this.#builder.air === undefined && far) this.#lift(press);
    this.#last = { x: event.clientX, y: event.clientY };
    this.#carry(press);
  }

  /** Says whether it was a tap, which chose the card only. */
  up(event: PointerEvent): boolean {
    const press = this.#press;
    if (press?.id !== event.pointerId) return false;
    const inAir = this.#builder.air !== undefined;
    this.#builder.set();
    this.#end();
    if (inAir) return false;
    this.#tap(press.card, event.timeStamp);
    return true;
  }

  cancel(): void {
    this.#builder.drop();
    this.#end();
  }

  /** Wheel: turns the card that is held or chosen. One notch, one quarter. */
  wheel(event: WheelEvent): void {
    if (this.#builder.chosen === undefined || event.ctrlKey) return;
    event.preventDefault();
    if (event.deltaY !== 0) this.#builder.turn();
  }

  #gripOf(card: Card, event: PointerEvent): Grip {
    const lies = placementOf(this.#builder.building, card);
    const at = this.surface.at(event.clientX, event.clientY);
    return lies && at ? gripOn(lies, at) : middleGrip;
  }

  #lift(press: Press): void {
    this.#lastTap = undefined;
    this.#builder.lift(press.card, 'pointer', press.grip);
  }

  #carry(press: Press): void {
    const air = this.#builder.air;
    if (air === undefined) return;
    const { x, y } = this.#last;
    const at = press.rides ? this.#above(press, air.placement.o) : this.surface.at(x, y);
    this.held = at;
    this.#builder.hold(at);
    const beyond = press.rides ? 2 * fingertip_px : 0;
    this.carried = at === undefined ? { x, y: y - beyond } : undefined;
  }

  /** Where the middle of a card is that rides above the finger; nothing while the finger is over the hand. */
  #above({ square_px }: Press, o: number): Grip | undefined {
    const { x, y } = this.#last;
    const { top, bottom } = this.surface.edges();
    if (y < top || this.isHome(x, y)) return undefined;
    return this.surface.at(x, Math.max(top, y - riseOf(o, square_px, bottom - y)));
  }

  readonly #secondFinger = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === undefined || event.pointerType !== 'touch' || event.isPrimary) return;
    // Two fingers before a card was lifted are for the table itself.
    if (this.#builder.air === undefined) return this.cancel();
    event.preventDefault();
    event.stopPropagation();
    this.#builder.turn();
    this.#carry(press);
  };

  #tap(card: Card, at: number): void {
    const isSecond = this.#lastTap?.card === card && at - this.#lastTap.at < doubleTap_ms;
    this.#lastTap = isSecond ? undefined : { card, at };
    if (isSecond) this.#builder.turn();
  }

  #end(): void {
    window.removeEventListener('pointerdown', this.#secondFinger, true);
    this.#press = this.carried = this.held = undefined;
  }
}
