// The one table that this browser watches: asks for it, keeps its state up to date, and comes back to the
// same place after a break. Two windows of a seat each have one, and hear the same.
import type { As, Refusal, Seen } from '../protocol/commands.ts';
import type { AnswerMessage, ServerMessage } from '../protocol/messages.ts';
import type { Line } from './line.ts';
import { attended, changed, opened, type TableState } from './table_state.ts';

/** What is known of the table that is wanted. */
export interface Watched {
  /** Undefined until its snapshot has come. */
  readonly table: TableState | undefined;
  /** Why it cannot be watched. */
  readonly refusal: Refusal | undefined;
}

/** For who has lost the seat where the host lets nobody watch. */
const forbidden: Refusal = { ok: false, code: 'no_spectators', clause: null, why: '' };
const nothing: Watched = { table: undefined, refusal: undefined };
/** Refusals that pass: asked again after this. */
const passing = ['too_fast', 'unavailable'];
const pauseMs = 2_000;

export class Watching {
  readonly #line: Pick<Line, 'askOnce'>;
  readonly #tell: (watched: Watched) => void;
  #wanted: { readonly table: string; readonly as: As | undefined } | undefined;
  #watched = nothing;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Pick<Line, 'askOnce'>, tell: (watched: Watched) => void) {
    this.#line = line;
    this.#tell = tell;
  }

  /** Watches a table instead of the one before. */
  watch(table: string, as?: As): void {
    const isThere = this.#watched.table?.code === table;
    if (isThere && this.#wanted?.table === table && this.#wanted.as === as) return;
    const wasToldAlready = isThere && this.#wanted === undefined && as === undefined;
    this.#wanted = { table, as };
    if (wasToldAlready) return;
    this.#become(nothing);
    void this.#ask(undefined);
  }

  /** Watches nothing. */
  leave(): void {
    const watchedSomething = this.#wanted !== undefined || this.#watched.table !== undefined;
    this.#wanted = undefined;
    clearTimeout(this.#retry);
    this.#become(nothing);
    if (watchedSomething) void this.#line.askOnce({ do: 'unwatch' });
  }

  /** After hello, or to try a silent line: asks for what has happened since. */
  resume(): void {
    if (this.#wanted === undefined && this.#watched.table === undefined) return;
    const { table } = this.#watched;
    void this.#ask(table && { since: table.seq, you: table.you });
  }

  heard(message: Exclude<ServerMessage, AnswerMessage>): void {
    if ('bye' in message || 'notice' in message) return;
    const { table } = this.#watched;
    if ('snapshot' in message) {
      // A table that was created or joined is watched by itself, before its page is there.
      if (this.#wanted !== undefined && this.#wanted.table !== message.table) return;
      return this.#become({ table: opened(message, Date.now(), table), refusal: undefined });
    }
    if (table?.code !== message.table) return;
    if ('here' in message) return this.#show(attended(table, message));
    if ('watching' in message) return this.#become({ table: undefined, refusal: forbidden });
    const next = changed(table, message, Date.now());
    if (next === undefined) void this.#ask(undefined);
    else if (next !== table) this.#show(next);
  }

  async #ask(seen: Seen | undefined): Promise<void> {
    clearTimeout(this.#retry);
    const table = this.#wanted?.table ?? this.#watched.table?.code;
    if (table === undefined) return;
    const as = this.#wanted?.as;
    const answer = await this.#line.askOnce({
      do: 'watch',
      table,
      ...(as && { as }),
      ...seen,
    });
    if (answer === undefined || answer.ok || this.#wanted?.table !== table) return;
    if (passing.includes(answer.code)) {
      this.#retry = setTimeout(() => void this.#ask(seen), pauseMs);
    } else {
      this.#become({ table: undefined, refusal: answer });
    }
  }

  #show(table: TableState): void {
    this.#become({ table, refusal: undefined });
  }

  #become(watched: Watched): void {
    this.#watched = watched;
    this.#tell(watched);
  }
}
