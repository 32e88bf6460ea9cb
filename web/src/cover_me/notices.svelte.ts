// The notice that it is one's turn: in the title always, by a sound and by the browser's notification where
// the player wants them. And what is heard while a game is told.
import type { FeltMoment } from '../sound/moments.ts';
import { feel } from '../sound/player.ts';
import type { Moment } from './model/scenes.ts';

const storageKey = 'coverstory.coverMe.notices';

let notifies = $state(kept());

export const isNotified = (): boolean => notifies;

/** The browser is asked for leave when a notification is first wanted. */
export async function setNotify(wanted: boolean): Promise<void> {
  notifies = wanted && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(storageKey, JSON.stringify({ notify: notifies }));
}

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Tells that it is this reader's turn, beyond the title. */
export function giveNotice(title: string, body: string): void {
  feel('turn');
  if (!notifies || !document.hidden || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: 'coverstory' });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

const heard: Partial<Record<Moment['is'], FeltMoment>> = {
  act: 'paper',
  reveal: 'reveal',
  verdict: 'special',
  harvest: 'score',
  begin: 'print',
  end: 'win',
};

/** What is heard as a scene begins. */
export function hearScene(moment: Moment | undefined): void {
  const felt = moment && heard[moment.is];
  if (felt) feel(felt);
}

function kept(): boolean {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}').notify === true;
  } catch {
    return false;
  }
}
