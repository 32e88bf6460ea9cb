import type { Wording } from '../message.ts';
import type { sound as english } from '../en/sound.ts';

export const sound = {
  'sound.volume': 'Lyd',
  'sound.volume.off': 'Fra',
  'sound.volume.low': 'Lav',
  'sound.volume.medium': 'Mellem',
  'sound.volume.high': 'Høj',
  'sound.touch': 'Vibration',
  'sound.offer': 'Vil du også høre spillet?',
  'sound.offer.why':
    'Glas, papir og rindende sand, det hele ret dæmpet. Du kan ændre det i indstillingerne.',
  'sound.offer.yes': 'Slå lyden til',
  'sound.offer.no': 'Nej tak',
} satisfies Wording<typeof english>;
