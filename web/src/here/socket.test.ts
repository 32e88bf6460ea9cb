// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { FromPage, ToPage } from './exchange.ts';

/** The worker of a window, as the page sees it. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: ToPage }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: FromPage[] = [];
  isRunning = true;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(said: FromPage): void {
    this.heard.push(said);
  }
  terminate(): void {
    this.isRunning = false;
  }
}

vi.stubGlobal('Worker', FakeWorker);
const { dialHere } = await import('./socket.ts');

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(() => void FakeWorker.all.splice(0));

test('a page that is left ends its worker, and with it the lock on the house', () => {
  dialHere();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([true]);
  leave();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false]);
});

test('a page that comes back dials anew, with a worker of its own', () => {
  const socket = dialHere();
  const closed = vi.fn();
  socket.onclose = closed;
  leave();
  expect(closed).not.toHaveBeenCalled();
  comeBack();
  expect(closed).toHaveBeenCalledOnce();
  dialHere();
  expect(FakeWorker.all.at(-1)!.isRunning).toBe(true);
  expect(FakeWorker.all.at(-1)!.heard.map(({ kind }) => kind)).toEqual(['open']);
});

test('a page that is shown for the first time keeps its lines', () => {
  const socket = dialHere();
  socket.onclose = vi.fn();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(socket.onclose).not.toHaveBeenCalled();
  leave();
});
