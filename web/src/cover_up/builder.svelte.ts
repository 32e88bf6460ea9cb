// A player's building as the page holds it: the plain model with what the engine says of it, the card that
// is chosen, and the card in the air. All ways to build (pointer, finger, keys, buttons) end here. Every
// change is told to the table.
import type { CoverUp, PileCheck } from '../engine/cover_up.ts';
import type { Card, Pile, Placement, Symbol } from '../protocol/cover_up.ts';
import type { Arranging } from './model/arranging.ts';
import {
  begun,
  besideOf,
  canRedo,
  canUndo,
  meetingsOf,
  placed,
  placementOf,
  putBeside,
  redone,
  samePile,
  undone,
  type Building,
  type Layer,
} from './model/building.ts';
import {
  flipped,
  flippedInPlace,
  gripFlipped,
  gripTurned,
  landingOf,
  middleGrip,
  snapped,
  turned,
  turnedInPlace,
  within,
  type Grip,
} from './model/lattice.ts';

/** A card that is held: by a pointer, which sets it down by letting go, or by the keys. */
export interface Air {
  readonly placement: Placement;
  readonly by: 'pointer' | 'keys';
  readonly grip: Grip;
  /** Over the table, and so seen on the lattice. */
  readonly over: boolean;
}

/** Hears what a hand does. */
export type Feel = (what: 'lift' | 'place' | 'meet' | 'turned' | 'aside') => void;
const still: Feel = () => undefined;

export class Builder {
  readonly #arranging: Arranging;
  #building = $state.raw<Building>(begun([]));
  #chosen = $state.raw<Card | undefined>();
  #air = $state.raw<Air | undefined>();
  #engine = $state.raw<CoverUp | undefined>();
  /** How cards in the hand are held ready. */
  #ready = $state.raw<Readonly<Record<Card, number>>>({});
  /** CU-4: whether the cards may be touched now. */
  free = $state(false);
  /** Told what the hand does, so that it can be heard and felt. */
  felt: Feel = still;
  #round = 0;
  /** The own pile as the table told it last. */
  #told: Pile = [];

