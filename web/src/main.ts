// Begins the client: the reader's language and settings first, so that nothing flashes, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './connection/client.svelte.ts';
import './look/base.css';
import './look/controls.css';
import { show } from './settings/settings.svelte.ts';
import { rememberedLanguage, showLanguage } from './texts/texts.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');

show();
begin();
await showLanguage(rememberedLanguage());
mount(App, { target });
