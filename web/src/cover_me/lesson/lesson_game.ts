// The game that a lesson plays: a real one of the engine, with one learner and two bots, that shows itself
// as a table of the protocol does, so that the page of the table draws it as any other. It knows what a
// table does not offer: the game can go back to any decision of the learner.
import type { CoverMeRoom, CoverMeTable } from '../game.ts';
import type { CoverMe, CoverMeBot, CoverMeGame } from '../../engine/cover_me.ts';
import { Refusal } from '../../engine/module.ts';
import type { Answer, TableCommand } from '../../protocol/commands.ts';
import type {
  Choice,
  CoverMeEvent,
  CoverMeMine,
  CoverMeOptions,
  CoverMeView,
} from '../../protocol/cover_me.ts';
import { coverMeOptions } from '../../protocol/cover_me_options.ts';
import { defaultsOf } from '../../protocol/options.ts';
import type { SeatOfRoom } from '../../protocol/room.ts';

/** The learner's seat: also the starting player, who fills the hand first. */
export const learner = 0;

const options: CoverMeOptions = {
  ...defaultsOf(coverMeOptions),
  players: 3,
  deal: 'quick',
  tie: 'share',
};

/** A deal to learn from: models of every trend value, and a tie between trends. */
export const seedOfTheLesson = '0c0ffee0c0ffee0c0ffee0c0ffee0114';

interface Move {
  readonly seat: number;
  readonly choice: Choice;
}

export class LessonGame {
  readonly #engine: CoverMe;
  readonly #names: readonly string[];
  readonly #seed: string;
  readonly #show: (table: CoverMeTable) => void;
  readonly #bot: CoverMeBot;
  #game: CoverMeGame;
  #moves: Move[] = [];
  #events: CoverMeEvent[] = [];
  #table: CoverMeTable;

  constructor(
    engine: CoverMe,
    names: readonly string[],
    show: (table: CoverMeTable) => void,
    seed: string = seedOfTheLesson,
  ) {
    this.#engine = engine;
    this.#names = names;
    this.#show = show;
    this.#seed = seed;
    // Quick enough for the page's own thread, and always of the same opinion.
    this.#bot = engine.bot('greedy', seed, { iterations: 1 });
    this.#game = engine.begin(options, names, seed, learner);
    this.#table = this.#afresh(0);
  }

  get table(): CoverMeTable {
    return this.#table;
  }

  /** All that has happened, as everybody saw it. */
  get events(): readonly CoverMeEvent[] {
    return this.#events;
  }

  /** Whether there is a decision of the learner to go back to. */
  get canGoBack(): boolean {
    return this.#lastDecision() !== -1;
  }

  /** A command of the learner, answered as a server would. */
  async send(command: TableCommand): Promise<Answer> {
    try {
      if (command.do === 'choose') this.#choose(command.choice);
      else return refused('A lesson knows no such command.');
      return { ok: true, seq: this.#table.seq };
    } catch (error) {
      if (error instanceof Refusal) return refused(error.message);
      throw error;
    }
  }

  /** Decides for a learner who would rather go on. */
  chooseForMe(): void {
    if (this.#table.game?.to_act.includes(learner))
      this.#choose(this.#bot.choose(this.#game, learner));
  }

  /** Back to before the learner's last decision. */
  goBack(): void {
    const last = this.#lastDecision();
    if (last !== -1) this.#rewind(this.#moves.slice(0, last));
  }

  startAgain(): void {
    this.#rewind([]);
  }

  /** Shows once more what came of the learner's last decision; `drawn` comes when its beginning is drawn. */
  async tellAgain(drawn: () => Promise<void>): Promise<void> {
    const all = this.#moves;
    const last = this.#lastDecision();
    if (last === -1) return;
    this.#rewind(all.slice(0, last));
    await drawn();
    for (const { seat, choice } of all.slice(last)) this.#do(seat, choice);
    this.#show(this.#table);
  }

  end(): void {
    this.#game.end();
    this.#bot.end();
  }

  #choose(choice: Choice): void {
    this.#do(learner, choice);
    this.#othersDecide();
    this.#show(this.#table);
  }

  /** The bots whose turn it is: they never keep a learner waiting. */
  #othersDecide(): void {
    for (;;) {
      const seat = this.#game.toAct().find((one) => one !== learner);
      if (seat === undefined) return;
      this.#do(seat, this.#bot.choose(this.#game, seat));
    }
  }

  #do(seat: number, choice: Choice): void {
    const events = this.#game.choose(seat, choice);
    this.#moves.push({ seat, choice });
    this.#add(events);
  }

  #add(events: readonly CoverMeEvent[]): void {
    this.#events = [...this.#events, ...events];
    const seq = this.#table.seq + 1;
    const game = this.#game.view(learner);
    const position = { seq, public_seq: seq, game, mine: this.#mine(game) };
    const { room, clocks, you } = this.#table;
    const entry = { ...position, room, clocks, you, at: 0, events };
    this.#table = { ...this.#table, ...position, entries: [...this.#table.entries, entry] };
  }

  #rewind(moves: readonly Move[]): void {
    this.#game.end();
    this.#game = this.#engine.begin(options, this.#names, this.#seed, learner);
    this.#events = [];
    this.#moves = [];
    for (const { seat, choice } of moves) {
      this.#events.push(...this.#game.choose(seat, choice));
      this.#moves.push({ seat, choice });
    }
    this.#table = this.#afresh(this.#table.seq + 1);
    this.#show(this.#table);
  }

  /** The table as it is, with nothing to tell. */
  #afresh(seq: number): CoverMeTable {
    const game = this.#game.view(learner);
    return {
      kind: 'cover-me',
      code: 'LESSON',
      seq,
      public_seq: seq,
      room: roomOf(this.#names, options),
      clocks: this.#names.map(() => null),
      game,
      mine: this.#mine(game),
      you: learner,
      entries: [],
      chat: [],
      here: this.#names.map(() => true),
      spectators: 0,
      clock_offset: 0,
    };
  }

  #mine(view: CoverMeView): CoverMeMine {
    const featured = view.candidates.map(() => null);
    return { seat: learner, legal: this.#game.legal(learner), sealed: null, featured };
  }

  #lastDecision(): number {
    return this.#moves.findLastIndex(({ seat }) => seat === learner);
  }
}

/** The engine names the clause before its sentence. */
function refused(why: string): Answer {
  return { ok: false, code: 'illegal', clause: /^CM-\d+\.\d+/.exec(why)?.[0] ?? null, why };
}

/** The learner and two bots, nobody else, no clock. */
function roomOf(names: readonly string[], options: CoverMeOptions): CoverMeRoom {
  return {
    game: 'cover-me',
    options,
    code: 'LESSON',
    stage: 'playing',
    host: 0,
    seats: names.map((name, at): SeatOfRoom => {
      if (at === 0) return { kind: 'person', name, stand_in: false, muted: false };
      return { kind: 'bot', name, level: 'easy' };
    }),
    rematch: null,
    result: null,
    public: false,
    clock: 'none',
    away_s: 86_400,
    spectators: false,
    chat: false,
    level: 'easy',
  };
}
