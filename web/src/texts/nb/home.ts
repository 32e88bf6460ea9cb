import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'To kortspill, ett bord',
  'home.coverMe': 'Sett den rette modellen på forsiden før moten snur.',
  'home.coverUp': 'Legg fem kort av glass over hverandre, og la så mange symboler som mulig synes.',
} satisfies Wording<typeof english>;
