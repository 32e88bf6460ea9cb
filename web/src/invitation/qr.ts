// A QR code of a link, as one path of unit squares.
import { encode } from 'uqr';

/** The standard asks for four light modules around the code. */
const quiet = 4;
/** More bytes are no invitation: a phone could hardly read so fine a picture from across a table. */
const mostBytes = 213;

export interface QrPath {
  /** Of the picture, its light edge included. */
  readonly size: number;
  readonly path: string;
}

/** Nothing where the text is too long. */
export function qrPath(text: string): QrPath | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  const { size, data } = encode(text, { ecc: 'M', border: quiet });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: squares.join('') };
}
