// Whether the page is that of people who share this device and pass it on.
import { route } from '../router/router.svelte.ts';

export function isPassed(): boolean {
  return route().page === 'passed';
}
