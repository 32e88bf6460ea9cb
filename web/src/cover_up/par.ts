// CU-7: par of five cards, from the engine in a worker: the page goes on while it thinks.
import type { Par } from '../engine/cover_up.ts';
import type { Card } from '../protocol/cover_up.ts';

const known = new Map<string, Promise<Par>>();
let worker: Worker | undefined;
const waiting = new Map<string, { found: (par: Par) => void; failed: (why: Error) => void }>();

export type ParAnswer = { cards: string } & ({ par: Par } | { why: string });

export function parOf(cards: readonly Card[]): Promise<Par> {
  const key = cards.join(' ');
  const before = known.get(key);
  if (before) return before;
  const par = new Promise<Par>((found, failed) => waiting.set(key, { found, failed }));
  known.set(key, par);
  // Failing is no answer to keep: it may have been the network.
  par.catch(() => known.delete(key));
  theWorker().postMessage(key);
  return par;
}

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./par_worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ParAnswer>) => answered(data);
  worker.onerror = () => broken();
  return worker;
}

function answered(answer: ParAnswer): void {
  const asked = waiting.get(answer.cards);
  waiting.delete(answer.cards);
  if ('par' in answer) asked?.found(answer.par);
  else asked?.failed(new Error(answer.why));
}

function broken(): void {
  worker?.terminate();
  worker = undefined;
  for (const { failed } of waiting.values()) failed(new Error('The solver stopped.'));
  waiting.clear();
}
