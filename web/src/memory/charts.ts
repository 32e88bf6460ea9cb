// The charts that every game has: where one finished, and the latest games beside each other.
import { localeOf } from '../texts/languages.ts';
import { language, t } from '../texts/texts.svelte.ts';
import type { Bars, GameMemory } from './game_memory.ts';
import { figuresOf, type PastGame } from './statistics.ts';

const mostGames = 20;

export function rankChart(games: readonly PastGame[]): Bars {
  return {
    title: t('memory.chart.ranks'),
    bars: figuresOf(games).ranks.map((count, at) => ({
      label: t('memory.place', { rank: at + 1 }),
      value: count,
      text: String(count),
      isMarked: at === 0,
    })),
  };
}

/** `games`: the latest first; they are drawn from left to right. */
export function latestChart(games: readonly PastGame[], { measure }: GameMemory): Bars {
  const day = new Intl.DateTimeFormat(localeOf(language()), { day: 'numeric', month: 'numeric' });
  return {
    title: `${measure.title()}: ${t('memory.chart.latest')}`,
    bars: games
      .slice(0, mostGames)
      .toReversed()
      .map((past) => ({
        label: day.format(past.game.at),
        value: measure.of(past),
        text: String(measure.of(past)),
        isMarked: past.told.won,
      })),
  };
}
