// What the coach says on each page: two or three sentences about this game as it stands, with its models,
// trends and outcomes. What cards are worth is asked of the engine.
import { magazines, nameOf } from '../../art/cover_me.ts';
import type { CoverMeTable } from '../game.ts';
import { monthName } from '../model/calendar.ts';
import { totalOf } from '../model/fashion.ts';
import type { Moment } from '../model/scenes.ts';
import { cardNames, nameOfSeat, trendWords } from '../words.ts';
import type { CoverMe } from '../../engine/cover_me.ts';
import type { Card, CoverMeEvent, Trends } from '../../protocol/cover_me.ts';
import { language, listed, t } from '../../texts/texts.svelte.ts';
import { coversOf, isAgainstAllTrends, monthOf, ownVerdict } from './facts.ts';
import { learner } from './lesson_game.ts';
import type { PageName } from './script.ts';

/** What the coach knows of the game. */
export interface Seen {
  readonly engine: CoverMe;
  readonly table: CoverMeTable;
  readonly events: readonly CoverMeEvent[];
  /** The hand as it lies, and the card that is picked of it. */
  readonly hand: readonly Card[];
  readonly picked: Card | undefined;
  /** Whether there is a keyboard to speak of. */
  readonly hasKeys: boolean;
}

/** The text of a page; its title is `learnCoverMe.PAGE`. */
export function textOfPage(page: PageName, seen: Seen): string {
  switch (page) {
    case 'pick':
      return pickText(seen);
    case 'seal':
      return t('learnCoverMe.seal.text', {
        name: seen.picked === undefined ? '' : nameOf(seen.picked),
        button: t('coverMe.do.play'),
      });
    case 'revealed':
      return `${coversText(seen, 1)} ${fashionText(seen, 1)}`;
    case 'second':
      return secondText(seen);
    case 'moved':
      return `${fashionText(seen, 2)} ${t('learnCoverMe.standings.text', { list: standingsOf(seen) })}`;
    case 'feature':
      return t('learnCoverMe.feature.text', { names: cardNames(candidatesOf(seen)) });
    case 'verdict':
      return verdictText(seen);
    case 'take':
      return t('learnCoverMe.take.text', { count: ownVerdict(seen.events)?.featured.length ?? 1 });
    case 'end':
      return t('learnCoverMe.end.text', { help: t('coverMe.rules') });
    case 'spring':
      return t('learnCoverMe.spring.text', { trends: trendWords(trendsNow(seen)) });
    default:
      return t(`learnCoverMe.${page}.text`);
  }
}

export function titleOfPage(page: PageName, { table }: Seen): string {
  if (page !== 'revealed' && page !== 'moved') return t(`learnCoverMe.${page}`);
  const month = monthName(table.game!.season, page === 'revealed' ? 1 : 2, language());
  return t('coverMe.told.reveal', { month });
}

/** CM-5.1: what a model is worth to the trends of now. */
function worthNow({ engine, table }: Seen, cards: readonly Card[]): number[] {
  return engine.trends(table.game!, cards).values.map(({ value }) => value);
}

function trendsNow({ engine, table }: Seen): Trends {
  return engine.trends(table.game!, []).trends;
}

/** Who matches most at present is a fair first cover. Who has no keys is not told of them. */
function pickText(seen: Seen): string {
  const values = worthNow(seen, seen.hand);
  const value = Math.max(...values);
  const name = nameOf(seen.hand[values.indexOf(value)]!);
  const magazine = magazines[learner]!.title;
  const text = t('learnCoverMe.pick.text', { magazine, name, value });
  return seen.hasKeys ? `${text} ${t('learnCoverMe.pick.keys')}` : text;
}

/** CM-4.2: what was shown, and what that did. */
function coversText({ table, events }: Seen, month: number): string {
  const covers = monthOf(events, month)?.covers ?? [];
  const list = covers.map(({ seat, card }) =>
    t('learnCoverMe.shows', { name: nameOfSeat(table.room, seat), model: nameOf(card) }),
  );
  return t('learnCoverMe.revealed.text', { list: listed(list) });
}

/** CM-4.3: what is in fashion since. */
function fashionText({ events }: Seen, month: number): string {
  const shown = monthOf(events, month);
  if (shown === undefined) return '';
  const trends = trendWords(shown.trends);
  const before = monthOf(events, month - 1)?.trends;
  const isSame = before !== undefined && trendWords(before) === trends;
  return isSame
    ? t('learnCoverMe.revealed.same', { trends })
    : t('learnCoverMe.revealed.now', { trends });
}

function secondText(seen: Seen): string {
  const card = coversOf(seen.events, learner)[0];
  if (card === undefined) return '';
  const value = worthNow(seen, [card])[0]!;
  return t('learnCoverMe.second.text', { name: nameOf(card), value });
}

/** The own covers, each with what it is worth now. */
function standingsOf(seen: Seen): string {
  const cards = coversOf(seen.events, learner);
  const values = worthNow(seen, cards);
  return listed(
    cards.map((card, at) => t('learnCoverMe.worth', { name: nameOf(card), value: values[at]! })),
  );
}

function candidatesOf({ table }: Seen): Card[] {
  return (table.mine?.legal ?? []).flatMap((choice) =>
    choice.kind === 'feature' ? [choice.card] : [],
  );
}

/** CM-5.2 to CM-6.2: what became of the own covers, and why. */
function verdictText({ engine, table, events }: Seen): string {
  const verdict = ownVerdict(events);
  if (verdict === undefined || verdict.featured.length === 0) return '';
  const { featured, goes } = verdict;
  const points = totalOf(featured, table.room.options);
  const name = cardNames(featured);
  if (isAgainstAllTrends(verdict)) return t('learnCoverMe.verdict.zeros', { names: name, points });
  if (goes === 'scores') return t('learnCoverMe.verdict.scores', { name, points });
  const { season, tracks } = monthOf(events, 3)!;
  const value = engine.trends({ season, tracks }, featured).values[0]!.value;
  return t('learnCoverMe.verdict.influence', { name, value });
}

/** What is to be seen while the table tells something. */
export function watchText(moment: Moment): string {
  switch (moment.is) {
    case 'verdict':
    case 'harvest':
      return t('learnCoverMe.watch.special');
    case 'act':
    case 'begin':
      return t('learnCoverMe.watch.hands');
    default:
      return t('learnCoverMe.watch.month');
  }
}
