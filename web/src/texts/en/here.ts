// Tables on this device: playing without a network, what it keeps, and when it cannot.
export const here = {
  'here.title': 'Play offline',
  'here.lead':
    'These games run in this browser and are saved on this device. Pick up where you left off, any time.',
  'here.play.cover-me': 'Play Cover Me against bots',
  'here.play.cover-up': 'Play Cover Up against bots',
  'here.play.solo': 'Play Cover Up solo, against par',
  'here.setUp': 'Choose options first',
  'here.mine': 'Games on this device',
  'here.mine.none': 'No games in progress on this device.',
  'here.more': 'More to play',
  'here.learn.cover-me': 'Learn Cover Me by playing',
  'here.learn.cover-up': 'Learn Cover Up by playing',
  'here.unreached': 'Can’t reach the server, so you’re playing on this device.',
  'here.unreached.text': 'You can play with friends again as soon as it’s back.',
  'here.site': 'You’re playing on this device.',
  'here.site.text':
    'This copy of Cover Story has no server. It works offline, but you can’t invite anyone.',
  'here.again': 'Reopening the games on this device…',
  'here.full':
    'There’s no space left on this device. Your game so far is safe; free up some space to carry on.',
  'here.forbidden':
    'This browser is blocking storage. Allow it for this page, and you can play here.',
  'here.failing': 'This device can’t save anything right now. Nothing has changed; try again.',
} as const;
