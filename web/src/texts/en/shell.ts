// What stands around every page: the title, the choices of language and theme, a page that is missing.
export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Skip to the page',
  'shell.language': 'Language',
  'shell.theme': 'Light or dark',
  'shell.theme.system': 'As the device',
  'shell.theme.light': 'Light',
  'shell.theme.dark': 'Dark',
  'shell.missing': 'This page does not exist.',
  'shell.home': 'Go to the first page',
  'shell.broken': 'This page could not be loaded.',
  'shell.again': 'Try again',
} as const;
