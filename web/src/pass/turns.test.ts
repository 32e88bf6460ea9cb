import { describe, expect, test } from 'vitest';
import type { TableState } from '../connection/table_state.ts';
import { opened, showing, wentOn, type Device } from './turns.ts';

const person = (name: string) => ({ kind: 'person', name, stand_in: false });
const bot = { kind: 'bot', name: 'Iris', level: 'easy' };
const fresh: Device = { holder: undefined, watched: 0 };

interface Entry {
  readonly seq: number;
  readonly events: readonly object[];
}

const tableOf = (parts: object, seats: readonly object[]) =>
  ({ seq: 10, entries: [], room: { stage: 'playing', seats }, ...parts }) as unknown as TableState;

const coverMe = (to_act: readonly number[], entries: readonly Entry[] = [], more: object = {}) =>
  tableOf({ kind: 'cover-me', game: { to_act }, entries, ...more }, [
    person('Anna'),
    person('Bo'),
    bot,
    person('Dag'),
  ]);

const month: Entry = { seq: 10, events: [{ e: 'month' }] };
const take: Entry = { seq: 9, events: [{ e: 'act', kind: 'take' }] };

describe('Cover Me', () => {
  test('the first who is to decide is covered until she shows her hand', () => {
    expect(showing(coverMe([0, 1]), fresh)).toEqual({ is: 'cover', seat: 0 });
    const device = opened(fresh, 0);
    expect(showing(coverMe([0, 1]), device)).toEqual({ is: 'hand', seat: 0 });
  });

  test('a sealed choice passes the device on, in the order of seats', () => {
    expect(showing(coverMe([1, 3]), opened(fresh, 0))).toEqual({ is: 'cover', seat: 1 });
    expect(showing(coverMe([0, 3]), opened(fresh, 1))).toEqual({ is: 'cover', seat: 3 });
    expect(showing(coverMe([0]), opened(fresh, 3))).toEqual({ is: 'cover', seat: 0 });
  });

  test('who has two decisions in a row keeps the device', () => {
    expect(showing(coverMe([1], [take]), opened(fresh, 1))).toEqual({ is: 'hand', seat: 1 });
  });

  test('while only a bot thinks, all look at the table', () => {
    expect(showing(coverMe([2]), opened(fresh, 1))).toEqual({ is: 'together', ready: false });
  });

  test('what is opened is watched together, and then every hand is covered', () => {
    const table = coverMe([0, 1], [take, month]);
    expect(showing(table, opened(fresh, 0))).toEqual({ is: 'together', ready: true });
    const device = wentOn(table);
    expect(showing(table, device)).toEqual({ is: 'cover', seat: 0 });
    expect(showing(table, opened(device, 0))).toEqual({ is: 'hand', seat: 0 });
  });

  test('votes are opened together too', () => {
    const votes: Entry = { seq: 10, events: [{ e: 'act', kind: 'vote' }] };
    expect(showing(coverMe([0], [votes]), opened(fresh, 0)).is).toBe('together');
  });

  test('nobody goes on while nothing is to be decided', () => {
    expect(showing(coverMe([2], [month]), fresh)).toEqual({ is: 'together', ready: false });
  });

  test('a game that is over is shown to all', () => {
    const over = coverMe([], [month], { room: { stage: 'over', seats: [] } });
    expect(showing(over, opened(fresh, 0))).toEqual({ is: 'over' });
  });
});

describe('Cover Up', () => {
  const seat = (done: boolean, must_return = false) => ({ done, must_return });
  const coverUp = (phase: string, seats: readonly object[], entries: readonly Entry[] = []) =>
    tableOf({ kind: 'cover-up', game: { phase, seats }, entries }, [person('Anna'), person('Bo')]);

  test('people build one after the other; being done passes the device on', () => {
    expect(showing(coverUp('count-in', [seat(false), seat(false)]), fresh)).toEqual({
      is: 'cover',
      seat: 0,
    });
    const building = coverUp('building', [seat(true), seat(false)]);
    expect(showing(building, opened(fresh, 0))).toEqual({ is: 'cover', seat: 1 });
    expect(showing(building, opened(fresh, 1))).toEqual({ is: 'hand', seat: 1 });
  });

  test('the scoring is watched together, then each returns a card', () => {
    const round: Entry = { seq: 10, events: [{ e: 'round' }] };
    const scored = coverUp('returning', [seat(true, true), seat(true, true)], [round]);
    expect(showing(scored, opened(fresh, 1))).toEqual({ is: 'together', ready: true });
    expect(showing(scored, wentOn(scored))).toEqual({ is: 'cover', seat: 0 });
    const returned = coverUp('returning', [seat(true), seat(true, true)], [round]);
    expect(showing(returned, { holder: 0, watched: 10 })).toEqual({ is: 'cover', seat: 1 });
  });

  test('a scoring after which nobody returns anything is watched on', () => {
    const ended = coverUp('ended', [seat(true), seat(true)]);
    expect(showing(ended, fresh)).toEqual({ is: 'together', ready: false });
  });
});
