// The time that was spent on a puzzle: it runs while the page is looked at.

export class Stopwatch {
  readonly #now: () => number;
  #before: number;
  #since: number | undefined;

  /** `now`: milliseconds of a clock that is never set back; `before`: what was spent on an earlier visit. */
  constructor(now: () => number, before = 0) {
    this.#now = now;
    this.#before = before;
  }

  run(): void {
    this.#since ??= this.#now();
  }

  rest(): void {
    this.#before = this.ms;
    this.#since = undefined;
  }

  get ms(): number {
    return this.#before + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }
}
