// Who sits where, in the order in which a player looks round the table: oneself apart, then to the left.

export interface Around {
  readonly own: number | undefined;
  readonly others: readonly number[];
}

export function around(players: number, own: number | undefined): Around {
  const first = own === undefined ? 0 : own + 1;
  const count = own === undefined ? players : players - 1;
  return { own, others: Array.from({ length: count }, (_, at) => (first + at) % players) };
}

/** CU-6.2: who gets the cards of a seat. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;
