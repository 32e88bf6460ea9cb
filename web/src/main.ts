// Begins the client: the reader's language and settings first, so that nothing flashes, then the page.
import { flushSync, mount } from 'svelte';
import App from './App.svelte';
import { clientOf } from './connection/places.svelte.ts';
import { takeOver } from './first_page/taking_over.ts';
import './look/base.css';
import './look/controls.css';
import { keepOnThisDevice } from './offline/register.ts';
import { loadPage } from './pages/pages.ts';
import { route } from './router/router.svelte.ts';
import { show } from './settings/settings.svelte.ts';
import { rememberedLanguage } from './texts/languages.ts';
import { followLanguage, showLanguage } from './texts/texts.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');

/** The faces that every page begins with, or a moment's wait for them: text that changes its face jumps. */
function firstFaces(patienceMs: number): Promise<unknown> {
  const faces = ['italic 400 1em', '800 1em', '400 1em'].map(
    (face) => `${face} 'Playfair Display'`,
  );
  const loaded = [...faces, '400 1em Figtree', '600 1em Figtree'].map((face) =>
    document.fonts.load(face),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([Promise.allSettled(loaded), patience]);
}

/** What stands in the page already needs no waiting: it has the faces that came in time, and keeps them. */
const isWritten = target.hasChildNodes() && document.documentElement.dataset['first'] !== 'other';

show();
clientOf('server');
const [first] = await Promise.all([
  loadPage(route()),
  showLanguage(rememberedLanguage()),
  isWritten ? undefined : firstFaces(500),
]);
followLanguage();
// Who reads already may scroll and type between fetching and drawing.
if (isWritten) await new Promise((resolve) => setTimeout(resolve));
takeOver(target, () => {
  mount(App, { target, props: { first } });
  // A click that is made again needs what a page does only after it has been drawn.
  flushSync();
});
keepOnThisDevice();
