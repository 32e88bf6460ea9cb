// The clauses of Cover Me that concern a player (docs/rules/cover-me.md), by chapter and by number.
import { t } from '../texts/texts.svelte.ts';
import type { Chapter, Clause } from '../rules/clauses.ts';

export const coverMeNumbers = {
  models: ['1.1', '1.2', '1.4', '1.5', '1.6'],
  setUp: ['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '2.10'],
  calendar: ['3.1', '3.2', '3.3'],
  month: ['4.1', '4.2', '4.3'],
  special: ['5.1', '5.2', '5.3', '5.4'],
  scoring: ['6.1', '6.2', '6.3', '6.4', '6.5'],
  year: ['7.1', '7.2', '7.3', '7.4', '7.5'],
  fictional: ['8.1', '8.2', '8.3', '8.4'],
  advanced: ['9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7'],
  end: ['10.1', '10.2', '10.3', '10.4'],
  options: ['11.1', '11.2', '11.3', '11.4', '11.5'],
  knowledge: ['12.1', '12.2', '12.3'],
} as const;

type ChapterName = keyof typeof coverMeNumbers;
export type CoverMeNumber = (typeof coverMeNumbers)[ChapterName][number];

export function coverMeClauses(numbers: readonly CoverMeNumber[]): readonly Clause[] {
  return numbers.map((number) => ({ clause: `CM-${number}`, text: t(`helpCoverMe.${number}`) }));
}

export function coverMeChapters(): readonly Chapter[] {
  return (Object.keys(coverMeNumbers) as ChapterName[]).map((name) => ({
    title: t(`helpCoverMe.chapter.${name}`),
    clauses: coverMeClauses(coverMeNumbers[name]),
  }));
}
