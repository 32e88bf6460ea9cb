// A QR code of a link: versions 1 to 10 (up to 213 bytes), byte mode, error correction M, as in
// ISO/IEC 18004. Longer texts and other modes are of no use to an invitation.
import { checkBytes } from './reed_solomon.ts';
import { bestMasked } from './qr_masks.ts';
import { Drawing } from './qr_drawing.ts';

/** Rows of modules, true for dark. The quiet zone around them is the page's. */
export type Modules = readonly (readonly boolean[])[];

/** By version, for error correction M: check bytes of a block, blocks, bytes of data in all. */
const capacities = [
  { check: 10, blocks: 1, data: 16 },
  { check: 16, blocks: 1, data: 28 },
  { check: 26, blocks: 1, data: 44 },
  { check: 18, blocks: 2, data: 64 },
  { check: 24, blocks: 2, data: 86 },
  { check: 16, blocks: 4, data: 108 },
  { check: 18, blocks: 4, data: 124 },
  { check: 22, blocks: 4, data: 154 },
  { check: 22, blocks: 5, data: 182 },
  { check: 26, blocks: 5, data: 216 },
] as const;
type Capacity = (typeof capacities)[number];

/** The modules of a text; nothing where it is too long. */
export function qrCode(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 + capacities.findIndex(({ data }, at) => bytes.length + (at < 9 ? 2 : 3) <= data);
  const capacity = capacities[version - 1];
  if (capacity === undefined) return undefined;
  const codewords = interleaved(packed(bytes, version, capacity), capacity);
  const drawing = new Drawing(version);
  drawing.placeCodewords(codewords);
  return bestMasked(drawing);
}

/** Mode, length, text, an end, and filling. */
function packed(bytes: Uint8Array, version: number, { data }: Capacity): Uint8Array {
  const bits: number[] = [];
  const append = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  append(0b0100, 4);
  append(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => append(byte, 8));
  append(0, Math.min(4, data * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let at = 0; bits.length < data * 8; at += 1) append(at % 2 === 0 ? 0xec : 0x11, 8);
  return Uint8Array.from({ length: data }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** In blocks, each with its check bytes, written byte by byte in turn. The last blocks may be longer by one. */
function interleaved(data: Uint8Array, { check, blocks }: Capacity): Uint8Array {
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const parts: Uint8Array[] = [];
  for (let block = 0, from = 0; block < blocks; block += 1) {
    const to = from + short + (block < shortBlocks ? 0 : 1);
    parts.push(data.slice(from, to));
    from = to;
  }
  const checks = parts.map((part) => checkBytes(part, check));
  return Uint8Array.from([...inTurn(parts, short + 1), ...inTurn(checks, check)]);
}

function inTurn(parts: readonly Uint8Array[], longest: number): number[] {
  const result: number[] = [];
  for (let at = 0; at < longest; at += 1) {
    for (const part of parts) if (at < part.length) result.push(part[at]!);
  }
  return result;
}
