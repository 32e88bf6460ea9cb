import type { Wording } from '../message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Gå til siden',
  'shell.language': 'Sprog',
  'shell.theme': 'Lyst eller mørkt',
  'shell.theme.system': 'Som enheden',
  'shell.theme.light': 'Lyst',
  'shell.theme.dark': 'Mørkt',
  'shell.missing': 'Denne side findes ikke.',
  'shell.home': 'Gå til første side',
  'shell.broken': 'Siden kunne ikke hentes.',
  'shell.again': 'Prøv igen',
} satisfies Wording<typeof english>;
