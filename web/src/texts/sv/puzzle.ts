// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Dagens pussel',
  'puzzle.lead': 'Samma fem kort för alla i dag. Täck så mycket du kan!',
  'puzzle.row': { one: '{count} dag i rad', other: '{count} dagar i rad' },
  'puzzle.none': 'Det finns inget pussel för den dagen.',
  'puzzle.future': 'Den dagen har inte kommit än.',
  'puzzle.today': 'Till dagens pussel',
  'puzzle.before': 'Pusslet dagen innan',
  'puzzle.play': 'Spela ett spel',
  'puzzle.best': 'Bästa hög',
  'puzzle.tried': 'Försök',
  'puzzle.tries': { one: '{count} försök', other: '{count} försök' },
  'puzzle.time': 'Tid',
  'puzzle.share': 'Dela',
  'puzzle.shared': 'Cover Up, dagens pussel, {date}',
  'puzzle.copied': 'Kopierat. Klistra in det var du vill.',
  'puzzle.notCopied': 'Det gick inte att kopiera. Markera texten ovan i stället.',
  'puzzle.again': 'Försök igen',
  'puzzle.look': 'Visa den bästa högen',
  'puzzle.look.why':
    'Försök så ofta du vill. När du har sett den bästa högen räknas inga fler försök.',
  'puzzle.looked': 'Du har sett den bästa högen, så fler försök är bara för nöjes skull.',
};
