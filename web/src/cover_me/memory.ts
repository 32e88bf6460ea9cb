// What Cover Me has to say of finished games: prestige, seasons, covers, and its awards.
import { labelOf } from '../art/cover_me.ts';
import type { GameMemory } from '../memory/game_memory.ts';
import type { Chronicle } from '../memory/kept_game.ts';
import { meanOf, type PastGame } from '../memory/statistics.ts';
import type { Card, Season } from '../protocol/cover_me.ts';
import { language, t } from '../texts/texts.svelte.ts';

/** As `records/cover_me/chronicle_json.cpp` tells it. */
export interface CoverMeChronicle extends Chronicle {
  readonly covers: number;
  readonly seasons: readonly {
    readonly year: number;
    readonly season: Season;
    readonly prestige: number;
    readonly threes: number;
    readonly zeros: number;
  }[];
  readonly best: { readonly card: Card; readonly year: number; readonly season: Season } | null;
}

const awards = [
  'three-zeros',
  'full-year',
  'four-in-a-row',
  'every-color',
  'alone-thrice',
  'double-feature',
  'white-cover',
  'rich-season',
  'landslide',
  'photo-finish',
  'fewest-covers',
  'comeback',
  'never-behind',
] as const;
type Award = (typeof awards)[number];

type Past = PastGame<CoverMeChronicle>;

const prestigeOf = ({ game, told }: Past): number => told.scores[game.seat] ?? 0;
const momentOf = ({ season, year }: { season: Season; year: number }): string =>
  t('coverMe.course.season', { season: t(`coverMe.season.${season}`), year });
const rounded = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

export const memory: GameMemory<CoverMeChronicle> = {
  awards,
  award: (award) => ({
    title: t(`awardCoverMe.${award as Award}`),
    text: t(`awardCoverMe.${award as Award}.text`),
  }),
  score: (count) => t('memory.coverMe.score', { count }),
  measure: { title: () => t('memory.coverMe.chart.score'), of: prestigeOf },
  hasReview: true,

  story: ({ told }) => {
    const { best } = told;
    const richest = told.seasons.toSorted((one, other) => other.prestige - one.prestige)[0];
    const empty = told.seasons.filter(({ threes, zeros }) => threes + zeros === 0).length;
    return [
      ...(best
        ? [
            t('memory.coverMe.story.best', {
              name: labelOf(best.card).name,
              moment: momentOf(best),
            }),
          ]
        : []),
      ...(richest && richest.prestige > 0
        ? [
            t('memory.coverMe.story.season', {
              count: richest.prestige,
              moment: momentOf(richest),
            }),
          ]
        : []),
      t('memory.coverMe.story.empty', { count: empty }),
    ];
  },
  picture: async ({ game, told }, lines) => {
    const { frontPicture } = await import('./front_picture.ts');
    return frontPicture(told.best?.card, game.seat, lines);
  },

  figures: (games) => {
    const prestige = games.map(prestigeOf);
    const seasons = games.flatMap(({ told }) => told.seasons);
    const scored = seasons.filter(({ threes, zeros }) => threes + zeros > 0);
    const sum = (of: 'threes' | 'zeros') => seasons.reduce((all, season) => all + season[of], 0);
    return [
      { label: t('memory.coverMe.mean'), value: rounded(meanOf(prestige) ?? 0) },
      { label: t('memory.coverMe.most'), value: String(Math.max(...prestige)) },
      {
        label: t('memory.coverMe.seasons'),
        value: t('memory.of', { part: scored.length, whole: seasons.length }),
      },
      { label: t('memory.coverMe.threes'), value: String(sum('threes')) },
      { label: t('memory.coverMe.zeros'), value: String(sum('zeros')) },
      { label: t('memory.coverMe.best'), value: bestCover(games) },
    ];
  },

  chart: (games) => {
    const all = games.flatMap(({ told }) => told.seasons);
    return {
      title: t('memory.coverMe.chart.seasons'),
      bars: (['winter', 'spring', 'summer', 'fall'] as const).map((season) => {
        const of = all.filter((other) => other.season === season);
        const value = meanOf(of.map(({ prestige }) => prestige)) ?? 0;
        return { label: t(`coverMe.season.${season}`), value, text: rounded(value) };
      }),
    };
  },
};

/** The model of the most prestige, the earliest of equals. */
function bestCover(games: readonly Past[]): string {
  const best = games
    .flatMap(({ told }) => (told.best ? [labelOf(told.best.card)] : []))
    .reduce<ReturnType<typeof labelOf> | undefined>(
      (most, label) => (most && most.prestige > label.prestige ? most : label),
      undefined,
    );
  return best ? `${best.name}, ${t('memory.coverMe.score', { count: best.prestige })}` : '–';
}
