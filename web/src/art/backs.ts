// Cards that show no model: the backs of the decks (CM-2.1, CM-2.2) and a cover that is sealed
// until all are (CM-4.1). The next pile's deck shows its clothes, since everyone knows what it
// holds.
import { clothesSign } from './glyphs.ts';
import { ORNAMENTS, magazineOf, titleIn, type MagazineId } from './magazines.ts';
import { BRAND_MARK } from './brand.ts';
import { INK, PAPER, SILENT, circle, fill, line, n, rect, use } from './svg.ts';
import { CLOTH, type Clothes } from './traits.ts';

/** The mixed draw pile, or a deck of one colour. */
export type Deck = 'draw' | 'green' | 'black' | 'white';

const WORN: Record<Exclude<Deck, 'draw'>, Clothes> = { green: 'G', black: 'K', white: 'W' };

const open = `<svg ${SILENT} viewBox="0 0 180 260">` + rect(0, 0, 180, 260, PAPER, 'rx="11"');
const close =
  rect(
    0.6,
    0.6,
    178.8,
    258.8,
    'none',
    `rx="11" stroke="${INK}" stroke-opacity=".3" stroke-width="1.2"`,
  ) + '</svg>';

/** Fans, row above row, as on the wallpaper of a fashion house. */
function fans(): string {
  let d = '';
  for (let row = 0; row < 16; row++) {
    for (let col = -1; col < 6; col++) {
      const x = 13 + col * 33.2 + (row % 2) * 16.6,
        y = 24 + row * 17;
      for (const r of [16, 10.6, 5.2]) d += `M${n(x - r)},${y}a${r},${r} 0 0 1 ${2 * r},0`;
    }
  }
  return d;
}

/** The fans as a shape to be used, cut off where the ground ends. */
export const backDefs = (): string =>
  `<clipPath id="cs-ground">${rect(13, 13, 154, 234, INK)}</clipPath><path id="cs-fans" d="${fans()}" fill="none" stroke-width="1.1" clip-path="url(#cs-ground)"/>`;

/** A deck from behind. */
export function cardBack(deck: Deck): string {
  const worn = deck === 'draw' ? undefined : WORN[deck];
  const ground = worn ? CLOTH[worn].fill : '#5B1A3A',
    ink = worn ? CLOTH[worn].ink : '#F3C9B4';
  const sign = worn
    ? `<g transform="translate(90 130)scale(2)">${clothesSign(worn)}</g>`
    : `<g transform="translate(91 130)scale(1.14)">${BRAND_MARK}</g>`;
  return (
    open +
    rect(7, 7, 166, 246, ground, 'rx="6"') +
    use('fans', `stroke="${ink}" opacity=".4"`) +
    rect(13, 13, 154, 234, 'none', `rx="3" stroke="${ink}" stroke-width="1.4" opacity=".8"`) +
    circle(90, 130, 47, ground, `stroke="${ink}" stroke-width="1.4"`) +
    circle(90, 130, 41, PAPER, `stroke="${ink}" stroke-width="1.4"`) +
    sign +
    close
  );
}

/** A cover that its editor has sealed: an envelope in the house's ink. */
export function sealedCover(magazine: MagazineId): string {
  const m = magazineOf(magazine);
  return (
    open +
    rect(7, 7, 166, 246, m.ink, 'rx="6"') +
    fill(
      'M7,246L66,100L90,130L114,100L173,246V247A6,6 0 0 1 167,253H13A6,6 0 0 1 7,247Z',
      m.accent,
      'opacity=".45"',
    ) +
    line('M9,10L90,120L171,10', PAPER, 1.6, 'opacity=".6"') +
    line('M8,248L68,92M172,248L112,92', PAPER, 1.1, 'opacity=".3"') +
    circle(90, 118, 30, m.accent, `stroke="${PAPER}" stroke-width="2"`) +
    `<g transform="translate(90 118)">${ORNAMENTS[m.id]}</g>` +
    titleIn(m.id, 90, 198, 120, 34) +
    close
  );
}
