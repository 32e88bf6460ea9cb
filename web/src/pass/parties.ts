// The games that several people play on this device, as the browser keeps them: who sits where, with the
// token that is each one's own at the table. The table itself is in the house of this device.
import { gameOf, type GameName } from '../games.ts';
import { isTableCode } from '../protocol/room.ts';

export interface Person {
  readonly name: string;
  readonly token: string;
}

/** People sit in the first seats, in this order. */
export interface Party {
  readonly code: string;
  readonly game: GameName;
  readonly people: readonly Person[];
  readonly isOver?: boolean;
}

const storageKey = 'coverstory.pass';
const most = 12;

/** The latest first. */
export function keptParties(): readonly Party[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found.filter(isParty) : [];
  } catch {
    return [];
  }
}

export function keptParty(code: string): Party | undefined {
  return keptParties().find((party) => party.code === code);
}

export function keepParty(party: Party): void {
  const others = keptParties().filter(({ code }) => code !== party.code);
  localStorage.setItem(storageKey, JSON.stringify([party, ...others].slice(0, most)));
}

function isParty(value: unknown): value is Party {
  const { code, game, people } = (value ?? {}) as Partial<Record<keyof Party, unknown>>;
  return (
    typeof code === 'string' &&
    isTableCode(code) &&
    typeof game === 'string' &&
    gameOf(game) !== undefined &&
    Array.isArray(people) &&
    people.every(isPerson)
  );
}

function isPerson(value: unknown): value is Person {
  const { name, token } = (value ?? {}) as Partial<Record<keyof Person, unknown>>;
  return typeof name === 'string' && typeof token === 'string';
}
