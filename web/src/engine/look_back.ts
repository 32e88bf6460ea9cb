// A recorded game of Cover Me with the searching bot's eyes: the decisions of a seat, and what the bot
// thinks of each. It sees what the seat saw. An appraisal takes a while: it is for a worker.
import type { Choice, Kind, Season } from '../protocol/cover_me.ts';
import type { EngineModule } from './module.ts';

/** A decision as it stood. */
export interface PastDecision {
  /** The step of the replay right before it. */
  readonly step: number;
  readonly year: number;
  readonly season: Season;
  /** 1 to 3, or 0 between the months. */
  readonly month: number;
  readonly kind: Kind;
  readonly legal: readonly Choice[];
  /** What was chosen: an index into `legal`. */
  readonly chosen: number;
}

/** What a choice is worth to the bot. */
export interface Worth {
  /** An index into `legal`. */
  readonly choice: number;
  /** The seat's chance to win. */
  readonly chance: number;
  /** The prestige it will have at the start of the next season, or at the end. */
  readonly prestige: number;
  /** The standard error of the chance's distance from the best. */
  readonly error: number;
  readonly samples: number;
}

export interface Appraisal {
  /** What the bot would have chosen. */
  readonly best: number;
  /** Everybody's chance to win if it is chosen, by seat: together 1. */
  readonly chances: readonly number[];
  /** All that the bot tried, and what was chosen. */
  readonly choices: readonly Worth[];
}

/** A looked-back-on game in the module's memory, until it is ended. */
export class CoverMeLookBack {
  readonly #module: EngineModule;
  readonly #handle: number;

  constructor(module: EngineModule, handle: number) {
    this.#module = module;
    this.#handle = handle;
  }

  decisions(): PastDecision[] {
    return JSON.parse(this.#module.ask('cover_me_look_back_decisions', this.#handle));
  }

  /** With the same seed (32 to 64 hex digits) and iterations it always answers the same. */
  appraise(decision: number, iterations: number, seed: string): Appraisal {
    const given = [this.#handle, decision, iterations, seed] as const;
    return JSON.parse(this.#module.ask('cover_me_look_back_appraise', ...given));
  }

  end(): void {
    this.#module.call('cover_me_look_back_end', this.#handle);
  }
}
