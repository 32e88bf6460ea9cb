// The real world of the connection: this browser's WebSocket, storage, chance and network.
import type { Outside, Socket } from './outside.ts';
import { keptToken } from './token.ts';

const tokenKey = 'coverstory.token';

export const browser: Outside = {
  dial(): Socket {
    const address = new URL('/ws', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address) as Socket;
  },
  token: () => keptToken(tokenKey),
  keepToken: (token) => localStorage.setItem(tokenKey, token),
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  follow(tell) {
    const online = () => tell('online');
    const offline = () => tell('offline');
    const seen = () => document.visibilityState === 'visible' && tell('seen');
    addEventListener('online', online);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};
