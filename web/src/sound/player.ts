// Plays what a moment asks for, as this reader has set it.
import { pace } from '../settings/pace.svelte.ts';
import { loudnessOf } from '../settings/kept_settings.ts';
import { settings } from '../settings/settings.svelte.ts';
import { planOf, type FeltMoment } from './moments.ts';
import { render } from './render.ts';
import { sounds } from './sounds.ts';

let context: AudioContext | undefined;

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** What is heard and felt now. Never throws: a game is played without it, too. */
export function feel(moment: FeltMoment): void {
  const { sound, volume, touch } = planOf(moment, {
    isCalm: pace() === 'still',
    isHidden: document.hidden,
    volume: loudnessOf(settings().sound),
    touches: settings().touch,
  });
  if (touch && canVibrate()) navigator.vibrate([...touch]);
  if (sound === undefined || !('AudioContext' in globalThis)) return;
  // A page that has not been touched yet must be silent, and would play it all later.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const audio = (context ??= new AudioContext());
  audio.resume().then(
    () => render(audio, sounds[sound], volume, audio.currentTime),
    () => undefined,
  );
}
