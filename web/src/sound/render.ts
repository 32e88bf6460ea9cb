// The synthesizer: plays voices on any audio context, that of the page or one that only computes.
import type { Voice } from './sounds.ts';

/** Plays the voices from a time on, as loud as `volume` (0 to 1). */
export function render(
  context: BaseAudioContext,
  voices: readonly Voice[],
  volume: number,
  from: number,
): void {
  let made: AudioBuffer | undefined;
  /** A second of noise, always the same. */
  const noise = (): AudioBuffer => {
    if (made) return made;
    const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    let seed = 1;
    for (let at = 0; at < samples.length; at++) {
      seed = (seed * 48_271) % 2_147_483_647;
      samples[at] = (2 * seed) / 2_147_483_647 - 1;
    }
    return (made = buffer);
  };

  for (const voice of voices) {
    const [begin, end] = [from + voice.at, from + voice.at + voice.lasts];
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(voice.gain * volume, begin + voice.rise);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(context.destination);
    if (voice.is === 'noise') {
      const source = new AudioBufferSourceNode(context, { buffer: noise(), loop: true });
      const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: voice.narrow ?? 1 });
      filter.frequency.setValueAtTime(voice.from, begin);
      filter.frequency.exponentialRampToValueAtTime(voice.to, end);
      source.connect(filter).connect(loudness);
      source.start(begin);
      source.stop(end);
    } else {
      const source = new OscillatorNode(context, { type: voice.is });
      source.frequency.setValueAtTime(voice.from, begin);
      source.frequency.exponentialRampToValueAtTime(voice.to, end);
      source.connect(loudness);
      source.start(begin);
      source.stop(end);
    }
  }
}
