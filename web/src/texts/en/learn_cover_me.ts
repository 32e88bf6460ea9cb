// The lesson of Cover Me: a first season, and what the coach says to it.
export const learnCoverMe = {
  'learnCoverMe.title': 'Your first season of Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Step {part} of {parts}',
  'learnCoverMe.next': 'Next',
  'learnCoverMe.back': 'Back',
  'learnCoverMe.choose': 'Choose for me',
  'learnCoverMe.again': 'Show it again',
  'learnCoverMe.restart': 'Start again',
  'learnCoverMe.leave': 'End the lesson',
  'learnCoverMe.play': 'Play a short game',

  'learnCoverMe.pick': 'Your first cover',
  'learnCoverMe.pick.text':
    'You run {magazine}, a fashion magazine, and December needs a cover. The number above each card shows how many trends that model matches right now. {name} matches {value}: a fine choice. Choose any card you like!',
  'learnCoverMe.pick.keys': 'Keys 1 to 9 choose a card too, and Enter seals it.',
  'learnCoverMe.seal': 'Seal it',
  'learnCoverMe.seal.text':
    '{name} is ready. Press “{button}”: nobody sees your cover until everyone has chosen.',
  'learnCoverMe.watch': 'Watch',
  'learnCoverMe.watch.month':
    'All covers are revealed together. Watch the numbers: each cover adds one in every trait that counts.',
  'learnCoverMe.watch.special':
    'Magazine by magazine, the model who matches the most trends is featured. The others go back to their owners’ hands.',
  'learnCoverMe.watch.hands': 'The others refill their hands, and the next season begins.',
  'learnCoverMe.shows': '{name} shows {model}',
  'learnCoverMe.revealed.text':
    '{list}. Each cover added one in every trait that counts: pattern, hair length and hair colour. Whatever leads is the trend; if several are tied for the lead, they’re all trends.',
  'learnCoverMe.revealed.now': 'In fashion now: {trends}.',
  'learnCoverMe.revealed.same': 'Fashion has stayed the same: {trends}.',
  'learnCoverMe.second': 'The second month',
  'learnCoverMe.second.text':
    '{name} now matches {value} of 3 trends. Your next cover can push the same traits up, or be a better match itself. Choose a card and seal it.',
  'learnCoverMe.standings.text':
    'Trends matched: {list}. In the end only your best model counts, unless all three match nothing.',
  'learnCoverMe.worth': '{name} {value} of 3',
  'learnCoverMe.third': 'The last month',
  'learnCoverMe.third.text':
    'This month settles the season’s trends. You need one model who matches all three, or three models who match none. Choose a card and seal it.',
  'learnCoverMe.feature': 'Who goes in the season special?',
  'learnCoverMe.feature.text':
    'Your best models are level: {names}. Choose one. With a trend value of 3, the model scores. With a 1 or a 2, the model goes to the influence row and helps shape the next season.',
  'learnCoverMe.verdict': 'Your magazine',
  'learnCoverMe.verdict.scores':
    '{name} matches all three trends and scores {points} prestige. Your other two covers are back in your hand.',
  'learnCoverMe.verdict.influence':
    '{name} has a trend value of {value}, and a single model only scores with a 3. The model goes to the influence row and counts next season. Your other covers are back in your hand.',
  'learnCoverMe.verdict.zeros':
    '{names} don’t match a single trend. So all three score, {points} prestige in all!',
  'learnCoverMe.zeros': 'Daringly different',
  'learnCoverMe.zeros.text':
    'There’s a second way to score: three covers that match no trend at all. Then all three score. A single match spoils it, so it takes nerve.',
  'learnCoverMe.take': 'New cards',
  'learnCoverMe.take.text': {
    one: 'You scored, so you take a card. Choose the top card of one of the three open piles, sorted by hair colour, or draw an unseen one from the draw pile.',
    other:
      'You scored with {count} models, so you take {count} cards. Each time, choose the top card of one of the three open piles, sorted by hair colour, or draw an unseen one from the draw pile.',
  },
  'learnCoverMe.more': 'One more card',
  'learnCoverMe.more.text': 'Take another card in the same way: one for each model who scored.',
  'learnCoverMe.keep': 'New cards',
  'learnCoverMe.keep.text':
    'You didn’t score, so you look at the top two cards of the next pile and keep one; the other goes to the bottom. In the first year they are green and worth 3: a nice consolation prize.',
  'learnCoverMe.spring': 'Spring',
  'learnCoverMe.spring.text':
    'Everyone’s hand is full again, and there’s a new starting player. It’s spring: now clothes count instead of patterns. The influence row already counts. In fashion now: {trends}.',
  'learnCoverMe.end': 'You’re ready to play',
  'learnCoverMe.end.text':
    'A standard game has twelve seasons like this one, and whoever has the most prestige at the end wins. How about a short game first, with eight? “{help}” is there whenever you want advice.',
} as const;
