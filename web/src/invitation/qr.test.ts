import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath, type QrPath } from './qr.ts';

/** The picture as a phone's camera would give it: so many pixels for each square, red to opacity. */
function photographed({ size, path }: QrPath, scale = 4): [Uint8ClampedArray, number, number] {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < scale; ++down) {
      const from = ((Number(y) * scale + down) * side + Number(x) * scale) * 4;
      for (let at = 0; at < scale * 4; ++at) if (at % 4 !== 3) pixels[from + at] = 0;
    }
  }
  return [pixels, side, side];
}

const readBack = (text: string) => jsQR(...photographed(qrPath(text)!))?.data;

test.each([
  'http://localhost:8080/t/K7MQ2X',
  'https://spill.example.no/blåbær/t/K7MQ2X',
  `https://${'a'.repeat(60)}.example/t/K7MQ2X`,
  'x'.repeat(213),
])('another reader reads the code of %s', (text) => {
  expect(readBack(text)).toBe(text);
});

test('four light modules stand around the code, and dark ones touch them', () => {
  const { size, path } = qrPath('http://localhost:8080/t/K7MQ2X')!;
  const at = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...at), Math.max(...at)]).toEqual([4, size - 5]);
});

test('the smallest code that holds a text is taken', () => {
  const size = (length: number) => qrPath('x'.repeat(length))!.size - 8;
  expect([14, 15, 26, 27, 180, 181, 213].map(size)).toEqual([21, 25, 25, 29, 53, 57, 57]);
});

test('a text that is too long for an invitation has no code', () => {
  expect(qrPath('x'.repeat(214))).toBeUndefined();
});
