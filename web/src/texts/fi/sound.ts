import type { Wording } from '../message.ts';
import type { sound as english } from '../en/sound.ts';

export const sound = {
  'sound.volume': 'Äänet',
  'sound.volume.off': 'Pois',
  'sound.volume.low': 'Hiljaiset',
  'sound.volume.medium': 'Normaalit',
  'sound.volume.high': 'Kovat',
  'sound.touch': 'Värinä',
  'sound.offer': 'Haluatko kuulla pelin äänet?',
  'sound.offer.why':
    'Lasia, paperia ja valuvaa hiekkaa, kaikki melko hiljaa. Voit muuttaa tätä asetuksissa.',
  'sound.offer.yes': 'Ota äänet käyttöön',
  'sound.offer.no': 'Ei kiitos',
} satisfies Wording<typeof english>;
