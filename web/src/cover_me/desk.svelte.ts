// A player's desk: what is picked and what is legal; and the ways to decide, which are the same for a click, a drag and
// a key. A choice is sent and then shown by what the server tells.
import type { Card, Choice } from '../protocol/cover_me.ts';
import type { Send } from '../protocol/commands.ts';
import { refusalText } from '../shell/refusal_text.ts';
import { HandOrder } from './hand_order.svelte.ts';
import {
  cardOf,
  chosen,
  exchanged,
  itemsOf,
  kept,
  pick,
  pickable,
  pickAt,
  type Item,
  type Picks,
} from './model/choosing.ts';
import type { Fashion } from './model/fashion.ts';
import type { Stage } from './stage.svelte.ts';

/** Where something can be dropped. */
export type Drop = 'hand' | 'discard' | 'special' | `row:${number}`;

export class Desk {
  readonly #stage: Stage;
  readonly #send: () => Send;
  readonly #seq: () => number;
  /** Commands without an answer, and the entry that the last answer promised. */
  #asking = $state(0);
  #promised = $state(0);
  #picked = $state.raw<Picks>([]);
  #hinted = $state.raw<Choice | undefined>(undefined);
  /** Why the last choice was refused, until the next. */
  refusal = $state('');
  readonly #legal = $derived.by<readonly Choice[]>(() => this.#stage.scene?.mine?.legal ?? []);
  readonly #picks = $derived(kept(this.#legal, this.#picked));
  readonly #choice = $derived(chosen(this.#legal, this.#picks));
  readonly #pickable = $derived(pickable(this.#legal));
  /** The cards of the hand, in the order in which they lie. */
  readonly lying = new HandOrder(
    () => this.#stage.scene?.view.hand ?? [],
    (card) => this.#stage.fashion?.worth.get(card)?.value ?? 0,
  );

  /** What the covers that are picked would do, if they were all. */
  readonly #preview = $derived.by<Fashion | undefined>(() => {
    if (this.#legal[0]?.kind !== 'play') return undefined;
    const covers = this.#picks.map(cardOf).filter((card) => card !== undefined);
    return covers.length === 0 ? undefined : this.#stage.fashionWith(covers);
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
  /** Whether what is picked is what a hint said. */
  get isHinted(): boolean {
    return this.#choice !== undefined && this.#choice === this.#hinted;
  }
  get preview(): Fashion | undefined {
    return this.#preview;
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

  /** Picks what a bot would choose. Nothing is decided yet. */
  takeHint(): void {
    const choice = this.#stage.hint(this.#legal);
    if (choice === undefined) return;
    this.refusal = '';
    this.#picked = itemsOf(choice);
    this.#hinted = choice;
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
    if (drop === 'hand' && card !== undefined && this.lying.cards.includes(card))
      return this.lying.lay(card, place);
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

  async #ask(command: Parameters<Send>[0]): Promise<void> {
    if (this.busy) return;
    this.refusal = '';
    this.#asking += 1;
    const answer = await this.#send()(command).finally(() => (this.#asking -= 1));
    if (answer.ok) this.#promised = answer.seq ?? 0;
    else this.refusal = refusalText(answer);
  }
}
