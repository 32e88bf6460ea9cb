import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalCodes, type RefusalCode } from '../protocol/commands.ts';
import { Line, type LineStatus } from './line.ts';
import { newCommandId } from './outside.ts';
import { pauseBefore } from './pauses.ts';
import { FakeWorld } from './testing.ts';

let world: FakeWorld;
let line: Line;
let statuses: LineStatus['is'][];
let heard: object[];
let calls: string[];
let bye: string | undefined;
let refusedWith: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  statuses = [];
  heard = [];
  calls = [];
  line = new Line(world, {
    heard: (message) => heard.push(message),
    ready: () => calls.push(`ready, ${world.socket.sent.length} sent`),
    status: (status) => {
      statuses.push(status.is);
      bye = status.is === 'broken' ? status.bye : undefined;
      refusedWith = status.is === 'refused' ? status.code : undefined;
    },
    quiet: () => calls.push('quiet'),
  });
  line.start();
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

const say = { do: 'say', table: 'K7MQ2X', text: 'Hello' } as const;

test('a first hello has no token, and the one that comes is kept for the next', () => {
  world.socket.onopen?.();
  expect(world.socket.last('hello')).not.toHaveProperty('token');
  world.socket.answers('hello', { ok: true, token: 'abc', now: 0 });
  expect(world.kept).toBe('abc');
  world.socket.drops();
  vi.runOnlyPendingTimers();
  world.socket.onopen?.();
  expect(world.socket.last('hello')['token']).toBe('abc');
});

test('a command waits for hello, and its answer comes to who asked', async () => {
  const answer = line.ask(say);
  world.socket.onopen?.();
  expect(world.socket.sent.map((command) => command.do)).toEqual(['hello']);
  world.socket.answers('hello', { ok: true, token: 't', now: 0 });
  world.socket.answers('say', { ok: true, seq: 12 });
  expect(await answer).toMatchObject({ ok: true, seq: 12 });
});

test('a refusal is an answer with its reason', async () => {
  world.socket.welcomes();
  const answer = line.ask(say);
  world.socket.answers('say', { ok: false, code: 'chat_off', clause: null, why: 'No chat.' });
  expect(await answer).toMatchObject({ ok: false, code: 'chat_off' });
});

test('what was not answered is sent again with the same id after coming back', async () => {
  world.socket.welcomes();
  const first = world.socket;
  const answer = line.ask(say);
  const { id } = first.last('say');
  first.drops();
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(world.socket.last('say').id).toBe(id);
  world.socket.answers('say', { ok: true, seq: 3 });
  expect(await answer).toMatchObject({ seq: 3 });
});

test('what was answered is not sent again', async () => {
  world.socket.welcomes();
  const answer = line.ask(say);
  world.socket.answers('say');
  await answer;
  world.socket.drops();
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(world.socket.sent.map((command) => command.do)).toEqual(['hello']);
});

test('what makes sense only now is given up when the line breaks', async () => {
  world.socket.welcomes();
  const answer = line.askOnce({ do: 'unwatch' });
  world.socket.drops();
  expect(await answer).toBeUndefined();
  expect(await line.askOnce({ do: 'unwatch' })).toBeUndefined();
});

test('a drop is told at once, and that it is healed', () => {
  world.socket.welcomes();
  world.socket.drops();
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(statuses).toEqual(['connecting', 'open', 'broken', 'open']);
});

test('the owner is told before old commands are sent again', () => {
  void line.ask(say);
  world.socket.welcomes();
  expect(calls).toEqual(['ready, 1 sent']);
  expect(world.socket.sent).toHaveLength(2);
});

test('a message holds several objects, one a line', () => {
  world.socket.welcomes();
  const here = { table: 'K7MQ2X', here: [true], spectators: 0 };
  world.socket.says(here, { ...here, spectators: 1 });
  expect(heard).toEqual([here, { ...here, spectators: 1 }]);
});

test('pauses grow up to a limit, and chance keeps two browsers apart', () => {
  const most = [1, 2, 3, 9].map((failures) => pauseBefore(failures, undefined, () => 1));
  expect(most).toEqual([500, 1000, 2000, 15_000]);
  expect(pauseBefore(1, undefined, () => 0)).toBe(250);
  expect(pauseBefore(1, 'flood', () => 0)).toBeGreaterThan(2000);
  expect(pauseBefore(1, 'full', () => 0)).toBeGreaterThan(2000);
  expect(pauseBefore(1, 'restart', () => 0)).toBe(250);
});

test('the wait grows with each failure, and is short again after a success', () => {
  const waitAfterDrop = () => {
    const dropped = Date.now();
    world.socket.drops();
    vi.advanceTimersToNextTimer();
    return Date.now() - dropped;
  };
  const waits = [1, 2, 3, 4].map(waitAfterDrop);
  expect(waits[0]).toBeLessThanOrEqual(500);
  expect(waits[3]).toBeGreaterThanOrEqual(2000);
  world.socket.welcomes();
  expect(waitAfterDrop()).toBeLessThanOrEqual(500);
});

