import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from './line.ts';
import { FakeWorld } from './testing.ts';
import { Watching, type Watched } from './watching.ts';

let world: FakeWorld;
let line: Line;
let watching: Watching;
let watched: Watched;

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  line = new Line(world, {
    heard: (message) => watching.heard(message),
    ready: () => watching.resume(),
    status: () => undefined,
    quiet: () => watching.resume(),
  });
  watching = new Watching(line, (now) => (watched = now));
  line.start();
  world.socket.welcomes();
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

const snapshot = (table: string, seq: number) => ({
  table,
  seq,
  now: 0,
  snapshot: {
    room: { code: table, game: 'cover-me' },
    clocks: [],
    game: null,
    mine: null,
    you: 2,
    chat: [],
  },
});
const change = (table: string, seq: number, clocks: number[] = []) => ({
  table,
  seq,
  now: 0,
  changes: { clocks },
});
const kinds = () => world.socket.sent.map((command) => command.do);

test('a table is asked for, shown whole, and followed', () => {
  watching.watch('AAAAAA');
  expect(world.socket.last('watch')).toMatchObject({ table: 'AAAAAA' });
  world.socket.answers('watch');
  world.socket.says(snapshot('AAAAAA', 4), change('AAAAAA', 5, [1]), change('AAAAAA', 6, [2]));
  expect(watched.table).toMatchObject({ seq: 6, clocks: [2] });
  expect(watched.table?.entries).toHaveLength(2);
});

test('after a break it goes on from the last that was seen', () => {
  watching.watch('AAAAAA');
  world.socket.answers('watch');
  world.socket.says(snapshot('AAAAAA', 4), change('AAAAAA', 5));
  world.socket.drops();
  expect(watched.table?.seq).toBe(5);
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(world.socket.last('watch')).toMatchObject({ table: 'AAAAAA', since: 5, you: 2 });
  world.socket.answers('watch');
  world.socket.says(change('AAAAAA', 6, [9]));
  expect(watched.table).toMatchObject({ seq: 6, clocks: [9] });
});

test('an entry that is missing is healed by asking for the whole', () => {
  watching.watch('AAAAAA');
  world.socket.answers('watch');
  world.socket.says(snapshot('AAAAAA', 4), change('AAAAAA', 7));
  expect(world.socket.last('watch')).not.toHaveProperty('since');
  world.socket.says(snapshot('AAAAAA', 7));
  expect(watched.table?.seq).toBe(7);
});

test('a table that was created is there before its page asks for it', () => {
  world.socket.says(snapshot('BBBBBB', 1));
  watching.watch('BBBBBB');
  expect(kinds()).toEqual(['hello']);
  expect(watched.table?.code).toBe('BBBBBB');
});

test('what another table says is not mixed in', () => {
  watching.watch('AAAAAA');
  world.socket.says(snapshot('AAAAAA', 4));
  watching.watch('BBBBBB');
  expect(watched.table).toBeUndefined();
  world.socket.says(snapshot('AAAAAA', 5), change('AAAAAA', 6));
  expect(watched.table).toBeUndefined();
  world.socket.says(snapshot('BBBBBB', 1));
  expect(watched.table?.code).toBe('BBBBBB');
});

test('a refusal is kept for the page', async () => {
  watching.watch('AAAAAA');
  const refusal = { ok: false, code: 'no_such_table', clause: null, why: 'No such table.' };
  world.socket.answers('watch', refusal);
  await vi.advanceTimersByTimeAsync(0);
  expect(watched.refusal).toMatchObject(refusal);
});

test('who may not watch any longer is told as by a refusal', () => {
  watching.watch('AAAAAA');
  world.socket.says(snapshot('AAAAAA', 4), { table: 'AAAAAA', watching: false });
  expect(watched).toMatchObject({ table: undefined, refusal: { code: 'no_spectators' } });
});

test('a refusal that passes is tried again by itself', async () => {
  watching.watch('AAAAAA');
  world.socket.answers('watch', { ok: false, code: 'unavailable', clause: null, why: 'Later.' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(watched.refusal).toBeUndefined();
  expect(kinds().filter((kind) => kind === 'watch')).toHaveLength(2);
});

test('leaving is told to the server, and nothing is asked for after a break', () => {
  watching.watch('AAAAAA');
  world.socket.says(snapshot('AAAAAA', 4));
  watching.leave();
  expect(kinds().at(-1)).toBe('unwatch');
  expect(watched.table).toBeUndefined();
  world.socket.drops();
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(kinds()).toEqual(['hello']);
});

test('a silent line is tried by asking for what happened since', () => {
  watching.watch('AAAAAA');
  world.socket.answers('watch');
  world.socket.says(snapshot('AAAAAA', 4));
  vi.advanceTimersByTime(30_000);
  expect(world.socket.last('watch')).toMatchObject({ since: 4 });
});

test('who is there is kept up to date', () => {
  watching.watch('AAAAAA');
  world.socket.says(snapshot('AAAAAA', 4), { table: 'AAAAAA', here: [true], spectators: 2 });
  expect(watched.table).toMatchObject({ here: [true], spectators: 2 });
});
