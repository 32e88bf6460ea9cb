// Who is new to Cover Me: the verdict on the own covers waits for them, until they have read it often enough.
const storageKey = 'coverstory.coverMe.verdictsRead';
/** About as many as a game has. */
const enough = 12;

function read(): number {
  return Number(localStorage.getItem(storageKey) ?? 0) || 0;
}

export const isNewToIt = (): boolean => read() < enough;

/** The verdict was read, and the reader went on. */
export function noteRead(): void {
  localStorage.setItem(storageKey, String(read() + 1));
}
