// Decisions, choices and chances in the reader's words.
import { nameOf } from '../art/cover_me.ts';
import type { PastDecision } from '../engine/look_back.ts';
import type { Card, Choice } from '../protocol/cover_me.ts';
import { monthName } from '../cover_me/model/calendar.ts';
import { houseOf } from '../cover_me/model/rows.ts';
import { cardNames } from '../cover_me/words.ts';
import { language, t } from '../texts/texts.svelte.ts';

/** A chance in per cent. */
export function chanceWords(chance: number, digits = 0): string {
  const percent = {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(language(), percent).format(chance);
}

/** Who sat there; where another had the same name, with the magazine. */
export function seatWords(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const isOnly = names.indexOf(name) === names.lastIndexOf(name);
  return isOnly ? name : `${houseOf({ seat, row: 0 }).title} · ${name}`;
}

/** The season and year of a decision. */
export function seasonWords({ season, year }: Pick<PastDecision, 'season' | 'year'>): string {
  return t('coverMe.course.season', { season: t(`coverMe.season.${season}`), year });
}

/** What was to be decided. */
export function decisionWords({ kind, season, month, legal }: PastDecision): string {
  if (kind !== 'play') return t(`lookBack.kind.${kind}`);
  const first = legal[0];
  const two = first?.kind === 'play' && first.cards.length > 1;
  const name = monthName(season, month, language());
  return two ? t('lookBack.plays', { month: name }) : t('lookBack.play', { month: name });
}

export function cardsOf(choice: Choice): readonly Card[] {
  switch (choice.kind) {
    case 'play':
    case 'keep':
      return choice.cards;
    case 'take':
    case 'feature':
      return choice.card === null ? [] : [choice.card];
    case 'swap':
      return choice.discard === null ? [] : [choice.discard];
    case 'vote':
      return [];
  }
}

/** A choice by the names of its cards, or by what it does. */
export function choiceWords(choice: Choice): string {
  switch (choice.kind) {
    case 'take':
      return choice.card === null ? t('coverMe.pile.named.draw') : nameOf(choice.card);
    case 'swap':
      return choice.discard === null
        ? t('lookBack.noSwap')
        : t('coverMe.do.swap', { name: nameOf(choice.discard) });
    case 'vote':
      return choice.extra ? t('coverMe.do.extra') : t('coverMe.do.share');
    default:
      return cardNames(cardsOf(choice));
  }
}
