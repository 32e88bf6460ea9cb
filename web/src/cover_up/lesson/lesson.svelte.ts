// Where a learner is in the lesson: the step, the table as it lies, and going on when what was asked is done.
import { Builder } from '../builder.svelte.ts';
import { Arranging } from '../model/arranging.ts';
import { placementOf, samePile } from '../model/building.ts';
import type { CoverUp } from '../../engine/cover_up.ts';
import type { Pile, Placement, Score } from '../../protocol/cover_up.ts';
import { cards, isBuilding, steps, type Step } from './script.ts';

export class Lesson {
  readonly builder: Builder;
  readonly #engine: CoverUp;
  #at = $state(0);
  /** Each fresh table is a round of its own to the builder. */
  #tables = 0;
  /** The pile that the learner has built to the end. */
  #built: Pile | undefined;

  constructor(engine: CoverUp) {
    this.#engine = engine;
    this.builder = new Builder(new Arranging(async () => ({ ok: true })));
    this.builder.judgeBy(engine);
    this.#goTo(0);
  }

  get step(): Step {
    return steps[this.#at]!;
  }
  /** From 1. */
  get number(): number {
    return this.#at + 1;
  }
  get isLast(): boolean {
    return this.#at === steps.length - 1;
  }
  get canGoBack(): boolean {
    return this.#at > 0;
  }

  /** What is asked has been done, and no card is in the air. */
  get isDone(): boolean {
    const { task, place } = this.step;
    const { building, air, check } = this.builder;
    if (task === undefined || air !== undefined) return false;
    switch (task.is) {
      case 'glass':
        return false;
      case 'all':
        return building.pile.length === cards.length && check?.valid === true;
      case 'lay': {
        const lies = placementOf(building, place!.card);
        return lies !== undefined && (task.anywhere === true || isAt(lies, place!));
      }
    }
  }

  /** CU-5, of a player who flipped the hourglass. */
  get score(): Score {
    return this.#engine.score(cards, this.pile, true);
  }

  get pile(): Pile {
    return this.builder.building.pile;
  }

  /** Goes on; a step that was not done is done by the lesson itself. */
  next(): void {
    if (this.isLast) return;
    if (this.step.task?.is === 'all') this.#built = this.isDone ? this.pile : undefined;
    this.#goTo(this.#at + 1);
  }

  back(): void {
    if (this.canGoBack) this.#goTo(this.#at - 1);
  }

  /** This step from its beginning. */
  again(): void {
    this.#goTo(this.#at, true);
  }

  restart(): void {
    this.#built = undefined;
    this.#goTo(0);
  }

  #goTo(at: number, afresh = false): void {
    this.#at = at;
    const step = this.step;
    const pile = isBuilding(step) ? step.pile : (this.#built ?? step.pile);
    const free = isBuilding(step);
    // Where the table lies so already, the learner's steps can still be undone.
    if (afresh || this.#tables === 0 || !samePile(pile, this.pile)) this.#tables += 1;
    this.builder.drop();
    this.builder.follow(this.#tables, cards, pile, free);
    this.builder.choose(free ? step.place?.card : undefined);
  }
}

const isAt = (lies: Placement, { o, x, y }: Placement): boolean =>
  lies.o === o && lies.x === x && lies.y === y;
