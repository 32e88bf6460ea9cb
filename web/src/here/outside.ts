// The world of a connection with the house on this device: its own end of a line, a token of its own, and no
// network that could come or go.
import { browser } from '../connection/browser.ts';
import type { Outside } from '../connection/outside.ts';
import { keptToken } from '../connection/token.ts';
import { dialHere } from './socket.ts';

/** `tokenKey`: where the token is kept. Who has another is another person at the tables here. */
export function hereOutside(tokenKey: string): Outside {
  return {
    dial: dialHere,
    token: () => keptToken(tokenKey),
    keepToken: (token) => localStorage.setItem(tokenKey, token),
    // A browser that runs short of room throws away what it was not asked to keep.
    keepForGood: () => void navigator.storage?.persist?.(),
    chance: browser.chance,
    follow: (tell) => browser.follow((event) => event === 'seen' && tell(event)),
  };
}
