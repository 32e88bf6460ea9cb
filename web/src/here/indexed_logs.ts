// The logs of this device's tables in the browser's IndexedDB: an entry is a row, under its table and number.
// How many entries a table has is kept beside them, so that a log with a hole is never taken for a whole one.
import { LogTrouble, type Entry, type Logs, type Trouble } from './logs.ts';

interface TableRow {
  readonly table: string;
  readonly entries: number;
}

const version = 1;

export class IndexedLogs implements Logs {
  readonly #name: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name = 'coverstory') {
    this.#name = name;
  }

  async append(entries: readonly Entry[]): Promise<void> {
    const database = await this.#open();
    // Strict: the browser says that it is done only when it is on the disk.
    const transaction = begun(database, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    const lengths = new Map<string, number>();
    try {
      for (const entry of entries) {
        const before = lengths.get(entry.table) ?? (await lengthOf(transaction, entry.table));
        if (entry.seq !== before + 1) throw new LogTrouble('conflict', 'Another house wrote here.');
        lengths.set(entry.table, entry.seq);
        transaction.objectStore('entries').add(entry);
      }
      for (const [table, length] of lengths) {
        transaction.objectStore('tables').put({ table, entries: length } satisfies TableRow);
      }
    } catch (error) {
      abandon(transaction);
      await done.catch(() => undefined);
      throw troubleOf(error);
    }
    await done;
  }

  async logOf(table: string): Promise<readonly string[] | undefined> {
    const database = await this.#open();
    const transaction = begun(database, 'readonly');
    const row = await answered<TableRow | undefined>(transaction.objectStore('tables').get(table));
    if (row === undefined) return undefined;
    const all = IDBKeyRange.bound([table, 1], [table, Infinity]);
    const entries = await answered<Entry[]>(transaction.objectStore('entries').getAll(all));
    const isWhole =
      entries.length === row.entries && entries.every(({ seq }, at) => seq === at + 1);
    return isWhole ? entries.map(({ body }) => body) : [];
  }

  /** Of all tables that are kept. */
  async codes(): Promise<readonly string[]> {
    const transaction = begun(await this.#open(), 'readonly');
    return answered(transaction.objectStore('tables').getAllKeys()) as Promise<readonly string[]>;
  }

  /** Tables that nobody will come back to. A house that still has one begins anew when it writes to it. */
  async forget(tables: readonly string[]): Promise<void> {
    const transaction = begun(await this.#open(), 'readwrite');
    for (const table of tables) {
      transaction.objectStore('tables').delete(table);
      transaction.objectStore('entries').delete(IDBKeyRange.bound([table, 1], [table, Infinity]));
    }
    await finished(transaction);
  }

  /** One that failed is tried again at the next time: the reader may have allowed it since. */
  #open(): Promise<IDBDatabase> {
    this.#database ??= opened(this.#name, () => (this.#database = undefined));
    this.#database.catch(() => (this.#database = undefined));
    return this.#database;
  }
}

function opened(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Where storage is forbidden, the browser throws here or fails the request.
    const refused = (error: unknown) =>
      reject(new LogTrouble(isFull(error) ? 'full' : 'forbidden', String(error)));
    try {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
        request.result.createObjectStore('tables', { keyPath: 'table' });
      };
      request.onsuccess = () => {
        request.result.onclose = lost;
        // The reader clears the storage, or a newer client changes it: do not stand in the way.
        request.result.onversionchange = () => (request.result.close(), lost());
        resolve(request.result);
      };
      request.onerror = () => refused(request.error);
    } catch (error) {
      refused(error);
    }
  });
}

function begun(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  options?: IDBTransactionOptions,
): IDBTransaction {
  try {
    return database.transaction(['entries', 'tables'], mode, options);
  } catch (error) {
    throw troubleOf(error);
  }
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(troubleOf(transaction.error));
  });
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
}

async function lengthOf(transaction: IDBTransaction, table: string): Promise<number> {
  const row = await answered<TableRow | undefined>(transaction.objectStore('tables').get(table));
  return row?.entries ?? 0;
}

/** Takes everything back that the transaction did; it may have been taken back by itself. */
function abandon(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was over already.
  }
}

const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

const troubles: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'conflict',
  SecurityError: 'forbidden',
};

function troubleOf(error: unknown): LogTrouble {
  if (error instanceof LogTrouble) return error;
  const name = (error as Error | null)?.name ?? '';
  return new LogTrouble(troubles[name] ?? 'failing', String(error));
}
