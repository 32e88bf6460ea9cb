// What Cover Up has to say of finished games: points against par, the hourglass, and its awards.
import type { GameMemory } from '../memory/game_memory.ts';
import type { Chronicle } from '../memory/kept_game.ts';
import { meanOf, type PastGame } from '../memory/statistics.ts';
import { minutes } from '../puzzle/days.ts';
import { language, t } from '../texts/texts.svelte.ts';

/** As `records/cover_up/chronicle_json.cpp` tells it. */
export interface CoverUpChronicle extends Chronicle {
  readonly rounds: readonly {
    readonly points: number;
    readonly par: number;
    /** Of the pile: without the hourglass point. */
    readonly over_par: number;
    readonly flawless: boolean;
    /** When this seat flipped the hourglass, from the beginning of the round. */
    readonly flipped_ms: number | null;
  }[];
}

const awards = [
  'par',
  'three-pars',
  'all-pars',
  'last-par',
  'flawless',
  'quick-par',
  'three-good-flips',
  'best-every-round',
  'landslide',
  'photo-finish',
  'comeback',
] as const;
type Award = (typeof awards)[number];

const decimals = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

export const memory: GameMemory<CoverUpChronicle> = {
  awards,
  award: (award) => ({
    title: t(`awardCoverUp.${award as Award}`),
    text: t(`awardCoverUp.${award as Award}.text`),
  }),
  score: (count) => t('coverUp.points', { count }),
  measure: {
    title: () => t('memory.coverUp.chart.score'),
    of: ({ told }: PastGame<CoverUpChronicle>) =>
      told.rounds.reduce((sum, { points, par }) => sum + points - par, 0),
  },
  hasReview: false,

  story: ({ told }) => {
    const rounds = told.rounds.map(({ over_par }, at) => ({ over_par, round: at + 1 }));
    const sorted = rounds.toSorted((one, other) => one.over_par - other.over_par);
    const [best, worst] = [sorted[0]!, sorted.at(-1)!];
    const said = (over: number): string =>
      over > 0 ? t('coverUp.par.above', { count: over }) : t('coverUp.par.on');
    return [
      t('memory.coverUp.story.best', { round: best.round, result: said(best.over_par) }),
      ...(worst.over_par > best.over_par
        ? [t('memory.coverUp.story.worst', { round: worst.round, result: said(worst.over_par) })]
        : []),
    ];
  },

  figures: (games) => {
    const rounds = games.flatMap(({ told }) => told.rounds);
    const atPar = rounds.filter(({ over_par }) => over_par <= 0);
    const flips = rounds.filter(({ flipped_ms }) => flipped_ms !== null);
    const times = atPar.flatMap(({ flipped_ms }) => (flipped_ms === null ? [] : [flipped_ms]));
    const part = (of: readonly unknown[]) =>
      t('memory.of', { part: of.length, whole: rounds.length });
    return [
      {
        label: t('memory.coverUp.mean'),
        value: decimals(meanOf(rounds.map(({ over_par }) => over_par)) ?? 0),
      },
      {
        label: t('memory.coverUp.fewest'),
        value: String(Math.min(...games.map(({ game, told }) => told.scores[game.seat] ?? 0))),
      },
      { label: t('memory.coverUp.pars'), value: part(atPar) },
      {
        label: t('memory.coverUp.flawless'),
        value: part(rounds.filter(({ flawless }) => flawless)),
      },
      { label: t('memory.coverUp.flips'), value: part(flips) },
      {
        label: t('memory.coverUp.fastest'),
        value: times.length > 0 ? minutes(Math.min(...times)) : '–',
      },
    ];
  },

  chart: (games) => ({
    title: t('memory.coverUp.chart.rounds'),
    bars: [0, 1, 2, 3, 4].map((at) => {
      const value = meanOf(games.flatMap(({ told }) => told.rounds[at]?.over_par ?? [])) ?? 0;
      return { label: t('coverUp.round', { round: at + 1 }), value, text: decimals(value) };
    }),
  }),
};
