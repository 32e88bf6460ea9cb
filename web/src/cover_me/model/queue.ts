// The queue of scenes: shows one after the other, each for its time, at the reader's pace. Whoever is in a hurry finishes it, and
// the last scene, the table as it is, is there at once. Nothing waits for it: what is legal is always
// that of the latest scene.
import type { Pace } from '../../settings/pace.svelte.ts';
import type { Scene } from './scenes.ts';

export interface Step {
  readonly scene: Scene;
  readonly ms: number;
}

/** Calls back after a time; answers with how to call it off. */
export type Wait = (ms: number, then: () => void) => () => void;

export class SceneQueue {
  readonly #show: (scene: Scene) => void;
  readonly #wait: Wait;
  #steps: Step[] = [];
  #callOff: (() => void) | undefined;

  constructor(show: (scene: Scene) => void, wait: Wait) {
    this.#show = show;
    this.#wait = wait;
  }

  /** Whether something is still being told. */
  get busy(): boolean {
    return this.#callOff !== undefined;
  }

  /** What waits to be shown, the next first. */
  get remaining(): readonly Scene[] {
    return this.#steps.map(({ scene }) => scene);
  }

  /** Tells these after what is being told. */
  add(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    if (!this.busy) this.#next();
  }

  /** Shows the last scene now. */
  finish(): void {
    const last = this.#steps.at(-1);
    this.#stop();
    if (last !== undefined) this.#show(last.scene);
  }

  /** Forgets everything: another table, or the page is left. */
  clear(): void {
    this.#stop();
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#steps = [];
  }

  #next(): void {
    this.#callOff = undefined;
    // Steps without a stay pass at once; only the last of them is seen.
    let step = this.#steps.shift();
    while (step !== undefined && step.ms === 0 && this.#steps.length > 0)
      step = this.#steps.shift();
    if (step === undefined) return;
    if (step.ms > 0) this.#callOff = this.#wait(step.ms, () => this.#next());
    this.#show(step.scene);
  }
}

/** By what a scene is about, at speed 1. Motion within a scene is shorter than its stay. */
export function stay_ms({ moment, mine }: Scene): number {
  switch (moment.is) {
    case 'rest':
      return 0;
    case 'reveal':
      return 800;
    case 'count':
      return 430;
    case 'trends':
      return moment.moved ? 1300 : 450;
    case 'verdict':
      return moment.goes === 'back' ? 900 : 1500;
    case 'harvest':
      return 750;
    case 'act':
      return moment.act.seat === mine?.seat ? 380 : 650;
    case 'begin':
      return moment.newYear ? 2200 : 1300;
    case 'end':
      return 1200;
  }
}

const explains: ReadonlySet<Scene['moment']['is']> = new Set(['trends', 'verdict', 'begin']);

/**
 * The scenes that are told, each with its stay: all at a chosen speed; without motion only what explains the course;
 * or only the result.
 */
export function paced(scenes: readonly Scene[], pace: Pace): Step[] {
  if (pace === 'off') return scenes.slice(-1).map((scene) => ({ scene, ms: 0 }));
  const told = scenes.filter(
    (scene, at) => pace !== 'still' || at === scenes.length - 1 || explains.has(scene.moment.is),
  );
  const factor = pace === 'still' ? 1 : pace.factor;
  return told.map((scene) => ({ scene, ms: stay_ms(scene) / factor }));
}
