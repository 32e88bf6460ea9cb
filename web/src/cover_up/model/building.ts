// One's own building in a round (CU-3): the cards that were dealt, the pile as it lies, and the way there and
// back. Plain values: every change gives a new building, so undoing is going back to an earlier pile. And what a card
// in the air would cover.
import type { Card, Pile, Placement, Square, Symbol } from '../../protocol/cover_up.ts';
import type { PileCheck } from '../../engine/cover_up.ts';

export interface Building {
  readonly hand: readonly Card[];
  /** Bottom to top. */
  readonly pile: Pile;
  readonly past: readonly Pile[];
  readonly future: readonly Pile[];
}

/** Where a card is put into the pile. */
export type Layer = 'top' | 'bottom' | 'same';

export function begun(hand: readonly Card[], pile: Pile = []): Building {
  return { hand, pile, past: [], future: [] };
}

export function placementOf(building: Building, card: Card): Placement | undefined {
  return building.pile.find((placed) => placed.card === card);
}

/** CU-3.5: the cards that are not in the pile. */
export function besideOf(building: Building): readonly Card[] {
  return building.hand.filter((card) => placementOf(building, card) === undefined);
}

/** Puts a card down, or moves one that lies; `same` keeps its height, and a card from the hand comes on top. */
export function placed(building: Building, placement: Placement, layer: Layer = 'top'): Building {
  const at = building.pile.findIndex(({ card }) => card === placement.card);
  if (layer === 'same' && at >= 0) {
    return changed(building, building.pile.with(at, placement));
  }
  const others = building.pile.filter(({ card }) => card !== placement.card);
  return changed(building, layer === 'bottom' ? [placement, ...others] : [...others, placement]);
}

export function putBeside(building: Building, card: Card): Building {
  return changed(
    building,
    building.pile.filter((placed) => placed.card !== card),
  );
}

export const canUndo = ({ past }: Building): boolean => past.length > 0;
export const canRedo = ({ future }: Building): boolean => future.length > 0;

export function undone(building: Building): Building {
  const before = building.past.at(-1);
  if (before === undefined) return building;
  return {
    ...building,
    pile: before,
    past: building.past.slice(0, -1),
    future: [building.pile, ...building.future],
  };
}

export function redone(building: Building): Building {
  const [next, ...later] = building.future;
  if (next === undefined) return building;
  return { ...building, pile: next, past: [...building.past, building.pile], future: later };
}

export function samePile(one: Pile, other: Pile): boolean {
  return (
    one.length === other.length &&
    one.every(({ card, o, x, y }, at) => {
      const placed = other[at]!;
      return placed.card === card && placed.o === o && placed.x === x && placed.y === y;
    })
  );
}

/** A step that changes nothing is none: undoing would seem to do nothing. */
function changed(building: Building, pile: Pile): Building {
  if (samePile(building.pile, pile)) return building;
  return { ...building, pile, past: [...building.past, building.pile], future: [] };
}

type Checked = Pick<PileCheck, 'squares' | 'conflicts'>;

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/**
 * Which symbols a card in the air covers exactly: the difference between what the engine says of the pile with it and
 * without it.
 */
export function meetingsOf(
  before: Checked | undefined,
  now: Checked | undefined,
): readonly Symbol[] {
  if (now === undefined) return [];
  const heights = new Map(before?.squares.map((square) => [keyOf(square), square.height]));
  // Different symbols on a square are a conflict, however many of them are equal.
  const conflicts = new Set(now.conflicts.map(keyOf));
  const met = now.squares.filter(
    (square) =>
      square.height > 1 &&
      square.height > (heights.get(keyOf(square)) ?? 0) &&
      !conflicts.has(keyOf(square)),
  );
  return [...new Set(met.map(({ symbol }) => symbol))];
}
