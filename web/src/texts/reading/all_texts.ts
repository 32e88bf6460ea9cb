// The texts of all six languages at once, for tests and for readers; the page itself loads one.
import { texts as da } from '../da/index.ts';
import { texts as en } from '../en/index.ts';
import { texts as fi } from '../fi/index.ts';
import type { Language } from '../languages.ts';
import type { Message } from '../message.ts';
import { texts as nb } from '../nb/index.ts';
import { texts as nl } from '../nl/index.ts';
import { texts as sv } from '../sv/index.ts';

export const allTexts: Readonly<Record<Language, Readonly<Record<string, Message>>>> = {
  en,
  nl,
  fi,
  sv,
  da,
  nb,
};

export const allKeys: readonly string[] = Object.keys(en);
