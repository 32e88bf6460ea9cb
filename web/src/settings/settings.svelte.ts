// What a reader has set on this device: kept in the browser's storage, and shown on the document so
// that the look follows (`data-theme`, `--speed`).
import { keepSettings, keptSettings, showSettings, type Settings } from './kept_settings.ts';

let current = $state.raw<Settings>(keptSettings());

export function settings(): Settings {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  keepSettings(current);
  showSettings(current);
}

/** Puts the settings on the document. */
export function show(): void {
  showSettings(current);
}
