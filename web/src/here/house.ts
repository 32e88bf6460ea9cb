// The house of tables in the engine's module (wasm/house.cpp), typed: the server's own, which is told what
// happened and what time it is, and says what it wants done.
import type { EngineModule } from '../engine/module.ts';
import type { Entry } from './logs.ts';

/** What the house wants done, in this order. */
export type Wish =
  /** `table`: whose news it is; nothing for an answer. */
  | { readonly wish: 'send'; readonly to: number; readonly text: string; readonly table?: string }
  /** To be answered with `stored` or `notStored`; there is never more than one under way. */
  | { readonly wish: 'append'; readonly entries: readonly Entry[] }
  /** To be answered with `loaded`, `notFound` or `notLoaded`. */
  | { readonly wish: 'load'; readonly table: string }
  /** The table will not grow soon. */
  | { readonly wish: 'rest'; readonly table: string }
  | { readonly wish: 'frozen'; readonly table: string; readonly why: string };

export class House {
  readonly #module: EngineModule;

  /** `chance`: 64 hex digits that nobody can guess. A module has one house. */
  constructor(module: EngineModule, chance: string) {
    this.#module = module;
    module.call('house_begin', chance);
  }

  connected(connection: number, now: number): void {
    this.#module.call('house_connected', connection, now);
  }
  disconnected(connection: number, now: number): void {
    this.#module.call('house_disconnected', connection, now);
  }

  /** Throws a Refusal where this is no command. */
  understand(text: string): void {
    this.#module.call('house_understands', text);
  }
  /** Something that is understood. Throws a Refusal for settings that do not go together. */
  received(connection: number, text: string, now: number): void {
    this.#module.call('house_received', connection, text, now);
  }

  stored(now: number): void {
    this.#module.call('house_stored', now);
  }
  notStored(why: string, now: number): void {
    this.#module.call('house_not_stored', why, now);
  }

  /** Throws a Refusal where an entry cannot be read. Without entries the table is lost, and frozen. */
  loaded(table: string, bodies: readonly string[], now: number): void {
    this.#module.call('house_loaded', table, JSON.stringify(bodies), now);
  }
  notFound(table: string, now: number): void {
    this.#module.call('house_not_found', table, now);
  }
  notLoaded(table: string, why: string, now: number): void {
    this.#module.call('house_not_loaded', table, why, now);
  }

  /** For a while nobody could be heard: no clock decides for anyone before they may be back. */
  resume(now: number): void {
    this.#module.call('house_resume', now);
  }
  passTime(now: number): void {
    this.#module.call('house_pass_time', now);
  }
  /** When time is to be passed next. */
  get nextDeadline(): number | undefined {
    const next = this.#module.call('house_next_deadline') as number;
    return next < 0 ? undefined : next;
  }

  /** How many bots wait to think. */
  get questions(): number {
    return this.#module.call('house_questions') as number;
  }
  /** Lets one bot think, for as long as it takes; `thought` follows. */
  think(budgetMs: number): void {
    this.#module.call('house_think', budgetMs);
  }
  thought(now: number): void {
    this.#module.call('house_thought', now);
  }

  /** Everything since the last time; what has gathered goes to the store. */
  takeWishes(): readonly Wish[] {
    this.#module.call('house_flush');
    return JSON.parse(this.#module.ask('house_wishes')) as readonly Wish[];
  }
}
