// Choosing: what a player has picked so far, and which legal choice that makes. What is legal comes with
// the view and is never computed: a choice is read as the things one picks for it, and what can be
// picked is what occurs in some choice.
import type { Card, Choice, HairLetter } from '../../protocol/cover_me.ts';

/** Something that can be picked, dragged or pressed. `nothing` is to swap no card. */
export type Item =
  | `pile:${HairLetter | 'draw'}`
  | `card:${Card}`
  | `row:${number}:${Card}`
  | `vote:${'extra' | 'share'}`
  | 'nothing';

/** By place: in the advanced game a card for each row, so the first place can be empty. */
export type Picks = readonly (Item | null)[];

/** The things one picks for a choice, in order. */
export function itemsOf(choice: Choice): Item[] {
  switch (choice.kind) {
    case 'take':
      return [`pile:${choice.from}`];
    case 'play':
    case 'keep':
      return choice.cards.map((card) => `card:${card}` as const);
    case 'feature':
      return [`row:${choice.row}:${choice.card}`];
    case 'swap':
      return [choice.discard === null ? 'nothing' : `card:${choice.discard}`];
    case 'vote':
      return [choice.extra ? 'vote:extra' : 'vote:share'];
  }
}

/** Everything that some choice needs. */
export function pickable(legal: readonly Choice[]): ReadonlySet<Item> {
  return new Set(legal.flatMap(itemsOf));
}

/** How many things the longest choice needs. */
export function places(legal: readonly Choice[]): number {
  return Math.max(0, ...legal.map((choice) => itemsOf(choice).length));
}

/** Picks a thing, or puts it back if it was picked. Where all places are taken the last gives way. */
export function pick(legal: readonly Choice[], picks: Picks, item: Item): Picks {
  if (!pickable(legal).has(item)) return picks;
  if (picks.includes(item)) return trimmed(picks.map((one) => (one === item ? null : one)));
  const count = places(legal);
  const hole = Array.from({ length: count }, (_, at) => picks[at] ?? null).indexOf(null);
  return pickAt(legal, picks, item, hole === -1 ? count - 1 : hole);
}

/** Picks a thing for a place, as by dragging a card onto a row. */
export function pickAt(legal: readonly Choice[], picks: Picks, item: Item, place: number): Picks {
  if (!pickable(legal).has(item) || place < 0 || place >= places(legal)) return picks;
  const others = Array.from({ length: places(legal) }, (_, at) => picks[at] ?? null);
  return trimmed(others.map((one, at) => (at === place ? item : one === item ? null : one)));
}

/** Two covers change their rows. */
export function exchanged(picks: Picks): Picks {
  return trimmed([picks[1] ?? null, picks[0] ?? null]);
}

/** The choice that has been picked, if it is one. */
export function chosen(legal: readonly Choice[], picks: Picks): Choice | undefined {
  if (picks.length === 0 || picks.includes(null)) return undefined;
  return legal.find((choice) => {
    const items = itemsOf(choice);
    if (items.length !== picks.length) return false;
    // Cards that are kept have no order; covers go to the first and the second row.
    return choice.kind === 'keep'
      ? items.every((item) => picks.includes(item))
      : items.every((item, at) => picks[at] === item);
  });
}

/** What is still picked when the choices have changed. */
export function kept(legal: readonly Choice[], picks: Picks): Picks {
  const possible = pickable(legal);
  const rest = picks.map((item) => (item !== null && possible.has(item) ? item : null));
  return trimmed(rest.slice(0, places(legal)));
}

/** The card of a thing, where it has one that is seen. */
export function cardOf(item: Item | null | undefined): Card | undefined {
  return item?.startsWith('card:') || item?.startsWith('row:') ? item.split(':').at(-1) : undefined;
}

function trimmed(picks: Picks): Picks {
  const last = picks.findLastIndex((item) => item !== null);
  return picks.slice(0, last + 1);
}
