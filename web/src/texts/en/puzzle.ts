// The puzzle of the day.
export const puzzle = {
  'puzzle.title': 'Daily puzzle',
  'puzzle.lead': 'The same five cards for everyone today. Cover as much as you can!',
  'puzzle.row': { one: '{count} day in a row', other: '{count} days in a row' },
  'puzzle.none': 'There’s no puzzle for that day.',
  'puzzle.future': 'That day hasn’t come yet.',
  'puzzle.today': 'Today’s puzzle',
  'puzzle.before': 'The previous day’s puzzle',
  'puzzle.play': 'Play a game',
  'puzzle.best': 'Best pile',
  'puzzle.tried': 'Tries',
  'puzzle.tries': { one: '{count} try', other: '{count} tries' },
  'puzzle.time': 'Time',
  'puzzle.share': 'Share',
  'puzzle.shared': 'Cover Up daily puzzle, {date}',
  'puzzle.copied': 'Copied. Paste it anywhere you like.',
  'puzzle.notCopied': 'Couldn’t copy it. Select the text above instead.',
  'puzzle.again': 'Try again',
  'puzzle.look': 'Show the best pile',
  'puzzle.look.why':
    'Try as often as you like. Once you’ve seen the best pile, further tries don’t count.',
  'puzzle.looked': 'You’ve seen the best pile, so further tries are just for fun.',
} as const;
