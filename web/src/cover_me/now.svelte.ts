// The browser's clock, as a value that components follow: it moves once a second while someone looks.
import { createSubscriber } from 'svelte/reactivity';

const follow = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  follow();
  return Date.now();
}
