import type { Wording } from '../message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Indstillinger',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Som enheden',
  'settings.theme.light': 'Lyst',
  'settings.theme.dark': 'Mørkt',
  'settings.speed': 'Animationshastighed',
  'settings.speed.0.5': 'Langsom',
  'settings.speed.1': 'Normal',
  'settings.speed.2': 'Hurtig',
  'settings.speed.off': 'Fra',
  'settings.sound': 'Lyd, når det er din tur',
  'settings.notify': 'Notifikation, når det er din tur',
  'settings.on': 'Til',
  'settings.off': 'Fra',
  'settings.name': 'Dit navn ved nye borde',
} satisfies Wording<typeof english>;
