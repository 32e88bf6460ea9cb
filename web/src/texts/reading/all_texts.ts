// The texts of all six languages at once, the terminal's among them, for tests and for readers; the page itself loads
// one, and the terminal reads the files (texts/message_file.h).
import { texts as da } from '../da/index.ts';
import { terminal as daTerminal } from '../da/terminal.ts';
import { texts as en } from '../en/index.ts';
import { terminal as enTerminal } from '../en/terminal.ts';
import { texts as fi } from '../fi/index.ts';
import { terminal as fiTerminal } from '../fi/terminal.ts';
import type { Language } from '../languages.ts';
import type { Message } from '../message.ts';
import { texts as nb } from '../nb/index.ts';
import { terminal as nbTerminal } from '../nb/terminal.ts';
import { texts as nl } from '../nl/index.ts';
import { terminal as nlTerminal } from '../nl/terminal.ts';
import { texts as sv } from '../sv/index.ts';
import { terminal as svTerminal } from '../sv/terminal.ts';

export const allTexts: Readonly<Record<Language, Readonly<Record<string, Message>>>> = {
  en: { ...en, ...enTerminal },
  nl: { ...nl, ...nlTerminal },
  fi: { ...fi, ...fiTerminal },
  sv: { ...sv, ...svTerminal },
  da: { ...da, ...daTerminal },
  nb: { ...nb, ...nbTerminal },
};

export const allKeys: readonly string[] = Object.keys(allTexts.en);
