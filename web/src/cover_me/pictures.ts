// Drawings of cards, kept once made: the same card is shown in many places and many times.
import {
  cardBack,
  modelCard,
  sealedCover,
  type CardSize,
  type Deck,
  type MagazineId,
  type Values,
} from '../art/cover_me.ts';
import type { ClothesLetter } from '../protocol/cover_me.ts';

const kept = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawn = draw();
  kept.set(key, drawn);
  return drawn;
}

export function modelPicture(
  code: string,
  size: CardSize,
  house?: MagazineId,
  values?: Values,
): string {
  const key = `${code} ${size} ${house ?? ''} ${values ?? ''}`;
  return once(key, () => modelCard(code, size, house, values));
}

export function sealedPicture(house: MagazineId): string {
  return once(`sealed ${house}`, () => sealedCover(house));
}

const decks: Partial<Record<ClothesLetter, Deck>> = { G: 'green', K: 'black', W: 'white' };

/** The back of the draw pile, or of the next pile, which shows its colour. */
export function backPicture(color: ClothesLetter | null = null): string {
  const deck = (color && decks[color]) || 'draw';
  return once(`back ${deck}`, () => cardBack(deck));
}
