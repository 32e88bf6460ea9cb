// Telling the table of the pile: seldom, in order, and never forgetting the last state. Time is the test's own.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../protocol/commands.ts';
import type { Pile } from '../../protocol/cover_up.ts';
import { Arranging } from './arranging.ts';

const pileAt = (x: number): Pile => [{ card: 'bad....b', o: 0, x, y: 0 }];
const yes: Answer = { ok: true };
const no = (code: 'too_fast' | 'illegal'): Answer => ({ ok: false, code, clause: null, why: '' });

let sent: { pile: Pile; answer: (answer: Answer) => void }[];
let timers: { then: () => void; off: boolean }[];
let arranging: Arranging;

beforeEach(() => {
  sent = [];
  timers = [];
  arranging = new Arranging((pile) => new Promise((answer) => sent.push({ pile, answer })), {
    after: (_, then) => {
      const timer = { then, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
  });
});

const settle = () => new Promise<void>((done) => setImmediate(done));
async function answerLast(answer: Answer = yes): Promise<void> {
  sent.at(-1)!.answer(answer);
  await settle();
}
function pass(): void {
  const due = timers.filter(({ off }) => !off);
  timers = [];
  due.forEach(({ then }) => then());
}
const told = () => sent.map(({ pile }) => pile[0]!.x);

test('the first change goes at once', () => {
  arranging.tell(pileAt(1));
  expect(told()).toEqual([1]);
});

test('of many changes in a pause only the last is told', async () => {
  arranging.tell(pileAt(1));
  await answerLast();
  for (const x of [2, 3, 4]) arranging.tell(pileAt(x));
  expect(told()).toEqual([1]);
  pass();
  expect(told()).toEqual([1, 4]);
});

test('nothing is told while an answer is awaited', async () => {
  arranging.tell(pileAt(1));
  arranging.tell(pileAt(2));
  expect(told()).toEqual([1]);
  await answerLast();
  pass();
  expect(told()).toEqual([1, 2]);
});

describe('before a flip', () => {
  test('all is told without the pause, and awaited', async () => {
    arranging.tell(pileAt(1));
    await answerLast();
    arranging.tell(pileAt(2));
    let arrived = false;
    void arranging.flushed().then(() => (arrived = true));
    expect(told()).toEqual([1, 2]);
    await settle();
    expect(arrived).toBe(false);
    await answerLast();
    expect(arrived).toBe(true);
  });

  test('a change made while another is under way is told too', async () => {
    arranging.tell(pileAt(1));
    arranging.tell(pileAt(2));
    let arrived = false;
    void arranging.flushed().then(() => (arrived = true));
    await answerLast();
    expect(arrived).toBe(false);
    expect(told()).toEqual([1, 2]);
    await answerLast();
    expect(arrived).toBe(true);
  });

  test('with nothing to tell nothing is awaited', async () => {
    await arranging.flushed();
    expect(told()).toEqual([]);
  });
});

test('what was refused as too fast is told again after the pause', async () => {
  arranging.tell(pileAt(1));
  await answerLast(no('too_fast'));
  pass();
  expect(told()).toEqual([1, 1]);
});

test('what the rules refuse is not told again', async () => {
  arranging.tell(pileAt(1));
  await answerLast(no('illegal'));
  pass();
  expect(told()).toEqual([1]);
});

test('a pile of the table is an echo once for each time it was told', async () => {
  arranging.tell(pileAt(1));
  await answerLast();
  expect(arranging.isOwnEcho(pileAt(9))).toBe(false);
  expect(arranging.isOwnEcho(pileAt(1))).toBe(true);
  expect(arranging.isOwnEcho(pileAt(1))).toBe(false);
});

test('a new round forgets what was to be told', async () => {
  arranging.tell(pileAt(1));
  await answerLast();
  arranging.tell(pileAt(2));
  arranging.forget();
  pass();
  expect(told()).toEqual([1]);
});
