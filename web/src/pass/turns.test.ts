import { describe, expect, test } from 'vitest';
import type { TableState } from '../connection/table_state.ts';
import { opened, showing as showingOf, wentOn, type Device } from './turns.ts';

const fresh: Device = { holder: undefined, watched: 0 };

interface Entry {
  readonly seq: number;
  readonly events: readonly object[];
}

/** The public's table, and that of each of the people. */
interface Seen {
  readonly table: TableState;
  readonly own: readonly TableState[];
}
const seen = (parts: object, mine: readonly object[]): Seen => {
  const table = { seq: 10, entries: [], room: { stage: 'playing' }, mine: null, ...parts };
  const own = mine.map((each, seat) => ({ ...table, mine: { seat, ...each } }));
  return { table, own } as unknown as Seen;
};
const showing = ({ table, own }: Seen, device: Device) => showingOf(table, own, device);

/** Three people and a bot. */
const coverMe = (to_act: readonly number[], entries: readonly Entry[] = [], more: object = {}) =>
  seen({ kind: 'cover-me', game: { to_act }, entries, ...more }, [{}, {}, {}]);

const month: Entry = { seq: 10, events: [{ e: 'month' }] };
const take: Entry = { seq: 9, events: [{ e: 'act', kind: 'take' }] };

describe('Cover Me', () => {
  test('the first who is to decide is covered until she shows her hand', () => {
    expect(showing(coverMe([0, 1]), fresh)).toEqual({ is: 'cover', seat: 0 });
    const device = opened(fresh, 0);
    expect(showing(coverMe([0, 1]), device)).toEqual({ is: 'hand', seat: 0 });
  });

  test('a sealed choice passes the device on, in the order of seats', () => {
    expect(showing(coverMe([1, 2]), opened(fresh, 0))).toEqual({ is: 'cover', seat: 1 });
    expect(showing(coverMe([0, 2]), opened(fresh, 1))).toEqual({ is: 'cover', seat: 2 });
    expect(showing(coverMe([0]), opened(fresh, 2))).toEqual({ is: 'cover', seat: 0 });
  });

  test('who has two decisions in a row keeps the device', () => {
    expect(showing(coverMe([1], [take]), opened(fresh, 1))).toEqual({ is: 'hand', seat: 1 });
  });

  test('while only a bot thinks, all look at the table', () => {
    expect(showing(coverMe([3]), opened(fresh, 1))).toEqual({ is: 'together', ready: false });
  });

  test('what is opened is watched together, and then every hand is covered', () => {
    const table = coverMe([0, 1], [take, month]);
    expect(showing(table, opened(fresh, 0))).toEqual({ is: 'together', ready: true });
    const device = wentOn(table.table);
    expect(showing(table, device)).toEqual({ is: 'cover', seat: 0 });
    expect(showing(table, opened(device, 0))).toEqual({ is: 'hand', seat: 0 });
  });

  test('votes are opened together too', () => {
    const votes: Entry = { seq: 10, events: [{ e: 'act', kind: 'vote' }] };
    expect(showing(coverMe([0], [votes]), opened(fresh, 0)).is).toBe('together');
  });

  test('nobody goes on while nothing is to be decided', () => {
    expect(showing(coverMe([3], [month]), fresh)).toEqual({ is: 'together', ready: false });
  });

  test('a game that is over is shown to all', () => {
    const over = coverMe([], [month], { room: { stage: 'over' } });
    expect(showing(over, opened(fresh, 0))).toEqual({ is: 'over' });
  });
});

describe('Cover Up', () => {
  const building = { may_be_done: true, returnable: [], to_return: null };
  const idle = { ...building, may_be_done: false };
  const returning = { ...idle, returnable: ['ab..cd..'] };
  const returned = { ...returning, to_return: 'ab..cd..' };
  const coverUp = (phase: string, mine: readonly object[], entries: readonly Entry[] = []) =>
    seen({ kind: 'cover-up', game: { phase }, entries }, mine);

  test('people build one after the other; being done passes the device on', () => {
    expect(showing(coverUp('count-in', [idle, idle]), fresh)).toEqual({
      is: 'cover',
      seat: 0,
    });
    const second = coverUp('building', [idle, building]);
    expect(showing(second, opened(fresh, 0))).toEqual({ is: 'cover', seat: 1 });
    expect(showing(second, opened(fresh, 1))).toEqual({ is: 'hand', seat: 1 });
  });

  test('the scoring is watched together, then each returns a card', () => {
    const round: Entry = { seq: 10, events: [{ e: 'round' }] };
    const scored = coverUp('returning', [returning, returning], [round]);
    expect(showing(scored, opened(fresh, 1))).toEqual({ is: 'together', ready: true });
    expect(showing(scored, wentOn(scored.table))).toEqual({ is: 'cover', seat: 0 });
    const first = coverUp('returning', [returned, returning], [round]);
    expect(showing(first, { holder: 0, watched: 10 })).toEqual({ is: 'cover', seat: 1 });
  });

  test('a scoring after which nobody returns anything is watched on', () => {
    const ended = coverUp('ended', [idle, idle]);
    expect(showing(ended, fresh)).toEqual({ is: 'together', ready: false });
  });
});
