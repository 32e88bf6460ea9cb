import type { Wording } from '../message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Innstillinger',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Som enheten',
  'settings.theme.light': 'Lyst',
  'settings.theme.dark': 'Mørkt',
  'settings.speed': 'Animasjonshastighet',
  'settings.speed.0.5': 'Langsom',
  'settings.speed.1': 'Normal',
  'settings.speed.2': 'Rask',
  'settings.speed.off': 'Av',
  'settings.sound': 'Lyd når det er din tur',
  'settings.notify': 'Varsel når det er din tur',
  'settings.on': 'På',
  'settings.off': 'Av',
  'settings.name': 'Navnet ditt ved nye bord',
} satisfies Wording<typeof english>;
