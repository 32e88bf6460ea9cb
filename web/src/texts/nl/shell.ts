import type { Wording } from '../message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Naar de pagina',
  'shell.language': 'Taal',
  'shell.theme': 'Licht of donker',
  'shell.theme.system': 'Zoals het apparaat',
  'shell.theme.light': 'Licht',
  'shell.theme.dark': 'Donker',
  'shell.missing': 'Deze pagina bestaat niet.',
  'shell.home': 'Naar de eerste pagina',
  'shell.broken': 'Deze pagina kon niet worden geladen.',
  'shell.again': 'Probeer het opnieuw',
} satisfies Wording<typeof english>;
