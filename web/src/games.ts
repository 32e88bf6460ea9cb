// The games of this client. A third game is a folder with its game.ts and a line here; the types of rooms,
// views, events and commands follow from this list.
import { coverMe } from './cover_me/game.ts';
import { coverUp } from './cover_up/game.ts';
import type { Game } from './game.ts';

const registered = { 'cover-me': coverMe, 'cover-up': coverUp } as const;

type ProtocolOf<Registered> = Registered extends Game<infer Protocol> ? Protocol : never;
export type AnyGame = ProtocolOf<(typeof registered)[keyof typeof registered]>;
export type GameName = AnyGame['name'];

/** In the order in which they are offered. Whoever takes one for a table knows that it is of that game. */
export const games = Object.values(registered) as unknown as readonly Game<AnyGame>[];

/** A server may know games that this client does not: then there is nothing, and the reader is told so. */
export function gameOf(name: string): Game<AnyGame> | undefined {
  return games.find((game) => game.name === name);
}

/** The game of a name that is known to be ours. */
export function gameNamed(name: GameName): Game<AnyGame> {
  return gameOf(name)!;
}
