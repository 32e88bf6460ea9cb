import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Kaksi korttipeliä, yksi pöytä',
  'home.coverMe': 'Nosta oikea malli kanteen ennen kuin muoti vaihtuu.',
  'home.coverUp':
    'Lado viisi lasikorttia päällekkäin ja jätä näkyviin mahdollisimman monta symbolia.',
} satisfies Wording<typeof english>;
