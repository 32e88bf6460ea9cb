// The puzzle of a day as one sits at it: the cards, the pile on the bench, the tries, and what is kept. All of it
// happens here in the browser.
import { Builder } from '../cover_up/builder.svelte.ts';
import { Arranging } from '../cover_up/model/arranging.ts';
import type { CoverUp } from '../engine/cover_up.ts';
import type { Card, Pile, Score } from '../protocol/cover_up.ts';
import type { Day } from './days.ts';
import {
  afterTry,
  daysInARow,
  forgetAttempt,
  keepAttempt,
  keepResult,
  keptAttempt,
  keptResults,
  type Result,
} from './results.ts';

/** A pile that was said to be done. */
export interface Scored {
  readonly pile: Pile;
  readonly score: Score;
}

export class Session {
  readonly day: Day;
  readonly cards: readonly Card[];
  readonly builder: Builder;
  watch: Stopwatch;
  readonly #engine: CoverUp;
  readonly #today: Day;
  readonly #now: () => number;
  #attempt = 1;
  #result = $state.raw<Result | undefined>();
  #scored = $state.raw<Scored | undefined>();

  /** Throws the engine's refusal where the day is none. */
  constructor(engine: CoverUp, day: Day, today: Day, now: () => number) {
    this.day = day;
    this.cards = engine.puzzle(day);
    this.#engine = engine;
    this.#today = today;
    this.#now = now;
    const begun = keptAttempt(day);
    this.watch = new Stopwatch(now, begun?.ms);
    this.builder = new Builder(new Arranging((pile) => this.#keep(pile)));
    this.builder.judgeBy(engine);
    this.#result = keptResults()[day];
    if (begun === undefined && this.#result) this.#scored = this.#scoredPile(this.#result.pile);
    const pile = begun && this.#scoredPile(begun.pile) ? begun.pile : [];
    this.builder.follow(this.#attempt, this.cards, pile, this.#scored === undefined);
  }

  get result(): Result | undefined {
    return this.#result;
  }

  /** What is being looked at; nothing while building. */
  get scored(): Scored | undefined {
    return this.#scored;
  }

  get daysInARow(): number {
    // Read anew whenever the own result has changed.
    void this.#result;
    return daysInARow(keptResults(), this.#today);
  }

  /** CU-5, without the hourglass. */
  done(): void {
    this.builder.drop();
    const { pile } = this.builder.building;
    this.watch.rest();
    this.#scored = this.#scoredPile(pile)!;
    const { points } = this.#scored.score;
    this.#become(afterTry(this.#result, { points, pile, ms: this.watch.ms }, this.#today));
    forgetAttempt();
    this.builder.follow(this.#attempt, this.cards, pile, false);
  }

  /** Begins the next try on an empty table. */
  again(): void {
    this.#scored = undefined;
    this.#attempt += 1;
    this.watch = new Stopwatch(this.#now);
    this.watch.run();
    this.builder.follow(this.#attempt, this.cards, [], true);
  }

  /** Par has been found. */
  learn(par: number): void {
    if (this.#result && this.#result.par !== par) this.#become({ ...this.#result, par });
  }

  /** The best pile is shown: from now on no try counts. */
  look(): void {
    if (this.#result) this.#become({ ...this.#result, looked: true });
  }

  #become(result: Result): void {
    keepResult(this.day, result);
    this.#result = result;
  }

  async #keep(pile: Pile): Promise<{ ok: true }> {
    if (this.#scored === undefined) keepAttempt({ day: this.day, pile, ms: this.watch.ms });
    return { ok: true };
  }

  /** Nothing for a pile that is not of these cards: the storage may have been written by others. */
  #scoredPile(pile: Pile): Scored | undefined {
    try {
      return { pile, score: this.#engine.score(this.cards, pile, false) };
    } catch {
      return undefined;
    }
  }
}

/** The time that was spent on a puzzle: it runs while the page is looked at. */
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
