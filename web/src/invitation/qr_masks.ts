// A QR code is mixed with one of eight masks, so that there are no large empty places and nothing that looks
// like a finder; the one with the lowest penalty by the standard's four rules is taken.
import type { Modules } from './qr.ts';
import type { Drawing } from './qr_drawing.ts';

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The drawing under the mask that suits it best. */
export function bestMasked(drawing: Drawing): Modules {
  let best: Modules = [];
  let least = Infinity;
  for (const mask of masks.keys()) {
    const candidate = masked(drawing, mask);
    const penalty = penaltyOf(candidate);
    if (penalty < least) [best, least] = [candidate, penalty];
  }
  return best;
}

function masked(drawing: Drawing, mask: number): Modules {
  drawing.drawFormat(mask);
  const flips = masks[mask]!;
  return drawing.dark.map((row, y) =>
    row.map((dark, x) => (drawing.fixed[y]![x] ? dark : dark !== flips(x, y))),
  );
}

export function penaltyOf(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  const lines = [...modules, ...columns];
  const along = lines.reduce((sum, line) => sum + runs(line) + finderLike(line), 0);
  return along + blocks(modules) + imbalance(modules);
}

/** 3 for five equal modules in a line, and 1 for each one more. */
function runs(line: readonly boolean[]): number {
  let penalty = 0;
  let length = 0;
  for (const [at, dark] of line.entries()) {
    length = at > 0 && dark === line[at - 1] ? length + 1 : 1;
    if (length === 5) penalty += 3;
    else if (length > 5) penalty += 1;
  }
  return penalty;
}

/** 40 for each likeness of a finder with four light modules on one side. */
function finderLike(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  let penalty = 0;
  for (const likeness of ['00001011101', '10111010000']) {
    for (let at = text.indexOf(likeness); at >= 0; at = text.indexOf(likeness, at + 1))
      penalty += 40;
  }
  return penalty;
}

/** 3 for each square of two by two. */
function blocks(modules: Modules): number {
  let penalty = 0;
  for (let y = 1; y < modules.length; y += 1) {
    for (let x = 1; x < modules.length; x += 1) {
      const dark = modules[y]![x];
      const same = [modules[y]![x - 1], modules[y - 1]![x], modules[y - 1]![x - 1]];
      if (same.every((other) => other === dark)) penalty += 3;
    }
  }
  return penalty;
}

/** 10 for each five percent away from half dark. */
function imbalance(modules: Modules): number {
  const dark = modules.flat().filter(Boolean).length;
  const share = (dark * 100) / modules.length ** 2;
  return 10 * Math.floor(Math.abs(share - 50) / 5);
}
