// The mark of Cover Story: a magazine cover with its model, and a sheet of coloured glass laid over
// it; the two games in one sign. All inline, so that it can be a favicon.
import { PAPER, SERIF, SILENT, circle, fill, rect } from './svg.ts';

const RED = '#B3202C',
  GLASS = '#F5B82E';

/** About (0,0), 50 across: few shapes, so that it holds at 16 px. */
export const BRAND_MARK =
  rect(-3, -15, 22, 37, PAPER, 'rx="4" transform="rotate(9)"') +
  rect(-21, -23, 32, 45, RED, 'rx="4"') +
  fill('M-16,-18H6V-14H-16Z', PAPER) +
  circle(-5, -2, 7, PAPER) +
  fill('M-18.5,22C-18.5,12 -13,8.4 -5,8.4C3,8.4 8.5,12 8.5,22Z', PAPER) +
  rect(
    -3,
    -15,
    22,
    37,
    GLASS,
    'rx="4" fill-opacity=".66" stroke="#8A5A00" stroke-width="1.8" transform="rotate(9)"',
  );

/** The mark alone. */
export const brandMark = (): string => `<svg ${SILENT} viewBox="-26 -26 52 52">${BRAND_MARK}</svg>`;

/** For home screens: the mark on a full square of paper, with the margin that masks ask for. */
export const appIcon = (): string =>
  `<svg ${SILENT} viewBox="-40 -40 80 80">${rect(-40, -40, 80, 80, '#FBF8F3')}${BRAND_MARK}</svg>`;

/** Mark and name, in the text's colour. */
export const wordmark = (): string =>
  `<svg ${SILENT} viewBox="-26 -26 300 52">${BRAND_MARK}<text x="38" y="15" font-family="${SERIF}" font-size="46" fill="currentColor" textLength="230" lengthAdjust="spacingAndGlyphs"><tspan font-weight="800">Cover</tspan> <tspan font-style="italic">Story</tspan></text></svg>`;
