// Keeps the client on this device, so that it opens without a network and can be installed. Nothing is
// fetched for it before the first page has loaded; where the browser cannot, the client does without.
import { clientRoot, hasServer } from '../router/routes.ts';

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
  navigator.serviceWorker.register(script, settings).catch(() => {
    // Forbidden or without room: the next visit tries again.
  });
}
