// Runs before the first page is painted (it stands in the page itself). The first page comes written, as a first visitor
// of its language sees it. For anyone else it stays hidden until the client has drawn theirs. A click on a button that the
// client does not listen to yet is remembered, and is made again when it does (taking_over.ts).
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
