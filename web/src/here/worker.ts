// The worker of a window, where the house of this device is kept and its bots think: the page itself never
// waits for them.
import { loadModule } from '../engine/engine.ts';
import { Exchange, type FromPage } from './exchange.ts';
import { IndexedLogs } from './indexed_logs.ts';
import { Keeper } from './keeper.ts';

/** So many random bytes, in hex digits. */
function hex(bytes: number): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const exchange = new Exchange({
  window: hex(16),
  channel: new BroadcastChannel('coverstory.here'),
  // Typed as always there; a page that did not come over TLS has none.
  locks: navigator.locks as LockManager | undefined,
  tellPage: (said) => postMessage(said),
  makeKeeper: (outside) =>
    new Keeper({
      ...outside,
      logs: new IndexedLogs(),
      loadEngine: loadModule,
      chance: () => hex(32),
    }),
});

onmessage = ({ data }: MessageEvent<FromPage>) => exchange.said(data);
