// Whether this reader wants hints. Nobody gets any unasked; against easy bots they are offered until somebody says no.
const storageKey = 'coverstory.coverMe.hints';

export type Wanted = 'on' | 'off';

let current = $state.raw<Wanted | undefined>(kept());

export function hints(): Wanted | undefined {
  return current;
}

export function setHints(wanted: Wanted): void {
  current = wanted;
  localStorage.setItem(storageKey, wanted);
}

function kept(): Wanted | undefined {
  const found = localStorage.getItem(storageKey);
  return found === 'on' || found === 'off' ? found : undefined;
}
