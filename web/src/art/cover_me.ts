// The art of Cover Me. `modelDefs()` goes into the page once; then `modelCard`, `cardBack` and
// `sealedCover` are small and hold no ids, so that a card may appear twice. Signs, titles and names
// stand alone.
export { modelDefs } from './defs.ts';
export { CARD, modelCard, type CardSize } from './model_card.ts';
export { labelOf, type CardLabel } from './labels.ts';
export { nameOf } from './names.ts';
export { cardBack, sealedCover, type Deck } from './backs.ts';
export {
  coverFrame,
  magazineOf,
  magazines,
  masthead,
  type Magazine,
  type MagazineId,
} from './magazines.ts';
export { seasonGlyph, traitGlyph, type Season, type Trait } from './glyphs.ts';
export {
  CLOTHES,
  CODES,
  HAIRS,
  LENGTHS,
  PATTERNS,
  traitsOf,
  type Clothes,
  type Hair,
  type Length,
  type Pattern,
  type Traits,
} from './traits.ts';
