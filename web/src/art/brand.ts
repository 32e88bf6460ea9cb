// The mark of Cover Story: a magazine cover with its model, and a sheet of coloured glass laid over it;
// the two games in one sign. All inline, so that it can be a favicon.
import { PAPER, SERIF, SILENT, circle, fill, rect } from './svg.ts';

const RED = '#B3202C',
  GLASS = '#F5B82E';

/** About (0,0), 50 across. */
export const BRAND_MARK =
  rect(-21, -22, 29, 42, RED, 'rx="3.4" transform="rotate(-7)"') +
  `<g transform="rotate(-7)" fill="${PAPER}">` +
  circle(-6.5, -4, 6.2, PAPER) +
  fill('M-18,20C-17.6,9 -13,5.6 -6.5,5.6C0,5.6 4.6,9 5,20Z', PAPER) +
  fill('M-17,-18.4H4V-15.2H-17Z', PAPER) +
  '</g>' +
  rect(
    -6,
    -19,
    27,
    41,
    GLASS,
    'rx="3.4" fill-opacity=".62" stroke="#8A5A00" stroke-width="1.4" transform="rotate(9)"',
  ) +
  fill(
    'M8,-13L11.4,-5.6L19,-2.4L11.4,1L8,8.4L4.6,1L-3,-2.4L4.6,-5.6Z',
    PAPER,
    'stroke="#8A5A00" stroke-width="1.2" stroke-linejoin="round" transform="translate(2.4 4)"',
  );

/** The mark alone. */
export const brandMark = (): string => `<svg ${SILENT} viewBox="-26 -26 52 52">${BRAND_MARK}</svg>`;

/** For `<link rel="icon">`: as the mark, a document of its own. */
export const favicon = brandMark;

/** For home screens: the mark on a full square of paper, with the margin that masks ask for. */
export const appIcon = (): string =>
  `<svg ${SILENT} viewBox="-40 -40 80 80">${rect(-40, -40, 80, 80, '#FBF8F3')}${BRAND_MARK}</svg>`;

/** Mark and name, in the text's colour. */
export const wordmark = (): string =>
  `<svg ${SILENT} viewBox="-26 -26 300 52">${BRAND_MARK}<text x="38" y="15" font-family="${SERIF}" font-size="46" fill="currentColor" textLength="230" lengthAdjust="spacingAndGlyphs"><tspan font-weight="800">Cover</tspan> <tspan font-style="italic">Story</tspan></text></svg>`;
