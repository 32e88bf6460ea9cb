import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf } from '../engine/testing.ts';
import { games } from '../games.ts';
import { clauseIn, hrefOfClause } from './clauses.ts';

/** The clauses of the normative text, `CM-3.3` and so on. */
function clausesIn(document: string): readonly string[] {
  const found: string[] = [];
  let chapter = '';
  for (const line of document.split('\n')) {
    chapter = /^## ([A-Z]+-\d+)/.exec(line)?.[1] ?? chapter;
    const clause = /^(\d+)\. /.exec(line)?.[1];
    if (clause) found.push(`${chapter}.${clause}`);
  }
  return found;
}

/** How cards are written, what lies in the box, how bots stay fair: nothing that a player here needs. */
const forOthers = ['CM-1.3', 'CM-12.4', 'CU-1.3', 'CU-1.5'];

test.each(games)('each clause of $title that concerns a player is told, and no other', (game) => {
  const all = clausesIn(readFileSync(pathOf(`docs/rules/${game.name}.md`), 'utf8'));
  expect(all.length).toBeGreaterThan(10);
  const told = game.rules.chapters().flatMap(({ clauses }) => clauses.map(({ clause }) => clause));
  expect(told).toEqual(all.filter((clause) => !forOthers.includes(clause)));
});

test.each(games)('a clause of $title has an address, and is found there', ({ name, rules }) => {
  const href = hrefOfClause(`${rules.prefix}-3.12`);
  expect(href).toBe(`/rules/${name}/${rules.prefix}-3-12`);
  expect(clauseIn(`${rules.prefix}-3-12`)).toBe(`${rules.prefix}-3.12`);
});
