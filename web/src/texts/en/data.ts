// All that this browser keeps of its reader, to be taken along.
export const data = {
  'data.title': 'Your data',
  'data.lead':
    'There’s no account: everything’s stored on this device. Here you can take it with you.',
  'data.file': 'Everything in one file',
  'data.file.what':
    'Finished games, games in progress on this device, results, settings, and your seats on the server.',
  'data.file.secret': 'Keep the file to yourself: whoever has it can play in your name.',
  'data.file.save': 'Save the file',
  'data.file.open': 'Open a file',
  'data.found': 'This file was saved on {date}.',
  'data.found.games': {
    one: 'It has {count} finished game.',
    other: 'It has {count} finished games.',
  },
  'data.found.sure':
    'Finished games and results are added. The name, settings, seats and games in progress on this device are replaced.',
  'data.found.yes': 'Replace and add',
  'data.done': 'Done. Everything’s here.',
  'data.wrong.none':
    'This isn’t a file that Cover Story saved here. A game’s record opens in the game review.',
  'data.wrong.newer': 'This file is from a newer version. Reload the page and try again.',
  'data.wrong.damaged': 'This file is damaged, so nothing has changed.',
  'data.wrong.large': 'This file is too large, so nothing has changed.',
  'data.wrong.trouble': 'This device can’t save anything right now. Try again.',
} as const;
