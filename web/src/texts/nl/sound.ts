import type { Wording } from '../message.ts';
import type { sound as english } from '../en/sound.ts';

export const sound = {
  'sound.volume': 'Geluid',
  'sound.volume.off': 'Uit',
  'sound.volume.low': 'Zacht',
  'sound.volume.medium': 'Gemiddeld',
  'sound.volume.high': 'Hard',
  'sound.touch': 'Trillen',
  'sound.offer': 'Wil je het spel ook horen?',
  'sound.offer.why':
    'Glas, papier en stromend zand, allemaal vrij zacht. Je kunt dit aanpassen bij de instellingen.',
  'sound.offer.yes': 'Geluid aanzetten',
  'sound.offer.no': 'Nee, bedankt',
} satisfies Wording<typeof english>;
