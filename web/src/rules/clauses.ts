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

/** The page of its game's rules, at this clause: `/rules/cover-up/CU-3-3`. A path with a dot would name a file. */
export function hrefOfClause(clause: string): string {
  const game: GameName = clause.startsWith('CU-') ? 'cover-up' : 'cover-me';
  return hrefOf('clause', { game, clause: clause.replace('.', '-') });
}

/** The clause that such an address means, `CU-3.3`. */
export function clauseIn(parameter: string): string {
  return parameter.replace(/^(C[MU]-\d+)-(\d+)$/, '$1.$2');
}
