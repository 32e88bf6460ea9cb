// What this browser keeps about its player: the name, and the codes of the tables that were joined, by place.
// There are no accounts, so a game can be found again only where its code was kept.
import { isTableCode } from '../protocol/room.ts';

const nameKey = 'coverstory.name';

/** Where a table is: on the server, or on this device. */
export type Place = 'server' | 'here';
const tablesKeys: Readonly<Record<Place, string>> = {
  server: 'coverstory.tables',
  here: 'coverstory.here.tables',
};
const mostTables = 24;

/** As many characters as the server takes. */
export const longestName = 24;

/** The name as the server would take it; empty where there is none. */
export function tidyName(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, longestName).join('').trim();
}

export function keptName(): string {
  return tidyName(localStorage.getItem(nameKey) ?? '');
}

export function keepName(name: string): void {
  localStorage.setItem(nameKey, tidyName(name));
}

/** A table where this browser took a seat. */
export interface KeptTable {
  readonly code: string;
  /** The name that was given there. */
  readonly name: string;
}

/** The latest first. */
export function keptTables(place: Place): readonly KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(tablesKeys[place]) ?? '[]');
    return Array.isArray(found) ? found.filter(isKeptTable) : [];
  } catch {
    return [];
  }
}

export function keepTable(place: Place, code: string, name: string): void {
  const others = keptTables(place).filter((table) => table.code !== code);
  write(place, [{ code, name }, ...others].slice(0, mostTables));
}

export function forgetTables(place: Place, codes: readonly string[]): void {
  write(
    place,
    keptTables(place).filter(({ code }) => !codes.includes(code)),
  );
}

function write(place: Place, tables: readonly KeptTable[]): void {
  localStorage.setItem(tablesKeys[place], JSON.stringify(tables));
}

function isKeptTable(value: unknown): value is KeptTable {
  const { code, name } = (value ?? {}) as Partial<KeptTable>;
  return typeof code === 'string' && isTableCode(code) && typeof name === 'string';
}
