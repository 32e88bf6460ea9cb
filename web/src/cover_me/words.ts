// Cards, people and moments in the reader's words: what stands in headlines, in the course of the game and
// in what a screen reader hears. Names go in unchanged.
import { labelOf, nameOf } from '../art/cover_me.ts';
import type { Card, CoverMeAct, CoverMeOptions, Tracks, Trends } from '../protocol/cover_me.ts';
import type { SeatOfRoom } from '../protocol/room.ts';
import type { CoverMeRoom } from './game.ts';
import { language, listed, t } from '../texts/texts.svelte.ts';
import { isLastSeason, monthName } from './model/calendar.ts';
import { activeTraits, letterOf, totalOf, traitsAgainst, type Trait } from './model/fashion.ts';
import type { Moment, RowVerdict } from './model/scenes.ts';

export type Letter =
  'Y' | 'B' | 'R' | 'G' | 'K' | 'W' | 'Q' | 'D' | 'T' | 's' | 'm' | 'l' | 'b' | 'r' | 'k';

export const lettersOf: Readonly<Record<Trait, readonly Letter[]>> = {
  clothes: ['Y', 'B', 'R', 'G', 'K', 'W'],
  pattern: ['Q', 'D', 'T'],
  length: ['s', 'm', 'l'],
  hair: ['b', 'r', 'k'],
};

export const lookOf = (letter: string): string => t(`coverMe.look.${letter as Letter}`);
const hairOf = (length: string, color: string): string =>
  t(`coverMe.hair.${length as 's' | 'm' | 'l'}${color as 'b' | 'r' | 'k'}`);
export const shortOf = (letter: string): string => t(`coverMe.short.${letter as Letter}`);

export function cardNames(cards: readonly Card[]): string {
  return listed(cards.map(nameOf));
}

/** A card as a screen reader tells it; of equal cards (CM-11.2) the prestige is not told. */
export function spokenCard(card: Card, values: CoverMeOptions['values']): string {
  const { name, prestige } = labelOf(card);
  const [clothes, pattern, length, hair] = [...card] as [string, string, string, string];
  const traits = listed([lookOf(clothes), lookOf(pattern), hairOf(length, hair)]);
  return values === 'equal'
    ? t('coverMe.card.equal', { name, traits })
    : t('coverMe.card', { name, prestige, traits });
}

/** A trait by name: what a track counts. */
export function titleOfTrait(trait: Trait): string {
  switch (trait) {
    case 'clothes':
      return t('coverMe.ofClothes');
    case 'pattern':
      return t('coverMe.ofPattern');
    case 'length':
      return t('coverMe.ofLength');
    case 'hair':
      return t('coverMe.ofHair');
  }
}

/** The traits that count now, of a card or only those that match. */
function traitsOf(card: Card, tracks: Tracks, only?: readonly boolean[]): string {
  const letters = activeTraits(tracks).map((trait) => letterOf(card, trait));
  return listed(letters.filter((_, at) => only?.[at] ?? true).map(lookOf));
}

export function trendWords(trends: Trends): string {
  const order: readonly Trait[] = ['clothes', 'pattern', 'length', 'hair'];
  return listed(order.flatMap((trait) => [...(trends[trait] ?? [])]).map(lookOf));
}

/** Who sits there, by name alone. */
export function nameOfSeat(room: CoverMeRoom, seat: number | null): string {
  if (seat === null) return t('coverMe.fictional');
  const there: SeatOfRoom | undefined = room.seats[seat];
  return there === undefined || there.kind === 'open' ? '' : there.name;
}

/** Who sits there, with what one should know. */
export function titleOfSeat(room: CoverMeRoom, seat: number | null, own: number | null): string {
  const name = nameOfSeat(room, seat);
  if (seat === null) return name;
  if (seat === own) return t('coverMe.you', { name });
  return room.seats[seat]?.kind === 'bot' ? t('coverMe.bot', { name }) : name;
}

/** How many covers of a magazine have scored. */
export const coversWords = (count: number): string =>
  count === 0 ? t('coverMe.covers.none') : t('coverMe.covers', { count });

/** How many of its second magazine are in the middle (CM-9.5). */
export const middleWords = (count: number): string =>
  count === 0 ? t('coverMe.covers.middle.none') : t('coverMe.covers.middle', { count });

export interface Told {
  readonly headline: string;
  readonly why: string;
}

/** What a moment is, in a headline and a reason; nothing where there is nothing to tell. */
export function toldOf(moment: Moment, tracks: Tracks, room: CoverMeRoom): Told | undefined {
  switch (moment.is) {
    case 'rest':
      return undefined;
    case 'reveal': {
      const month = monthName(moment.season, moment.month, language());
      return { headline: t('coverMe.told.reveal', { month }), why: t('coverMe.told.reveal.why') };
    }
    case 'count': {
      const { seat, card } = moment.cover;
      const headline = { name: nameOfSeat(room, seat), model: nameOf(card) };
      const list = traitsOf(card, tracks);
      return {
        headline: t('coverMe.told.count', headline),
        why: t('coverMe.told.count.why', { list }),
      };
    }
    case 'trends': {
      const headline = moment.moved ? t('coverMe.told.trends.moved') : t('coverMe.told.trends');
      return { headline, why: trendWords(moment.trends) };
    }
    case 'verdict':
      return verdictWords(moment, tracks, room);
    case 'harvest':
      return {
        headline: t('coverMe.told.season'),
        why:
          moment.scored === 0
            ? t('coverMe.end.noCovers')
            : t('coverMe.told.season.why', { count: moment.scored }),
      };
    case 'act':
      return { headline: actWords(moment.act, room), why: '' };
    case 'begin': {
      const season = t(`coverMe.season.${moment.season}`);
      if (isLastSeason(moment, room.options)) {
        return { headline: t('coverMe.told.last'), why: t('coverMe.told.last.why') };
      }
      const why = moment.newYear
        ? t('coverMe.told.newYear.why')
        : t(`coverMe.counts.${moment.season}`);
      return { headline: t('coverMe.course.season', { season, year: moment.year }), why };
    }
    case 'end':
      return { headline: t('coverMe.told.end'), why: '' };
  }
}

