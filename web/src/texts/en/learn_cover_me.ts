// The lesson of Cover Me: a first season, and what the coach says to it.
export const learnCoverMe = {
  'learnCoverMe.title': 'A first season of Cover Me',
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
  'learnCoverMe.broken': 'The lesson could not be loaded.',

  'learnCoverMe.aim': 'The aim',
  'learnCoverMe.aim.text':
    'You are the chief editor of {magazine}. Models who are in fashion when a season ends bring prestige, and after three years the most prestige wins. Now you play a first season against two bots: whatever you choose is fine.',
  'learnCoverMe.models': 'Your models',
  'learnCoverMe.models.text':
    'Nine models are in your hand, each with four traits: hair colour, hair length, the pattern behind, and clothes. This one is {card}. The colour of the clothes decides the prestige.',
  'learnCoverMe.calendar': 'The calendar',
  'learnCoverMe.calendar.text':
    'It is winter. Hair colour and hair length always count; the third trait is the pattern in fall and winter, the clothes in spring and summer. A season has three months, and in each month everyone shows one cover.',
  'learnCoverMe.tracks': 'Catwalk and mirrors',
  'learnCoverMe.tracks.text':
    'They count the models on the table, with a track for each characteristic. The highest of a trait is its trend, printed in ink; equal highest are all trends. At present: {trends}.',
  'learnCoverMe.influence': 'The influence row',
  'learnCoverMe.influence.text':
    'These two models have been lying here from the start and count like covers. That is why something is in fashion already, before anyone has played.',
  'learnCoverMe.values': 'Trend values',
  'learnCoverMe.values.text':
    'The number over each card says how many of the three trends the model matches now. The highest in your hand: {name} with {value}. Every cover that is shown can change it.',
  'learnCoverMe.pick': 'Your first cover',
  'learnCoverMe.pick.text':
    'Choose a card: press it, drag it to your row, or use the keys 1 to 9. A model who matches many trends now is a good beginning.',
  'learnCoverMe.seal': 'Seal it',
  'learnCoverMe.seal.text':
    '{name} would be your cover. Press “{button}” or the Enter key; or choose another card first.',
  'learnCoverMe.sealed': 'Sealed',
  'learnCoverMe.sealed.text':
    'Nobody sees {name} until everyone has chosen. Until then you can take the cover back or choose another one: try it, if you like. Then let the others choose.',
  'learnCoverMe.watch': 'Watch',
  'learnCoverMe.watch.month':
    'All covers open together. Each one moves three markers by one: a marker for each trait that counts.',
  'learnCoverMe.watch.special':
    'Magazine by magazine: the model with the most trends is featured, the others go back to the hand.',
  'learnCoverMe.watch.hands': 'The others fill their hands, and the next season begins.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text': 'Shown: {list}. Each moved three markers by one.',
  'learnCoverMe.revealed.now': 'Now in fashion: {trends}.',
  'learnCoverMe.revealed.same': 'Fashion has stayed the same: {trends}.',
  'learnCoverMe.ties': 'Ties',
  'learnCoverMe.ties.text':
    'Equal highest are trends together. That is the case now: {list}. Matching either of them counts.',
  'learnCoverMe.ties.none':
    'No two are equally high at present. If they were, both would be trends, and matching either would count.',
  'learnCoverMe.standing': 'Your cover now',
  'learnCoverMe.standing.text':
    '{name} now matches {value} of the three trends, as the dots on the cover show. Nothing is decided yet: only the trends after the third month count.',
  'learnCoverMe.second': 'The second month',
  'learnCoverMe.second.text':
    'The others have sealed already. Either strengthen the trends that your first cover needs, or show a model who matches better. Choose a card and seal it.',
  'learnCoverMe.standings': 'Your covers now',
  'learnCoverMe.standings.text':
    'Trends matched so far: {list}. In the end only your best model counts, unless all three match nothing.',
  'learnCoverMe.worth': '{name} {value} of 3',
  'learnCoverMe.third': 'The last month',
  'learnCoverMe.third.text':
    'With this cover the trends of the season are settled. You need a model who matches all three, or three models who match none. Choose and seal.',
  'learnCoverMe.special': 'The season special',
  'learnCoverMe.special.text':
    'After the third month the trends stand: {trends}. Each magazine features its model with the highest trend value, and its other models go back to the hand.',
  'learnCoverMe.feature': 'Whom do you feature?',
  'learnCoverMe.feature.text':
    'Your best models are equal: {names}. Choose one. With trend value 3 the model scores; with 1 or 2 the model goes to the influence row and helps to make the next fashion.',
  'learnCoverMe.verdict': 'Your magazine',
  'learnCoverMe.verdict.scores':
    '{name} matches all three trends and scores: {points} prestige. Your two other covers are back in your hand.',
  'learnCoverMe.verdict.influence':
    '{name} has trend value {value}, and only 3 scores. The model goes to the influence row and counts in the next season; your other covers are back in your hand.',
  'learnCoverMe.verdict.zeros':
    'None of your three covers matches any trend: {names}. Then all three score, {points} prestige together.',
  'learnCoverMe.rivals': 'The other magazines',
  'learnCoverMe.rivals.text':
    '{list}. Whoever does not score has a say in the next fashion instead.',
  'learnCoverMe.zeros': 'Three times nothing',
  'learnCoverMe.zeros.text':
    'There is a second way to score: three covers that match no trend at all score together. A single match spoils it, so it takes courage.',
  'learnCoverMe.take': 'New cards',
  'learnCoverMe.take.text': {
    one: 'You scored, so you take a card: the top of one of the three open piles, sorted by hair colour, or an unseen one from the draw pile.',
    other:
      'You scored with {count} models, so you take {count} cards: each from the top of one of the three open piles, sorted by hair colour, or unseen from the draw pile.',
  },
  'learnCoverMe.more': 'One more card',
  'learnCoverMe.more.text': 'Take another card in the same way: one for each model that scored.',
  'learnCoverMe.keep': 'New cards',
  'learnCoverMe.keep.text':
    'You did not score, so you look at two cards of the next pile and keep one; the other goes under the pile. In the first year they are green and worth 3: a comfort.',
  'learnCoverMe.spring': 'Spring',
  'learnCoverMe.spring.text':
    'All hands are full again and the starting player has changed. It is spring: clothes count now, not patterns. The influence row is on the tracks already: {trends}.',
  'learnCoverMe.years': 'The years',
  'learnCoverMe.years.text':
    'After fall come new open piles, everyone may swap a card, and the next pile becomes dearer: black worth 4 in year 2, white worth 5 in year 3. After three years the most prestige wins; on a draw, the most cards.',
  'learnCoverMe.end': 'Now you can play',
  'learnCoverMe.end.text':
    'That was one season of twelve. At every table “{help}” tells which rules matter at the moment. You can also play on here.',
} as const;
