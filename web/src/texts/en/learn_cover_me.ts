// The lesson of Cover Me: a first season, and what the coach says to it.
export const learnCoverMe = {
  'learnCoverMe.title': 'Your first season of Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Part {part} of {parts}',
  'learnCoverMe.next': 'Next',
  'learnCoverMe.back': 'Back',
  'learnCoverMe.others': 'Let the others choose',
  'learnCoverMe.choose': 'Choose for me',
  'learnCoverMe.again': 'Show it again',
  'learnCoverMe.restart': 'Start again',
  'learnCoverMe.leave': 'End the lesson',
  'learnCoverMe.fold': 'Less',
  'learnCoverMe.unfold': 'More',
  'learnCoverMe.play': 'Play a whole game against bots',

  'learnCoverMe.aim': 'Your mission',
  'learnCoverMe.aim.text':
    'You are the chief editor of {magazine}. A model who is in fashion when a season ends brings you prestige, and after three years whoever has the most prestige wins. Let’s play a first season against two bots: whatever you choose is fine.',
  'learnCoverMe.models': 'Your models',
  'learnCoverMe.models.text':
    'You hold nine models. Each has four traits: hair colour, hair length, background pattern and clothes. Meet {card}. The colour of the clothes decides the prestige.',
  'learnCoverMe.calendar': 'The calendar',
  'learnCoverMe.calendar.text':
    'It’s winter. Hair colour and hair length always count. The third trait is the pattern in fall and winter, and the clothes in spring and summer. A season has three months, and every month everyone shows one cover.',
  'learnCoverMe.tracks': 'Catwalk and mirrors',
  'learnCoverMe.tracks.text':
    'They count the models on the table. In each trait, whatever leads is the trend, and highlighted; if several are level in the lead, they are all trends. Right now: {trends}.',
  'learnCoverMe.influence': 'The influence row',
  'learnCoverMe.influence.text':
    'These two models have been here from the start, and count just like covers. That’s why something is in fashion before anyone has played.',
  'learnCoverMe.values': 'Trend values',
  'learnCoverMe.values.text':
    'The number above each card shows how many of the three trends the model matches right now. The highest in your hand is {value}: {name}. Every new cover can change that.',
  'learnCoverMe.pick': 'Your first cover',
  'learnCoverMe.pick.text':
    'Choose a card: tap it, drag it to your row, or press 1 to 9. A model who already matches plenty of trends is a good start.',
  'learnCoverMe.seal': 'Seal it',
  'learnCoverMe.seal.text':
    '{name} is ready for your cover. Press “{button}” or the Enter key, or choose another card first.',
  'learnCoverMe.sealed': 'Sealed',
  'learnCoverMe.sealed.text':
    'Nobody sees {name} until everyone has chosen. Until then you can take the cover back or choose another one. Try it, if you like; then let the others choose.',
  'learnCoverMe.watch': 'Watch',
  'learnCoverMe.watch.month':
    'All covers are revealed together. Each one moves three markers up a step, one for each trait that counts.',
  'learnCoverMe.watch.special':
    'Magazine by magazine, the model who matches the most trends is featured. The others go back to the hand.',
  'learnCoverMe.watch.hands': 'The others refill their hands, and the next season begins.',
  'learnCoverMe.shows': '{name} shows {model}',
  'learnCoverMe.revealed.text': '{list}. Each cover moved three markers up a step.',
  'learnCoverMe.revealed.now': 'Now in fashion: {trends}.',
  'learnCoverMe.revealed.same': 'Fashion has stayed the same: {trends}.',
  'learnCoverMe.ties': 'Ties',
  'learnCoverMe.ties.text':
    'When several are level in the lead, they are all trends, as now: {list}. In each trait, matching any one of them is enough.',
  'learnCoverMe.ties.none':
    'Nothing is level in the lead right now. If it were, each would be a trend, and matching any one of them would be enough.',
  'learnCoverMe.standing': 'Your cover so far',
  'learnCoverMe.standing.text':
    '{name} now matches {value} of the three trends, as the dots on the cover show. Nothing is decided yet: only the trends after the third month count.',
  'learnCoverMe.second': 'The second month',
  'learnCoverMe.second.text':
    'The others have already sealed their covers. Will you boost the trends your first cover needs, or show a model who matches better? Choose a card and seal it.',
  'learnCoverMe.standings': 'Your covers so far',
  'learnCoverMe.standings.text':
    'Trends matched: {list}. In the end only your best model counts, unless all three match nothing.',
  'learnCoverMe.worth': '{name} {value} of 3',
  'learnCoverMe.third': 'The last month',
  'learnCoverMe.third.text':
    'This cover settles the season’s trends. You need one model who matches all three, or three models who match none. Choose a card and seal it.',
  'learnCoverMe.special': 'The season special',
  'learnCoverMe.special.text':
    'After the third month, the trends are final: {trends}. Each magazine features its model with the highest trend value; its other models go back to the hand.',
  'learnCoverMe.feature': 'Who goes in the season special?',
  'learnCoverMe.feature.text':
    'Your best models are level: {names}. Choose one. With trend value 3 the model scores. With 1 or 2, the model goes to the influence row and helps shape the next season.',
  'learnCoverMe.verdict': 'Your magazine',
  'learnCoverMe.verdict.scores':
    '{name} matches all three trends and scores {points} prestige. Your other two covers are back in your hand.',
  'learnCoverMe.verdict.influence':
    '{name} has trend value {value}, and only 3 scores. The model goes to the influence row and counts next season. Your other covers are back in your hand.',
  'learnCoverMe.verdict.zeros':
    'None of your three covers matches a single trend: {names}. So all three score, {points} prestige in all!',
  'learnCoverMe.rivals': 'The other magazines',
  'learnCoverMe.rivals.text':
    '{list}. Anyone who doesn’t score helps shape the next season instead.',
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
  'learnCoverMe.more.text': 'Take another card in the same way: one for each model that scored.',
  'learnCoverMe.keep': 'New cards',
  'learnCoverMe.keep.text':
    'You didn’t score, so you look at the top two cards of the next pile and keep one; the other goes to the bottom. In the first year they are green and worth 3: a nice consolation.',
  'learnCoverMe.spring': 'Spring',
  'learnCoverMe.spring.text':
    'Everyone’s hand is full again, and there’s a new starting player. It’s spring: now clothes count instead of patterns. The influence row is already on the tracks: {trends}.',
  'learnCoverMe.years': 'The years',
  'learnCoverMe.years.text':
    'After fall there are new open piles, everyone may swap a card, and the next pile gets more valuable: black, worth 4, in year 2, and white, worth 5, in year 3. After three years, whoever has the most prestige wins. If it’s a tie, the most scored cards decide.',
  'learnCoverMe.end': 'You’re ready to play',
  'learnCoverMe.end.text':
    'That was one season of twelve. At any table, “{help}” shows the rules that matter at that moment. You can also play on here.',
} as const;
