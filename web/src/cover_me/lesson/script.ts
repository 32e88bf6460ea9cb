// The lesson as a script: it begins with a decision, and at each moment of the game there is at most a page or two to
// read before the next one, which is the learner's own. The moment is read off the table, so the coach is always where the game is, whatever was
// chosen; a page that has no occasion in this game is left out.
import type { CoverMeTable } from '../game.ts';
import type { CoverMeEvent } from '../../protocol/cover_me.ts';
import { decisionsOf, isAgainstAllTrends, ownVerdict } from './facts.ts';

/** The parts of the lesson, as its progress counts them. */
export const parts = ['cover', 'trends', 'third', 'special', 'hands', 'onward'] as const;
export type Part = (typeof parts)[number];

export const pages = {
  pick: { part: 'cover', at: 'hand', asks: 'play' },
  seal: { part: 'cover', at: 'say', asks: 'play' },
  revealed: { part: 'trends', at: 'tracks', tells: true },
  second: { part: 'trends', at: 'hand', asks: 'play' },
  moved: { part: 'third', at: 'covers', tells: true },
  third: { part: 'third', at: 'hand', asks: 'play' },
  feature: { part: 'special', at: 'tray', asks: 'feature' },
  verdict: { part: 'special', at: 'magazine', tells: true },
  zeros: { part: 'special', at: 'hand' },
  take: { part: 'hands', at: 'tray', asks: 'take' },
  more: { part: 'hands', at: 'tray', asks: 'take' },
  keep: { part: 'hands', at: 'tray', asks: 'keep' },
  spring: { part: 'onward', at: 'tracks', tells: true },
  end: { part: 'onward', at: 'nothing' },
} as const satisfies Record<string, PageOfLesson>;
export type PageName = keyof typeof pages;

/** What a page points at. */
export type Place =
  'magazine' | 'hand' | 'tracks' | 'influence' | 'say' | 'covers' | 'tray' | 'nothing';

export interface PageOfLesson {
  readonly part: Part;
  readonly at: Place;
  /** What the learner decides; without it there is a button to go on. */
  readonly asks?: 'play' | 'feature' | 'take' | 'keep';
  /** Whether it is about something that was shown and can be shown again. */
  readonly tells?: boolean;
}

/** What a page points at: the outcome lies where the featured model has gone. */
export function placeOf(page: PageName, events: readonly CoverMeEvent[]): Place {
  const isInfluential = page === 'verdict' && ownVerdict(events)?.goes === 'influence';
  return isInfluential ? 'influence' : pages[page].at;
}

/** Where in the lesson the game is: its name changes with each decision. */
export interface Chapter {
  readonly name: string;
  /** Only the last may ask for a decision. */
  readonly pages: readonly PageName[];
}

/** The chapter of the present moment. `picked`: whether a cover lies on the own row, not yet sealed. */
export function chapterOf(
  table: CoverMeTable,
  events: readonly CoverMeEvent[],
  picked: boolean,
): Chapter {
  const view = table.game!;
  const isOver = view.year > 1 || view.season !== 'winter';
  if (isOver) return { name: 'onward', pages: ['spring', 'end'] };
  if (view.phase === 'special') return { name: 'special', pages: ['feature'] };
  if (view.phase === 'hands') return handsChapter(table, events);
  if (view.month === 3) return { name: 'third', pages: ['moved', 'third'] };
  if (view.month === 2) return { name: 'second', pages: ['revealed', 'second'] };
  return { name: 'first', pages: [picked ? 'seal' : 'pick'] };
}

/** CM-5, CM-6.3: what the season brought; then who scored takes a card for each model, one after the other. */
function handsChapter({ mine }: CoverMeTable, events: readonly CoverMeEvent[]): Chapter {
  const taken = decisionsOf(events, 'take');
  if (taken > 0) return { name: `hands after ${taken}`, pages: ['more'] };
  const zeros = isAgainstAllTrends(ownVerdict(events)) ? [] : (['zeros'] as const);
  const decision = mine?.legal[0]?.kind === 'keep' ? 'keep' : 'take';
  return { name: 'hands', pages: ['verdict', ...zeros, decision] };
}

/** Where on the page of a table each place is. */
export const selectors: Readonly<Record<Place, string | undefined>> = {
  magazine: '.magazine.own',
  hand: '.hand ol',
  tracks: '.trends .trait',
  influence: '.influence > section, .influence-small > section',
  say: '.say .buttons .go',
  covers: '.magazine.own .cover',
  tray: '.tray',
  nothing: undefined,
};

/** The places at the foot of the page, which stay in sight while the rest scrolls. */
export const atTheFoot: ReadonlySet<Place> = new Set(['hand', 'say', 'tray']);
export const foot = '.cover-me > .foot';
