// CU-1.5: the hourglass. A drawing of how much sand has run; the page decides how often to ask for
// it.
import { SILENT, fill, line, n, rect } from './svg.ts';

const BULB =
  'M24,20C24,62 28,66 54,94Q57,100 54,106C28,134 24,138 24,180H96C96,138 92,134 66,106Q63,100 66,94C92,66 96,62 96,20Z';

/** Half the width of the upper bulb, at this height. */
const halfAt = (y: number): number =>
  y < 52 ? 34.5 : Math.max(1.6, 34.5 - 33 * Math.pow((y - 52) / 44, 1.25));

function upperSand(left: number): string {
  const top = 95 - 63 * Math.sqrt(left),
    steps = [0, 0.25, 0.5, 0.75, 1].map((k) => top + (96 - top) * k);
  const down = steps.map((y) => `${n(60 + halfAt(y))},${n(y)}`),
    up = steps.reverse().map((y) => `${n(60 - halfAt(y))},${n(y)}`);
  return `M${down.join('L')}L${up.join('L')}Q60,${n(top + 5)} ${down[0]}Z`;
}

function lowerSand(run: number): string {
  const h = 60 * Math.sqrt(run),
    w = 10 + 24.5 * Math.sqrt(run);
  return `M${n(60 - w)},178C${n(60 - w * 0.8)},${n(178 - h * 0.4)} 54,${n(178 - h * 0.92)} 60,${n(178 - h)}C66,${n(178 - h * 0.92)} ${n(60 + w * 0.8)},${n(178 - h * 0.4)} ${n(60 + w)},178Z`;
}

/**
 * `run`: the fraction of the sand that is through, 0 to 1. Glass in the text's colour, amber sand.
 */
export function hourglass(run: number): string {
  const through = Math.min(1, Math.max(0, run)),
    left = 1 - through;
  const running = left > 0.005 && through > 0;
  return (
    `<svg ${SILENT} viewBox="0 0 120 200">${fill(BULB, 'currentColor', 'opacity=".14"')}` +
    (left > 0.005 ? fill(upperSand(left), '#FFC24B') : '') +
    (through > 0.005 ? fill(lowerSand(through), '#FFC24B') : '') +
    (running
      ? line(
          `M60,95V${n(178 - 60 * Math.sqrt(through))}`,
          '#FFC24B',
          2.4,
          'stroke-dasharray="5 4" class="cs-stream"',
        )
      : '') +
    line(BULB, 'currentColor', 3) +
    line('M34,34C34,54 38,62 46,72M34,166C34,150 38,140 46,130', '#FFF', 3.2, 'opacity=".45"') +
    rect(12, 8, 96, 12, 'currentColor', 'rx="6"') +
    rect(12, 180, 96, 12, 'currentColor', 'rx="6"') +
    '</svg>'
  );
}
