// What a page says of a card: keys for the player's language, the name as it is. The art itself is
// silent.
import { nameOf } from './names.ts';
import { CLOTH, traitsOf, type Clothes, type Hair, type Length, type Pattern } from './traits.ts';

export interface CardLabel {
  name: string;
  clothes: 'yellow' | 'blue' | 'red' | 'green' | 'black' | 'white';
  pattern: 'squared' | 'diamond' | 'striped';
  length: 'short' | 'semi-long' | 'long';
  hair: 'blonde' | 'red-brown' | 'black';
  prestige: number;
}

const CLOTHES_KEY: Record<Clothes, CardLabel['clothes']> = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  G: 'green',
  K: 'black',
  W: 'white',
};
const PATTERN_KEY: Record<Pattern, CardLabel['pattern']> = {
  Q: 'squared',
  D: 'diamond',
  T: 'striped',
};
const LENGTH_KEY: Record<Length, CardLabel['length']> = { s: 'short', m: 'semi-long', l: 'long' };
const HAIR_KEY: Record<Hair, CardLabel['hair']> = { b: 'blonde', r: 'red-brown', k: 'black' };

/** CM-1.2, CM-1.4: the traits of a model by name, and her prestige. */
export function labelOf(code: string): CardLabel {
  const { clothes, pattern, length, hair } = traitsOf(code);
  return {
    name: nameOf(code),
    clothes: CLOTHES_KEY[clothes],
    pattern: PATTERN_KEY[pattern],
    length: LENGTH_KEY[length],
    hair: HAIR_KEY[hair],
    prestige: CLOTH[clothes].prestige,
  };
}
