// The page's side of the worker: what is heard, stopping, going on, failing.
import { expect, test } from 'vitest';
import type { Appraisal } from '../engine/look_back.ts';
import type { News, Order, PastGame } from './job.ts';
import { Thinking, type Thinker } from './thinking.svelte.ts';

class FakeThinker implements Thinker {
  onmessage: Thinker['onmessage'] = null;
  onerror: Thinker['onerror'] = null;
  order: Order | undefined;
  ended = false;

  postMessage(order: Order): void {
    this.order = order;
  }
  terminate(): void {
    this.ended = true;
  }
  tell(news: News): void {
    this.onmessage?.({ data: news } as MessageEvent<News>);
  }
}

const game = { replay: {}, decisions: [{}, {}, {}] } as unknown as PastGame;
const appraisal = (best: number): Appraisal => ({ best, chances: [], choices: [] });

function begun(): { thinking: Thinking; made: FakeThinker[] } {
  const made: FakeThinker[] = [];
  const thinking = new Thinking({ record: 'record', seat: 2, iterations: 9 }, () => {
    made.push(new FakeThinker());
    return made.at(-1)!;
  });
  thinking.goOn();
  return { thinking, made };
}

test('a worker gets the order, and what it tells is there at once', () => {
  const { thinking, made } = begun();
  expect(made[0]!.order).toEqual({ record: 'record', seat: 2, iterations: 9, done: 0 });
  made[0]!.tell({ is: 'game', game });
  made[0]!.tell({ is: 'appraised', decision: 0, appraisal: appraisal(4) });
  expect(thinking.game).toBe(game);
  expect(thinking.appraisals).toEqual([appraisal(4)]);
  expect(thinking.status).toBe('thinking');
});

test('stopping ends the worker; going on begins behind what is known', () => {
  const { thinking, made } = begun();
  made[0]!.tell({ is: 'game', game });
  made[0]!.tell({ is: 'appraised', decision: 0, appraisal: appraisal(4) });
  thinking.stop();
  expect(made[0]!.ended).toBe(true);
  made[0]!.tell({ is: 'appraised', decision: 1, appraisal: appraisal(5) });
  expect(thinking.appraisals).toHaveLength(1);
  thinking.goOn();
  expect(made[1]!.order).toMatchObject({ done: 1 });
  made[1]!.tell({ is: 'appraised', decision: 1, appraisal: appraisal(6) });
  expect(thinking.appraisals.map(({ best }) => best)).toEqual([4, 6]);
});

test('when all is done the worker is ended, and nothing begins anew', () => {
  const { thinking, made } = begun();
  made[0]!.tell({ is: 'done' });
  expect(thinking.status).toBe('done');
  expect(made[0]!.ended).toBe(true);
  thinking.goOn();
  expect(made).toHaveLength(1);
});

test('a failure is told with its reason, also when the worker cannot be loaded', () => {
  const refused = begun();
  refused.made[0]!.tell({ is: 'failed', fault: 'record', why: 'The record is empty.' });
  expect(refused.thinking).toMatchObject({ status: 'failed', fault: 'record' });
  const lost = begun();
  lost.made[0]!.onerror?.({ message: 'no such file' } as ErrorEvent);
  expect(lost.thinking).toMatchObject({ status: 'failed', fault: 'ours' });
});
