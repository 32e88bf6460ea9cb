// Which symbols a card in the air covers exactly: the difference between what the engine says of the pile with
// it and without it.
import type { PileCheck } from '../../engine/cover_up.ts';
import type { Square, Symbol } from '../../protocol/cover_up.ts';

type Checked = Pick<PileCheck, 'squares' | 'conflicts'>;

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

export function meetingsOf(
  before: Checked | undefined,
  now: Checked | undefined,
): readonly Symbol[] {
  if (now === undefined) return [];
  const heights = new Map(before?.squares.map((square) => [keyOf(square), square.height]));
  // Different symbols on a square are a conflict, however many of them are equal.
  const conflicts = new Set(now.conflicts.map(keyOf));
  const met = now.squares.filter(
    (square) =>
      square.height > 1 &&
      square.height > (heights.get(keyOf(square)) ?? 0) &&
      !conflicts.has(keyOf(square)),
  );
  return [...new Set(met.map(({ symbol }) => symbol))];
}
