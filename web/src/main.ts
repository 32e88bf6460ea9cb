// Begins the client: the reader's language and settings first, so that nothing flashes, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { clientOf } from './connection/places.svelte.ts';
import './look/base.css';
import './look/controls.css';
import { keepOnThisDevice } from './offline/register.ts';
import { show } from './settings/settings.svelte.ts';
import { followLanguage, rememberedLanguage, showLanguage } from './texts/texts.svelte.ts';

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

show();
clientOf('server');
await Promise.all([showLanguage(rememberedLanguage()), firstFaces(500)]);
followLanguage();
mount(App, { target });
keepOnThisDevice();
