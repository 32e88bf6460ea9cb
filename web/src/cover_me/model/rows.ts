// Which magazine a row is, and in which order the rows lie before a viewer: the own last, nearest to the
// hand. A row's magazine never changes: five houses for five seats; with two players the other two rows
// have houses of their own, whether fictional players' (CM-8) or second magazines (CM-9).
import { magazines, type Magazine } from '../../art/cover_me.ts';
import type { CoverMeView, RowView } from '../../protocol/cover_me.ts';

export function houseOf(row: Pick<RowView, 'seat' | 'row'>): Magazine {
  const at = row.seat === null ? 2 + row.row : row.seat + 2 * row.row;
  return magazines[at % magazines.length]!;
}

export function keyOf(row: Pick<RowView, 'seat' | 'row'>): string {
  return `${row.seat ?? 'f'}.${row.row}`;
}

/** Clockwise from the seat after the viewer's; fictional rows first, the own last. */
export function rowsBefore(view: CoverMeView): RowView[] {
  const { seat } = view;
  if (seat === null) return [...view.rows];
  const players = view.hand_sizes.length;
  const distance = (row: RowView) =>
    row.seat === null ? -1 : (row.seat - seat - 1 + players) % players;
  return [...view.rows].sort((a, b) => distance(a) - distance(b) || a.row - b.row);
}

/** What stands in a row for the months that have no open cover yet. */
export type Slot = 'sealed' | 'choosing' | 'empty' | 'face-down';

/** CM-4.1, CM-8.2: how the cover of the present month is doing. */
export function slotOf(view: CoverMeView, row: RowView, month: number): Slot {
  if (row.cards[month - 1] === null) return 'face-down';
  if (view.phase !== 'month' || month !== view.month || row.seat === null) return 'empty';
  if (view.to_act.includes(row.seat)) return 'choosing';
  return view.deciding.includes(row.seat) ? 'sealed' : 'empty';
}
