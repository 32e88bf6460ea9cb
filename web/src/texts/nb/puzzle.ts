// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Dagens nøtt',
  'puzzle.lead': 'De samme fem kortene for alle i dag. Dekk så mye du kan.',
  'puzzle.row': { one: '{count} dag på rad', other: '{count} dager på rad' },
  'puzzle.none': 'Det finnes ingen nøtt for den dagen.',
  'puzzle.future': 'Den dagen har ikke kommet ennå.',
  'puzzle.today': 'Nøtten for i dag',
  'puzzle.before': 'Nøtten fra dagen før',
  'puzzle.play': 'Spill et parti',
  'puzzle.best': 'Beste bunke',
  'puzzle.tried': 'Forsøk',
  'puzzle.tries': { one: '{count} forsøk', other: '{count} forsøk' },
  'puzzle.time': 'Tid',
  'puzzle.share': 'Del',
  'puzzle.shared': 'Cover Up, nøtten for {date}',
  'puzzle.copied': 'Kopiert: lim det inn der du vil.',
  'puzzle.notCopied': 'Det kunne ikke kopieres. Merk teksten ovenfor.',
  'puzzle.again': 'Prøv igjen',
  'puzzle.look': 'Vis den beste bunken',
  'puzzle.look.why':
    'Du kan prøve så ofte du vil. Når du har sett etter, teller ingen flere forsøk.',
  'puzzle.looked': 'Du har sett den beste bunken: flere forsøk er bare for moro skyld.',
};
