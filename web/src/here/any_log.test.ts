// Whatever stands in this device's storage: who asks for a table gets an answer, reading changes nothing that is
// stored, and the other tables are played on. Golden logs with accidents, each from its seed.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOf } from '../engine/testing.ts';
import { MemoryLogs, MemoryStorage, outcome, TestHouse } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // The house says when it breaks.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const golden = (name: string) =>
  readFileSync(pathOf(`tables/goldens/${name}.log`), 'utf8')
    .trimEnd()
    .split('\n');
const goldens = [
  'cover_up_with_bots',
  'four_with_bots_and_stand_ins',
  'lines_taken_away',
  'running_game',
  'two_advanced',
].map(golden);

/** Numbers from a seed: each call gives one below its bound. */
type Chance = (bound: number) => number;
const chanceOf = (seed: number): Chance => {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};
const oneOf = <T>(all: ArrayLike<T>, chance: Chance): T => all[chance(all.length)]!;

/** One of what matches is replaced; a line without a match stays as it is. */
function replaced(line: string, pattern: RegExp, by: string, chance: Chance): string {
  const found = [...line.matchAll(pattern)];
  if (found.length === 0) return line;
  const { index, 0: old } = oneOf(found, chance);
  return line.slice(0, index) + by + line.slice(index + old.length);
}

const numbers = ['0', '1', '7', '99', '-1', '0.5', '4294967296', '1e30', 'null'];
const text = /"[^"]*"/g;

/** What may become of an entry; or of the log around it. */
const accidents: readonly ((log: string[], at: number, chance: Chance) => void)[] = [
  (log, at) => log.splice(at, 1),
  (log, at, chance) => log.splice(at, 0, oneOf(log, chance)),
  (log, at) => log.splice(Math.max(at, 1)),
  (log, at, chance) => (log[at] = log[at]!.slice(0, chance(log[at]!.length))),
  (log, at, chance) => (log[at] = replaced(log[at]!, /\d+/g, oneOf(numbers, chance), chance)),
  (log, at, chance) => (log[at] = replaced(log[at]!, /./g, oneOf('x{}[]":,0ab.Y', chance), chance)),
  (log, at, chance) => {
    const other = oneOf(log, chance).match(text) ?? ['""'];
    log[at] = replaced(log[at]!, text, oneOf(other, chance), chance);
  },
];

function logOf(seed: number): string[] {
  const chance = chanceOf(seed);
  const log = [...oneOf(goldens, chance)];
  for (let left = 1 + chance(3); left > 0; --left) {
    oneOf(accidents, chance)(log, chance(log.length), chance);
  }
  return log;
}

test('any log is read or its table is frozen, and others play on', async () => {
  const answers = new Set<string>();
  for (let seed = 1; seed <= 80; ++seed) {
    const log = logOf(seed);
    const logs = new MemoryLogs();
    logs.tables.set('AAAAAA', log);
    logs.tables.set('BBBBBB', goldens[3]!);
    const person = new TestHouse(logs).person('a'.repeat(32));
    const codeOf = async (table: string) => {
      const answer = await outcome(person.ask({ do: 'watch', table }));
      return answer.ok ? 'ok' : answer.code;
    };
    const code = await codeOf('AAAAAA');
    expect(['ok', 'table_frozen'], `seed ${seed}`).toContain(code);
    answers.add(code);
    expect(await codeOf('BBBBBB'), `seed ${seed}`).toBe('ok');
    // Bots of a game that goes on may have played.
    expect(logs.tables.get('AAAAAA')!.slice(0, log.length), `seed ${seed}`).toEqual(logOf(seed));
  }
  expect(answers.size).toBe(2);
});
