// What has happened in a lesson's season, read off the events: the covers of a month, what each magazine's
// season special brought. The coach speaks of these and of nothing else.
import { rowVerdict, type RowVerdict } from '../model/scenes.ts';
import type { Card, CoverMeEvent, Kind, MonthEvent, SeasonEvent } from '../../protocol/cover_me.ts';
import { learner } from './lesson_game.ts';

/** A month that was revealed; the first of the lesson's season is 1. */
export function monthOf(events: readonly CoverMeEvent[], month: number): MonthEvent | undefined {
  return events.find((event): event is MonthEvent => event.e === 'month' && event.month === month);
}

/** How often the learner has decided something of a kind in the open. */
export function decisionsOf(events: readonly CoverMeEvent[], kind: Kind): number {
  return events.filter(
    (event) => event.e === 'act' && event.seat === learner && event.kind === kind,
  ).length;
}

/** What the season special of the lesson's season brought, by seat; none before it. */
function verdicts(events: readonly CoverMeEvent[]): RowVerdict[] {
  const season = events.find((event): event is SeasonEvent => event.e === 'season');
  if (season === undefined) return [];
  return season.scored.map((_, seat) =>
    rowVerdict({ seat, row: 0, cards: coversOf(events, seat) }, season),
  );
}

export function ownVerdict(events: readonly CoverMeEvent[]): RowVerdict | undefined {
  return verdicts(events)[learner];
}

/** CM-5.4: all three covers without any trend are featured together. */
export function isAgainstAllTrends(verdict: RowVerdict | undefined): boolean {
  return verdict !== undefined && verdict.featured.length > 1;
}

/** A seat's covers of the lesson's season so far. */
export function coversOf(events: readonly CoverMeEvent[], seat: number): Card[] {
  return [1, 2, 3].flatMap((month) => {
    const covers = monthOf(events, month)?.covers ?? [];
    return covers.filter((cover) => cover.seat === seat).map(({ card }) => card);
  });
}
