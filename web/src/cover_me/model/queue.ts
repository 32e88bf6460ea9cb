// The queue of scenes: shows one after the other, each for its time. Whoever is in a hurry finishes it, and
// the last scene, the table as it is, is there at once. Nothing waits for it: what is legal is always
// that of the latest scene.
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
