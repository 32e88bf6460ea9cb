// Takes up the client that the server has now, where the server no longer speaks with this one: the service worker
// fetches it, takes over, and the page is loaded anew, at its address and with its token. A page is never loaded
// twice for the same client, so that two servers of two versions behind one address send nobody round and round.
import { clientRoot } from '../router/routes.ts';
import { takeOver } from './files.ts';

/** The world around the page, so that tests can be it. */
export interface Surroundings {
  /** None where the browser keeps no client. */
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  readonly root: URL;
  /** The address of the script that this page began with. */
  readonly script: string | undefined;
  readonly tried: Pick<Storage, 'getItem' | 'setItem'>;
  fetch(address: URL, settings: RequestInit): Promise<Response>;
  reload(): void;
}

const triedKey = 'coverstory.renewed';

/** Whether there is another client; the page is being loaded anew then. */
export async function renew(around: Surroundings = browser()): Promise<boolean> {
  try {
    await takeUpNewest(around);
    const next = await nextScript(around);
    const tried = (around.tried.getItem(triedKey) ?? '').split(' ');
    if (next === undefined || next === around.script || tried.includes(next)) return false;
    around.tried.setItem(triedKey, [...tried, next].join(' ').trim());
  } catch {
    // Out of reach: there is nothing newer to be had at present.
    return false;
  }
  around.reload();
  return true;
}

/** The worker of the newest build rules, once this is done. */
async function takeUpNewest({ workers, root }: Surroundings): Promise<void> {
  const registration = await workers?.getRegistration(root);
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting ?? undefined;
  if (next === undefined) return;
  await reached(next, ['installed', 'activating', 'activated', 'redundant']);
  if (next.state === 'installed') next.postMessage(takeOver);
  await reached(next, ['activated', 'redundant']);
}

function reached(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((done) => {
    const look = () => states.includes(worker.state) && done();
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The script that the page would begin with if it were loaded now, by way of the worker where there is one. */
async function nextScript(around: Surroundings): Promise<string | undefined> {
  const page = await around.fetch(around.root, { cache: 'no-cache' });
  if (!page.ok) return undefined;
  const found = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(await page.text());
  return found?.[1] === undefined ? undefined : new URL(found[1], around.root).href;
}

function browser(): Surroundings {
  return {
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    root: clientRoot(),
    script: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src,
    tried: sessionStorage,
    fetch: (address, settings) => fetch(address, settings),
    reload: () => location.reload(),
  };
}
