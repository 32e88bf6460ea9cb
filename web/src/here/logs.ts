// Where tables on this device live: an append log for each, as on the server (store/store.h). A table is its
// log; what is not in it has not happened.

export interface Entry {
  readonly table: string;
  /** The first of a table has the number 1. */
  readonly seq: number;
  readonly body: string;
}

/**
 * Why something cannot be stored or read: another house wrote to the table; no room; the browser lets
 * nothing be kept here; anything else.
 */
export type Trouble = 'conflict' | 'full' | 'forbidden' | 'failing';

export class LogTrouble extends Error {
  override name = 'LogTrouble';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, why: string) {
    super(why);
    this.trouble = trouble;
  }
}

/** What fails rejects with a LogTrouble. */
export interface Logs {
  /** All of the entries, or none. Once it is done they are durable. */
  append(entries: readonly Entry[]): Promise<void>;
  /** The entries of a table in their order; none where some are missing; nothing if there is no such table. */
  logOf(table: string): Promise<readonly string[] | undefined>;
}
