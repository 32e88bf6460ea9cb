// The first page.
export const home = {
  'home.headline': 'Two card games, one table',
  'home.coverMe': 'Put the right model on the cover before fashion moves on.',
  'home.coverUp':
    'Lay five cards of glass over each other, and let as many symbols show as you can.',
} as const;