  // What others read; only the builder changes it.
  readonly building = $derived(this.#building);
  readonly chosen = $derived(this.#chosen);
  readonly air = $derived(this.#air);
  readonly beside: readonly Card[] = $derived(besideOf(this.#building));
  readonly canUndo = $derived(this.free && canUndo(this.#building));
  readonly canRedo = $derived(this.free && canRedo(this.#building));
  /** The pile without the card in the air. */
  readonly resting = $derived.by<Pile>(() => {
    const { pile } = this.#building;
    return this.#air ? pile.filter(({ card }) => card !== this.#air!.placement.card) : pile;
  });

  // What the engine says of it; nothing until the engine has come.
  /** Of the pile as it lies. */
  readonly check = $derived(this.#engine?.check(this.#building.pile));
  readonly restingCheck = $derived(this.#engine?.check(this.resting));
  readonly #airCheck = $derived(
    this.#air?.over ? this.#engine?.check([...this.resting, this.#air.placement]) : undefined,
  );
  /** Of what is seen: the pile with the card in the air, where there is one. */
  readonly seen: PileCheck | undefined = $derived(this.#airCheck ?? this.restingCheck);
  /** The symbols that the card in the air covers exactly. */
  readonly meeting: readonly Symbol[] = $derived(meetingsOf(this.restingCheck, this.#airCheck));
  /** CU-5.3: what the cards beside would cost now. */
  readonly stake = $derived(this.#engine?.score(this.beside, [], false).beside_points);

  constructor(arranging: Arranging) {
    this.#arranging = arranging;
  }

  judgeBy(engine: CoverUp): void {
    this.#engine = engine;
  }

  /** What the table says of the own seat. Its pile is taken over where it is news: another window, a bot. */
  follow(round: number, hand: readonly Card[], pile: Pile, free: boolean): void {
    this.free = free;
    if (!free) this.#air = undefined;
    const isNew = round !== this.#round || !sameCards(hand, this.#building.hand);
    // Other seats' changes bring the own pile along as it was: that is no news, and must not take back what
    // was built since.
    const isNews = !samePile(pile, this.#told) && !this.#arranging.isOwnEcho(pile);
    this.#told = pile;
    if (isNew) return this.#begin(round, hand, pile);
    if (isNews && !samePile(pile, this.#building.pile)) this.#building = begun(hand, pile);
  }

  orientationOf(card: Card): number {
    if (this.#air?.placement.card === card) return this.#air.placement.o;
    return placementOf(this.#building, card)?.o ?? this.#ready[card] ?? 0;
  }

  choose(card: Card | undefined): void {
    if (this.#air === undefined) this.#chosen = card;
  }

  /** Takes a card up, from the hand or from the pile. */
  lift(card: Card, by: Air['by'], grip: Grip = middleGrip): void {
    if (!this.free) return;
    this.#chosen = card;
    const lies = placementOf(this.#building, card);
    const placement = lies ?? {
      card,
      o: this.orientationOf(card),
      ...landingOf(this.#building.pile),
    };
    this.#air = { placement, by, grip, over: by === 'keys' || lies !== undefined };
    this.felt('lift');
  }

  /** The pointer that holds the card is at a point of the lattice, or outside the table. */
  hold(at: Grip | undefined): void {
    if (this.#air === undefined) return;
    if (at === undefined) return this.#hold({ over: false });
    const { placement, grip } = this.#air;
    const { x, y } = snapped(placement.o, at, grip);
    if (this.#air.over && x === placement.x && y === placement.y) return;
    this.#hold({ placement: { ...placement, x, y }, over: true });
  }

  move(x: number, y: number): void {
    if (this.#air === undefined && this.#chosen !== undefined) this.lift(this.#chosen, 'keys');
    if (this.#air === undefined) return;
    const { placement } = this.#air;
    this.#hold({ placement: within({ ...placement, x: placement.x + x, y: placement.y + y }) });
  }

  turn(): void {
    this.felt('turned');
    if (this.#air) {
      const grip = gripTurned(this.#air.grip);
      return this.#hold({ placement: turnedInPlace(this.#air.placement), grip });
    }
    this.#reshape(turnedInPlace, turned);
  }

  flip(): void {
    this.felt('turned');
    if (this.#air) {
      const grip = gripFlipped(this.#air.grip);
      return this.#hold({ placement: flippedInPlace(this.#air.placement), grip });
    }
    this.#reshape(flippedInPlace, flipped);
  }

  /** Sets the card in the air down: where it is, or beside the pile if it is not over the table. */
  set(layer: Layer = 'top'): void {
    if (this.#air === undefined) return;
    const { placement, over } = this.#air;
    if (over) this.felt(this.meeting.length > 0 ? 'meet' : 'place');
    this.#air = undefined;
    if (over) this.#become(placed(this.#building, placement, layer));
    else this.#layBeside(placement.card, placement.o);
  }

  /** Enter: takes the chosen card up, or sets down what is in the air at the height it had. */
  act(): void {
    if (this.#air) this.set('same');
    else if (this.#chosen !== undefined) this.lift(this.#chosen, 'keys');
  }

  /** Lets the card in the air go back to where it came from. */
  drop(): void {
    this.#air = undefined;
  }

  /** Puts the chosen card down with its middle at a point, without a drag. */
  place(at: Grip): void {
    const card = this.#chosen;
    if (!this.free || card === undefined) return;
    const o = this.orientationOf(card);
    this.felt('place');
    this.#become(placed(this.#building, { card, o, ...snapped(o, at, middleGrip) }));
  }

  layer(layer: 'top' | 'bottom'): void {
    if (this.#air) return this.set(layer);
    const lies = this.#chosenPlacement;
    if (this.free && lies) this.#become(placed(this.#building, lies, layer));
  }

  putBeside(): void {
    const card = this.#chosen;
    if (!this.free || card === undefined) return;
    const o = this.orientationOf(card);
    this.#air = undefined;
    this.#layBeside(card, o);
  }

  undo(): void {
    this.#air = undefined;
    if (this.free) this.#become(undone(this.#building));
  }

  redo(): void {
    this.#air = undefined;
    if (this.free) this.#become(redone(this.#building));
  }

  /** All that was built has reached the table. */
  async told(): Promise<void> {
    this.#air = undefined;
    await this.#arranging.flushed();
  }

  get #chosenPlacement(): Placement | undefined {
    return this.#chosen === undefined ? undefined : placementOf(this.#building, this.#chosen);
  }

  #begin(round: number, hand: readonly Card[], pile: Pile): void {
    this.#round = round;
    this.#arranging.forget();
    this.#building = begun(hand, pile);
    this.#chosen = this.#air = undefined;
    this.#ready = {};
  }

  #reshape(lying: (placement: Placement) => Placement, inHand: (o: number) => number): void {
    const card = this.#chosen;
    if (card === undefined) return;
    const lies = this.#chosenPlacement;
    if (lies && this.free) this.#become(placed(this.#building, lying(lies), 'same'));
    else if (!lies) this.#ready = { ...this.#ready, [card]: inHand(this.orientationOf(card)) };
  }

  #layBeside(card: Card, o: number): void {
    this.felt('aside');
    this.#ready = { ...this.#ready, [card]: o };
    this.#become(putBeside(this.#building, card));
  }

  #hold(change: Partial<Air>): void {
    this.#air = { ...this.#air!, ...change };
  }

  #become(building: Building): void {
    if (building === this.#building) return;
    this.#building = building;
    this.#arranging.tell(building.pile);
  }
}

function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}
