import type { Wording } from '../message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Hoppa till sidan',
  'shell.language': 'Språk',
  'shell.theme': 'Ljust eller mörkt',
  'shell.theme.system': 'Som enheten',
  'shell.theme.light': 'Ljust',
  'shell.theme.dark': 'Mörkt',
  'shell.missing': 'Den här sidan finns inte.',
  'shell.home': 'Gå till första sidan',
  'shell.broken': 'Sidan kunde inte läsas in.',
  'shell.again': 'Försök igen',
} satisfies Wording<typeof english>;
