// Cover Up by the engine: the check of a pile while it is being built, par, whole games and bots.
// Times are milliseconds of a clock of the caller's choice.
import type {
  Card,
  CoverUpOptions,
  CoverUpView,
  OwnView,
  Pile,
  Score,
  Square,
  Symbol,
} from '../protocol/cover_up.ts';
import type { EngineModule } from './module.ts';

export interface PileCheck {
  readonly valid: boolean;
  /** CU-3.3: where different symbols lie on each other. */
  readonly conflicts: readonly Square[];
  /** CU-3.4: places in the pile of cards that do not hang together with the rest. */
  readonly loose: readonly number[];
  /** CU-5.2: how many symbols are seen. */
  readonly visible: number;
  /** Each of them, with the number of symbols that lie there on each other. */
  readonly squares: readonly (Square & { readonly symbol: Symbol; readonly height: number })[];
}

export interface Par {
  readonly points: number;
  readonly pile: Pile;
  readonly beside: readonly Card[];
  readonly lower_bound: number;
  /** False where the search was given up early: there may be better. */
  readonly exact: boolean;
}

/** All that a bot does in a round; `t` counts from the beginning of building. */
export interface RoundPlan {
  readonly timeline: readonly { readonly t: number; readonly pile: Pile }[];
  readonly flip_at: number | null;
}

export type BotName = 'random' | 'greedy' | 'easy' | 'medium' | 'hard';

export class CoverUp {
  readonly #module: EngineModule;

  constructor(module: EngineModule) {
    this.#module = module;
  }

  check(pile: Pile): PileCheck {
    return JSON.parse(this.#module.ask('cover_up_check', JSON.stringify(pile)));
  }

  /** CU-5: what a pile of these cards would cost if the round ended now. */
  score(hand: readonly Card[], pile: Pile, flipped: boolean): Score {
    const [cards, lying] = [JSON.stringify(hand), JSON.stringify(pile)];
    return JSON.parse(this.#module.ask('cover_up_score', cards, lying, flipped));
  }

  /** CU-7: the best pile. It can take a while: not on a page's own thread. */
  solve(cards: readonly Card[], nodes = 0): Par {
    return JSON.parse(this.#module.ask('cover_up_solve', JSON.stringify(cards), nodes));
  }

  /** CU-7.3: the five cards of a date (`2026-11-16`). */
  puzzle(date: string): readonly Card[] {
    return JSON.parse(this.#module.ask('cover_up_puzzle', date));
  }

  begin(options: CoverUpOptions, names: readonly string[], seed: string, now: number): CoverUpGame {
    const given = [JSON.stringify(options), JSON.stringify(names), seed, now] as const;
    return new CoverUpGame(this.#module, Number(this.#module.call('cover_up_begin', ...given)));
  }

  bot(name: BotName, seed: string): CoverUpBot {
    return new CoverUpBot(
      this.#module,
      Number(this.#module.call('cover_up_bot_begin', name, seed)),
    );
  }
}

/** A game in the module's memory, until it is ended. */
export class CoverUpGame {
  readonly #module: EngineModule;
  readonly handle: number;

  constructor(module: EngineModule, handle: number) {
    this.#module = module;
    this.handle = handle;
  }

  view(seat?: number): CoverUpView {
    return JSON.parse(this.#module.ask('cover_up_view', this.handle, seat ?? -1));
  }

  own(seat: number): OwnView {
    return JSON.parse(this.#module.ask('cover_up_own', this.handle, seat));
  }

  tick(now: number): void {
    this.#module.call('cover_up_tick', this.handle, now);
  }

  /** When something happens though nobody acts. */
  deadline(): number | undefined {
    const deadline = Number(this.#module.call('cover_up_deadline', this.handle));
    return deadline === -Infinity ? undefined : deadline;
  }

  arrange(seat: number, pile: Pile, now: number): void {
    this.#module.call('cover_up_arrange', this.handle, seat, JSON.stringify(pile), now);
  }

  flip(seat: number, now: number): void {
    this.#module.call('cover_up_flip', this.handle, seat, now);
  }

  done(seat: number, now: number): void {
    this.#module.call('cover_up_done', this.handle, seat, now);
  }

  return(seat: number, card: Card, now: number): void {
    this.#module.call('cover_up_return', this.handle, seat, card, now);
  }

  /** The game record so far, JSON Lines. */
  record(): string {
    return this.#module.ask('cover_up_record', this.handle);
  }

  /** What the state is, in one number: the same as the server's engine would say. */
  hash(): bigint {
    return BigInt.asUintN(64, this.#module.call('cover_up_hash', this.handle) as bigint);
  }

  end(): void {
    this.#module.call('cover_up_end', this.handle);
  }
}

export class CoverUpBot {
  readonly #module: EngineModule;
  readonly #handle: number;

  constructor(module: EngineModule, handle: number) {
    this.#module = module;
    this.#handle = handle;
  }

  plan(game: CoverUpGame, seat: number): RoundPlan {
    const answer = this.#module.ask('cover_up_bot_plan', this.#handle, game.handle, seat);
    return JSON.parse(answer);
  }

  /** CU-6.1: the green card it would put back. */
  return(game: CoverUpGame, seat: number): Card {
    return this.#module.ask('cover_up_bot_return', this.#handle, game.handle, seat);
  }

  end(): void {
    this.#module.call('cover_up_bot_end', this.#handle);
  }
}
