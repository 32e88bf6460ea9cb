// What every game says over the protocol. Each game has a file here with its own (cover_me.ts, cover_up.ts);
// all that is common to tables is made of these for whatever games are registered (../games.ts).

export interface GameProtocol {
  /** As settings, rooms and records write it: `cover-me`. */
  readonly name: string;
  readonly options: { readonly players: number };
  /** What a viewer sees of the game. */
  readonly view: object;
  /** What a seat alone may know and do. */
  readonly mine: { readonly seat: number };
  /** What happened in an entry of a table. */
  readonly event: { readonly e: string };
  readonly result: object;
  /** What a seat does in the game. */
  readonly command: { readonly do: string };
}
