// The settings as this device keeps them, and how the document shows them. Nothing here is reactive: what runs before
// the first page is painted reads them, too.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
/** How fast things move: a factor, or not at all. */
export const speeds = [0.5, 1, 2, 'off'] as const;
export type Speed = (typeof speeds)[number];

export const volumes = ['off', 'low', 'medium', 'high'] as const;
/** Silent until somebody was asked. */
const sounds = ['unasked', ...volumes] as const;
export type Sound = (typeof sounds)[number];
/** CU-4.3: when mistakes come to light in a game of Cover Up against bots. */
export const referees = ['live', 'book'] as const;
export type Referee = (typeof referees)[number];

export interface Settings {
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: Sound;
  /** Whether the device vibrates. */
  readonly touch: boolean;
  readonly referee: Referee;
}

const defaults: Settings = {
  theme: 'system',
  speed: 1,
  sound: 'unasked',
  touch: false,
  referee: 'live',
};
const storageKey = 'coverstory.settings';

export function keepSettings(wanted: Settings): void {
  localStorage.setItem(storageKey, JSON.stringify(wanted));
}

/** Puts the settings on the document. */
export function showSettings(wanted: Settings): void {
  const { dataset, style } = document.documentElement;
  if (wanted.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = wanted.theme;
  dataset['motion'] = wanted.speed === 'off' ? 'off' : 'on';
  if (wanted.speed === 'off') style.removeProperty('--speed');
  else style.setProperty('--speed', String(wanted.speed));
}

/** What was kept, as far as this version understands it. */
export function keptSettings(): Settings {
  try {
    const found: Partial<Record<keyof Settings, unknown>> = JSON.parse(
      localStorage.getItem(storageKey) ?? '{}',
    );
    return {
      theme: themes.find((theme) => theme === found.theme) ?? defaults.theme,
      speed: speeds.find((speed) => speed === found.speed) ?? defaults.speed,
      sound: sounds.find((sound) => sound === found.sound) ?? defaults.sound,
      touch: found.touch === true,
      referee: referees.find((referee) => referee === found.referee) ?? defaults.referee,
    };
  } catch {
    return defaults;
  }
}

const loudness: Readonly<Record<Sound, number>> = {
  unasked: 0,
  off: 0,
  low: 0.35,
  medium: 0.7,
  high: 1,
};

/** From 0 to 1. */
export const loudnessOf = (sound: Sound): number => loudness[sound];
