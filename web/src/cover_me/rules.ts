// The rules of Cover Me for players: in short, and the clauses that concern them (docs/rules/cover-me.md).
import { RuleBook, type NumberIn } from '../rules/rule_book.ts';
import { t } from '../texts/texts.svelte.ts';

const chapters = ['aim', 'traits', 'month', 'trends', 'special', 'hands', 'year', 'end'] as const;

export const coverMeInShort = () =>
  chapters.map((name) => ({
    name,
    title: t(`rules.coverMe.${name}`),
    text: t(`rules.coverMe.${name}.text`),
  }));

export const coverMeBook = new RuleBook(
  'CM',
  {
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
  },
  {
    chapter: (name) => t(`helpCoverMe.chapter.${name}`),
    clause: (number) => t(`helpCoverMe.${number}`),
  },
);

export type CoverMeNumber = NumberIn<typeof coverMeBook.numbers>;
