// Keeps the client on this device, so that it opens without a network and can be installed. Nothing is
// fetched for it before the first page has loaded; where the browser cannot, the client does without.
import { clientRoot, hasServer } from '../router/routes.ts';
import { loadedAnew } from './files.ts';

export function keepOnThisDevice(): void {
  // While the client is being written its files change under the worker's hands.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  const root = clientRoot();
  const script = new URL(hasServer() ? 'sw.js' : 'sw.js?site', root);
  const settings = { scope: root.pathname, updateViaCache: 'none' } as const;
  navigator.serviceWorker.register(script, settings).then(takeUpAfterReload, () => {
    // Forbidden or without room: the next visit tries again.
  });
}

/** WebKit's worker cannot see that a page is loaded anew, so the page says it: where a newer build waits and this is the
 * only window, that build takes over, and the page is loaded once more with it. */
function takeUpAfterReload(registration: ServiceWorkerRegistration | undefined): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { controller } = navigator.serviceWorker;
  // None where a browser only pretends that it has registered it.
  const waiting = registration?.waiting;
  if (!waiting || !controller || navigation?.type !== 'reload') return;
  const { port1: answered, port2: port } = new MessageChannel();
  const again = () => location.reload();
  answered.onmessage = ({ data: isTakenUp }) => {
    if (!isTakenUp) return;
    // It may have happened while the answer was on its way.
    if (navigator.serviceWorker.controller !== controller) again();
    else navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  };
  controller.postMessage(loadedAnew, [port]);
}
