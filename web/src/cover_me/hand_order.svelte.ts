// The order in which the cards of the own hand lie: sorted, or as the player has laid them. It is kept over a reload.
import { arranged, moved, orders, type Order } from './model/hand.ts';
import type { Card } from '../protocol/cover_me.ts';

const orderKey = 'coverstory.coverMe.order';
const handKey = 'coverstory.coverMe.hand';

export class HandOrder {
  readonly #held: () => readonly Card[];
  readonly #worth: (card: Card) => number;
  #order = $state<Order>(keptOrder());
  #own = $state.raw<readonly Card[]>(keptHand());
  readonly #cards = $derived.by(() =>
    arranged(this.#held(), this.#order, this.#own, (card) => this.#worth(card)),
  );

  constructor(held: () => readonly Card[], worth: (card: Card) => number) {
    this.#held = held;
    this.#worth = worth;
  }

  get cards(): readonly Card[] {
    return this.#cards;
  }
  get order(): Order {
    return this.#order;
  }

  /** Puts a card at a place; from then on the order is the player's own. */
  lay(card: Card, place: number): void {
    this.#own = moved(this.#cards, card, place);
    sessionStorage.setItem(handKey, JSON.stringify(this.#own));
    this.sort('own');
  }

  sort(order: Order): void {
    if (order === 'own' && this.#order !== 'own' && this.#own.length === 0) this.#own = this.#cards;
    this.#order = order;
    localStorage.setItem(orderKey, order);
  }

  sortByNext(): void {
    this.sort(orders[(orders.indexOf(this.#order) + 1) % orders.length]!);
  }
}

function keptOrder(): Order {
  const found = localStorage.getItem(orderKey);
  return orders.find((order) => order === found) ?? 'value';
}

/** The own order as it was laid before a reload. */
function keptHand(): readonly Card[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(handKey) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
