// The check bytes of a QR code: Reed-Solomon over the field of 256 elements that the standard
// (ISO/IEC 18004) prescribes, with the polynomial x^8 + x^4 + x^3 + x^2 + 1.

const exponents = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = value;
  logarithms[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

/** The product of two elements of the field. */
export function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return exponents[(logarithms[a]! + logarithms[b]!) % 255]!;
}

/** The polynomial whose roots are the first `degree` powers of 2, without its leading 1. */
function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  for (let power = 0, root = 1; power < degree; power += 1, root = product(root, 2)) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = product(result[at]!, root) ^ (result[at + 1] ?? 0);
    }
  }
  return result;
}

/** The remainder of the data, shifted by `count` bytes, by the generator: the check bytes. */
export function checkBytes(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const remainder = new Uint8Array(count);
  for (const byte of data) {
    const factor = byte ^ remainder[0]!;
    remainder.copyWithin(0, 1);
    remainder[count - 1] = 0;
    for (let at = 0; at < count; at += 1) {
      remainder[at] = remainder[at]! ^ product(divisor[at]!, factor);
    }
  }
  return remainder;
}
