// Several people on one device: setting up, the cover between hands, what all watch together.
export const pass = {
  'pass.title': 'Pass and play',
  'pass.lead':
    'Several people, one device: pass it around. A cover screen hides each hand until its owner opens it, and everyone watches the reveals together.',
  'pass.people': 'Who’s playing?',
  'pass.name': 'Name of player {number}',
  'pass.who': 'Name',
  'pass.bot': 'Name, or blank for a bot',
  'pass.bots': 'Leave a name blank and a bot takes the seat.',
  'pass.coverUp':
    'You take turns to build, without the hourglass: when you’re done, pass the device on. A round may last up to an hour.',
  'pass.trouble.two': 'You need at least two people: enter their names.',
  'pass.trouble.all': 'Cover Up needs a person in every seat here: enter a name for each.',
  'pass.trouble.same': 'Two people have the same name. Change one, so it’s clear whose turn it is.',
  'pass.start': 'Deal the cards',
  'pass.begun': 'Games in progress',
  'pass.unknown': 'This game isn’t on this device.',
  'pass.new': 'Start a new game',
  'pass.passTo': 'Pass the device to',
  'pass.lookAway': 'Everyone else, look away!',
  'pass.show': 'I’m {name}: show my cards',
  'pass.takeBack': 'Let {name} choose again',
  'pass.together': 'This is for everyone to see.',
  'pass.goOn': 'Continue',
  'pass.over': 'Another game, same people?',
  'pass.again': 'Play again',
} as const;
