// How far the look back of one seat is: its worker, and what came of it so far. Stopping ends the worker;
// what is known stays, and going on begins behind it.
import type { Appraisal } from '../engine/look_back.ts';
import type { Fault, News, Order, PastGame } from './job.ts';

/** As much of a Worker as is needed. */
export interface Thinker {
  onmessage: ((event: MessageEvent<News>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: Order): void;
  terminate(): void;
}

export type Status = 'thinking' | 'stopped' | 'done' | 'failed';

const newWorker = (): Thinker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class Thinking {
  #status = $state<Status>('stopped');
  #fault = $state<Fault>('ours');
  #game = $state.raw<PastGame | undefined>(undefined);
  #appraisals = $state.raw<readonly Appraisal[]>([]);
  #thinker: Thinker | undefined;
  readonly #order: Omit<Order, 'done'>;
  readonly #make: () => Thinker;

  constructor(order: Omit<Order, 'done'>, make: () => Thinker = newWorker) {
    this.#order = order;
    this.#make = make;
  }

  get status(): Status {
    return this.#status;
  }

  /** What is to blame where it failed. */
  get fault(): Fault {
    return this.#fault;
  }

  get game(): PastGame | undefined {
    return this.#game;
  }

  /** Of the first decisions, as many as are done. */
  get appraisals(): readonly Appraisal[] {
    return this.#appraisals;
  }

  /** Begins, or goes on where it was stopped. */
  goOn(): void {
    if (this.#status === 'thinking' || this.#status === 'done') return;
    this.#status = 'thinking';
    const thinker = this.#make();
    thinker.onmessage = ({ data }) => this.#hear(data);
    thinker.onerror = ({ message }) =>
      this.#hear({ is: 'failed', fault: 'ours', why: message ?? '' });
    thinker.postMessage({ ...this.#order, done: this.#appraisals.length });
    this.#thinker = thinker;
  }

  stop(): void {
    if (this.#status === 'thinking') this.#end('stopped');
  }

  #hear(news: News): void {
    if (this.#status !== 'thinking') return;
    switch (news.is) {
      case 'game':
        this.#game ??= news.game;
        return;
      case 'appraised':
        this.#appraisals = [...this.#appraisals, news.appraisal];
        return;
      case 'done':
        return this.#end('done');
      case 'failed':
        console.warn(news.why);
        this.#fault = news.fault;
        return this.#end('failed');
    }
  }

  #end(status: Status): void {
    this.#thinker?.terminate();
    this.#thinker = undefined;
    this.#status = status;
  }
}
