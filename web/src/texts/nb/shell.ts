import type { Wording } from '../message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Gå til siden',
  'shell.language': 'Språk',
  'shell.theme': 'Lyst eller mørkt',
  'shell.theme.system': 'Som enheten',
  'shell.theme.light': 'Lyst',
  'shell.theme.dark': 'Mørkt',
  'shell.missing': 'Denne siden finnes ikke.',
  'shell.home': 'Gå til første side',
  'shell.broken': 'Siden kunne ikke lastes.',
  'shell.again': 'Prøv igjen',
} satisfies Wording<typeof english>;
