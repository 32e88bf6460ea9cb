// Tells the table how the own pile lies: not more often than a few times a second, the last state always, and
// one at a time, so that nothing overtakes. A flip or "done" waits until all is told.
import type { Answer } from '../../protocol/commands.ts';
import type { Pile } from '../../protocol/cover_up.ts';
import { samePile } from './building.ts';

export interface Timer {
  /** Calls back after a while; the answer calls it off. */
  readonly after: (ms: number, then: () => void) => () => void;
}

const browserTimer: Timer = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const pauseMs = 250;
/** Refusals that pass: tried again after a pause. All others mean that the round is over for this pile. */
const passing = ['too_fast', 'unavailable'];

export class Arranging {
  readonly #send: (pile: Pile) => Promise<Answer>;
  readonly #timer: Timer;
  #wanted: Pile | undefined;
  #busy = false;
  #resting: (() => void) | undefined;
  #waiting: (() => void)[] = [];
  /** Piles that were told and have not been seen in the table's own words yet. */
  #told: readonly Pile[] = [];

  constructor(send: (pile: Pile) => Promise<Answer>, timer: Timer = browserTimer) {
    this.#send = send;
    this.#timer = timer;
  }

  /** The pile lies so now. The first change after a rest goes at once. */
  tell(pile: Pile): void {
    this.#wanted = pile;
    if (!this.#busy && this.#resting === undefined) void this.#deliver();
  }

  /** All that was told has arrived. */
  async flushed(): Promise<void> {
    if (this.#isIdle) return;
    const all = new Promise<void>((arrived) => this.#waiting.push(arrived));
    this.#endRest();
    if (!this.#busy) void this.#deliver();
    await all;
  }

  /** Whether the table's pile is one of those told from here, so that it is no news. */
  isOwnEcho(pile: Pile): boolean {
    const at = this.#told.findIndex((told) => samePile(told, pile));
    if (at < 0) return false;
    this.#told = this.#told.slice(at + 1);
    return true;
  }

  /** A new round: what was not told yet is of the last one. */
  forget(): void {
    this.#wanted = undefined;
    this.#told = [];
    this.#endRest();
    this.#arrive();
  }

  get #isIdle(): boolean {
    return this.#wanted === undefined && !this.#busy;
  }

  async #deliver(): Promise<void> {
    const pile = this.#wanted;
    if (pile === undefined) return;
    this.#wanted = undefined;
    this.#busy = true;
    this.#told = [...this.#told, pile];
    const answer = await this.#send(pile);
    this.#busy = false;
    if (!answer.ok) this.#refused(pile, answer.code);
    if (this.#isIdle) this.#arrive();
    // Who waits for all of it has waited long enough.
    if (this.#waiting.length > 0 && (answer.ok || !passing.includes(answer.code)))
      return this.#deliver();
    this.#resting = this.#timer.after(pauseMs, () => {
      this.#resting = undefined;
      void this.#deliver();
    });
  }

  #refused(pile: Pile, code: string): void {
    this.#told = this.#told.filter((told) => told !== pile);
    if (passing.includes(code)) this.#wanted ??= pile;
  }

  #endRest(): void {
    this.#resting?.();
    this.#resting = undefined;
  }

  #arrive(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    waiting.forEach((arrived) => arrived());
  }
}
