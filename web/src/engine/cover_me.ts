// Cover Me by the engine: trend values at once, whole games and bots where there is no server. Views
// and choices are those of the protocol.
import type {
  Card,
  Choice,
  CoverMeEvent,
  CoverMeOptions,
  CoverMeView,
  Season,
  Tracks,
  Trends,
  TrendValue,
} from '../protocol/cover_me.ts';
import { CoverMeLookBack } from './look_back.ts';
import type { EngineModule } from './module.ts';

/** How much a bot may think about a decision: with iterations it always answers the same. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

export type BotName = 'random' | 'greedy' | 'easy' | 'medium' | 'hard';

/** A recorded game: the first step has the view whole, each later one what changed of it. */
export interface Replay {
  readonly options: CoverMeOptions;
  readonly seats: readonly string[];
  readonly steps: readonly {
    readonly game: Partial<CoverMeView>;
    readonly events: readonly CoverMeEvent[];
  }[];
}

/** What cards are rated by, and the value of each card that was asked about. */
export interface FashionNow {
  readonly season: Season;
  readonly tracks: Tracks;
  readonly trends: Trends;
  readonly values: readonly TrendValue[];
}

export class CoverMe {
  readonly #module: EngineModule;

  constructor(module: EngineModule) {
    this.#module = module;
  }

  /**
   * CM-4.3, CM-5.1: what cards are rated by in a view, and what they are worth; as if the covers that are tried were
   * shown too. While hands are filled that is what the coming season begins with (CM-6.4).
   */
  fashion(
    view: Pick<CoverMeView, 'phase' | 'season' | 'tracks' | 'influence'>,
    options: CoverMeOptions,
    cards: readonly Card[],
    tried: readonly Card[] = [],
  ): FashionNow {
    const { phase, season, tracks, influence } = view;
    return this.#fashion({ phase, season, tracks, influence, options }, cards, tried);
  }

  /** Which of these choices a plain bot would make, by what lies open. */
  hint(
    view: Pick<CoverMeView, 'phase' | 'season' | 'tracks' | 'influence' | 'open'>,
    options: CoverMeOptions,
    legal: readonly Choice[],
  ): Choice {
    const { phase, season, tracks, influence, open } = view;
    const known = JSON.stringify({ phase, season, tracks, influence, open, options });
    return legal[Number(this.#module.call('cover_me_hint', known, JSON.stringify(legal)))]!;
  }

  /** The same of tracks and a season as they are. */
  trends(view: Pick<CoverMeView, 'season' | 'tracks'>, cards: readonly Card[]): FashionNow {
    const { season, tracks } = view;
    return this.#fashion({ season, tracks }, cards, []);
  }

  #fashion(view: object, cards: readonly Card[], tried: readonly Card[]): FashionNow {
    const given = [view, tried, cards].map((one) => JSON.stringify(one));
    return JSON.parse(this.#module.ask('cover_me_fashion', ...given));
  }

  /** A game from its seed (32 to 64 hex digits). CM-2.5: lots decide who starts, or the host. */
  begin(
    options: CoverMeOptions,
    names: readonly string[],
    seed: string,
    start?: number,
  ): CoverMeGame {
    const given = [JSON.stringify(options), JSON.stringify(names), seed, start ?? -1] as const;
    return new CoverMeGame(this.#module, Number(this.#module.call('cover_me_begin', ...given)));
  }

  /** A record (JSON Lines) as a seat saw the game, or the public. Refuses one that breaks a rule. */
  replay(record: string, seat?: number): Replay {
    return JSON.parse(this.#module.ask('cover_me_replay', record, seat ?? -1));
  }

  /** A record as the bot looks back on it, from a seat. Refuses one that breaks a rule. */
  lookBack(record: string, seat: number): CoverMeLookBack {
    const handle = this.#module.call('cover_me_look_back_begin', record, seat);
    return new CoverMeLookBack(this.#module, Number(handle));
  }

  bot(name: BotName, seed: string, budget: Budget = { ms: 100 }): CoverMeBot {
    const iterations = 'iterations' in budget ? budget.iterations : 0;
    const ms = 'ms' in budget ? budget.ms : 0;
    const handle = this.#module.call('cover_me_bot_begin', name, seed, iterations, ms);
    return new CoverMeBot(this.#module, Number(handle));
  }
}

/** A game in the module's memory, until it is ended. */
export class CoverMeGame {
  readonly #module: EngineModule;
  readonly handle: number;

  constructor(module: EngineModule, handle: number) {
    this.#module = module;
    this.handle = handle;
  }

  /** What a seat sees, or the public without one. */
  view(seat?: number): CoverMeView {
    return JSON.parse(this.#module.ask('cover_me_view', this.handle, seat ?? -1));
  }

  /** What a seat may choose from; a sealed choice can be changed. */
  legal(seat: number): Choice[] {
    return JSON.parse(this.#module.ask('cover_me_legal', this.handle, seat));
  }

  /** The seats whose decision is due and not made; none when the game is over. */
  toAct(): number[] {
    const bits = Number(this.#module.call('cover_me_to_act', this.handle));
    return [0, 1, 2, 3, 4].filter((seat) => (bits >> seat) & 1);
  }

  /**
   * Does what a seat chose, and tells what happened, as far as everybody may know it. Refuses what the
   * rules forbid, and then nothing has changed.
   */
  choose(seat: number, choice: Choice): CoverMeEvent[] {
    const given = JSON.stringify(choice);
    return JSON.parse(this.#module.ask('cover_me_choose', this.handle, seat, given));
  }

  /** CM-4.1, CM-5.3: takes a sealed choice back. */
  withdraw(seat: number): void {
    this.#module.call('cover_me_withdraw', this.handle, seat);
  }

  /** The game record so far, JSON Lines. */
  record(): string {
    return this.#module.ask('cover_me_record', this.handle);
  }

  /** What the state is, in one number: the same as the server's engine would say. */
  hash(): bigint {
    return BigInt.asUintN(64, this.#module.call('cover_me_hash', this.handle) as bigint);
  }

  end(): void {
    this.#module.call('cover_me_end', this.handle);
  }
}

export class CoverMeBot {
  readonly #module: EngineModule;
  readonly #handle: number;

  constructor(module: EngineModule, handle: number) {
    this.#module = module;
    this.#handle = handle;
  }

  /** What it would choose in a seat that is to decide, from what that seat sees. */
  choose(game: CoverMeGame, seat: number): Choice {
    const answer = this.#module.ask('cover_me_bot_choose', this.#handle, game.handle, seat);
    return JSON.parse(answer);
  }

  end(): void {
    this.#module.call('cover_me_bot_end', this.#handle);
  }
}
