// What a reader has set on this device: kept in the browser's storage, and shown on the document so
// that the look follows (`data-theme`, `--speed`).

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
/** How fast things move: a factor, or not at all. */
export const speeds = [0.5, 1, 2, 'off'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  readonly theme: Theme;
  readonly speed: Speed;
}

const defaults: Settings = { theme: 'system', speed: 1 };
const storageKey = 'coverstory.settings';

let current = $state.raw<Settings>(kept());

export function settings(): Settings {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  localStorage.setItem(storageKey, JSON.stringify(current));
  show(current);
}

/** Puts the settings on the document. */
export function show(wanted: Settings = current): void {
  const { dataset, style } = document.documentElement;
  if (wanted.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = wanted.theme;
  dataset['motion'] = wanted.speed === 'off' ? 'off' : 'on';
  if (wanted.speed === 'off') style.removeProperty('--speed');
  else style.setProperty('--speed', String(wanted.speed));
}

/** What was kept, as far as this version understands it. */
function kept(): Settings {
  try {
    const found: Partial<Record<keyof Settings, unknown>> = JSON.parse(
      localStorage.getItem(storageKey) ?? '{}',
    );
    return {
      theme: themes.find((theme) => theme === found.theme) ?? defaults.theme,
      speed: speeds.find((speed) => speed === found.speed) ?? defaults.speed,
    };
  } catch {
    return defaults;
  }
}
