// The drawn code and the hash were compared with what another encoder makes of the same texts, and every
// version was read back by another decoder.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, type Modules } from './qr.ts';
import { penaltyOf } from './qr_masks.ts';
import { checkBytes, product } from './reed_solomon.ts';

const drawn = (modules: Modules | undefined): string[] =>
  (modules ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('the link of a table', () => {
  expect(drawn(qrCode('http://localhost:8080/t/K7MQ2X'))).toEqual(
    `
  #######.#.##.###...##.#######
  #.....#.###.##..###...#.....#
  #.###.#...##....#...#.#.###.#
  #.###.#.##.##.##.###..#.###.#
  #.###.#...###.#.#..##.#.###.#
  #.....#..###.#.#####..#.....#
  #######.#.#.#.#.#.#.#.#######
  ........#####..####.#........
  #.##.###.##.##.#..###.#..#.##
  .#..##.##.#.####.###.####...#
  ..#.#.##...###..#...#.##..##.
  ...###....#.#...#.##..####..#
  .##.#.#.##....##.####....##..
  ##...#.###..#.#.#####.#....##
  ##.#.##...#.##.#####.#.#.####
  #......#..###.#.#.....#.#..#.
  ##...##.###...#####..#.##..#.
  ..#.##.######.#.##...#.#..##.
  #.#...#...#.#####....#.#.##..
  ..#.##.#.##.###..##.####..#..
  .##..####..#.##.#.#.#######..
  ........#...#..##..##...#####
  #######.####..##.#.##.#.##.#.
  #.....#.########..###...#....
  #.###.#.....#....##.#####.#.#
  #.###.#.#####....##..#.###.#.
  #.###.#.#.#.##..##.###.#.#..#
  #.....#..#..#.##..###..#.#.#.
  #######.#.#.#.#####.#...#..#.
`
      .trim()
      .split(/\s+/),
  );
});

test('a long text in several blocks, with the version written out', () => {
  const bits = drawn(qrCode('w'.repeat(180))).map((row) =>
    row.replace(/#/g, '1').replace(/\./g, '0'),
  );
  expect(createHash('sha256').update(bits.join('\n')).digest('hex')).toBe(
    '17fbfea48a37b81d18426df64cbbe58b569ee1d9b249a0c13e252686dd652be7',
  );
});

test('the smallest version that holds a text is taken', () => {
  const size = (length: number) => qrCode('x'.repeat(length))?.length;
  expect([14, 15, 26, 27, 180, 181, 213].map(size)).toEqual([21, 25, 25, 29, 53, 57, 57]);
});

test('a text that is too long for an invitation has no code', () => {
  expect(qrCode('x'.repeat(214))).toBeUndefined();
});

test('check bytes are those of the worked example of the standard', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect([...checkBytes(Uint8Array.from(data), 10)]).toEqual([
    196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
  ]);
});

test('the field has a one and a nought, and multiplies modulo its polynomial', () => {
  expect([product(1, 77), product(0, 77), product(2, 128), product(200, 3)]).toEqual([
    77,
    0,
    29,
    product(3, 200),
  ]);
});

test('penalties: runs, squares, likenesses of finders, imbalance', () => {
  const lines = (...rows: string[]) => rows.map((row) => [...row].map((module) => module === '#'));
  expect(penaltyOf(lines('#.', '.#'))).toBe(0);
  expect(penaltyOf(lines('##', '##'))).toBe(3 + 100);
  const stripes = lines('#####', '.....', '#####', '.....', '#.#.#');
  expect(penaltyOf(stripes)).toBe(4 * 3);
});
