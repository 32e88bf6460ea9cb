// What is heard and felt when: each moment of a game has a sound and, where a hand should notice it, a vibration; and
// what of it is left when the device asks for calm, or nobody looks. Plain data.
import type { SoundName } from './sounds.ts';

interface Felt {
  readonly sound: SoundName;
  /** Milliseconds of vibration and rest in turn. */
  readonly touch?: readonly number[];
  /** Goes on and on: the first thing to be left out where calm is wanted. */
  readonly restless?: boolean;
  /** Calls somebody who looks elsewhere. */
  readonly calls?: boolean;
}

export const moments = {
  turn: { sound: 'turn', touch: [40, 60, 40], calls: true },

  lift: { sound: 'lift' },
  place: { sound: 'glass', touch: [8] },
  meet: { sound: 'meet', touch: [14] },
  turned: { sound: 'turned' },
  aside: { sound: 'aside' },
  ready: { sound: 'ready' },
  build: { sound: 'build', touch: [30] },
  flip: { sound: 'flip', touch: [60, 40, 60] },
  sand: { sound: 'sand', restless: true },
  lastSeconds: { sound: 'tick', touch: [25], restless: true },
  over: { sound: 'over', touch: [120] },
  step: { sound: 'step', restless: true },

  paper: { sound: 'paper' },
  reveal: { sound: 'envelope', touch: [20] },
  special: { sound: 'camera' },
  print: { sound: 'press' },

  score: { sound: 'score' },
  win: { sound: 'win', touch: [40, 60, 40, 60, 120] },
} as const satisfies Record<string, Felt>;

export type FeltMoment = keyof typeof moments;

export interface Mood {
  /** The device asks for less motion. */
  readonly isCalm: boolean;
  /** The page is behind others. */
  readonly isHidden: boolean;
  /** 0 to 1; 0 is silence. */
  readonly volume: number;
  readonly touches: boolean;
}

export interface Plan {
  readonly sound?: SoundName;
  readonly volume: number;
  readonly touch?: readonly number[];
}

/** What is done at a moment. */
export function planOf(moment: FeltMoment, mood: Mood): Plan {
  const { sound, touch, restless, calls }: Felt = moments[moment];
  const isLeftOut = (mood.isHidden && !calls) || (mood.isCalm && restless === true);
  if (isLeftOut) return { volume: 0 };
  const plays = mood.volume > 0;
  const vibrates = mood.touches && touch !== undefined && !mood.isCalm;
  return {
    volume: mood.volume,
    ...(plays ? { sound } : {}),
    ...(vibrates ? { touch } : {}),
  };
}

const lastSeconds = 5;

/** What is felt when the seconds that are left go from one number to the next, while the sand runs. */
export function momentOfSecond(before: number, left: number): FeltMoment | undefined {
  if (left >= before || left <= 0) return undefined;
  return left <= lastSeconds ? 'lastSeconds' : 'sand';
}
