// The art of Cover Up: glass, piles of it, symbols and the hourglass. All of it stands alone.
export {
  SYMBOLS,
  blankGlass,
  enamel,
  glassBack,
  glassCard,
  glassColorOf,
  placedSquares,
  symbolGlyph,
} from './glass.ts';
export {
  boundsOf,
  clashCell,
  glassPile,
  pileGroup,
  pileOutline,
  type PlacedCard,
} from './glass_pile.ts';
export { hourglass } from './hourglass.ts';
