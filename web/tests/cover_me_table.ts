// A player of Cover Me who uses the page as people do: sits down at a table and decides by clicking, by
// keys or by touch whatever the page asks. Nothing here knows the rules: the page says what is asked, and
// anything it offers will do.
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

/** A game against bots with these options, opened in the visit's page. Scenes are shown at once. */
export async function sitDown(
  visit: Visit,
  address: string,
  options: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await atOnce(visit);
  await visit.goTo(address);
  const settings = { game: 'cover-me', level: 'easy', options, ...more };
  const code = await ask(visit.page, { do: 'quick', name: 'Ada', settings });
  await visit.goTo(`${address}t/${code}`);
  await visit.page.locator('.say').waitFor();
  return code;
}

export async function atOnce(visit: Visit): Promise<void> {
  await visit.context.addInitScript(() => {
    const kept = { theme: 'system', speed: 'off' };
    localStorage.getItem('coverstory.settings') ??
      localStorage.setItem('coverstory.settings', JSON.stringify(kept));
  });
}

/** One command over a connection of its own, by the browser's own token; the table's code comes back. */
export async function ask(page: Page, command: Record<string, unknown>): Promise<string> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, tokenKey);
  return page.evaluate(askInPage, { command, key: tokenKey });
}

/** The same, as the page itself does it. */
export const askInPage = ({ command, key }: { command: object; key: string }): Promise<string> =>
  new Promise<string>((resolve, reject) => {
    const token = localStorage.getItem(key);
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const say = (what: object) => socket.send(JSON.stringify(what));
    socket.onopen = () => say({ id: 1, do: 'hello', version: 1, token });
    socket.onerror = () => reject(new Error('the connection failed'));
    socket.onmessage = ({ data }) => {
      for (const line of String(data).split('\n').filter(Boolean)) {
        const answer = JSON.parse(line);
        if (answer.re === 1) say({ id: Date.now(), ...command });
        else if (answer.re !== undefined) {
          socket.close();
          if (answer.ok) resolve(answer.table ?? '');
          else reject(new Error(answer.why));
        }
      }
    };
  });

export const tokenKey = 'coverstory.token';

/** What the page asks of its player now. Waits until it asks something, or the game is over. */
export async function asked(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.end h1') !== null) return 'end';
    return document.querySelector<HTMLElement>('.say[data-asks]')?.dataset['asks'];
  });
  return (await found.jsonValue()) as string;
}

/** Which step of the table the page shows. */
export async function step(page: Page): Promise<number> {
  const end = page.locator('.end h1');
  if ((await end.count()) > 0) return Infinity;
  return Number(await page.locator('.say').getAttribute('data-seq', { timeout: 5000 }));
}

/** Decides by what is offered: the first that can be picked, until the button can be pressed. */
export async function decide(page: Page, press: Press = click): Promise<void> {
  const kind = await asked(page);
  if (kind === 'end') return;
  const before = await step(page);
  await choose(page, kind, press);
  await page.waitForFunction(
    (seq) =>
      document.querySelector('.end h1') !== null ||
      Number(document.querySelector<HTMLElement>('.say')?.dataset['seq'] ?? 0) > seq,
    before,
  );
}

/** Picks something of a kind of decision that is asked, and says so. */
export async function choose(page: Page, kind: string, press: Press = click): Promise<void> {
  const plain = page.locator('.say .plain');
  if (kind === 'swap' || kind === 'vote') await press(plain.last());
  else await pickAndConfirm(page, press, kind === 'play' ? '.hand li > button' : '.tray button');
}

async function pickAndConfirm(page: Page, press: Press, offers: string): Promise<void> {
  const button = page.locator('.say .go:not(:disabled)');
  for (let at = 0; (await button.count()) === 0 && at < 12; ++at) {
    const offer = page.locator(`${offers}[aria-pressed="false"]`).first();
    await press(offer);
    await page.waitForFunction(() => document.querySelector('.picked') !== null);
  }
  await press(button.first());
}

export type Press = (what: ReturnType<Page['locator']>) => Promise<void>;

/** On the spine of a card: what lies over it covers the rest. */
const spine = { position: { x: 8, y: 40 } };

export const click: Press = (what) => what.click(spine);
export const tap: Press = (what) => what.tap(spine);
export const enter: Press = async (what) => {
  await what.focus();
  await what.press('Enter');
};

/** Plays until the result is there. */
export async function playToTheEnd(page: Page, press: Press = click): Promise<void> {
  while ((await asked(page)) !== 'end') await decide(page, press);
}
