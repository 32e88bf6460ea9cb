// How things of Cover Up are called in the reader's language.
import { SYMBOLS, glassColorOf } from '../art/cover_up.ts';
import type { Card, Symbol } from '../protocol/cover_up.ts';
import type { CoverUpRoom } from './game.ts';
import { listed, t } from '../texts/texts.svelte.ts';

export function nameOfSeat(room: CoverUpRoom, seat: number, own: number | undefined): string {
  if (seat === own) return t('coverUp.you');
  const sitting = room.seats[seat];
  return sitting === undefined || sitting.kind === 'open' ? '' : sitting.name;
}

export const nameOfCard = (card: Card): string => t(`coverUp.card.${glassColorOf(card)}`);

/** The symbols of a card, as a list. */
export function symbolsOf(card: Card): string {
  return listOf([...card].filter((s): s is Symbol => SYMBOLS.includes(s as Symbol)));
}

export function listOf(symbols: readonly Symbol[]): string {
  return listed(symbols.map((symbol) => t(`coverUp.symbol.${symbol}`)));
}

/** Points with a sign, as the hourglass gives and takes them. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
