// What the connection needs of the world around it, so that tests can be that world: a socket, the keeping
// of the token, chance, the network's coming and going. Timers are the platform's own.

/** A WebSocket, as far as it is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Outside {
  /** Begins a connection. */
  dial(): Socket;
  token(): string | undefined;
  keepToken(token: string): void;
  /** A seat was taken: what is kept of tables is not to be thrown away. */
  keepForGood?(): void;
  /** A number in [0, 1). */
  chance(): number;
  /** Calls back when the network comes or goes, or the page is looked at again. */
  follow(tell: (event: 'online' | 'offline' | 'seen') => void): () => void;
}

/** A new id for a command: random, so that two windows of one person never choose the same. */
export function newCommandId(chance: () => number): number {
  const high = Math.floor(chance() * 2 ** 21);
  const low = Math.floor(chance() * 2 ** 32);
  // 2^53 - 1 is the greatest number that survives JSON; 0 is not an id.
  return Math.max(1, high * 2 ** 32 + low);
}
