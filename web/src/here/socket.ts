// The page's side of the house on this device: a socket as the connection dials it, whose other end is the
// worker. A worker that breaks is begun anew at the next dial.
//
// A page that is left may be kept by the browser, to come back as it was. Its worker would be kept too, and with it
// the lock on the house, for which every other window would wait for ever (seen in WebKit). So it ends with the page, and
// a page that comes back dials anew.
import type { Socket } from '../connection/outside.ts';
import type { FromPage, ToPage } from './exchange.ts';
import type { Trouble } from './logs.ts';

const sockets = new Map<number, HereSocket>();
const followers = new Set<(trouble: Trouble | undefined) => void>();
let lastLine = 0;
let worker: Worker | undefined;

class HereSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #line = ++lastLine;

  constructor() {
    sockets.set(this.#line, this);
    tell({ kind: 'open', line: this.#line });
  }

  send(text: string): void {
    tell({ kind: 'text', line: this.#line, text });
  }

  close(): void {
    if (sockets.delete(this.#line)) tell({ kind: 'close', line: this.#line });
  }
}

/** Begins a connection with the house of this device. */
export function dialHere(): Socket {
  return new HereSocket();
}

/** Calls back when nothing can be stored on this device, and when it can again. */
export function followTrouble(tell: (trouble: Trouble | undefined) => void): void {
  followers.add(tell);
}

function tell(said: FromPage): void {
  theWorker().postMessage(said);
}

function theWorker(): Worker {
  if (worker) return worker;
  const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  begun.onmessage = ({ data }: MessageEvent<ToPage>) => heard(data);
  begun.onerror = () => broke(begun);
  return (worker = begun);
}

function heard(said: ToPage): void {
  if (said.kind === 'trouble') return followers.forEach((follow) => follow(said.trouble));
  const socket = sockets.get(said.line);
  if (said.kind === 'opened') socket?.onopen?.();
  else if (said.kind === 'text') socket?.onmessage?.({ data: said.text });
  else if (sockets.delete(said.line)) socket?.onclose?.();
}

addEventListener('pagehide', () => {
  worker?.terminate();
  worker = undefined;
});

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) loseAll();
});

function broke(broken: Worker): void {
  if (worker !== broken) return;
  worker.terminate();
  worker = undefined;
  loseAll();
}

function loseAll(): void {
  const lost = [...sockets.values()];
  sockets.clear();
  for (const socket of lost) socket.onclose?.();
}
