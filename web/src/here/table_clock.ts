// The time that the tables of this device are told: the time of day, but it never goes back, and while
// something is due it does not jump ahead either. While the device slept, or the page was stopped, nobody's
// time ran; people are then given time to come back. The server's is server/table_clock.h.

/** Whoever looks once a second and did not for so long stood still. */
const standstillMs = 5000;

export class TableClock {
  #seen = Date.now();
  #time = this.#seen;
  #stoodStill = false;

  /** `isDue`: whether something is, and the clock is looked at once a second. */
  now(isDue: boolean): number {
    const seen = Date.now();
    const passed = Math.max(seen - this.#seen, 0);
    this.#seen = seen;
    if (!isDue) {
      this.#time = Math.max(this.#time + passed, seen);
    } else if (passed <= standstillMs) {
      this.#time += passed;
    } else {
      this.#stoodStill = true;
    }
    return this.#time;
  }

  /** Whether it has stood still since this was asked last. */
  stoodStill(): boolean {
    const stood = this.#stoodStill;
    this.#stoodStill = false;
    return stood;
  }
}
