// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Dagens nøtt',
  'puzzle.lead': 'Alle får de samme fem kortene i dag. Dekk så mye du kan!',
  'puzzle.row': { one: '{count} dag på rad', other: '{count} dager på rad' },
  'puzzle.none': 'Det finnes ingen nøtt for den dagen.',
  'puzzle.future': 'Den dagen har ikke kommet ennå.',
  'puzzle.today': 'Dagens nøtt',
  'puzzle.before': 'Nøtten fra dagen før',
  'puzzle.play': 'Spill et helt spill',
  'puzzle.best': 'Beste bunke',
  'puzzle.tried': 'Forsøk',
  'puzzle.tries': { one: '{count} forsøk', other: '{count} forsøk' },
  'puzzle.time': 'Tid',
  'puzzle.share': 'Del',
  'puzzle.shared': 'Dagens nøtt i Cover Up, {date}',
  'puzzle.copied': 'Kopiert. Lim det inn hvor du vil.',
  'puzzle.notCopied': 'Det gikk ikke å kopiere. Merk teksten ovenfor i stedet.',
  'puzzle.again': 'Prøv igjen',
  'puzzle.look': 'Vis den beste bunken',
  'puzzle.look.why':
    'Prøv så ofte du vil. Når du har sett den beste bunken, teller ikke flere forsøk.',
  'puzzle.looked': 'Du har sett den beste bunken, så flere forsøk er bare for moro skyld.',
};
