import { expect, test } from 'vitest';
import type { CoverMeView } from '../protocol/cover_me.ts';
import type { ChangesMessage, SnapshotMessage } from '../protocol/messages.ts';
import type { Room } from '../protocol/room.ts';
import { attended, changed, opened, serverNow } from './table_state.ts';

const room = {
  code: 'K7MQ2X',
  game: 'cover-me',
  stage: 'lobby',
  host: 0,
  seats: [{ kind: 'person', name: 'Ada', stand_in: false, muted: false }, { kind: 'open' }],
  clock: 'none',
  rematch: null,
  result: null,
} as unknown as Room;

const line = (text: string, n = 1) => ({ n, seat: 0, name: 'Ada', text, at: 1 });

const snapshot: SnapshotMessage = {
  table: 'K7MQ2X',
  seq: 5,
  now: 1000,
  snapshot: { room, clocks: [null, null], game: null, mine: null, chat: [line('one')], you: 0 },
};

const change = (seq: number, changes: ChangesMessage['changes'], now = 1000): ChangesMessage => ({
  table: 'K7MQ2X',
  seq,
  now,
  changes,
});

const lobby = opened(snapshot, 400);

test('a snapshot is the whole table, and who is there stays known', () => {
  expect(lobby).toMatchObject({ kind: 'cover-me', code: 'K7MQ2X', seq: 5, you: 0, entries: [] });
  const here = attended(lobby, { table: 'K7MQ2X', here: [true, false], spectators: 3 });
  expect(opened(snapshot, 0, here)).toMatchObject({ here: [true, false], spectators: 3 });
});

test('a seat has the number of the public where it is another', () => {
  expect(lobby.public_seq).toBe(5);
  const sealed = changed(lobby, { ...change(6, {}), public: 5 }, 0)!;
  expect(sealed).toMatchObject({ seq: 6, public_seq: 5 });
  expect(changed(sealed, { ...change(7, {}), public: 6 }, 0)).toMatchObject({ public_seq: 6 });
  expect(opened({ ...snapshot, public: 4 }, 0).public_seq).toBe(4);
});

test('keys that are there replace those of before, the others stay the same objects', () => {
  const next = changed(lobby, change(6, { room: { stage: 'playing' } }), 0)!;
  expect(next.room).toEqual({ ...room, stage: 'playing' });
  expect(next.room.seats).toBe(room.seats);
  expect(next.clocks).toBe(lobby.clocks);
  expect(lobby.room.stage).toBe('lobby');
});

test('a game comes whole and then by its keys', () => {
  const game = { month: 1, draw: 38 } as unknown as CoverMeView;
  const mine = { seat: 0, legal: [], sealed: null, featured: [] };
  const begun = changed(lobby, change(6, { game, mine }), 0)!;
  expect(begun).toMatchObject({ game, mine, you: 0 });
  const later = changed(begun, change(7, { game: { draw: 37 } }), 0)!;
  expect(later.game).toEqual({ month: 1, draw: 37 });
  expect(later.mine).toBe(begun.mine);
});

test('lines of chat are added', () => {
  const next = changed(lobby, change(6, { chat: [line('two', 2)] }), 0)!;
  expect(next.chat.map(({ text }) => text)).toEqual(['one', 'two']);
  const again = changed(next, change(7, { chat: [line('two', 2), line('two', 3)] }), 0)!;
  expect(again.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('lines of a house that does not count them are added too', () => {
  const { n: _, ...uncounted } = line('two');
  const next = changed(lobby, change(6, { chat: [uncounted, uncounted] }), 0)!;
  expect(next.chat.map(({ text }) => text)).toEqual(['one', 'two', 'two']);
});

test('lines that were taken away are gone, and the others stay the same objects', () => {
  const talk = changed(lobby, change(6, { chat: [line('two', 2), line('three', 3)] }), 0)!;
  const less = changed(talk, change(7, { unsaid: [2, 7] }), 0)!;
  expect(less.chat.map(({ text }) => text)).toEqual(['one', 'three']);
  expect(less.chat[0]).toBe(lobby.chat[0]);
  expect(changed(less, change(8, { clocks: [] }), 0)!.chat).toBe(less.chat);
  const more = changed(less, change(8, { chat: [line('four', 4)], unsaid: [3] }), 0)!;
  expect(more.chat.map(({ text }) => text)).toEqual(['one', 'four']);
});

test('every step is kept with its events and how things stood after it', () => {
  const events = [{ e: 'shuffle', pile: 'draw' }] as const;
  const one = changed(lobby, { ...change(6, { clocks: [7, null] }), events }, 0)!;
  const two = changed(one, change(7, { clocks: [8, null] }), 0)!;
  expect(two.entries.map(({ seq, clocks }) => [seq, clocks[0]])).toEqual([
    [6, 7],
    [7, 8],
  ]);
  expect(two.entries[0]?.events).toEqual(events);
});

test('what was seen already changes nothing, and a gap is found out', () => {
  expect(changed(lobby, change(5, { clocks: [1, 1] }), 0)).toBe(lobby);
  expect(changed(lobby, change(7, { clocks: [1, 1] }), 0)).toBeUndefined();
});

test('that a table is frozen is no entry of it, and heeded all the same', () => {
  const frozen = changed(lobby, change(5, { room: { stage: 'frozen' } }), 0)!;
  expect(frozen).toMatchObject({ seq: 5, room: { stage: 'frozen', code: 'K7MQ2X' } });
});

test('until it starts, the game itself may change', () => {
  const next = changed(lobby, change(6, { room: { game: 'cover-up' } as Partial<Room> }), 0)!;
  expect(next.kind).toBe('cover-up');
});

test("the server's clock is that of the message that was under way for the shortest time", () => {
  expect(serverNow(lobby, 400)).toBe(1000);
  const late = changed(lobby, change(6, {}, 2000), 2000)!;
  expect(serverNow(late, 2000)).toBe(2600);
  const quick = changed(late, change(7, {}, 3000), 2350)!;
  expect(serverNow(quick, 2350)).toBe(3000);
});

test('it is known since when somebody is away, whatever else is said meanwhile', () => {
  const presence = (here: boolean[]) => ({ table: 'K7MQ2X', here, spectators: 0 });
  const gone = attended(lobby, presence([true, false]), 2000);
  expect(gone.gone).toEqual([null, 2000]);
  const still = attended(gone, presence([false, false]), 5000);
  expect(still.gone).toEqual([5000, 2000]);
  expect(opened(snapshot, 6000, still).gone).toEqual([5000, 2000]);
  expect(attended(still, presence([true, true]), 7000).gone).toEqual([null, null]);
});
