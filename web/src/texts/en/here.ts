// Tables on this device: playing without a network, what it keeps, and when it cannot.
export const here = {
  'here.title': 'Without a network',
  'here.lead':
    'These games run in this browser alone. They stay on this device and go on where you left them.',
  'here.play.cover-me': 'Cover Me against bots',
  'here.play.cover-up': 'Cover Up against bots',
  'here.play.solo': 'Cover Up solo, against par',
  'here.setUp': 'Choose the options first',
  'here.mine': 'Games on this device',
  'here.mine.none': 'No game is under way on this device.',
  'here.more': 'More to play',
  'here.learn.cover-me': 'Learn Cover Me by playing',
  'here.learn.cover-up': 'Learn Cover Up by playing',
  'here.unreached': 'The server is out of reach: you play on this device.',
  'here.unreached.text': 'Friends and open tables are here again as soon as it answers.',
  'here.site': 'You play on this device.',
  'here.site.text':
    'This copy of Cover Story has no server: it works without a network, and nobody can be invited.',
  'here.again': 'The tables on this device are being opened again …',
  'here.full':
    'There is no room left on this device. What you have played is kept; make room to go on.',
  'here.forbidden':
    'This browser does not allow anything to be kept. Allow storage for this page to play here.',
  'here.failing': 'This device cannot store anything at present. Nothing has changed; try again.',
} as const;
