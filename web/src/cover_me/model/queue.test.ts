import { beforeEach, expect, test } from 'vitest';
import { SceneQueue, type Step } from './queue.ts';
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
