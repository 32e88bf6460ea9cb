// The rules by clause, in our own words: a number as docs/rules has it (CU-3.3), and what it says to a player.
import type { GameName } from '../protocol/room.ts';
import { hrefOf } from '../router/routes.ts';

export interface Clause {
  /** `CU-3.3` */
  readonly clause: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** Where a clause stands on the page of its game's rules. */
export function hrefOfClause(clause: string): string {
  const game: GameName = clause.startsWith('CU-') ? 'cover-up' : 'cover-me';
  return `${hrefOf('rules', { game })}#${clause}`;
}
