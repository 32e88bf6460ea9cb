// A hand on the glass: mouse, pen or finger. A drag lifts a card and lets it go; two taps turn it, holding
// still flips it, a tap chooses it.
import type { Card } from '../protocol/cover_up.ts';
import type { Builder } from './builder.svelte.ts';
import { gripOn, middleGrip, type Grip } from './model/lattice.ts';
import { placementOf } from './model/building.ts';

const threshold_px = 6;
const doubleTap_ms = 350;
const hold_ms = 480;

/** Where the pointer is on the lattice; nothing outside the table. */
export type Lattice = (x: number, y: number) => Grip | undefined;

interface Press {
  readonly id: number;
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly grip: Grip;
}

export class Grabbing {
  readonly #builder: Builder;
  lattice: Lattice = () => undefined;
  #press: Press | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #lastTap: { card: Card; at: number } | undefined;
  /** Where a card is carried that is not over the table. */
  carried = $state.raw<{ x: number; y: number } | undefined>();

  constructor(builder: Builder) {
    this.#builder = builder;
  }

  down(event: PointerEvent, card: Card): void {
    if (event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#builder.drop();
    this.#builder.choose(card);
    this.#press = {
      id: event.pointerId,
      card,
      x: event.clientX,
      y: event.clientY,
      grip: this.#gripOf(card, event),
    };
    // A mouse rests where it likes: only a finger or a pen flips by holding.
    if (event.pointerType !== 'mouse') this.#holding = setTimeout(() => this.#held(), hold_ms);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= threshold_px;
    if (this.#builder.air === undefined && far) this.#lift(press);
    if (this.#builder.air === undefined) return;
    const at = this.lattice(event.clientX, event.clientY);
    this.#builder.hold(at);
    this.carried = at === undefined ? { x: event.clientX, y: event.clientY } : undefined;
  }

  /** Says whether it was a tap, which chose the card only. */
  up(event: PointerEvent): boolean {
    const press = this.#press;
    if (press?.id !== event.pointerId) return false;
    const inAir = this.#builder.air !== undefined;
    this.#builder.set();
    const wasHeld = event.pointerType !== 'mouse' && this.#holding === undefined && !inAir;
    this.#end();
    if (inAir || wasHeld) return false;
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
    const at = this.lattice(event.clientX, event.clientY);
    return lies && at ? gripOn(lies, at) : middleGrip;
  }

  #lift(press: Press): void {
    this.#stopHolding();
    this.#lastTap = undefined;
    this.#builder.lift(press.card, 'pointer', press.grip);
  }

  #held(): void {
    this.#holding = undefined;
    if (this.#builder.air === undefined) this.#builder.flip();
  }

  #tap(card: Card, at: number): void {
    const isSecond = this.#lastTap?.card === card && at - this.#lastTap.at < doubleTap_ms;
    this.#lastTap = isSecond ? undefined : { card, at };
    if (isSecond) this.#builder.turn();
  }

  #stopHolding(): void {
    clearTimeout(this.#holding);
    this.#holding = undefined;
  }

  #end(): void {
    this.#stopHolding();
    this.#press = this.carried = undefined;
  }
}
