// The ranking at the end and what decided it. `merits` are the figures that the engine compares, one after
// the other (CM-9.7, CM-10.2); here is only found which of them told two neighbours apart.
import type { EndEvent } from '../../protocol/cover_me.ts';

export const merits = [
  'prestige',
  'prestige-with-middle',
  'cards',
  'fives',
  'fours',
  'threes',
  'twos',
] as const;
export type Merit = (typeof merits)[number];

export interface Place {
  readonly seat: number;
  readonly rank: number;
  readonly prestige: number;
  readonly cards: number;
  /** What put this one behind the place before: nothing for the first, and for who shares a rank. */
  readonly decided?: { readonly by: Merit; readonly own: number; readonly better: number };
}

/** The places from the first to the last. */
export function placesOf(end: Omit<EndEvent, 'e'>): Place[] {
  const seats = end.ranks.map((_, seat) => seat).sort((a, b) => end.ranks[a]! - end.ranks[b]!);
  return seats.map((seat, at) => {
    const place = {
      seat,
      rank: end.ranks[seat]!,
      prestige: end.prestige[seat]!,
      cards: end.cards[seat]!,
    };
    const before = seats[at - 1];
    const decided =
      before === undefined ? undefined : decision(end.merits[before], end.merits[seat]);
    return decided === undefined ? place : { ...place, decided };
  });
}

function decision(
  better: readonly number[] | undefined,
  own: readonly number[] | undefined,
): Place['decided'] {
  const at = merits.findIndex((_, index) => better?.[index] !== own?.[index]);
  const by = merits[at];
  if (by === undefined || better === undefined || own === undefined) return undefined;
  return { by, own: own[at]!, better: better[at]! };
}
