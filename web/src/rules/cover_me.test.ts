import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf } from '../engine/testing.ts';
import { coverMeNumbers } from '../cover_me/rules.ts';

/** The clauses of the normative text, `3.3` and so on. */
function numbersIn(document: string): readonly string[] {
  const numbers: string[] = [];
  let chapter = '';
  for (const line of document.split('\n')) {
    chapter = /^## CM-(\d+)/.exec(line)?.[1] ?? chapter;
    const clause = /^(\d+)\. /.exec(line)?.[1];
    if (clause) numbers.push(`${chapter}.${clause}`);
  }
  return numbers;
}

/** How cards are written, and how bots stay fair: nothing that a player needs. */
const forOthers = ['1.3', '12.4'];

test('each clause of Cover Me that concerns a player is told, and no other', () => {
  const all = numbersIn(readFileSync(pathOf('docs/rules/cover-me.md'), 'utf8'));
  expect(all).toContain('12.4');
  expect(Object.values(coverMeNumbers).flat()).toEqual(
    all.filter((number) => !forOthers.includes(number)),
  );
});
