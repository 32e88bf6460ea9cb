// The pace at which this reader wants to see things, as set and as the device asks for it; and the browser's clock, as
// a value that components follow while they show it.
import { createSubscriber, MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte.ts';

/** A factor of speed; still, without motion; or nothing but the result. */
export type Pace = { readonly factor: number } | 'still' | 'off';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

export function pace(): Pace {
  const { speed } = settings();
  if (speed === 'off') return 'off';
  return reduced.current ? 'still' : { factor: speed };
}

/** Nothing is to move: the device says so, or the reader. */
export function isStill(): boolean {
  return typeof pace() === 'string';
}

/** The time, which moves once in so many milliseconds while someone looks. */
function ticking(ms: number): () => number {
  const follow = createSubscriber((update) => {
    const timer = setInterval(update, ms);
    return () => clearInterval(timer);
  });
  return () => {
    follow();
    return Date.now();
  };
}

/** For clocks that count seconds. */
export const now = ticking(1000);
/** For what runs before one's eyes: sand, the count of three. */
export const nowRunning = ticking(80);
