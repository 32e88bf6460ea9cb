// On this device: playing without a network, what it keeps, and when it cannot; several people who pass it round.
export const here = {
  'here.title': 'Play offline',
  'here.lead':
    'These games run in this browser and are saved on this device. Pick up where you left off, any time.',
  'here.play.cover-me': 'Play Cover Me against bots',
  'here.play.cover-up': 'Play Cover Up against bots',
  'here.play.solo': 'Play Cover Up solo',
  'here.setUp': 'Choose options first',
  'here.unreached': 'Can’t reach the server, so you’re playing on this device.',
  'here.unreached.text': 'You can play with friends again as soon as it’s back.',
  'here.site': 'You’re playing on this device.',
  'here.site.text':
    'This copy of Cover Story has no server. It works offline, but you can’t invite anyone.',
  'here.outdated':
    'Another window has a different version of Cover Story open. Close it, then try again.',
  'here.again': 'Reopening the games on this device…',
  'here.full':
    'There’s no space left on this device. Your game so far is safe; free up some space to carry on.',
  'here.forbidden':
    'This browser is blocking storage. Allow it for this page, and you can play here.',
  'here.failing': 'This device can’t save anything right now. Nothing has changed; try again.',
  'pass.title': 'Pass and play',
  'pass.lead':
    'Several people, one device: pass it around. A cover screen hides each hand until its owner opens it, and everyone watches the reveals together.',
  'pass.people': 'Who’s playing?',
  'pass.name': 'Name of player {number}',
  'pass.who': 'Name',
  'pass.bot': 'Name, or blank for a bot',
  'pass.bots': 'Leave a name blank and a bot takes the seat.',
  'pass.coverUp':
    'You take turns to build, without the hourglass: when you’re done, pass the device on. A round can take up to an hour.',
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
