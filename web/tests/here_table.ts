// Tables on the browser's own device, for tests: opened by a command that another window of the same browser
// gives to its house.
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import { atOnce } from './cover_me_table.ts';
import { texts as en } from '../src/texts/en/index.ts';

/** A table that is nobody's: its page begins the house. */
const nowhere = 'here/AAAAAA';

/** A game on this device with these settings, opened in the visit's page. Scenes are shown at once. */
export async function sitDownHere(
  visit: Visit,
  address: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<string> {
  await atOnce(visit);
  await visit.goTo(`${address}${nowhere}`);
  await visit.page.getByText(en['refusal.no_such_table']).waitFor();
  const code = await askHere(visit.page, { do: 'quick', name: 'Ada', settings });
  await goWithin(visit.page, `/here/${code}`);
  return code;
}

/** To another page of the client, without loading anything anew. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** One command to the house of this browser, as another window would give it; the table's code comes back. */
function askHere(page: Page, command: Record<string, unknown>): Promise<string> {
  return page.evaluate(
    (command) =>
      new Promise<string>((resolve, reject) => {
        const window = `test-${Math.random()}`;
        const channel = new BroadcastChannel('coverstory.here');
        const pass = (said: object) => channel.postMessage({ kind: 'up', window, said });
        const say = (what: object) => pass({ kind: 'text', line: 1, text: JSON.stringify(what) });
        const token = localStorage.getItem('coverstory.here.token');
        channel.onmessage = ({ data }) => {
          if (data.kind !== 'down' || data.window !== window) return;
          if (data.said.kind === 'opened') say({ id: 1, do: 'hello', version: 1, token });
          if (data.said.kind !== 'text') return;
          for (const line of String(data.said.text).split('\n')) {
            const answer = JSON.parse(line);
            if (answer.re === 1) say({ id: Date.now(), ...command });
            else if (answer.re !== undefined) {
              pass({ kind: 'close', line: 1 });
              channel.close();
              if (answer.ok) resolve(answer.table ?? '');
              else reject(new Error(answer.why));
            }
          }
        };
        // The house follows a window by its lock.
        void navigator.locks.request(`coverstory.window.${window}`, () => {
          pass({ kind: 'open', line: 1 });
          return new Promise(() => undefined);
        });
      }),
    command,
  );
}
