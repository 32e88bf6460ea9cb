// The art of both games: pure functions from what a card is to SVG markup. Nothing here knows the page, a
// framework or a language; drawings are silent (`aria-hidden`), and the page speaks for them with the
// keys of `labelOf` and `SYMBOL_KEY`. The same arguments always give the same string, so that a page
// may keep what it got.
//
// Cover Me needs `modelDefs()` in the page once; then `modelCard`, `cardBack` and `sealedCover` are small and
// hold no ids, so that a card may appear twice. All else stands alone. Markup has no style attributes, so
// that a page may forbid them; `art.css` has the few rules that need a style sheet.
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
export {
  GLASS,
  SYMBOLS,
  SYMBOL_KEY,
  blankGlass,
  enamel,
  glassBack,
  glassCard,
  glassColorOf,
  placedSquares,
  symbolGlyph,
  type GlassColor,
  type PlacedSquare,
  type SymbolId,
} from './glass.ts';
export {
  boundsOf,
  clashCell,
  glassPile,
  litCell,
  pileGroup,
  pileOutline,
  type Bounds,
  type PileOptions,
  type PlacedCard,
} from './glass_pile.ts';
export { hourglass } from './hourglass.ts';
export { appIcon, brandMark, favicon, wordmark } from './brand.ts';
