// A connection with tables, for components: reading what it knows in a component follows it. It begins when it
// is first asked for and lives as long as the window. There is one for each place (places.svelte.ts).
import type { Answer, As, Command, Send } from '../protocol/commands.ts';
import type { AnswerMessage, ServerMessage } from '../protocol/messages.ts';
import type { TableSummary } from '../protocol/room.ts';
import { forgetTables, keepTable, keptTables, type Place } from './kept.ts';
import { Line, type LineStatus } from './line.ts';
import type { Outside } from './outside.ts';
import type { TableState } from './table_state.ts';
import { Watching, type Watched } from './watching.ts';

/** A message to everyone on the server, in its host's own words. */
export interface Notice {
  readonly words: string;
  readonly at: number;
}

export class Client {
  readonly place: Place;
  readonly #outside: Outside;
  readonly #line: Line;
  readonly #watching: Watching;
  #status = $state.raw<LineStatus>({ is: 'connecting' });
  #watched = $state.raw<Watched>({ table: undefined, refusal: undefined });
  #notice = $state.raw<Notice | undefined>();
  #isBegun = false;
  readonly #expecting = new Set<() => void>();
  readonly #over = new Set<string>();

  /** Told of each table with an own seat that is seen to be over, once. */
  whenOver: ((table: TableState) => void) | undefined;

  constructor(place: Place, outside: Outside) {
    this.place = place;
    this.#outside = outside;
    this.#line = new Line(outside, {
      heard: (message) => this.#heard(message),
      ready: () => this.#ready(),
      status: (now) => this.#become(now),
      quiet: () => this.#watching.resume(),
    });
    this.#watching = new Watching(this.#line, (now) => this.#saw(now));
  }

  /** Once is enough. */
  begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    // Not at once: it may be asked for where a component is only computed, and its status is state.
    queueMicrotask(() => this.#line.start());
  }

  /** For good: what is unanswered stays so. */
  end(): void {
    this.#line.stop();
  }

  get status(): LineStatus {
    return this.#status;
  }

  /** Dials at once where there is no line: somebody asks for it. */
  tryNow(): void {
    this.#line.tryNow();
  }

  /** Whether it is open, now or as soon as that is known; a moment's wait at the most. */
  isReached(patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = () => {
        clearTimeout(patience);
        this.#expecting.delete(answer);
        resolve(this.#status.is === 'open');
      };
      const patience = setTimeout(answer, patienceMs);
      if (this.#status.is === 'connecting') this.#expecting.add(answer);
      else answer();
    });
  }

  /** The table that is watched, or why it cannot be. */
  get watched(): Watched {
    return this.#watched;
  }

  /** What the server's host says to all, while it stands. */
  get notice(): Notice | undefined {
    return this.#notice;
  }

  watch(code: string, as?: As): void {
    this.#watching.watch(code, as);
  }

  watchNothing(): void {
    this.#watching.leave();
  }

  /** The one answer to a command, however often the line breaks before it comes. */
  ask(command: Command): Promise<Answer> {
    return this.#line.ask(command);
  }

  /** Takes a seat: at a new table, in a quick game, or where someone invited. The code is kept. */
  async takeSeat(command: Extract<Command, { do: 'create' | 'quick' | 'join' }>): Promise<Answer> {
    // Kept before it is answered: the table with one's own seat may be shown before the answer is read.
    if (command.do === 'join') keepTable(this.place, command.table, command.name);
    const answer = await this.#line.ask(command);
    if (command.do === 'join' && !answer.ok) forgetTables(this.place, [command.table]);
    if (answer.ok && answer.table !== undefined) {
      keepTable(this.place, answer.table, command.name);
    }
    if (answer.ok) this.#outside.keepForGood?.();
    return answer;
  }

  /** How the components at a table send. */
  sendTo(code: string): Send {
    return (command) => {
      if (command.do === 'join') return this.takeSeat({ ...command, table: code });
      const answer = this.#line.ask({ ...command, table: code });
      if (command.do !== 'rematch') return answer;
      return answer.then((next) => this.#keptRematch(code, next));
    };
  }

  async openTables(): Promise<readonly TableSummary[]> {
    const answer = await this.#line.ask({ do: 'tables' });
    return answer.ok ? (answer.tables ?? []) : [];
  }

  /**
   * The games where this browser has a seat. The house lists those that are awake; one at rest wakes when
   * it is watched, so the codes that were kept are watched once, one after the other. What is over is
   * forgotten.
   */
  async myTables(signal: AbortSignal): Promise<readonly TableSummary[]> {
    const kept = keptTables(this.place).map(({ code }) => code);
    const awake = await this.#listOfMine();
    const asleep = missingIn(awake, kept);
    for (const table of asleep) {
      if (signal.aborted) return [];
      await this.#line.ask({ do: 'watch', table, as: 'seat' });
    }
    if (asleep.length === 0 || signal.aborted) return awake ?? [];
    this.#watching.leave();
    const all = await this.#listOfMine();
    if (all !== undefined && !signal.aborted) forgetTables(this.place, missingIn(all, kept));
    return all ?? [];
  }

  #heard(message: Exclude<ServerMessage, AnswerMessage>): void {
    if (!('notice' in message)) return this.#watching.heard(message);
    const { notice, at } = message;
    this.#notice = notice === null ? undefined : { words: notice, at };
  }

  #saw(watched: Watched): void {
    this.#watched = watched;
    const { table } = watched;
    if (table?.room.stage !== 'over' || table.you === null || this.#over.has(table.code)) return;
    this.#over.add(table.code);
    this.whenOver?.(table);
  }

  /** A notice that still stands comes again after each hello. */
  #ready(): void {
    this.#notice = undefined;
    this.#watching.resume();
  }

  #become(status: LineStatus): void {
    this.#status = status;
    if (status.is !== 'connecting') for (const tell of [...this.#expecting]) tell();
  }

  /** At the next table one has the same name. */
  #keptRematch(code: string, answer: Answer): Answer {
    const name = keptTables(this.place).find((table) => table.code === code)?.name;
    if (answer.ok && answer.table !== undefined && name !== undefined) {
      keepTable(this.place, answer.table, name);
    }
    return answer;
  }

  /** Nothing where the house refuses to say it at present. */
  async #listOfMine(): Promise<readonly TableSummary[] | undefined> {
    const answer = await this.#line.ask({ do: 'mine' });
    return answer.ok ? (answer.tables ?? []) : undefined;
  }
}

function missingIn(
  tables: readonly TableSummary[] | undefined,
  codes: readonly string[],
): readonly string[] {
  return codes.filter((code) => !tables?.some(({ table }) => table === code));
}
