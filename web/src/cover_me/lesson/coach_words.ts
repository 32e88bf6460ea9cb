// What the coach says on each page: two or three sentences about this game as it stands, with its models,
// trends and outcomes. What cards are worth is asked of the engine.
import { magazines, nameOf } from '../../art/cover_me.ts';
import type { CoverMeTable } from '../game.ts';
import { monthName } from '../model/calendar.ts';
import { activeTraits, totalOf } from '../model/fashion.ts';
import type { Moment } from '../model/scenes.ts';
import { cardNames, lookOf, nameOfSeat, spokenCard, toldOf, trendWords } from '../words.ts';
import type { CoverMe } from '../../engine/cover_me.ts';
import type { Card, CoverMeEvent, Trends } from '../../protocol/cover_me.ts';
import { language, listed, t } from '../../texts/texts.svelte.ts';
import { coversOf, isAgainstAllTrends, monthOf, ownVerdict, verdicts } from './facts.ts';
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
}

/** The text of a page; its title is `learnCoverMe.PAGE`. */
export function textOfPage(page: PageName, seen: Seen): string {
  switch (page) {
    case 'aim':
      return t('learnCoverMe.aim.text', { magazine: magazines[learner]!.title });
    case 'models':
      return t('learnCoverMe.models.text', { card: spokenCard(seen.hand[0]!) });
    case 'tracks':
      return t('learnCoverMe.tracks.text', { trends: trendWords(trendsNow(seen)) });
    case 'values':
      return valuesText(seen);
    case 'seal':
      return t('learnCoverMe.seal.text', {
        name: seen.picked === undefined ? '' : nameOf(seen.picked),
        button: t('coverMe.do.play'),
      });
    case 'sealed':
      return t('learnCoverMe.sealed.text', { name: sealedName(seen) });
    case 'revealed':
      return revealText(seen, 1);
    case 'ties':
      return tiesText(seen);
    case 'standing':
      return standingText(seen);
    case 'moved':
      return revealText(seen, 2);
    case 'standings':
      return t('learnCoverMe.standings.text', { list: standingsOf(seen) });
    case 'special':
      return t('learnCoverMe.special.text', {
        trends: trendWords(monthOf(seen.events, 3)?.trends ?? trendsNow(seen)),
      });
    case 'feature':
      return t('learnCoverMe.feature.text', { names: cardNames(candidatesOf(seen)) });
    case 'verdict':
      return verdictText(seen);
    case 'rivals':
      return t('learnCoverMe.rivals.text', { list: rivalsOf(seen) });
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

function valuesText(seen: Seen): string {
  const values = worthNow(seen, seen.hand);
  const value = Math.max(...values);
  const name = nameOf(seen.hand[values.indexOf(value)]!);
  return t('learnCoverMe.values.text', { name, value });
}

function sealedName({ table }: Seen): string {
  const { sealed } = table.mine!;
  return sealed?.kind === 'play' ? cardNames(sealed.cards) : '';
}

/** CM-4.2, CM-4.3: what was shown, and what is in fashion since. */
function revealText({ table, events }: Seen, month: number): string {
  const shown = monthOf(events, month);
  if (shown === undefined) return '';
  const list = shown.covers.map(({ seat, card }) =>
    t('learnCoverMe.shows', { name: nameOfSeat(table.room, seat), model: nameOf(card) }),
  );
  const trends = trendWords(shown.trends);
  const before = monthOf(events, month - 1)?.trends;
  const isSame = before !== undefined && trendWords(before) === trends;
  const after = isSame
    ? t('learnCoverMe.revealed.same', { trends })
    : t('learnCoverMe.revealed.now', { trends });
  return `${t('learnCoverMe.revealed.text', { list: listed(list) })} ${after}`;
}

/** CM-4.3: where several are equally high at present, those; else what would be. */
function tiesText(seen: Seen): string {
  const trends = trendsNow(seen);
  const tied = activeTraits(seen.table.game!.tracks)
    .map((trait) => trends[trait] ?? [])
    .filter((letters) => letters.length > 1)
    .flatMap((letters) => [...letters]);
  if (tied.length === 0) return t('learnCoverMe.ties.none');
  return t('learnCoverMe.ties.text', { list: listed(tied.map(lookOf)) });
}

function standingText(seen: Seen): string {
  const card = coversOf(seen.events, learner)[0];
  if (card === undefined) return '';
  const value = worthNow(seen, [card])[0]!;
  return t('learnCoverMe.standing.text', { name: nameOf(card), value });
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

/** The others' outcomes, in the table's own words. */
function rivalsOf({ table, events }: Seen): string {
  const told = verdicts(events)
    .filter(({ seat }) => seat !== learner)
    .map((verdict) => toldOf({ is: 'verdict', ...verdict }, table.game!.tracks, table.room));
  return told.map((one) => one?.headline ?? '').join('. ');
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
