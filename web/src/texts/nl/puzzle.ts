// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Puzzel van de dag',
  'puzzle.lead': 'Vandaag voor iedereen dezelfde vijf kaarten. Bedek zoveel als je kunt!',
  'puzzle.row': { one: '{count} dag op rij', other: '{count} dagen op rij' },
  'puzzle.none': 'Voor die dag is er geen puzzel.',
  'puzzle.future': 'Die dag moet nog komen.',
  'puzzle.today': 'De puzzel van vandaag',
  'puzzle.before': 'De puzzel van de vorige dag',
  'puzzle.play': 'Partij spelen',
  'puzzle.best': 'Beste stapel',
  'puzzle.tried': 'Pogingen',
  'puzzle.tries': { one: '{count} poging', other: '{count} pogingen' },
  'puzzle.time': 'Tijd',
  'puzzle.share': 'Resultaat delen',
  'puzzle.shared': 'Cover Up, puzzel van de dag, {date}',
  'puzzle.copied': 'Gekopieerd. Plak het waar je maar wilt.',
  'puzzle.notCopied': 'Kopiëren lukte niet. Selecteer de tekst hierboven.',
  'puzzle.again': 'Opnieuw proberen',
  'puzzle.look': 'Beste stapel tonen',
  'puzzle.look.why':
    'Probeer het zo vaak je wilt. Zodra je de beste stapel hebt gezien, tellen nieuwe pogingen niet meer mee.',
  'puzzle.looked': 'Je hebt de beste stapel gezien: nieuwe pogingen zijn voor de lol.',
};
