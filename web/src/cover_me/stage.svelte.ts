// The stage: which scene of a table is shown at present, and what is in fashion in it. Follows a table as it
// changes, tells each new entry scene by scene, and lets whoever is in a hurry finish. Then the stages of the table
// that is shown, one for each who sees it here.
import type { CoverMeTable } from './game.ts';
import { CoverMe } from '../engine/cover_me.ts';
import { engine as loadedEngine } from '../engine/engine.ts';
import type { Card, Choice, CoverMeOptions, CoverMeView, Trends } from '../protocol/cover_me.ts';
import { isNewToIt, noteRead } from './first_games.ts';
import { continued, type Line } from './model/course.ts';
import { cardsInSight, fashionOf, type Fashion } from './model/fashion.ts';
import { paced, SceneQueue } from './model/queue.ts';
import { resting, scenesOf, type Scene, type Standing } from './model/scenes.ts';
import { pace, type Pace } from '../settings/pace.svelte.ts';

/** Whether the course of the game is there again after a reload: not where the game itself begins anew. */
export type Memory = 'kept' | 'passing';

/** Who comes back after this many entries sees where things stand, not all that happened. */
const mostToTell = 40;

export class Stage {
  #scene = $state.raw<Scene | undefined>(undefined);
  #telling = $state(false);
  #engine = $state.raw<CoverMe | undefined>(undefined);
  #course = $state.raw<readonly Line[]>([]);
  /** How many lines of the course belong to scenes that wait to be shown. */
  #untold = $state(0);
  #held = $state(false);
  #options = $state.raw<CoverMeOptions | undefined>(undefined);
  /**
   * The last answer of the engine, and to which question. No derived state: that would live only as long as the component
   * in which the stage was made, and a stage outlives its components.
   */
  #known: { of: readonly unknown[]; fashion: Fashion | undefined } | undefined;
  readonly #pace: () => Pace;
  readonly memory: Memory;
  readonly #isNewToIt: () => boolean;
  readonly #queue: SceneQueue;
  /** Whether what is new is not told, only shown as it is. */
  #catchesUp = false;
  #followed: { code: string; seq: number; standing: Standing | null } | undefined;

