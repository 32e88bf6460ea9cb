import type { Wording } from '../message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Inställningar',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Som enheten',
  'settings.theme.light': 'Ljust',
  'settings.theme.dark': 'Mörkt',
  'settings.speed': 'Animationshastighet',
  'settings.speed.0.5': 'Långsam',
  'settings.speed.1': 'Normal',
  'settings.speed.2': 'Snabb',
  'settings.speed.off': 'Av',
  'settings.sound': 'Ljud när det är din tur',
  'settings.notify': 'Avisering när det är din tur',
  'settings.on': 'På',
  'settings.off': 'Av',
  'settings.name': 'Ditt namn vid nya bord',
} satisfies Wording<typeof english>;
