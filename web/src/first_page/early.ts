// Runs before the first page is painted (it stands in the page itself). The first page comes written, as a first visitor
// of its language sees it, and the client is fetched when it has been painted. For anyone else it stays hidden until the
// client, fetched at once, has drawn theirs. A click on a button that the client does not listen to yet is remembered,
// and is made again when it does (taking_over.ts). Enter in a field is a click on its form's button.
import { keptName, keptTables } from '../connection/kept.ts';
import { pathOf } from '../router/routes.ts';
import { keptSettings, showSettings } from '../settings/kept_settings.ts';
import { rememberedLanguage } from '../texts/languages.ts';

const page = document.documentElement;

showSettings(keptSettings());

const isNew =
  keptTables('server').length === 0 && keptTables('here').length === 0 && keptName() === '';
const isFirst = pathOf(location) === '/';
if (!isNew || !isFirst || page.lang !== rememberedLanguage()) page.dataset['first'] = 'other';

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null || page.dataset['drawn'] !== undefined) return;
  const controls = [...document.querySelectorAll('#app :is(a, button, input, select)')];
  page.dataset['clicked'] = String(controls.indexOf(button));
});

// The browser's own way to send a form would load the page anew.
addEventListener('submit', (submitted) => {
  if (page.dataset['drawn'] === undefined) submitted.preventDefault();
});

/** The links and the script that wait in the page (vite/first_page.ts). */
function fetchClient(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template#client');
  if (waiting !== null) document.head.append(document.importNode(waiting.content, true));
}

/** The page with its pictures, whether they came or not. Where nobody looks, nothing is painted. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    const isSeen = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!isSeen) return resolve();
    addEventListener('visibilitychange', () => resolve());
    addEventListener('load', () => setTimeout(resolve, 2000));
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
}

if (page.dataset['first'] === 'other') fetchClient();
else void painted().then(fetchClient);