  constructor(pace: () => Pace, memory: Memory = 'kept', isNewToIt: () => boolean = () => false) {
    this.#pace = pace;
    this.memory = memory;
    this.#isNewToIt = isNewToIt;
    this.#queue = new SceneQueue(
      (scene) => {
        this.#scene = scene;
        this.#note();
      },
      (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    );
    // Without the engine the table can be played, only without the numbers over the cards.
    loadedEngine().then(
      (module) => (this.#engine = new CoverMe(module)),
      () => undefined,
    );
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }

  /** Whether scenes wait to be shown. */
  get telling(): boolean {
    return this.#telling;
  }

  /** Whether the scene that is shown waits for the reader to go on. */
  get held(): boolean {
    return this.#held;
  }

  /** What the cards in sight are rated by, and what each is worth. */
  get fashion(): Fashion | undefined {
    const of = [this.#scene, this.#engine, this.#options];
    if (!this.#known?.of.every((one, at) => one === of[at]))
      this.#known = { of, fashion: this.#ask([]) };
    return this.#known!.fashion;
  }

  /** The same if these covers were shown, and nobody else's. */
  fashionWith(covers: readonly Card[]): Fashion | undefined {
    return this.#ask(covers);
  }

  /** What has been told, also before a reload. */
  get course(): readonly Line[] {
    return this.#course.slice(0, this.#course.length - this.#untold);
  }

  /** Which of these choices a plain bot would make. */
  hint(legal: readonly Choice[]): Choice | undefined {
    if (this.#scene === undefined || this.#options === undefined) return undefined;
    return this.#engine?.hint(this.#scene.view, this.#options, legal);
  }

  /** Shows what is new of a table. */
  follow(table: CoverMeTable): void {
    const before = this.#followed;
    const news = table.entries.filter((entry) => before !== undefined && entry.seq > before.seq);
    const goesOn =
      before?.code === table.code && table.seq - before.seq === news.length && news.length > 0;
    if (before?.code === table.code && table.seq === before.seq) return;
    const standing = table.game === null ? null : { game: table.game, mine: table.mine };
    if (before?.code !== table.code && this.memory === 'kept') this.#course = keptCourse(table);
    this.#options = table.room.options;
    const pace = document.hidden || this.#catchesUp ? 'off' : this.#pace();
    // Where a clock runs nothing waits.
    const holds = table.room.clock === 'none' && this.#isNewToIt();
    this.#catchesUp = false;
    this.#followed = { code: table.code, seq: table.seq, standing };
    if (!goesOn || news.length > mostToTell) return this.#jump(standing);
    let last = before.standing;
    for (const entry of news) {
      const scenes = scenesOf(last, entry, (view) => this.#trendsOf(view));
      this.#course = continued(this.#course, scenes);
      this.#queue.add(paced(scenes, pace, holds));
      last = entry.game === null ? null : { game: entry.game, mine: entry.mine };
    }
    this.#note();
    if (this.memory === 'kept') keepCourse(table, this.#course);
  }

  /** What has happened until it is followed again is shown as it is, and not told. */
  catchUp(): void {
    this.#catchesUp = true;
  }

  /** The next scene: the one that waited has been read. */
  goOn(): void {
    if (this.#held) noteRead();
    this.#queue.goOn();
    this.#note();
  }

  /** The present at once. */
  finish(): void {
    this.#queue.finish();
    this.#note();
  }

  end(): void {
    this.#queue.clear();
  }

  #jump(standing: Standing | null): void {
    this.#queue.clear();
    this.#note();
    if (this.memory === 'passing') this.#course = [];
    this.#scene = standing === null ? undefined : resting(standing);
  }

  /** How far the telling is. */
  #note(): void {
    this.#telling = this.#queue.busy;
    this.#held = this.#queue.held;
    this.#untold = continued([], this.#queue.remaining).length;
  }

  #ask(tried: readonly Card[]): Fashion | undefined {
    if (this.#scene === undefined || this.#options === undefined) return undefined;
    const { view } = this.#scene;
    return fashionOf(this.#engine, view, this.#options, cardsInSight(view), tried);
  }

  #trendsOf({ season, tracks }: CoverMeView): Trends | undefined {
    return this.#engine?.trends({ season, tracks }, []).trends;
  }
}

/** The public and each seat have their own: some lines are for one alone. */
const courseKey = ({ code, you }: CoverMeTable): string =>
  `coverstory.coverMe.course.${code}.${you ?? 'public'}`;

function keepCourse(table: CoverMeTable, course: readonly Line[]): void {
  try {
    sessionStorage.setItem(courseKey(table), JSON.stringify(course));
  } catch {
    // A full storage loses the course after a reload, and nothing else.
  }
}

function keptCourse(table: CoverMeTable): readonly Line[] {
  try {
    return JSON.parse(sessionStorage.getItem(courseKey(table)) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * They outlive the change from play to the result, so that the last season is told to its end. Where several people
 * share a device, each sees the table on a stage of their own, and so does the public: nothing that one was told is
 * left for another.
 */
let shown: { readonly code: string; readonly stages: Map<number | null, Stage> } | undefined;
let last: number | null | undefined;

/** The stage for whoever sees the table from a seat, or for the public. */
export function stageOf(code: string, seat: number | null): Stage {
  if (shown?.code !== code) {
    shown?.stages.forEach((stage) => stage.end());
    shown = { code, stages: new Map() };
  }
  const stage = shown.stages.get(seat) ?? new Stage(pace, 'kept', isNewToIt);
  shown.stages.set(seat, stage);
  // Who gets the device again has seen it all with the others.
  if (seat !== null && seat !== last) stage.catchUp();
  last = seat;
  return stage;
}
