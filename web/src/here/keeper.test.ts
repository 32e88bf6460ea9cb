// The house on this device with the real engine: whole games, coming back, storage that fails, and faults.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../connection/client.svelte.ts';
import { Breakdown, type EngineModule } from '../engine/module.ts';
import { testModule } from '../engine/testing.ts';
import type { Answer } from '../protocol/commands.ts';
import type { NewSettings } from '../protocol/room.ts';
import { MemoryLogs, MemoryStorage, outcome, play, TestHouse, until } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  // The engine's clock stays real: bots think by it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ada = 'a'.repeat(32);
const shortCoverMe = (players: number): NewSettings => ({
  game: 'cover-me',
  level: 'easy',
  options: { players, length: 'short', deal: 'quick' },
});
const coverUp = (players: number): NewSettings => ({
  game: 'cover-up',
  level: 'easy',
  options: { players },
});

async function quick(person: Client, settings: NewSettings): Promise<string> {
  const answer = await outcome(person.takeSeat({ do: 'quick', name: 'Ada', settings }));
  if (!answer.ok) throw new Error(answer.why);
  await until(() => person.watched.table !== undefined);
  return answer.table!;
}

const codeOf = (answer: Answer) => (answer.ok ? 'ok' : answer.code);

describe('a whole game to its end', () => {
  test.each([
    ['Cover Me for two', shortCoverMe(2)],
    ['Cover Me for four', shortCoverMe(4)],
    ['Cover Up for three', coverUp(3)],
    ['Cover Up alone', coverUp(1)],
  ])('%s', async (_, settings) => {
    const logs = new MemoryLogs();
    const person = new TestHouse(logs).person(ada);
    const code = await quick(person, settings);
    await play(person, code);
    expect(person.watched.table!.room.result).not.toBeNull();
    expect(logs.tables.get(code)).toHaveLength(person.watched.table!.seq);
    const record = await outcome(person.ask({ do: 'record', table: code }));
    expect(record.ok && record.record).toContain(`"game":"${settings.game}"`);
    const rematch = await outcome(person.sendTo(code)({ do: 'rematch' }));
    expect(rematch.ok && rematch.table).toMatch(/^\w{10}$/);
  });
});

test('after a reload the game goes on where it was, and to its end', async () => {
  const logs = new MemoryLogs();
  const before = new TestHouse(logs).person(ada);
  const code = await quick(before, shortCoverMe(3));
  await play(before, code, () => before.watched.table!.seq > 20);
  await until(() => before.watched.table!.seq === logs.tables.get(code)!.length);
  const { seq, mine } = before.watched.table!;
  const person = new TestHouse(logs, '2'.repeat(64)).person(ada);
  person.watch(code);
  await until(() => person.watched.table !== undefined);
  expect(person.watched.table).toMatchObject({ seq, mine });
  await play(person, code);
});

test('games that were begun are found again by who has their codes', async () => {
  const logs = new MemoryLogs();
  const first = new TestHouse(logs).person(ada);
  const code = await quick(first, coverUp(2));
  const person = new TestHouse(logs).person(ada);
  const mine = await outcome(person.myTables(new AbortController().signal));
  expect(mine.map(({ table }) => table)).toEqual([code]);
});

describe('storage that fails', () => {
  test.each(['full', 'forbidden', 'failing'] as const)('%s', async (trouble) => {
    const logs = new MemoryLogs();
    const house = new TestHouse(logs);
    const person = house.person(ada);
    const code = await quick(person, shortCoverMe(2));
    await play(person, code, () => person.watched.table!.seq > 8);
    await until(() => person.watched.table!.seq === logs.tables.get(code)!.length);
    const { length } = logs.tables.get(code)!;
    logs.trouble = trouble;
    const refused = await outcome(person.sendTo(code)({ do: 'say', text: 'Hello' }));
    expect(codeOf(refused)).toBe('unavailable');
    expect(house.troubles).toEqual([trouble]);
    expect(logs.tables.get(code)).toHaveLength(length);
    logs.trouble = undefined;
    await play(person, code);
    expect(house.troubles).toEqual([trouble, undefined]);
  });

  test('a table that cannot be read at present is said to be so, and is there later', async () => {
    const logs = new MemoryLogs();
    const code = await quick(new TestHouse(logs).person(ada), coverUp(2));
    logs.trouble = 'failing';
    const person = new TestHouse(logs).person(ada);
    const refused = await outcome(person.ask({ do: 'watch', table: code }));
    expect(codeOf(refused)).toBe('unavailable');
    logs.trouble = undefined;
    expect(codeOf(await outcome(person.ask({ do: 'watch', table: code })))).toBe('ok');
  });
});

test('two houses on the same logs: the later one begins anew, and each entry is there once', async () => {
  const logs = new MemoryLogs();
  const one = new TestHouse(logs).person(ada);
  const settings = shortCoverMe(3);
  const created = await outcome(one.takeSeat({ do: 'create', name: 'Ada', settings }));
  const code = (created.ok && created.table) || '';
  const other = new TestHouse(logs, '2'.repeat(64)).person(ada);
  const say = (person: Client, text: string) => outcome(person.sendTo(code)({ do: 'say', text }));
  expect(codeOf(await say(other, 'first'))).toBe('ok');
  expect(codeOf(await say(one, 'second'))).toBe('ok');
  const said = logs.tables.get(code)!.map((body) => (JSON.parse(body) as { text?: string }).text);
  expect(said).toEqual([undefined, 'first', 'second']);
});

