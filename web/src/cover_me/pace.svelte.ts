// The pace at which this reader wants to see things: as set, and still where the device asks for it.
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte.ts';
import type { Pace } from './model/pace.ts';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

export function pace(): Pace {
  const { speed } = settings();
  if (speed === 'off') return 'off';
  return reduced.current ? 'still' : { factor: speed };
}
