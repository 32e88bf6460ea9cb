// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Päivän pulma',
  'puzzle.lead': 'Tänään kaikilla on samat viisi korttia. Peitä niin paljon kuin voit!',
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
  'puzzle.shared': 'Cover Up, päivän pulma {date}',
  'puzzle.copied': 'Kopioitu. Liitä se minne haluat.',
  'puzzle.notCopied': 'Kopiointi ei onnistunut. Valitse teksti yltä itse.',
  'puzzle.again': 'Yritä uudelleen',
  'puzzle.look': 'Näytä paras pino',
  'puzzle.look.why':
    'Yritä niin monta kertaa kuin haluat. Kun olet nähnyt parhaan pinon, uusia yrityksiä ei enää lasketa.',
  'puzzle.looked': 'Olet nähnyt parhaan pinon, joten uudet yritykset ovat vain huvin vuoksi.',
};
