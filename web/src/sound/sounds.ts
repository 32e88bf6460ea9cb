// The sounds of both games, as plain data: each is a few voices that a synthesizer plays (render.ts). Nothing is
// recorded, so nothing is fetched and nobody's licence is needed. What a sound says can always be seen as well.

/** A voice: a tone, or noise through a filter. Times are seconds from the sound's beginning. */
export interface Voice {
  readonly is: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly lasts: number;
  /** At its loudest, 0 to 1. */
  readonly gain: number;
  /** How long it takes to be loudest; then it fades. */
  readonly rise: number;
  /** Of the tone, or of the middle of the noise, from the beginning to the end: in Hz. */
  readonly from: number;
  readonly to: number;
  /** How narrow the filter is; of noise only. */
  readonly narrow?: number;
}

const tone = (at: number, pitch: number, gain: number, lasts: number): Voice => ({
  is: 'sine',
  at,
  lasts,
  gain,
  rise: 0.008,
  from: pitch,
  to: pitch,
});
const noise = (at: number, lasts: number, gain: number, from: number, to: number): Voice => ({
  is: 'noise',
  at,
  lasts,
  gain,
  rise: lasts / 4,
  from,
  to,
  narrow: 0.9,
});
/** Glass rings in partials that are not quite in tune with each other, the higher the shorter. */
const glass = (at: number, pitch: number, gain: number, lasts: number): readonly Voice[] => [
  { ...tone(at, pitch, gain, lasts), rise: 0.002 },
  { ...tone(at, pitch * 2.76, gain * 0.45, lasts * 0.6), rise: 0.002 },
  { ...tone(at, pitch * 5.4, gain * 0.2, lasts * 0.3), rise: 0.001 },
];
/** Notes one after the other, such as a bell would give. */
const chime = (pitches: readonly number[], apart: number, gain: number): readonly Voice[] =>
  pitches.flatMap((pitch, nth) => [
    tone(nth * apart, pitch, gain, 0.6),
    tone(nth * apart, pitch * 2, gain * 0.3, 0.35),
  ]);

export const sounds = {
  /** It is one's turn. */
  turn: chime([659.3, 880], 0.14, 0.12),

  // Cover Up: glass, sand, and time.
  lift: glass(0, 1900, 0.04, 0.12),
  /** On the table. */
  glass: [...glass(0, 1250, 0.1, 0.22), noise(0, 0.04, 0.12, 500, 300)],
  /** On glass, and symbols match. */
  meet: [...glass(0, 1480, 0.11, 0.3), ...glass(0.07, 2220, 0.09, 0.4)],
  turned: [...glass(0, 2300, 0.03, 0.1), noise(0, 0.09, 0.04, 2500, 4000)],
  aside: [...glass(0, 900, 0.05, 0.15), noise(0, 0.06, 0.08, 700, 350)],
  ready: chime([523.3], 0.1, 0.1),
  build: chime([784], 0.1, 0.14),
  /** The hourglass is flipped: wood, then the first sand. */
  flip: [
    noise(0, 0.07, 0.25, 400, 200),
    noise(0.09, 0.05, 0.2, 600, 300),
    noise(0.2, 0.9, 0.06, 3200, 3800),
  ],
  /** A second of running sand. */
  sand: [noise(0, 1.02, 0.025, 3400, 3700)],
  /** One of the last five seconds. */
  tick: [...glass(0, 700, 0.14, 0.12), noise(0, 1.02, 0.03, 3400, 3700)],
  over: [noise(0, 0.35, 0.12, 900, 250), ...chime([392, 329.6], 0.16, 0.1)],
  step: glass(0, 1050, 0.06, 0.16),

  // Cover Me: paper, envelopes, the camera.
  paper: [noise(0, 0.16, 0.12, 1800, 3600), noise(0.1, 0.08, 0.07, 2600, 1500)],
  envelope: [noise(0, 0.1, 0.1, 1200, 2400), noise(0.1, 0.22, 0.16, 2200, 5200)],
  camera: [
    noise(0, 0.035, 0.3, 1800, 900),
    noise(0.09, 0.05, 0.22, 2600, 1100),
    tone(0.1, 3100, 0.015, 0.25),
  ],
  press: [noise(0, 0.3, 0.08, 300, 700), noise(0.3, 0.09, 0.14, 500, 250)],

  // Both: the score and the win.
  score: chime([587.3, 740], 0.1, 0.11),
  win: chime([523.3, 659.3, 784, 1046.5], 0.13, 0.13),
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof sounds;

export const lengthOf = (voices: readonly Voice[]): number =>
  Math.max(...voices.map(({ at, lasts }) => at + lasts));