function verdictWords(
  verdict: RowVerdict & { last: boolean },
  tracks: Tracks,
  room: CoverMeRoom,
): Told {
  const name = nameOfSeat(room, verdict.seat);
  const { featured, goes } = verdict;
  const model = cardNames(featured);
  if (goes === 'influence') {
    const headline = t('coverMe.told.influence', { name, model });
    const off = verdict.last ? t('coverMe.told.influence.last') : t('coverMe.told.influence.why');
    // CM-8.3: a fictional player's model goes there whatever it matches.
    const isJudged = verdict.seat !== null && featured.length > 0;
    return {
      headline,
      why: isJudged ? `${offTrendWords(featured[0]!, verdict.trends)} ${off}` : off,
    };
  }
  if (goes === 'middle') {
    const headline = t('coverMe.told.middle', { name, model });
    return { headline, why: t('coverMe.told.middle.why') };
  }
  const points = totalOf(featured, room.options);
  if (featured.length === 1) {
    const list = traitsOf(featured[0]!, tracks);
    return {
      headline: t('coverMe.told.scores', { name, model, points }),
      why: t('coverMe.told.scores.why', { list }),
    };
  }
  return {
    headline: t('coverMe.told.anti', { name, points }),
    why: t('coverMe.told.anti.why', { models: model }),
  };
}

/** The traits of a model that are off trend, by name. */
function offTrendWords(card: Card, trends: Trends): string {
  const missed = traitsAgainst(card, trends).filter(({ matches }) => !matches);
  return t('coverMe.told.missed', {
    missed: listed(missed.map(({ letter }) => lookOf(letter))),
  });
}

function actWords(act: CoverMeAct, room: CoverMeRoom): string {
  const name = nameOfSeat(room, act.seat);
  switch (act.kind) {
    case 'take':
      return act.card === null
        ? t('coverMe.told.draw', { name })
        : t('coverMe.told.take', { name, model: nameOf(act.card) });
    case 'keep':
      return t('coverMe.told.keep', { name, count: act.cards });
    case 'swap':
      return act.discard === null
        ? t('coverMe.told.noSwap', { name })
        : t('coverMe.told.swap', { name, model: nameOf(act.discard) });
    case 'vote':
      return act.extra ? t('coverMe.told.extra', { name }) : t('coverMe.told.share', { name });
    case 'feature':
      return nameOf(act.card);
  }
}

/**
 * What a card is picked for: while trends can still move, when they are final, in the second magazine (CM-9.5), or for
 * the season to come (CM-6.3).
 */
export type Purpose = 'hope' | 'final' | 'second' | 'ahead';

/** More than this is told by the tracks alone: at the start of a year everything is on trend. */
const mostToName = 3;

/** Which trends would come and go with a cover that is picked, and nobody else's. */
export function previewWords(now: Trends, then: Trends): string {
  const letters = (trends: Trends) => activeTraits(trends).flatMap((trait) => trends[trait] ?? []);
  const [before, after] = [letters(now), letters(then)];
  const rises = after.filter((letter) => !before.includes(letter));
  const falls = before.filter((letter) => !after.includes(letter));
  const said = [
    rises.length > 0 && rises.length <= mostToName
      ? t('coverMe.preview.rises', { list: listed(rises.map(lookOf)) })
      : '',
    falls.length > 0 && falls.length <= mostToName
      ? t('coverMe.preview.falls', { list: listed(falls.map(lookOf)) })
      : '',
  ];
  return said.filter(Boolean).join(' ');
}

/** What a card that is picked would bring. */
export function worthWords(
  card: Card,
  tracks: Tracks,
  worth: { value: number; matches: readonly boolean[] } | undefined,
  options: CoverMeOptions,
  purpose: Purpose,
): string {
  if (worth === undefined) return '';
  const name = nameOf(card);
  if (worth.value === 3) {
    const points = totalOf([card], options);
    if (purpose === 'second') return t('coverMe.worth.3.second', { name });
    if (purpose === 'ahead') return t('coverMe.worth.ahead', { name });
    return purpose === 'final'
      ? t('coverMe.worth.3.final', { name, points })
      : t('coverMe.worth.3', { name, points });
  }
  if (worth.value === 0) return t('coverMe.worth.0', { name });
  const list = traitsOf(card, tracks, worth.matches);
  return worth.value === 2
    ? t('coverMe.worth.2', { name, list })
    : t('coverMe.worth.1', { name, list });
}
