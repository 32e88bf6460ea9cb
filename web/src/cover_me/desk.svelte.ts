// A player's desk: what is picked, what is legal, the order of the hand; and the ways to decide, which are
// the same for a click, a drag and a key. A choice is sent and then shown by what the server tells.
import type { Card, Choice } from '../protocol/cover_me.ts';
import type { Send } from '../protocol/commands.ts';
import { refusalText } from '../shell/refusal_text.ts';
import {
  cardOf,
  chosen,
  exchanged,
  kept,
  pick,
  pickable,
  pickAt,
  type Item,
  type Picks,
} from './model/choosing.ts';
import { arranged, moved, orders, type Order } from './model/hand.ts';
import type { Stage } from './stage.svelte.ts';

/** Where something can be dropped. */
export type Drop = 'hand' | 'discard' | 'special' | `row:${number}`;

const orderKey = 'coverstory.coverMe.order';
const handKey = 'coverstory.coverMe.hand';

export class Desk {
  readonly #stage: Stage;
  readonly #send: () => Send;
  readonly #seq: () => number;
  /** Commands without an answer, and the entry that the last answer promised. */
  #asking = $state(0);
  #promised = $state(0);
  #picked = $state.raw<Picks>([]);
  #order = $state<Order>(keptOrder());
  #own = $state.raw<readonly Card[]>(keptHand());
  /** Why the last choice was refused, until the next. */
  refusal = $state('');
  readonly #legal = $derived.by<readonly Choice[]>(() => this.#stage.scene?.mine?.legal ?? []);
  readonly #picks = $derived(kept(this.#legal, this.#picked));
  readonly #choice = $derived(chosen(this.#legal, this.#picks));
  readonly #pickable = $derived(pickable(this.#legal));
  readonly #hand = $derived.by(() => {
    const held = this.#stage.scene?.view.hand ?? [];
    const worth = this.#stage.fashion?.worth;
    return arranged(held, this.#order, this.#own, (card) => worth?.get(card)?.value ?? 0);
  });

  constructor(stage: Stage, send: () => Send, seq: () => number = () => Infinity) {
    this.#stage = stage;
    this.#send = send;
    this.#seq = seq;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Whether something was decided and is not shown yet. */
  get busy(): boolean {
    return this.#asking > 0 || this.#seq() < this.#promised;
  }

  get legal(): readonly Choice[] {
    return this.#legal;
  }
  get picks(): Picks {
    return this.#picks;
  }
  /** The legal choice that is picked, if it is complete. */
  get choice(): Choice | undefined {
    return this.#choice;
  }
  get hand(): readonly Card[] {
    return this.#hand;
  }
  get order(): Order {
    return this.#order;
  }

  isPickable(item: Item): boolean {
    return this.#pickable.has(item);
  }
  isPicked(item: Item): boolean {
    return this.#picks.includes(item);
  }
  /** The card picked for an own row. */
  cardFor(row: number): Card | undefined {
    return cardOf(this.#picks[row]);
  }

  /** A click or a key on something: what is being told is finished first. */
  pick(item: Item): void {
    this.#stage.finish();
    this.refusal = '';
    this.#picked = pick(this.#legal, this.#picks, item);
  }

  exchange(): void {
    this.#picked = exchanged(this.#picks);
  }

  clear(): void {
    this.#picked = [];
  }

  /** Does what is picked. */
  async decide(): Promise<void> {
    if (this.#choice !== undefined) await this.choose(this.#choice);
  }

  async choose(choice: Choice): Promise<void> {
    this.#picked = [];
    await this.#ask({ do: 'choose', choice });
  }

  async withdraw(): Promise<void> {
    await this.#ask({ do: 'withdraw' });
  }

  async comeBack(): Promise<void> {
    await this.#ask({ do: 'back' });
  }

  /** Something was dropped: on a row, on a pile, in the hand at a place. */
  async drop(item: Item, drop: Drop, place: number): Promise<void> {
    this.#stage.finish();
    this.refusal = '';
    const card = cardOf(item);
    if (drop === 'hand' && card !== undefined && this.#hand.includes(card))
      return this.lay(card, place);
    const row = /^row:(\d)$/.exec(drop)?.[1];
    const play = this.#legal[0]?.kind === 'play';
    if (row !== undefined && !play) return;
    if (row === undefined && play) return;
    this.#picked =
      row === undefined
        ? pick(this.#legal, this.#picks.includes(item) ? [] : this.#picks, item)
        : pickAt(this.#legal, this.#picks, item, Number(row));
    await this.decide();
  }

  /** Puts a card of the hand at a place; from then on the order is the player's own. */
  lay(card: Card, place: number): void {
    this.#own = moved(this.#hand, card, place);
    sessionStorage.setItem(handKey, JSON.stringify(this.#own));
    this.sort('own');
  }

  sort(order: Order): void {
    if (order === 'own' && this.#order !== 'own' && this.#own.length === 0) this.#own = this.#hand;
    this.#order = order;
    localStorage.setItem(orderKey, order);
  }

  sortByNext(): void {
    this.sort(orders[(orders.indexOf(this.#order) + 1) % orders.length]!);
  }

  async #ask(command: Parameters<Send>[0]): Promise<void> {
    if (this.busy) return;
    this.refusal = '';
    this.#asking += 1;
    const answer = await this.#send()(command).finally(() => (this.#asking -= 1));
    if (answer.ok) this.#promised = answer.seq ?? 0;
    else this.refusal = refusalText(answer);
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
