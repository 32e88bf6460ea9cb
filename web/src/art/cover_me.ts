// The art of Cover Me. `modelDefs()` goes into the page once; then `modelCard`, `cardBack` and
// `sealedCover` are small and hold no ids, so that a card may appear twice. Signs, titles and names
// stand alone.
import { backdropDefs } from './backdrop.ts';
import { backDefs } from './backs.ts';
import { clothesDefs } from './clothes.ts';
import { faceDefs } from './face.ts';
import { figureDefs, hairDefs } from './figure.ts';
import { signDefs } from './glyphs.ts';
import { titleDefs } from './magazines.ts';
import { windowDefs } from './model_card.ts';

export { modelCard, type CardSize, type Values } from './model_card.ts';
export { cardBack, sealedCover, type Deck } from './backs.ts';
export { magazines, masthead, type Magazine, type MagazineId } from './magazines.ts';
export { seasonGlyph, traitGlyph, type Trait } from './glyphs.ts';
export { CLOTHES, CODES, HAIRS, LENGTHS, PATTERNS, labelOf, nameOf, traitsOf } from './traits.ts';

let made: string | undefined;

/**
 * The shapes that cards share: hair, faces' parts, garments, grounds, signs, titles. A page holds them once; a card then
 * only says which it is made of, and stays small. Ids begin with `cs-` and stand here alone: cards have none. An svg
 * without size, to be put into a part of the page that is always displayed.
 */
export function modelDefs(): string {
  made ??= `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="cs-defs" aria-hidden="true" focusable="false"><defs>${backdropDefs()}${hairDefs()}${figureDefs()}${faceDefs()}${clothesDefs()}${signDefs()}${titleDefs()}${windowDefs()}${backDefs()}</defs></svg>`;
  return made;
}
