// The rules of Cover Up for players: in short, and the clauses that concern them (docs/rules/cover-up.md).
import { RuleBook, type NumberIn } from '../rules/rule_book.ts';
import { t } from '../texts/texts.svelte.ts';

const chapters = ['aim', 'pile', 'round', 'hourglass', 'scoring', 'between', 'end'] as const;

export const coverUpInShort = () =>
  chapters.map((name) => ({
    name,
    title: t(`rules.coverUp.${name}`),
    text: t(`rules.coverUp.${name}.text`),
  }));

export const coverUpBook = new RuleBook(
  'CU',
  {
    cards: ['1.1', '1.2', '1.4'],
    setUp: ['2.1'],
    building: ['3.1', '3.2', '3.3', '3.4', '3.5'],
    hourglass: ['4.1', '4.2', '4.3'],
    scoring: ['5.1', '5.2', '5.3', '5.4', '5.5'],
    between: ['6.1', '6.2', '6.3', '6.4'],
    par: ['7.1', '7.2', '7.3'],
  },
  {
    chapter: (name) => t(`helpCoverUp.chapter.${name}`),
    clause: (number) => t(`helpCoverUp.${number}`),
  },
);

export type CoverUpNumber = NumberIn<typeof coverUpBook.numbers>;
