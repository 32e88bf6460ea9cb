// The queue of scenes: shows one after the other, each for its time, at the reader's pace. Whoever is in a hurry finishes it, and
// the last scene, the table as it is, is there at once. Whoever falls behind catches up: when more has happened
// than is told, it is told faster, and what is too long ago is passed over. Nothing waits for it: what is legal is
// always that of the latest scene.
import type { Pace } from '../../settings/pace.svelte.ts';
import type { Scene } from './scenes.ts';

export interface Step {
  readonly scene: Scene;
  readonly ms: number;
  /** Stays until the reader goes on. */
  readonly holds?: boolean;
}

/** Calls back after a time; answers with how to call it off. */
export type Wait = (ms: number, then: () => void) => () => void;

/** What may wait beyond the entry that is told before it is told faster. */
const patience_ms = 6000;
/** What may wait at most: of what is more, the oldest is not told. */
export const mostBehind_ms = 24_000;
const fastest = 4;

export class SceneQueue {
  readonly #show: (scene: Scene) => void;
  readonly #wait: Wait;
  /** By entry: what was added together. The first is the one that is being told. */
  #entries: Step[][] = [];
  #callOff: (() => void) | undefined;
  #held = false;

  constructor(show: (scene: Scene) => void, wait: Wait) {
    this.#show = show;
    this.#wait = wait;
  }

  /** Whether something is still being told. */
  get busy(): boolean {
    return this.#callOff !== undefined;
  }

  /** Whether the scene that is shown waits for the reader. */
  get held(): boolean {
    return this.#held;
  }

  /** What waits to be shown, the next first. */
  get remaining(): readonly Scene[] {
    return this.#entries.flat().map(({ scene }) => scene);
  }

  /** How long it would take to tell what has happened since the entry that is being told. */
  get behind_ms(): number {
    return this.#entries
      .slice(1)
      .flat()
      .reduce((sum, { ms }) => sum + ms, 0);
  }

  /** Tells these after what is being told. */
  add(steps: readonly Step[]): void {
    if (!this.busy) this.#entries = [];
    this.#entries.push([...steps]);
    const isLate = this.behind_ms > mostBehind_ms;
    while (this.behind_ms > mostBehind_ms) this.#entries.shift();
    if (!this.busy || isLate || (this.#held && this.behind_ms > patience_ms)) this.goOn();
  }

  /** Shows the next scene now. */
  goOn(): void {
    this.#callOff?.();
    this.#next();
  }

  /** Shows the last scene now. */
  finish(): void {
    const last = this.#entries.flat().at(-1);
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
    this.#held = false;
    this.#entries = [];
  }

  #take(): Step | undefined {
    while (this.#entries.length > 1 && this.#entries[0]!.length === 0) this.#entries.shift();
    return this.#entries[0]?.shift();
  }

  #next(): void {
    this.#callOff = undefined;
    this.#held = false;
    // Steps without a stay pass at once; only the last of them is seen.
    let step = this.#take();
    while (step !== undefined && step.ms === 0 && this.#entries.flat().length > 0)
      step = this.#take();
    if (step === undefined) return;
    const haste = Math.min(fastest, Math.max(1, this.behind_ms / patience_ms));
    this.#held = step.holds === true && haste === 1;
    if (this.#held) this.#callOff = () => undefined;
    else if (step.ms > 0) this.#callOff = this.#wait(step.ms / haste, () => this.#next());
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
      return moment.featured.length > 1 ? 3000 : 2300;
    case 'harvest':
      return 750;
    case 'act':
      return moment.act.seat === mine?.seat ? 380 : 650;
    case 'begin':
      return moment.newYear ? 2800 : 1700;
    case 'end':
      return 1200;
  }
}

const explains: ReadonlySet<Scene['moment']['is']> = new Set(['trends', 'verdict', 'begin']);

/**
 * The scenes that are told, each with its stay: all at a chosen speed; without motion only what explains the course;
 * or only the result. Where a reader still learns the game, the verdict on the own covers stays until they go on.
 */
export function paced(scenes: readonly Scene[], pace: Pace, holdsOwn = false): Step[] {
  if (pace === 'off') return scenes.slice(-1).map((scene) => ({ scene, ms: 0 }));
  const told = scenes.filter(
    (scene, at) => pace !== 'still' || at === scenes.length - 1 || explains.has(scene.moment.is),
  );
  const factor = pace === 'still' ? 1 : pace.factor;
  return told.map((scene) => ({
    scene,
    ms: stay_ms(scene) / factor,
    holds: holdsOwn && isOwnVerdict(scene),
  }));
}

function isOwnVerdict({ moment, mine }: Scene): boolean {
  return moment.is === 'verdict' && moment.seat !== null && moment.seat === mine?.seat;
}
