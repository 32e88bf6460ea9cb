// Writes the first page as a first visitor sees it, in each language: run once, when the client is built, in a world
// that has nothing of a browser but its address (vite/first_page.ts).
import { render } from 'svelte/server';
import App from '../App.svelte';
import Home from '../pages/home/Home.svelte';
import { showLanguage, t } from '../texts/texts.svelte.ts';
import type { Language } from '../texts/languages.ts';

export interface Written {
  readonly description: string;
  readonly body: string;
}

export async function write(language: Language): Promise<Written> {
  await showLanguage(language);
  const { body } = render(App, {
    props: { first: { is: 'page', Page: Home as never, parameters: {} } },
  });
  return { description: t('home.lead'), body };
}
