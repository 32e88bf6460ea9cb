// How long to wait before coming back: longer after each failure, and never quite the same, so that the
// players of a server that restarts do not all come at once.
import type { ByeReason } from '../protocol/messages.ts';

const firstMs = 500;
const longestMs = 15_000;
/** After being sent away for our own fault, or for want of room, coming back at once would only repeat it. */
const sentAwayMs = 5_000;

const sentAway: readonly ByeReason[] = ['flood', 'too_large', 'full', 'banned'];

/** The pause before attempt number `failures` (from 1); between a half of it and all of it, by chance. */
export function pauseBefore(
  failures: number,
  bye: ByeReason | undefined,
  chance: () => number,
): number {
  const grown = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  const whole = bye !== undefined && sentAway.includes(bye) ? sentAwayMs + grown : grown;
  return whole * (0.5 + chance() / 2);
}

const minuteMs = 60_000;
const refusedMs = [minuteMs, 5 * minuteMs, 30 * minuteMs];

/** The pause after so many refusals in a row (from 1); none where it is to be left at that. */
export function pauseAfterRefusal(refusals: number): number | undefined {
  return refusedMs[refusals - 1];
}
