// The rules of both games for players, and what this place is.
export const rules = {
  'rules.learn': 'Learn it by playing',
  'rules.coverMe.aim': 'The aim',
  'rules.coverMe.aim.text':
    'Everyone is the chief editor of a magazine. A model who is fully in fashion when the season ends goes under your player card and brings prestige. After three years the magazine with the most prestige wins.',
  'rules.coverMe.traits': 'The models',
  'rules.coverMe.traits.text':
    'Each of the 162 models has hair of a colour and a length, clothes of a colour, and a background pattern. The colour of the clothes is the prestige: yellow, blue and red 2, green 3, black 4, white 5. In spring and summer clothes count beside the hair, in fall and winter patterns do.',
  'rules.coverMe.month': 'A month',
  'rules.coverMe.month.text':
    'All choose a card from their hand in secret and show it at the same time. It stands in your row as the cover of the month. A season has three months, so in the end three covers stand in each row.',
  'rules.coverMe.trends': 'The trends',
  'rules.coverMe.trends.text':
    'Every cover of the season and every card in the influence row counts for what it shows. In each of the three traits that count, whatever is there most often is the trend; on a tie there are several.',
  'rules.coverMe.special': 'The season special',
  'rules.coverMe.special.text':
    'After the third month each of your covers has a trend value: the number of trends it matches, 0 to 3. The one with the highest value is featured, and you choose among equals. With a 3 it scores. With a 1 or a 2 it goes to the influence row and shapes the next season. If all three are at 0, all three score. The others return to your hand.',
  'rules.coverMe.hands': 'New cards',
  'rules.coverMe.hands.text':
    'If you scored, you take a card for each scored model: the top of an open pile, or an unseen one from the draw pile. If you did not, you look at two cards of the next pile, which are worth more, and keep one.',
  'rules.coverMe.year': 'A new year',
  'rules.coverMe.year.text':
    'After fall the open piles are renewed, and the next pile becomes more precious: green in the first year, black in the second, white in the third. Everyone may swap a card from hand.',
  'rules.coverMe.end': 'The end',
  'rules.coverMe.end.text':
    'Most prestige wins. On a tie more scored cards decide, then more cards of value 5, 4, 3 and 2. If it is still a tie, the tied players vote on an extra season or share the victory.',
  'rules.coverUp.aim': 'The aim',
  'rules.coverUp.aim.text':
    'In each of five rounds all build a pile of five transparent cards. Every symbol that can still be seen is a point, and the fewest points win.',
  'rules.coverUp.pile': 'The pile',
  'rules.coverUp.pile.text':
    'Cards may be rotated and flipped over. Equal symbols may lie on each other and then count once; different symbols must not meet on a square. Each card must be joined to the pile by a square where equal symbols meet.',
  'rules.coverUp.round': 'A round',
  'rules.coverUp.round.text':
    'There are no turns: after a count of three all build at the same time, and may rearrange their cards as they like.',
  'rules.coverUp.hourglass': 'The hourglass',
  'rules.coverUp.hourglass.text':
    'If all your five cards are in the pile, you may flip the hourglass, as the only one in this round. You are done then; the others have thirty seconds left.',
  'rules.coverUp.scoring': 'Scoring',
  'rules.coverUp.scoring.text':
    'A point for each visible symbol. If the pile has a mistake, cards are removed from the top until it is flawless. A card beside the pile costs its symbols and one more. Whoever flipped the hourglass gets a point less for a flawless pile of five cards, otherwise a point more.',
  'rules.coverUp.between': 'Between rounds',
  'rules.coverUp.between.text':
    'Everyone returns a green card and gets a yellow one, or a red one, which has more symbols. Then all five cards go to the player on the left.',
  'rules.coverUp.end': 'The end',
  'rules.coverUp.end.text':
    'After the fifth round the fewest points win; equal players share the victory. Alone you build without the hourglass against par, the lowest score that your cards allow.',
  'about.title': 'About Cover Story',
  'about.what': 'What it is',
  'about.what.text':
    'A table for the card games Cover Me and Cover Up: with friends in the browser, against bots, or by programs that play each other.',
  'about.kept': 'What is kept',
  'about.kept.text':
    'There are no accounts. Your browser keeps a secret key that opens your seats, your name, and the codes of your tables. The server keeps the tables. Nothing is loaded from anywhere else, and nobody counts your visits.',
  'about.bots': 'The bots',
  'about.bots.text':
    'A bot sees what a player in its seat would see, and no more. What it cannot know, it has to guess, as you do.',
  'about.free': 'Free software',
  'about.free.text':
    'All of it is open, under the MIT licence: the rules engine, the bots, the server, this page and every drawing.',
  'about.version': 'Version {version}',
} as const;
