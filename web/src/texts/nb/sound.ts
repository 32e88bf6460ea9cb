import type { Wording } from '../message.ts';
import type { sound as english } from '../en/sound.ts';

export const sound = {
  'sound.volume': 'Lyd',
  'sound.volume.off': 'Av',
  'sound.volume.low': 'Lav',
  'sound.volume.medium': 'Middels',
  'sound.volume.high': 'Høy',
  'sound.touch': 'Vibrasjon',
  'sound.offer': 'Vil du høre spillet også?',
  'sound.offer.why':
    'Glass, papir og rennende sand, alt ganske dempet. Du kan endre dette i innstillingene.',
  'sound.offer.yes': 'Slå på lyden',
  'sound.offer.no': 'Nei takk',
} satisfies Wording<typeof english>;
