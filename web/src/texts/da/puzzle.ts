// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Dagens opgave',
  'puzzle.lead': 'De samme fem kort til alle i dag. Dæk så meget, du kan!',
  'puzzle.row': { one: '{count} dag i træk', other: '{count} dage i træk' },
  'puzzle.none': 'Der er ingen opgave for den dag.',
  'puzzle.future': 'Den dag er ikke kommet endnu.',
  'puzzle.today': 'Opgaven for i dag',
  'puzzle.before': 'Opgaven fra dagen før',
  'puzzle.play': 'Spil et spil',
  'puzzle.best': 'Bedste bunke',
  'puzzle.tried': 'Forsøg',
  'puzzle.tries': { one: '{count} forsøg', other: '{count} forsøg' },
  'puzzle.time': 'Tid',
  'puzzle.share': 'Del',
  'puzzle.shared': 'Cover Up, dagens opgave, {date}',
  'puzzle.copied': 'Kopieret. Sæt det ind, hvor du vil.',
  'puzzle.notCopied': 'Det kunne ikke kopieres. Markér teksten ovenfor i stedet.',
  'puzzle.again': 'Prøv igen',
  'puzzle.look': 'Vis den bedste bunke',
  'puzzle.look.why':
    'Prøv, så tit du vil. Når du har set den bedste bunke, tæller flere forsøg ikke.',
  'puzzle.looked': 'Du har set den bedste bunke, så flere forsøg er bare for sjov.',
};
