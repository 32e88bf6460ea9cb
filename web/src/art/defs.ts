// The shapes that cards share: hair, faces' parts, garments, grounds, signs, titles. A page holds
// them once; a card then only says which it is made of, and stays small. Ids begin with `cs-` and
// stand here alone: cards have none, so a card may appear twice.
import { backdropDefs } from './backdrop.ts';
import { backDefs } from './backs.ts';
import { clothesDefs } from './clothes.ts';
import { faceDefs } from './face.ts';
import { figureDefs } from './figure.ts';
import { signDefs } from './glyphs.ts';
import { hairDefs } from './hair.ts';
import { titleDefs } from './magazines.ts';
import { windowDefs } from './model_card.ts';

let made: string | undefined;

/** An svg without size, to be put into the page once, in a part of it that is always displayed. */
export function modelDefs(): string {
  made ??= `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="cs-defs" aria-hidden="true" focusable="false"><defs>${backdropDefs()}${hairDefs()}${figureDefs()}${faceDefs()}${clothesDefs()}${signDefs()}${titleDefs()}${windowDefs()}${backDefs()}</defs></svg>`;
  return made;
}
