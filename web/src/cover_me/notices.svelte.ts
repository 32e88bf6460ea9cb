// The notice that it is one's turn: in the title always, by a sound and by the browser's notification where
// the player wants them. The sound is two short notes, made on the spot.
export interface Notices {
  readonly sound: boolean;
  readonly notify: boolean;
}

const storageKey = 'coverstory.coverMe.notices';

let current = $state.raw<Notices>(kept());

export function notices(): Notices {
  return current;
}

/** Sets a notice; the browser is asked for leave when a notification is first wanted. */
export async function setNotices(changes: Partial<Notices>): Promise<void> {
  const wanted = { ...current, ...changes };
  const allowed = !changes.notify || (await Notification.requestPermission()) === 'granted';
  current = { ...wanted, notify: wanted.notify && allowed };
  localStorage.setItem(storageKey, JSON.stringify(current));
  if (changes.sound) chime();
}

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Tells that it is this reader's turn, beyond the title. */
export function giveNotice(title: string, body: string): void {
  if (current.sound) chime();
  if (!current.notify || !document.hidden || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: 'coverstory' });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

let audio: AudioContext | undefined;

function chime(): void {
  audio ??= new AudioContext();
  note(audio, 659.3, 0);
  note(audio, 880, 0.14);
}

function note(context: AudioContext, pitch_hz: number, after_s: number): void {
  const at = context.currentTime + after_s;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch_hz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

function kept(): Notices {
  try {
    const found = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { sound: found.sound === true, notify: found.notify === true };
  } catch {
    return { sound: false, notify: false };
  }
}
