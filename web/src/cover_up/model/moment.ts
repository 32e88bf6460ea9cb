// What moment of the game it is for a player or a watcher, which clauses of the rules matter then, and what the clock
// says (CU-3.1, CU-4). All times are milliseconds of the server's clock.
import type { CoverUpView, OwnView } from '../../protocol/cover_up.ts';
import type { CoverUpNumber } from '../rules.ts';

export type Moment =
  | 'countIn'
  | 'building'
  | 'hourglass'
  | 'done'
  | 'alone'
  | 'watching'
  | 'returning'
  | 'returned'
  | 'ended'
  | 'endedAlone';

/** The most telling first. */
export const clausesAt: Readonly<Record<Moment, readonly CoverUpNumber[]>> = {
  countIn: ['3.1', '3.3', '3.4', '5.2'],
  building: ['3.2', '3.3', '3.4', '5.2', '5.3', '4.1', '5.4', '4.3'],
  hourglass: ['4.2', '3.3', '3.4', '5.1', '5.3'],
  done: ['4.2', '5.1', '5.4'],
  alone: ['3.2', '3.3', '3.4', '5.2', '5.3', '7.2'],
  watching: ['3.1', '3.3', '3.4', '4.1', '4.2'],
  returning: ['6.1', '6.2', '5.1', '5.2', '5.3', '5.4', '7.1'],
  returned: ['6.1', '6.2', '6.3'],
  ended: ['6.4', '5.5', '5.2', '5.3', '5.4', '7.1'],
  endedAlone: ['7.2', '7.1', '5.2', '5.3'],
};

/** The coach's words for a moment (`helpCoverUp.coach.…`), and the chapter of the rules whose picture goes with them. */
export const adviceAt = {
  countIn: { coach: 'building', chapter: 'round' },
  building: { coach: 'building', chapter: 'pile' },
  hourglass: { coach: 'hourglass', chapter: 'hourglass' },
  done: { coach: 'done', chapter: 'scoring' },
  alone: { coach: 'alone', chapter: 'pile' },
  watching: { coach: 'building', chapter: 'pile' },
  returning: { coach: 'returning', chapter: 'between' },
  returned: { coach: 'returning', chapter: 'between' },
  ended: { coach: 'ended', chapter: 'end' },
  endedAlone: { coach: 'ended', chapter: 'end' },
} as const satisfies Readonly<Record<Moment, { coach: string; chapter: string }>>;

export function momentOf(view: CoverUpView, mine: OwnView | null | undefined): Moment {
  const alone = view.seats.length === 1;
  switch (view.phase) {
    case 'count-in':
      return 'countIn';
    case 'building':
    case 'hourglass':
      if (!mine) return 'watching';
      if (!mine.may_arrange) return 'done';
      if (alone) return 'alone';
      return view.phase;
    case 'returning':
      return mine && !view.seats[mine.seat]!.must_return ? 'returned' : 'returning';
    case 'ended':
      return alone ? 'endedAlone' : 'ended';
  }
}

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
