// The secret that is who somebody is at every table, as this browser keeps it. Without accounts it is all there is:
// it is never thrown away, whatever a server says of it.

/** 128 bits in hex, as a house of tables gives them. */
function isToken(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The token that is kept under a key. What cannot be one opens no seat anywhere: it is set aside, not deleted. */
export function keptToken(key: string): string | undefined {
  const found = localStorage.getItem(key);
  if (found === null) return undefined;
  if (isToken(found)) return found;
  localStorage.setItem(`${key}.unreadable`, found);
  localStorage.removeItem(key);
  return undefined;
}
