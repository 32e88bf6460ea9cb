// What a reader can set on this device.
export const settings = {
  'settings.title': 'Settings',
  'settings.theme': 'Theme',
  'settings.theme.system': 'Match device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.speed': 'Animation speed',
  'settings.speed.0.5': 'Slow',
  'settings.speed.1': 'Normal',
  'settings.speed.2': 'Fast',
  'settings.speed.off': 'Off',
  'settings.sound': 'Sound when it’s your turn',
  'settings.notify': 'Notification when it’s your turn',
  'settings.on': 'On',
  'settings.off': 'Off',
  'settings.name': 'Your name at new tables',
} as const;
