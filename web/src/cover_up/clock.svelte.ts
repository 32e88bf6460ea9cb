// The browser's clock for what runs: sand, the count of three. It ticks only while something shows it.
import { createSubscriber } from 'svelte/reactivity';
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte.ts';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Nothing is to move: the device says so, or the reader. */
export function isStill(): boolean {
  return reduced.current || settings().speed === 'off';
}

const tick_ms = 80;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, tick_ms);
  return () => clearInterval(timer);
});

export function now(): number {
  follow();
  return Date.now();
}
