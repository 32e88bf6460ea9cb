// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Päivän pulma',
  'puzzle.lead': 'Tänään kaikilla on samat viisi korttia. Peitä niin paljon kuin voit.',
  'puzzle.row': { one: '{count} päivä putkeen', other: '{count} päivää putkeen' },
  'puzzle.none': 'Siltä päivältä ei ole pulmaa.',
  'puzzle.future': 'Se päivä ei ole vielä koittanut.',
  'puzzle.today': 'Tämän päivän pulma',
  'puzzle.before': 'Edellisen päivän pulma',
  'puzzle.play': 'Pelaa peli',
  'puzzle.best': 'Paras pino',
  'puzzle.tried': 'Yritykset',
  'puzzle.tries': { one: '{count} yritys', other: '{count} yritystä' },
  'puzzle.time': 'Aika',
  'puzzle.share': 'Jaa',
  'puzzle.shared': 'Cover Up, päivän pulma: {date}',
  'puzzle.copied': 'Kopioitu: liitä se minne haluat.',
  'puzzle.notCopied': 'Kopiointi ei onnistunut. Valitse teksti yltä.',
  'puzzle.again': 'Yritä uudelleen',
  'puzzle.look': 'Näytä paras pino',
  'puzzle.look.why':
    'Voit yrittää niin monta kertaa kuin haluat. Kun katsot, yritykset eivät enää kelpaa.',
  'puzzle.looked': 'Olet nähnyt parhaan pinon: uudet yritykset ovat vain huvia.',
};
