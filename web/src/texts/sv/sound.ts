import type { Wording } from '../message.ts';
import type { sound as english } from '../en/sound.ts';

export const sound = {
  'sound.volume': 'Ljud',
  'sound.volume.off': 'Av',
  'sound.volume.low': 'Lågt',
  'sound.volume.medium': 'Medel',
  'sound.volume.high': 'Högt',
  'sound.touch': 'Vibration',
  'sound.offer': 'Vill du höra spelet också?',
  'sound.offer.why':
    'Glas, papper och rinnande sand, allt lagom dämpat. Du kan ändra det i inställningarna.',
  'sound.offer.yes': 'Slå på ljudet',
  'sound.offer.no': 'Nej tack',
} satisfies Wording<typeof english>;
