import type { Wording } from '../message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Asetukset',
  'settings.theme': 'Teema',
  'settings.theme.system': 'Laitteen mukaan',
  'settings.theme.light': 'Vaalea',
  'settings.theme.dark': 'Tumma',
  'settings.speed': 'Animaatioiden nopeus',
  'settings.speed.0.5': 'Hidas',
  'settings.speed.1': 'Normaali',
  'settings.speed.2': 'Nopea',
  'settings.speed.off': 'Pois',
  'settings.sound': 'Ääni, kun on sinun vuorosi',
  'settings.notify': 'Ilmoitus, kun on sinun vuorosi',
  'settings.on': 'Päällä',
  'settings.off': 'Pois',
  'settings.name': 'Nimesi uusissa pöydissä',
} satisfies Wording<typeof english>;