describe('a log that is no log', () => {
  test.each([
    ['cannot be read', ['not JSON']],
    ['is lost', []],
  ])('%s: its table is frozen, and others play on', async (_, bodies) => {
    const logs = new MemoryLogs();
    const first = new TestHouse(logs).person(ada);
    const [broken, sound] = [await quick(first, coverUp(2)), await quick(first, coverUp(2))];
    logs.tables.set(broken, bodies);
    const person = new TestHouse(logs).person(ada);
    expect(codeOf(await outcome(person.sendTo(broken)({ do: 'done' })))).toBe('table_frozen');
    expect(codeOf(await outcome(person.ask({ do: 'watch', table: sound })))).toBe('ok');
    expect(logs.tables.get(broken)).toEqual(bodies);
  });
});

describe('bad commands are refused and leave the house whole', () => {
  test.each([
    ['bad_message', { do: 'dance' }],
    ['bad_message', { do: 'quick', name: '', settings: { game: 'chess' } }],
    ['no_such_table', { do: 'watch', table: 'AAAAAA' }],
  ])('%s: %o', async (code, command) => {
    const person = new TestHouse(new MemoryLogs()).person(ada);
    expect(codeOf(await outcome(person.ask(command as never)))).toBe(code);
    await quick(person, coverUp(2));
  });

  test('bad_options: settings that do not go together', async () => {
    const person = new TestHouse(new MemoryLogs()).person(ada);
    const created = await outcome(
      person.takeSeat({ do: 'create', name: 'Ada', settings: shortCoverMe(3) }),
    );
    const send = person.sendTo((created.ok && created.table) || '');
    const change = (players: number) =>
      outcome(send({ do: 'settings', settings: { options: { players } } }));
    expect(codeOf(await change(99))).toBe('bad_options');
    expect(codeOf(await change(4))).toBe('ok');
  });

  test('what is not even JSON', async () => {
    const house = new TestHouse(new MemoryLogs());
    const socket = house.dial();
    const said: string[] = [];
    socket.onmessage = ({ data }) => said.push(String(data));
    socket.onopen = () => socket.send('{"id":');
    await until(() => said.length > 0);
    expect(JSON.parse(said[0]!)).toMatchObject({ re: null, ok: false, code: 'bad_message' });
  });
});

describe('a house that breaks', () => {
  /** An engine that meets a fault of its own at every call with this text in it. */
  async function faulty(text: () => string): Promise<EngineModule> {
    const module = await testModule();
    const call = module.call.bind(module);
    vi.spyOn(module, 'call').mockImplementation((name, ...values) => {
      if (name === 'house_received' && values.some((value) => String(value).includes(text()))) {
        throw new Breakdown('a test wants it so');
      }
      return call(name, ...values);
    });
    return module;
  }

  test('begins anew from the logs; the table that breaks it again is frozen, others play on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let fatal = 'nothing yet';
    const logs = new MemoryLogs();
    const person = new TestHouse(logs, undefined, () => faulty(() => fatal)).person(ada);
    const [bad, good] = [await quick(person, coverUp(2)), await quick(person, coverUp(2))];
    fatal = `"do":"flip","table":"${bad}"`;
    const before = logs.tables.get(bad);
    // The line breaks, and the command is sent again, until the table is set aside.
    expect(codeOf(await outcome(person.sendTo(bad)({ do: 'flip' })))).toBe('table_frozen');
    expect(logs.tables.get(bad)).toEqual(before);
    expect(codeOf(await outcome(person.ask({ do: 'watch', table: good })))).toBe('ok');
    await play(person, good);
  });

  test('sets the table aside that was shown when its bots break it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = new TestHouse(new MemoryLogs(), undefined, async () => {
      const module = await testModule();
      const call = module.call.bind(module);
      vi.spyOn(module, 'call').mockImplementation((name, ...values) => {
        if (name === 'house_think') throw new Breakdown('a test wants it so');
        return call(name, ...values);
      });
      return module;
    }).person(ada);
    const code = await quick(person, coverUp(2));
    let answer = '';
    for (let tries = 0; answer !== 'table_frozen' && tries < 20; ++tries) {
      answer = codeOf(await outcome(person.sendTo(code)({ do: 'flip' })));
    }
    expect(answer).toBe('table_frozen');
  });

  test('is not broken for ever by a command that names no table', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const house = new TestHouse(new MemoryLogs(), undefined, () => faulty(() => 'Eve'));
    const person = house.person(ada);
    const settings = coverUp(2);
    const refused = await outcome(person.ask({ do: 'quick', name: 'Eve', settings }));
    expect(codeOf(refused)).toBe('table_frozen');
    await quick(person, settings);
  });

  test('an engine that cannot be loaded is asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let attempts = 0;
    const person = new TestHouse(new MemoryLogs(), undefined, () => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error('no network')) : testModule();
    }).person(ada);
    await quick(person, coverUp(2));
    expect(attempts).toBe(3);
  });
});
