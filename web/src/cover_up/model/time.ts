// CU-3.1, CU-4: what the clock says in a round. All times are milliseconds of the server's clock.
import type { CoverUpView } from '../../protocol/cover_up.ts';

/** Seconds that are left, the last of them as 1. */
export function secondsLeft(deadline: number | null, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** How much of the sand is through, 0 to 1; it lies still until someone has flipped the hourglass. */
export function sandRun(view: CoverUpView, hourglass_s: number, now: number): number {
  if (view.phase !== 'hourglass' || view.deadline === null) return 0;
  const left = (view.deadline - now) / (hourglass_s * 1000);
  return Math.min(1, Math.max(0, 1 - left));
}

const spoken = [20, 10, 5];

/** The second that is to be spoken when the time left goes from one to the other. */
export function secondToSay(before: number, left: number): number | undefined {
  return spoken.find((second) => left <= second && second < before && left > 0);
}
