import type { Wording } from '../message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Siirry sivulle',
  'shell.language': 'Kieli',
  'shell.theme': 'Vaalea tai tumma',
  'shell.theme.system': 'Laitteen mukaan',
  'shell.theme.light': 'Vaalea',
  'shell.theme.dark': 'Tumma',
  'shell.missing': 'Tätä sivua ei ole.',
  'shell.home': 'Siirry etusivulle',
  'shell.broken': 'Sivua ei voitu ladata.',
  'shell.again': 'Yritä uudelleen',
} satisfies Wording<typeof english>;
