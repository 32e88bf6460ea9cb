// The rules of both games for players, and what this place is.
export const rules = {
  'rules.short': 'The rules in brief',
  'rules.learn': 'Learn it by playing',
  'rules.coverMe.aim': 'The aim',
  'rules.coverMe.aim.text':
    'You run a fashion magazine, and so does everyone else at the table. Put a model on your cover who is right on trend when the season ends, and your magazine gains prestige. In the standard game, whoever has the most prestige after three years wins.',
  'rules.coverMe.traits': 'The models',
  'rules.coverMe.traits.text':
    'Each of the 162 models has a hair colour, a hair length, a clothes colour and a background pattern. The clothes decide how much prestige a model is worth: yellow, blue and red 2, green 3, black 4, white 5. Hair colour and hair length always count. In spring and summer, clothes count as well; in fall and winter, patterns do.',
  'rules.coverMe.month': 'A month',
  'rules.coverMe.month.text':
    'Everyone chooses a card from their hand in secret, then all the cards are revealed together. Your card goes in your row: it’s your cover of the month. A season has three months, so you end up with three covers.',
  'rules.coverMe.trends': 'The trends',
  'rules.coverMe.trends.text':
    'Every cover of the season counts, and so does every card in the influence row. In each of the three traits that count, whatever appears most often is the trend. If several tie, they are all trends.',
  'rules.coverMe.special': 'The season special',
  'rules.coverMe.special.text':
    'After the third month, each of your covers has a trend value from 0 to 3: the number of trends it matches. Your cover with the highest value is featured in the season special; if several tie, you choose. With a 3, it scores. With a 1 or a 2, it goes to the influence row and helps shape the next season. The rest return to your hand. But if all three of your covers have a 0, all three score.',
  'rules.coverMe.hands': 'New cards',
  'rules.coverMe.hands.text':
    'If you scored, take a card for each model who scored: the top card of an open pile, or an unseen one from the draw pile. If you didn’t, look at the top two cards of the next pile, which are worth more, and keep one.',
  'rules.coverMe.year': 'A new year',
  'rules.coverMe.year.text':
    'After fall, the open piles are replaced and everyone may swap a card. The next pile gets more valuable, too: green in the first year, black in the second, white in the third.',
  'rules.coverMe.end': 'The end',
  'rules.coverMe.end.text':
    'Whoever has the most prestige wins. If it’s a tie, whoever has scored the most cards wins, then whoever has the most worth 5, then 4, then 3, then 2. If it’s still a tie, the tied players vote on an extra season or share the victory.',
  'rules.coverUp.aim': 'The aim',
  'rules.coverUp.aim.text':
    'Over five rounds, you race to stack five transparent cards into a pile. Every symbol that still shows is a point, and the lowest score wins.',
  'rules.coverUp.pile': 'The pile',
  'rules.coverUp.pile.text':
    'You may rotate your cards and flip them over. Matching symbols may lie on the same square, and then count once. Different symbols may not. Every card must be attached to the pile by a square where matching symbols lie on top of each other.',
  'rules.coverUp.round': 'A round',
  'rules.coverUp.round.text':
    'There are no turns: on the count of three, everyone builds at the same time. Rearrange your cards as often as you like.',
  'rules.coverUp.hourglass': 'The hourglass',
  'rules.coverUp.hourglass.text':
    'Once all five of your cards are in the pile, you may flip the hourglass, unless it’s already running. Once you flip it, you’re done, and the others keep building until the sand runs out: normally thirty seconds.',
  'rules.coverUp.scoring': 'Scoring',
  'rules.coverUp.scoring.text':
    'Score a point for each symbol showing. If your pile has a mistake, cards come off the top until the rest is flawless. Each card left out costs a point per symbol, plus one. If you flipped the hourglass, take off a point if your pile was flawless, or add one if it wasn’t.',
  'rules.coverUp.between': 'Between rounds',
  'rules.coverUp.between.text':
    'Everyone exchanges a green card for one with more symbols: a yellow card after rounds 1 and 3, a red card after rounds 2 and 4. Then you pass all five cards to the player on your left.',
  'rules.coverUp.end': 'The end',
  'rules.coverUp.end.text':
    'After the fifth round, the lowest score wins; tied players share the victory. On your own, you play without the hourglass against par, the lowest score your cards allow.',
  'rules.example.cover-me': 'A season, step by step',
  'rules.example.cover-me.start':
    'Three magazines, and two models left in the influence row from last season: {models}. They count from the start.',
  'rules.example.cover-me.month.1': 'Squared and diamond patterns are tied, so both are trends.',
  'rules.example.cover-me.month.2': 'Two more squared covers, and diamonds are out of fashion.',
  'rules.example.cover-me.month.3': 'That was the last month, so these trends are final.',
  'rules.example.cover-me.scores':
    'Only the first cover matches all three trends. It’s featured, and scores what its green clothes are worth. The other two go back to their owner’s hand.',
  'rules.example.cover-me.influence':
    '{names} match two trends each, so the player chooses. Two isn’t enough to score: the chosen model goes to the influence row and counts next season.',
  'rules.example.cover-me.zeros':
    'Three covers, and not a single match. That takes nerve, and all three score.',
  'rules.example.cover-up': 'A pile, card by card',
  'rules.example.cover-up.start':
    'Five green cards with {count} symbols between them. How many can you make disappear?',
  'rules.example.cover-up.first': 'The first card can go anywhere.',
  'rules.example.cover-up.par':
    'All five cards are in the pile, and there are no mistakes: {points}. These cards allow no better pile, so this is par. Be the first to flip the hourglass, and you take off a point.',
  'rules.example.cover-up.without':
    'If you left the last card out, you’d score {points}: {inPile} for the pile, {onCard} for the symbols on the card, and 1 extra.',
  'about.title': 'About Cover Story',
  'about.what': 'What it is',
  'about.what.text':
    'A place to play the card games Cover Me and Cover Up: in your browser, with friends or against bots. Programs can play each other here, too.',
  'about.kept': 'What we store',
  'about.kept.text':
    'There are no accounts. Your browser stores your name, the codes of your tables and a secret key to your seats. The server stores the tables. Nothing is loaded from anywhere else, and nobody tracks your visits.',
  'about.bots': 'The bots',
  'about.bots.text':
    'A bot sees what a player in its seat would see, and no more. What it can’t know, it has to guess, just like you.',
  'about.free': 'Free software',
  'about.free.text':
    'It’s all open source under the MIT licence: the rules engine, the bots, the server, this page and all the artwork.',
  'about.version': 'Version {version}',
} as const;
