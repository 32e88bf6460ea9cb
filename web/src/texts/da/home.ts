import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'To kortspil, ét bord',
  'home.coverMe': 'Sæt den rigtige model på forsiden, før moden skifter.',
  'home.coverUp':
    'Læg fem kort af glas over hinanden, og lad så mange symboler som muligt være synlige.',
} satisfies Wording<typeof english>;
