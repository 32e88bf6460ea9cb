// The service worker: the client opens without a network, from the files it keeps. A new build is fetched
// beside the one in use and waits until all windows of that are closed, or the only one is loaded anew, or a page
// needs it to speak with the server (renewal.ts): no game that runs ever meets files of another build.
import { fileFor, isReload, loadedAnew, takeOver, type Build, type Place } from './files.ts';
import { Shelf } from './shelf.ts';

/** Put in when the client is built (vite/service_worker.ts). */
declare const BUILD: Build;

// What is used of the worker's world. TypeScript's own description of it cannot stand beside that of pages.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent & Lasting) => void): void;
}
const worker = self as unknown as Worker;

const place: Place = {
  root: new URL(worker.registration.scope),
  hasServer: !new URL(worker.location.href).searchParams.has('site'),
};
const shelf = new Shelf(
  { caches, fetch: (address, settings) => fetch(address, settings) },
  place,
  BUILD,
);

worker.addEventListener('install', (event) => event.waitUntil(shelf.fill()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(tidied().then(() => worker.clients.claim())),
);
worker.addEventListener('message', (event) => {
  if (event.data === takeOver) void worker.skipWaiting();
  if (event.data === loadedAnew)
    event.waitUntil(takenUp().then((page) => event.ports[0]?.postMessage(page !== undefined)));
});
worker.addEventListener('fetch', (event) => {
  const file = fileFor(event.request, place, BUILD);
  if (file !== undefined) event.respondWith(answer(event, file));
});

async function answer({ request }: Fetching, file: string): Promise<Response> {
  const next = isReload(request) ? await takenUp() : undefined;
  return next ?? (await shelf.find(file)) ?? fetch(request);
}

/** Older builds go, unless another window may still need a part of one: then they go with the next build. */
async function tidied(): Promise<void> {
  if (await isOnlyWindow()) await shelf.clear();
}

async function isOnlyWindow(): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.length <= 1;
}

/** The page of the build that waits, where the window that is loaded anew is the only one. */
async function takenUp(): Promise<Response | undefined> {
  const { waiting } = worker.registration;
  if (!waiting) return undefined;
  const page = (await isOnlyWindow()) ? await shelf.nextPage() : undefined;
  if (page) waiting.postMessage(takeOver);
  return page;
}
