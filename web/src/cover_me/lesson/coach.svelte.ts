// The coach of a lesson: which page is open, and the ways on and back. It goes by the table: a decision of
// the learner opens the next chapter by itself, and going back before a chapter's first page takes the
// decision back, on the table too.
import type { CoverMeTable } from '../game.ts';
import type { CoverMe } from '../../engine/cover_me.ts';
import type { Send } from '../../protocol/commands.ts';
import type { Card, CoverMeEvent } from '../../protocol/cover_me.ts';
import { LessonGame } from './lesson_game.ts';
import {
  chapterOf,
  pages,
  placeOf,
  type PageName,
  type PageOfLesson,
  type Place,
} from './script.ts';

export class Coach {
  readonly #game: LessonGame;
  readonly #picked: () => Card | undefined;
  #table: CoverMeTable;
  #events: readonly CoverMeEvent[];
  /** The chapter that was last read in, and how far. */
  #read = $state.raw({ chapter: '', at: 0 });
  readonly #chapter = $derived.by(() =>
    chapterOf(this.#table, this.#events, this.#picked() !== undefined),
  );
  readonly #at = $derived(this.#read.chapter === this.#chapter.name ? this.#read.at : 0);
  readonly #page = $derived<PageName>(this.#chapter.pages[this.#at]!);

  constructor(
    engine: CoverMe,
    names: readonly string[],
    picked: () => Card | undefined,
    seed?: string,
  ) {
    this.#picked = picked;
    this.#game = new LessonGame(engine, names, (table) => this.#follow(table), seed);
    this.#table = $state.raw(this.#game.table);
    this.#events = $state.raw(this.#game.events);
  }

  get table(): CoverMeTable {
    return this.#table;
  }
  get events(): readonly CoverMeEvent[] {
    return this.#events;
  }
  get name(): PageName {
    return this.#page;
  }
  get page(): PageOfLesson {
    return pages[this.#page];
  }
  /** What the page points at. */
  get place(): Place {
    return placeOf(this.#page, this.#events);
  }
  get canGoBack(): boolean {
    return this.#at > 0 || (void this.#table, this.#game.canGoBack);
  }
  get isLast(): boolean {
    return this.#page === 'end';
  }

  readonly send: Send = (command) => this.#game.send(command);

  /** The next page. Where a decision is asked for only that leads on. */
  next(): void {
    if (this.page.asks === undefined && !this.isLast) this.#open(this.#at + 1);
  }

  back(): void {
    if (this.#at > 0) return this.#open(this.#at - 1);
    this.#game.goBack();
    this.#open(this.#chapter.pages.length - 1);
  }

  chooseForMe(): void {
    this.#game.chooseForMe();
  }

  tellAgain(drawn: () => Promise<void>): Promise<void> {
    return this.#game.tellAgain(drawn);
  }

  startAgain(): void {
    this.#game.startAgain();
    this.#open(0);
  }

  end(): void {
    this.#game.end();
  }

  #open(at: number): void {
    this.#read = { chapter: this.#chapter.name, at };
  }

  #follow(table: CoverMeTable): void {
    this.#table = table;
    this.#events = this.#game.events;
  }
}
