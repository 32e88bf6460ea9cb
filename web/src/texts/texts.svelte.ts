// What the page says, in the language of its reader: `t('shell.rules')`, and with parameters
// `t('table.waiting', { name })`. Reading it in a component follows a change of language. A language
// is a chunk of its own: only the one in use is loaded.
import type { Texts } from './en/index.ts';
import { followLanguages, rememberLanguage, type Language } from './languages.ts';
import { listIn, textOf, type Arguments, type Message, type Wording } from './message.ts';

export type Key = keyof Texts;
type Words = Wording<Texts>;

const loaders: Record<Language, () => Promise<{ texts: Words }>> = {
  en: () => import('./en/index.ts'),
  nl: () => import('./nl/index.ts'),
  fi: () => import('./fi/index.ts'),
  sv: () => import('./sv/index.ts'),
  da: () => import('./da/index.ts'),
  nb: () => import('./nb/index.ts'),
};

let shown = $state.raw<{ language: Language; words: Words | undefined }>({
  language: 'en',
  words: undefined,
});

/** The language in use, for `Intl` and `lang` attributes. */
export function language(): Language {
  return shown.language;
}

/** The text of a message in the language in use. */
export function t<K extends Key>(key: K, ...values: Arguments<Texts[K]>): string {
  const message: Message | undefined = shown.words?.[key];
  return message === undefined ? '' : textOf(message, shown.language, values[0]);
}

/** Several names or things as one, with the language's word for `and`. */
export function listed(parts: readonly string[]): string {
  return listIn(shown.language, parts);
}

/** Loads a language and shows it. */
export async function showLanguage(wanted: Language): Promise<void> {
  const { texts } = await loaders[wanted]();
  shown = { language: wanted, words: texts };
  document.documentElement.lang = wanted;
}

/** A reader's choice: shown, and kept for the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  rememberLanguage(wanted);
  await showLanguage(wanted);
}

/** A language that is chosen in another window of this browser is shown here, too. */
export function followLanguage(): void {
  followLanguages((chosen) => void showLanguage(chosen));
}
