// The clauses of Cover Up that concern a player (docs/rules/cover-up.md), by chapter and by number.
import { t } from '../texts/texts.svelte.ts';
import type { Chapter, Clause } from '../rules/clauses.ts';

export const coverUpNumbers = {
  cards: ['1.1', '1.2', '1.4'],
  setUp: ['2.1'],
  building: ['3.1', '3.2', '3.3', '3.4', '3.5'],
  hourglass: ['4.1', '4.2', '4.3'],
  scoring: ['5.1', '5.2', '5.3', '5.4', '5.5'],
  between: ['6.1', '6.2', '6.3', '6.4'],
  par: ['7.1', '7.2', '7.3'],
} as const;

type ChapterName = keyof typeof coverUpNumbers;
export type CoverUpNumber = (typeof coverUpNumbers)[ChapterName][number];

export function coverUpClauses(numbers: readonly CoverUpNumber[]): readonly Clause[] {
  return numbers.map((number) => ({ clause: `CU-${number}`, text: t(`helpCoverUp.${number}`) }));
}

export function coverUpChapters(): readonly Chapter[] {
  return (Object.keys(coverUpNumbers) as ChapterName[]).map((name) => ({
    title: t(`helpCoverUp.chapter.${name}`),
    clauses: coverUpClauses(coverUpNumbers[name]),
  }));
}
