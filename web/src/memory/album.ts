// The album: the finished games of this browser, in its IndexedDB. They stay there until the reader throws them away,
// whatever becomes of the server's tables.
import type { KeptGame } from './kept_game.ts';

const [databaseName, storeName, version] = ['coverstory.album', 'games', 1];

export class Album {
  readonly #name: string;

  constructor(name = databaseName) {
    this.#name = name;
  }

  /** The latest first. */
  async all(): Promise<readonly KeptGame[]> {
    const games = await this.#do('readonly', (store) => store.getAll() as IDBRequest<KeptGame[]>);
    return games.sort((one, other) => other.at - one.at);
  }

  game(id: string): Promise<KeptGame | undefined> {
    return this.#do('readonly', (store) => store.get(id) as IDBRequest<KeptGame | undefined>);
  }

  /** Once: a game that is there already stays as it is. */
  async keep(game: KeptGame): Promise<void> {
    if ((await this.game(game.id)) === undefined) await this.replace(game);
  }

  async replace(game: KeptGame): Promise<void> {
    await this.#do('readwrite', (store) => store.put(game));
  }

  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#do('readwrite', (store) => store.delete(id));
  }

  async #do<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await opened(this.#name);
    try {
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      return await new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
