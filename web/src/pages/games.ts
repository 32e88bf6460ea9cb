// The pages of each game at a table, as far as there are any: a game is offered once its play page is there.
import type { Component } from 'svelte';
import type { TableState } from '../connection/table_state.ts';
import type { Send } from '../protocol/commands.ts';
import { games, type GameName } from '../protocol/room.ts';

export type GamePage = Component<{ table: TableState; send: Send }>;
type Moment = 'Play' | 'End' | 'Board';

const found = import.meta.glob<{ default: GamePage }>(
  '../{cover_me,cover_up}/{Play,End,Board}.svelte',
);

const folders: Readonly<Record<GameName, string>> = {
  'cover-me': 'cover_me',
  'cover-up': 'cover_up',
};

/** How the page of a game's moment is loaded; nothing where there is none. */
export function pageOf(
  game: GameName,
  moment: Moment,
): (() => Promise<{ default: GamePage }>) | undefined {
  return found[`../${folders[game]}/${moment}.svelte`];
}

/** The games that can be played here. */
export const playableGames: readonly GameName[] = games.filter((game) => pageOf(game, 'Play'));
