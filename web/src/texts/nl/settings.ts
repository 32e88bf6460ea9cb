import type { Wording } from '../message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Instellingen',
  'settings.theme': 'Thema',
  'settings.theme.system': 'Automatisch',
  'settings.theme.light': 'Licht',
  'settings.theme.dark': 'Donker',
  'settings.speed': 'Animatiesnelheid',
  'settings.speed.0.5': 'Langzaam',
  'settings.speed.1': 'Normaal',
  'settings.speed.2': 'Snel',
  'settings.speed.off': 'Uit',
  'settings.sound': 'Geluid als je aan de beurt bent',
  'settings.notify': 'Melding als je aan de beurt bent',
  'settings.on': 'Aan',
  'settings.off': 'Uit',
  'settings.name': 'Je naam aan nieuwe tafels',
} satisfies Wording<typeof english>;
