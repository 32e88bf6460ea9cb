// The album as a page shows it: the games, what came of each as the engine tells it, and throwing away.
import { forgetTables } from '../connection/kept.ts';
import { IndexedLogs } from '../here/indexed_logs.ts';
import { Album } from './album.ts';
import { chronicleWorker, pastGames } from './chronicling.ts';
import type { KeptGame } from './kept_game.ts';
import type { PastGame } from './statistics.ts';

export class Shelf {
  readonly #album = new Album();
  #games = $state.raw<readonly KeptGame[] | undefined>();
  #past = $state.raw<readonly PastGame[] | undefined>();
  #counted = $state.raw({ done: 0, all: 0 });
  #isTroubled = $state(false);

  /** Undefined until they are read; the latest first. */
  get games(): readonly KeptGame[] | undefined {
    return this.#games;
  }

  /** The own ones with what came of them; undefined until all are counted. */
  get past(): readonly PastGame[] | undefined {
    return this.#past;
  }

  get counted(): { readonly done: number; readonly all: number } {
    return this.#counted;
  }

  /** This browser cannot read what it keeps, or keeps nothing at all. */
  get isTroubled(): boolean {
    return this.#isTroubled;
  }

  async open(): Promise<void> {
    try {
      this.#isTroubled = false;
      this.#games = await this.#album.all();
      await this.#count(this.#games);
    } catch (error) {
      console.info(error);
      this.#isTroubled = true;
    }
  }

  /** Throws games away. Those of this device go with their tables; a server's tables are its own. */
  async forget(games: readonly KeptGame[]): Promise<void> {
    const ids = games.map(({ id }) => id);
    try {
      await this.#album.forget(ids);
      const here = games.filter(({ place }) => place === 'here').map(({ code }) => code);
      await new IndexedLogs().forget(here);
      forgetTables('here', here);
    } catch (error) {
      console.info(error);
      this.#isTroubled = true;
    }
    this.#games = this.#games?.filter(({ id }) => !ids.includes(id));
    this.#past = this.#past?.filter(({ game }) => !ids.includes(game.id));
  }

  /** The engine is loaded only for who has games. */
  async #count(games: readonly KeptGame[]): Promise<void> {
    if (games.length === 0) {
      this.#past = [];
      return;
    }
    const worker = chronicleWorker();
    try {
      const progress = (done: number, all: number) => (this.#counted = { done: done + 1, all });
      this.#past = await pastGames(this.#album, games, worker.tell, progress);
    } finally {
      worker.end();
    }
  }
}