test('each failed attempt is followed by another', () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(world.sockets).toHaveLength(attempt);
    world.socket.drops();
    vi.runOnlyPendingTimers();
  }
});

test('the network that comes back is used at once', () => {
  world.socket.welcomes();
  world.happens('offline');
  expect(statuses.at(-1)).toBe('broken');
  expect(world.sockets[0]?.isClosed).toBe(true);
  world.happens('online');
  expect(world.sockets).toHaveLength(2);
  world.socket.welcomes();
  vi.advanceTimersByTime(60_000 - 1);
  expect(world.sockets).toHaveLength(2);
});

test('a server that does not answer is given up', () => {
  world.socket.welcomes();
  void line.ask(say);
  vi.advanceTimersByTime(10_000);
  expect(statuses.at(-1)).toBe('broken');
  expect(world.sockets[0]?.isClosed).toBe(true);
});

test('a connection that never opens is given up', () => {
  vi.advanceTimersByTime(10_000);
  expect(statuses.at(-1)).toBe('broken');
});

test('a silent line is tried, and so is one that is looked at again', () => {
  world.socket.welcomes();
  vi.advanceTimersByTime(30_000);
  expect(calls.slice(1)).toEqual(['quiet']);
  world.happens('seen');
  expect(calls.slice(1)).toEqual(['quiet', 'quiet']);
});

test('what a socket says after it was given up is not heard', () => {
  world.socket.welcomes();
  const old = world.socket;
  old.drops();
  vi.runOnlyPendingTimers();
  old.says({ table: 'K7MQ2X', here: [], spectators: 0 });
  expect(heard).toEqual([]);
});

test('good-bye has a reason', () => {
  world.socket.welcomes();
  world.socket.says({ bye: 'restart', why: 'The server restarts; come back in a moment.' });
  world.socket.drops();
  expect(bye).toBe('restart');
});

const refuses = (code: RefusalCode) => {
  world.socket.onopen?.();
  world.socket.answers('hello', { ok: false, code, clause: null, why: 'No.' });
};

test('a server that is full says so, and is tried again after a while', () => {
  refuses('too_many');
  expect(statuses.at(-1)).toBe('broken');
  expect(bye).toBe('full');
  vi.advanceTimersByTime(2000);
  expect(world.sockets).toHaveLength(1);
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(statuses.at(-1)).toBe('open');
});

test.each(refusalCodes)('a token is kept, though the server refuses it with %s', (code) => {
  world.kept = 'mine';
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    refuses(code);
    expect(world.kept).toBe('mine');
    vi.runOnlyPendingTimers();
    world.socket.onopen?.();
    expect(world.socket.last('hello')['token']).toBe('mine');
  }
});

test('who has a token keeps it, whatever the server answers', () => {
  world.kept = 'mine';
  world.socket.welcomes('another');
  expect(world.kept).toBe('mine');
  expect(statuses.at(-1)).toBe('open');
});

test.each(['wrong_version', 'banned'] as const)(
  'a server that says %s is asked a few times more, and then when somebody asks for it',
  (code) => {
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(world.sockets).toHaveLength(attempt);
      refuses(code);
      expect(statuses.at(-1)).toBe('refused');
      expect(refusedWith).toBe(code);
      expect(world.sockets[attempt - 1]?.isClosed).toBe(true);
      vi.advanceTimersByTime(50_000);
      expect(world.sockets).toHaveLength(attempt);
      vi.runOnlyPendingTimers();
    }
    expect(vi.getTimerCount()).toBe(0);
    expect(world.sockets).toHaveLength(4);
    line.tryNow();
    expect(world.sockets).toHaveLength(5);
    line.tryNow();
    expect(world.sockets).toHaveLength(5);
    refuses(code);
    world.happens('seen');
    expect(world.sockets).toHaveLength(6);
    world.socket.welcomes();
    expect(statuses.at(-1)).toBe('open');
    world.socket.drops();
    vi.advanceTimersByTime(500);
    expect(world.sockets).toHaveLength(7);
  },
);

test('what was asked before a refusal is answered once the server will have us', async () => {
  const answer = line.ask(say);
  refuses('wrong_version');
  line.tryNow();
  world.socket.welcomes();
  world.socket.answers('say', { ok: true, seq: 4 });
  expect(await answer).toMatchObject({ seq: 4 });
});

test('two windows that begin at once are one person', () => {
  world.socket.onopen?.();
  world.kept = 'from the other window';
  world.socket.answers('hello', { ok: true, token: 'new', now: 0 });
  expect(world.kept).toBe('from the other window');
  expect(world.socket.last('hello')['token']).toBe('from the other window');
});

test('an id is a whole number from 1 to 2^53 - 1', () => {
  expect(newCommandId(() => 0)).toBe(1);
  expect(newCommandId(() => 1 - 2 ** -53)).toBe(2 ** 53 - 1);
  const ids = new Set(Array.from({ length: 1000 }, () => newCommandId(Math.random)));
  expect(ids.size).toBe(1000);
  expect([...ids].every(Number.isSafeInteger)).toBe(true);
});
