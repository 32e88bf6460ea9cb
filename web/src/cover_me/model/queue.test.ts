import { beforeEach, expect, test } from 'vitest';
import { mostBehind_ms, paced, SceneQueue, type Step } from './queue.ts';
import type { Scene } from './scenes.ts';

/** A clock that passes when told. */
class Hand {
  #due: { at: number; then: () => void }[] = [];
  #now = 0;
  readonly wait = (ms: number, then: () => void) => {
    const alarm = { at: this.#now + ms, then };
    this.#due.push(alarm);
    return () => void (this.#due = this.#due.filter((one) => one !== alarm));
  };
  pass(ms: number): void {
    this.#now += ms;
    for (let next; (next = this.#due.find(({ at }) => at <= this.#now));) {
      this.#due = this.#due.filter((one) => one !== next);
      next.then();
    }
  }
}

const step = (name: string, ms: number): Step => ({ scene: { name } as never, ms });
const nameOf = (scene: Scene) => (scene as unknown as { name: string }).name;

let shown: string[];
let hand: Hand;
let queue: SceneQueue;
beforeEach(() => {
  shown = [];
  hand = new Hand();
  queue = new SceneQueue((scene) => shown.push(nameOf(scene)), hand.wait);
});

test('scenes are shown one after the other, each for its time', () => {
  queue.add([step('reveal', 100), step('count', 50), step('rest', 0)]);
  expect(shown).toEqual(['reveal']);
  hand.pass(99);
  expect(shown).toEqual(['reveal']);
  hand.pass(1);
  expect(shown).toEqual(['reveal', 'count']);
  hand.pass(50);
  expect(shown).toEqual(['reveal', 'count', 'rest']);
  expect(queue.busy).toBe(false);
});

test('what comes meanwhile waits its turn', () => {
  queue.add([step('reveal', 100), step('rest', 0)]);
  queue.add([step('take', 100), step('end', 0)]);
  hand.pass(100);
  expect(shown).toEqual(['reveal', 'take']);
});

test('finishing shows the last scene at once and nothing after it', () => {
  queue.add([step('reveal', 100), step('count', 100), step('rest', 0)]);
  queue.finish();
  expect(shown).toEqual(['reveal', 'rest']);
  hand.pass(1000);
  expect(shown).toEqual(['reveal', 'rest']);
});

test('finishing what has ended shows nothing again', () => {
  queue.add([step('rest', 0)]);
  queue.finish();
  expect(shown).toEqual(['rest']);
});

test('scenes without a stay pass: only the last is shown', () => {
  queue.add([step('reveal', 0), step('count', 0), step('rest', 0)]);
  expect(shown).toEqual(['rest']);
});

test('a cleared queue is silent', () => {
  queue.add([step('reveal', 100), step('rest', 0)]);
  queue.clear();
  hand.pass(1000);
  expect(shown).toEqual(['reveal']);
});

test('whoever falls behind is told faster', () => {
  queue.add([step('reveal', 1000), step('rest', 0)]);
  for (let at = 0; at < 12; ++at) queue.add([step(`take ${at}`, 1000)]);
  hand.pass(1000);
  expect(shown.at(-1)).toBe('take 0');
  // Eleven seconds wait behind it: it stays about half as long.
  hand.pass(600);
  expect(shown.at(-1)).toBe('take 1');
});

test('nobody is ever further behind than the limit, however much happens, and all catch up', () => {
  for (let at = 0; at < 500; ++at) {
    queue.add([step(`take ${at}`, 650), step(`rest ${at}`, 0)]);
    expect(queue.behind_ms).toBeLessThanOrEqual(mostBehind_ms);
    hand.pass(10);
  }
  hand.pass(650);
  for (let at = 0; at < 100 && queue.busy; ++at) hand.pass(650);
  expect(shown.at(-1)).toBe('rest 499');
  expect(queue.busy).toBe(false);
});

test('one long entry is told at its pace, however long it is', () => {
  queue.add([step('verdict', 20_000), step('verdict 2', 20_000), step('rest', 0)]);
  hand.pass(19_999);
  expect(shown).toEqual(['verdict']);
});

const held = (name: string): Step => ({ ...step(name, 100), holds: true });

test('a scene that holds stays until the reader goes on', () => {
  queue.add([held('verdict'), step('next', 100), step('rest', 0)]);
  hand.pass(100_000);
  expect([shown, queue.held, queue.busy]).toEqual([['verdict'], true, true]);
  queue.goOn();
  expect([shown.at(-1), queue.held]).toEqual(['next', false]);
});

test('what is held does not hold up a game that goes on', () => {
  queue.add([held('verdict'), step('rest', 0)]);
  for (let at = 0; at < 7; ++at) queue.add([step(`take ${at}`, 1000)]);
  expect(shown.length).toBeGreaterThan(1);
  expect(queue.held).toBe(false);
});

test('only the own verdict holds, and only for who is new to the game', () => {
  const scene = (seat: number, mine: number | null) =>
    ({
      moment: { is: 'verdict', seat, featured: [] },
      mine: mine === null ? null : { seat: mine },
    }) as unknown as Scene;
  const holds = (isNew: boolean) =>
    paced([scene(0, 0), scene(1, 0), scene(0, null)], { factor: 1 }, isNew).map((one) => one.holds);
  expect(holds(true)).toEqual([true, false, false]);
  expect(holds(false)).toEqual([false, false, false]);
});
