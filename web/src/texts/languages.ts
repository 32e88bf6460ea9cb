// The six languages of the two rule books, and which of them a browser should get.

export const languages = ['en', 'nl', 'fi', 'sv', 'da', 'nb'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for the list to choose from. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  nl: 'Nederlands',
  fi: 'Suomi',
  sv: 'Svenska',
  da: 'Dansk',
  nb: 'Norsk',
};

/** Whose dates and lists a language follows: our English is British. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first of the browser's languages that we speak, else English. Norwegian has three codes. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    const known = code === 'no' || code === 'nn' ? 'nb' : code;
    if (isLanguage(known)) return known;
  }
  return 'en';
}

const storageKey = 'coverstory.language';

/** The language kept from an earlier visit, else the browser's. */
export function rememberedLanguage(): Language {
  const kept = localStorage.getItem(storageKey);
  return isLanguage(kept) ? kept : preferredLanguage(navigator.languages);
}

export function rememberLanguage(chosen: Language): void {
  localStorage.setItem(storageKey, chosen);
}

/** Calls back when a language is chosen in another window of this browser. */
export function followLanguages(tell: (chosen: Language) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isLanguage(newValue)) tell(newValue);
  });
}
