import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf } from '../engine/testing.ts';
import { coverUpNumbers } from '../cover_up/rules.ts';

/** The clauses of the normative text, `3.3` and so on. */
function numbersIn(document: string): readonly string[] {
  const numbers: string[] = [];
  let chapter = '';
  for (const line of document.split('\n')) {
    chapter = /^## CU-(\d+)/.exec(line)?.[1] ?? chapter;
    const clause = /^(\d+)\. /.exec(line)?.[1];
    if (clause) numbers.push(`${chapter}.${clause}`);
  }
  return numbers;
}

/** How cards are written, and what lies in the box: nothing that a player here needs. */
const forOthers = ['1.3', '1.5'];

test('each clause of Cover Up that concerns a player is told, and no other', () => {
  const all = numbersIn(readFileSync(pathOf('docs/rules/cover-up.md'), 'utf8'));
  expect(all).toContain('7.2');
  expect(Object.values(coverUpNumbers).flat()).toEqual(
    all.filter((number) => !forOthers.includes(number)),
  );
});
