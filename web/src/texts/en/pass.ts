// Several people on one device: setting up, the cover between hands, what all watch together.
export const pass = {
  'pass.title': 'Several people, one device',
  'pass.lead':
    'Hand the device round. A cover keeps every hand hidden until its owner opens it, and what is revealed you watch together.',
  'pass.people': 'Who plays?',
  'pass.name': 'Name of player {number}',
  'pass.who': 'Name',
  'pass.bot': 'A bot, or a name',
  'pass.bots': 'A seat without a name is played by a bot.',
  'pass.coverUp':
    'You build one after the other and without the hourglass: whoever is done passes the device on. A round may last an hour.',
  'pass.trouble.two': 'At least two people play here: enter their names.',
  'pass.trouble.all': 'In Cover Up every seat here needs a person: enter a name for each.',
  'pass.trouble.same':
    'Two people have the same name: the device could not be passed to one of them.',
  'pass.start': 'Deal the cards',
  'pass.begun': 'Begun on this device',
  'pass.unknown': 'This game is not on this device.',
  'pass.new': 'Begin a new game',
  'pass.passTo': 'Pass the device to',
  'pass.lookAway': 'Everyone else looks away.',
  'pass.show': 'I am {name}: show my cards',
  'pass.takeBack': '{name} chooses again',
  'pass.together': 'For everyone to see.',
  'pass.goOn': 'Go on',
  'pass.over': 'The same people once more?',
  'pass.again': 'Play again',
} as const;
