// The golden records, played again by the engine in WASM from their options, seed and decisions: after
// every decision its state has the hash that the native engine's has (tests/web/golden_hashes.cpp).
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Choice } from '../protocol/cover_me.ts';
import type { CoverMe } from './cover_me.ts';
import type { CoverUp, CoverUpGame } from './cover_up.ts';
import { pathOf, testEngine, type Engine } from './testing.ts';

/** A line of a record, as far as it is not checked here. */
type Line = Readonly<Record<string, any>>;

const folder = `${pathOf('tests/goldens')}/`;
const records = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const expected = readFileSync(`${folder}hashes`, 'utf8').trim().split('\n');

/** FNV-1a over the eight bytes of each hash, the lowest first; see engine/core/fnv.h. */
class States {
  #all = 0xcbf29ce484222325n;
  #last = 0n;
  #count = 0;

  add(hash: bigint): void {
    this.#last = hash;
    this.#count += 1;
    for (let byte = 0n; byte < 8n; ++byte) {
      this.#all = BigInt.asUintN(
        64,
        (this.#all ^ ((hash >> (8n * byte)) & 0xffn)) * 0x100000001b3n,
      );
    }
  }

  told(name: string): string {
    const hex = (value: bigint) => value.toString(16).padStart(16, '0');
    return `${name} ${this.#count} ${hex(this.#last)} ${hex(this.#all)}`;
  }
}

function playCoverMe(coverMe: CoverMe, [header, ...lines]: Line[], states: States): void {
  const game = coverMe.begin(header!['options'], header!['seats'], header!['seed']);
  states.add(game.hash());
  for (const line of lines.filter((line) => line['e'] === 'act')) {
    game.choose(line['seat'], line as Choice & Line);
    states.add(game.hash());
  }
  game.end();
}

/** Piles are laid as soon as building begins: a record does not say when they were. */
function playRound(game: CoverUpGame, round: Line, flip: Line | undefined, states: States): number {
  let now = game.deadline()!;
  const did = (act: void) => (states.add(game.hash()), act);
  const seats: number[] = round['piles'].map((_: unknown, seat: number) => seat);
  for (const seat of seats) did(game.arrange(seat, round['piles'][seat], now));
  if (flip !== undefined) {
    now += flip['t'];
    did(game.flip(flip['seat'], now));
  }
  if (round['ended_by'] === 'done') {
    for (const seat of seats.filter((s) => !game.view().seats[s]!.done)) did(game.done(seat, now));
    return now;
  }
  // CU-4.2: at the limit the hourglass starts by itself.
  for (let due = game.deadline(); due !== undefined; due = game.deadline()) {
    now = due;
    did(game.tick(now));
  }
  return now;
}

function playCoverUp(coverUp: CoverUp, [header, ...lines]: Line[], states: States): void {
  const game = coverUp.begin(header!['options'], header!['seats'], header!['seed'], 0);
  states.add(game.hash());
  let flip: Line | undefined;
  let now = 0;
  for (const line of lines) {
    if (line['e'] === 'flip') flip = line;
    if (line['e'] === 'round') {
      now = playRound(game, line, flip, states);
      flip = undefined;
    }
    if (line['e'] === 'return') {
      game.return(line['seat'], line['card'], now);
      states.add(game.hash());
    }
  }
  game.end();
}

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

test('there is a hash for each golden record', () => {
  expect(expected.map((line) => `${line.split(' ')[0]}.jsonl`).sort()).toEqual(records.sort());
});

test.each(records.filter((name) => name.startsWith('cover-me')))(
  '%s can be watched to its end',
  (record) => {
    const { steps } = engine.coverMe.replay(readFileSync(folder + record, 'utf8'));
    expect(steps.at(-1)!.events.at(-1)).toMatchObject({ e: 'end' });
  },
);

test.each(records)('%s is the same game natively and in the browser', (record) => {
  const text = readFileSync(folder + record, 'utf8');
  const lines: Line[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const states = new States();
  if (lines[0]!['game'] === 'cover-me') playCoverMe(engine.coverMe, lines, states);
  else playCoverUp(engine.coverUp, lines, states);
  const name = record.replace('.jsonl', '');
  expect(states.told(name)).toBe(expected.find((line) => line.startsWith(`${name} `)));
});
