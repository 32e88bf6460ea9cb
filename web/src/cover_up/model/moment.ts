// What moment of the game it is for a player or a watcher, and which clauses of the rules matter then, the
// most telling first.
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
