// The art of Cover Up: glass, piles of it, symbols and the hourglass. All of it stands alone.
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
