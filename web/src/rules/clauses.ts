// The address of a clause of the rules (CU-3.3) on the page of its game's rules: `/rules/cover-up/CU-3-3`. A path
// with a dot would name a file.
import { games } from '../games.ts';
import { hrefOf } from '../router/routes.ts';

export function hrefOfClause(clause: string): string {
  const game = games.find(({ rules }) => clause.startsWith(`${rules.prefix}-`));
  // A clause of a game that is not ours leads to the rules of those that are.
  return game === undefined
    ? hrefOf('rules', { game: games[0]!.name })
    : hrefOf('clause', { game: game.name, clause: clause.replace('.', '-') });
}

/** The clause that such an address means, `CU-3.3`. */
export function clauseIn(parameter: string): string {
  return parameter.replace(/^([A-Z]+-\d+)-(\d+)$/, '$1.$2');
}
