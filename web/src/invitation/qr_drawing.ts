// The square of a QR code: finders, timing, alignment and version, which are the same for every text of a
// version, and the zigzag in which the codewords fill what is left.

/** Centres of alignment patterns, by version. */
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export class Drawing {
  readonly size: number;
  readonly version: number;
  readonly dark: boolean[][];
  /** Modules that do not depend on the text: they are not masked. */
  readonly fixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.dark = this.#blank();
    this.fixed = this.#blank();
    this.#drawTiming();
    this.#drawFinders();
    this.#drawAlignments();
    this.#reserveFormat();
    if (version >= 7) this.#drawVersion();
  }

  set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** From the bottom right, two columns at a time, up and down in turn, most significant bit first. */
  placeCodewords(codewords: Uint8Array): void {
    let bit = 0;
    for (const [x, y] of this.#zigzag()) {
      const byte = codewords[bit >> 3] ?? 0;
      this.dark[y]![x] = ((byte >> (7 - (bit & 7))) & 1) === 1;
      bit += 1;
    }
  }

  /** The 15 bits of error correction and mask, twice: around the first finder and beside the others. */
  drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const dark = (at: number): boolean => ((bits >> at) & 1) === 1;
    const last = this.size - 1;
    for (let at = 0; at < 6; at += 1) this.set(8, at, dark(at));
    this.set(8, 7, dark(6));
    this.set(8, 8, dark(7));
    this.set(7, 8, dark(8));
    for (let at = 9; at < 15; at += 1) this.set(14 - at, 8, dark(at));
    for (let at = 0; at < 8; at += 1) this.set(last - at, 8, dark(at));
    for (let at = 8; at < 15; at += 1) this.set(8, last - 14 + at, dark(at));
    this.set(8, last - 7, true);
  }

  *#zigzag(): Generator<readonly [x: number, y: number]> {
    let upwards = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5; // the column of the timing pattern
      for (let step = 0; step < this.size; step += 1) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.fixed[y]![x]) yield [x, y];
      }
      upwards = !upwards;
    }
  }

  #blank(): boolean[][] {
    return Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  #drawTiming(): void {
    for (let at = 0; at < this.size; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
  }

  /** Rings of 7, 5 and 3 modules in three corners, with a light border. */
  #drawFinders(): void {
    const far = this.size - 4;
    for (const [centerX, centerY] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const) {
      this.#drawRings(centerX, centerY, 4, (ring) => ring !== 2 && ring !== 4);
    }
  }

  #drawAlignments(): void {
    const centers = alignments[this.version - 1] ?? [];
    const last = centers.length - 1;
    for (const [row, y] of centers.entries()) {
      for (const [column, x] of centers.entries()) {
        const onFinder =
          (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
        if (!onFinder) this.#drawRings(x, y, 2, (ring) => ring !== 1);
      }
    }
  }

  #drawRings(
    centerX: number,
    centerY: number,
    radius: number,
    dark: (ring: number) => boolean,
  ): void {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const x = centerX + dx;
        const y = centerY + dy;
        const inside = x >= 0 && y >= 0 && x < this.size && y < this.size;
        if (inside) this.set(x, y, dark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #reserveFormat(): void {
    this.drawFormat(0);
  }

  #drawVersion(): void {
    const bits = withCheck(this.version, 12, 0x1f25);
    for (let at = 0; at < 18; at += 1) {
      const dark = ((bits >> at) & 1) === 1;
      const near = Math.floor(at / 3);
      const far = this.size - 11 + (at % 3);
      this.set(far, near, dark);
      this.set(near, far, dark);
    }
  }
}

/** Error correction M is 00; what is written is mixed with a constant, so that it is never all light. */
function formatBits(mask: number): number {
  return withCheck(mask, 10, 0x537) ^ 0x5412;
}

/** The value followed by the remainder of its division, with `count` check bits. */
function withCheck(value: number, count: number, divisor: number): number {
  let remainder = value;
  for (let bit = 0; bit < count; bit += 1) {
    remainder = (remainder << 1) ^ ((remainder >> (count - 1)) * divisor);
  }
  return (value << count) | remainder;
}
