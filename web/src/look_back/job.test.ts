// The worker's work on golden records, by the engine itself.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { pathOf, testEngine, type Engine } from '../engine/testing.ts';
import { lookBack, type News, type Order } from './job.ts';

const record = (name: string) => readFileSync(pathOf(`tests/goldens/${name}.jsonl`), 'utf8');
const order: Order = { record: record('cover-me-short'), seat: 1, iterations: 4, done: 0 };

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

function newsOf(wanted: Partial<Order>): News[] {
  const news: News[] = [];
  lookBack(engine.coverMe, { ...order, ...wanted }, (one) => news.push(one));
  return news;
}

const appraisedIn = (news: readonly News[]) => news.filter((one) => one.is === 'appraised');

test('the game comes first, then each decision in order, then the end', () => {
  const news = newsOf({});
  const [game] = news;
  if (game?.is !== 'game') throw new Error('no game');
  const { decisions, replay } = game.game;
  expect(decisions.length).toBeGreaterThan(20);
  expect(appraisedIn(news).map(({ decision }) => decision)).toEqual(decisions.map((_, at) => at));
  expect(news.at(-1)).toEqual({ is: 'done' });
  // The step of a decision is the moment before it: the seat is to act there, and has these choices.
  let view: Record<string, unknown> = {};
  const views = replay.steps.map((step) => (view = { ...view, ...step.game }));
  for (const { step, kind } of decisions) {
    expect(views[step]).toMatchObject({ awaited: kind, to_act: expect.arrayContaining([1]) });
  }
});

test('every appraisal names the choice that was made and the best among the choices', () => {
  for (const name of ['cover-me-short', 'cover-me-two-advanced', 'cover-me-extra-season']) {
    const news = newsOf({ record: record(name), seat: 0, iterations: 1 });
    const [game] = news;
    if (game?.is !== 'game') throw new Error('no game');
    for (const { decision, appraisal } of appraisedIn(news)) {
      const { legal, chosen } = game.game.decisions[decision]!;
      const named = appraisal.choices.map(({ choice }) => choice);
      expect(named).toEqual(expect.arrayContaining([appraisal.best, chosen]));
      expect(Math.max(...named)).toBeLessThan(legal.length);
      expect(appraisal.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  }
});

test('what was done before is not done again, and the rest comes out the same', () => {
  const whole = appraisedIn(newsOf({}));
  const rest = appraisedIn(newsOf({ done: whole.length - 3 }));
  expect(rest).toEqual(whole.slice(-3));
});

test('a record that breaks a rule, or a seat that is not there, is refused', () => {
  expect(() => newsOf({ record: order.record.replace('"seat":1', '"seat":2') })).toThrow(
    'has nothing to decide here',
  );
  expect(() => newsOf({ record: 'nonsense' })).toThrow('This is not JSON.');
  expect(() => newsOf({ seat: 7 })).toThrow('no such seat');
});
