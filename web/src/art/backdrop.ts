// CM-1.1: the three patterns of the background, as shapes for a portrait of 133 × 219 about
// (0,7.5). Squared is a gingham, diamond an argyle with stitched lines, striped a slanted stripe:
// apart from each other in shape and direction, so that they can do without their colours.
import { fill, line, n, rect } from './svg.ts';
import { PATTERNS, PRINT, type Pattern } from './traits.ts';

const LEFT = -68,
  TOP = -103,
  WIDTH = 136,
  HEIGHT = 224;

function gingham(ink: string, step: number): string {
  let upright = '',
    level = '';
  for (let x = LEFT; x < LEFT + WIDTH; x += step)
    upright += `M${n(x)},${TOP}h${n(step / 2)}v${HEIGHT}h-${n(step / 2)}z`;
  for (let y = TOP; y < TOP + HEIGHT; y += step)
    level += `M${LEFT},${n(y)}h${WIDTH}v${n(step / 2)}h-${WIDTH}z`;
  return fill(upright, ink, 'opacity=".5"') + fill(level, ink, 'opacity=".5"');
}

function argyle(ink: string, w: number): string {
  let lozenges = '',
    stitches = '';
  const h = w * 1.35;
  for (let y = TOP; y < TOP + HEIGHT + h; y += 2 * h) {
    for (let x = LEFT + 4; x < LEFT + WIDTH + w; x += 2 * w) {
      lozenges += `M${n(x)},${n(y - h)}l${n(w)},${n(h)}l${n(-w)},${n(h)}l${n(-w)},${n(-h)}z`;
      stitches += `M${n(x)},${n(y)}l${n(w)},${n(h)}M${n(x)},${n(y)}l${n(-w)},${n(h)}M${n(x)},${n(y)}l${n(w)},${n(-h)}M${n(x)},${n(y)}l${n(-w)},${n(-h)}`;
    }
  }
  return (
    fill(lozenges, ink, 'opacity=".62"') +
    line(stitches, '#FFF6E8', 1, 'opacity=".75" stroke-dasharray="4 3"')
  );
}

function stripes(ink: string, step: number): string {
  let wide = '',
    thin = '';
  for (let x = LEFT - 96; x < LEFT + WIDTH; x += step) {
    wide += `M${n(x)},${TOP + HEIGHT}l96,-${HEIGHT}h${n(step / 2)}l-96,${HEIGHT}z`;
    thin += `M${n(x + step * 0.75)},${TOP + HEIGHT}l96,-${HEIGHT}`;
  }
  return fill(wide, ink, 'opacity=".62"') + line(thin, ink, 1, 'opacity=".5"');
}

/** A ground of the pattern; `scale` makes its motif larger, for small cards. */
function backdrop(pattern: Pattern, scale = 1): string {
  const { ground, ink } = PRINT[pattern];
  const motif = { Q: gingham, D: argyle, T: stripes }[pattern];
  return (
    rect(LEFT, TOP, WIDTH, HEIGHT, ground) + motif(ink, { Q: 25, D: 16.6, T: 22 }[pattern] * scale)
  );
}

/** The grounds as shapes to be used: `p` for portraits, `q` for tiny ones. */
export const backdropDefs = (): string =>
  PATTERNS.map(
    (p) => `<g id="cs-p${p}">${backdrop(p)}</g><g id="cs-q${p}">${backdrop(p, 1.7)}</g>`,
  ).join('');
