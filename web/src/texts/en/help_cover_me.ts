// Cover Me's rules by clause, in our own words, and which moment of the game the help is for.
export const helpCoverMe = {
  'helpCoverMe.all': 'All the rules',
  'helpCoverMe.now.draft': 'Now: drafting your opening hand',
  'helpCoverMe.now.cover': 'Now: choosing a cover',
  'helpCoverMe.now.sealed': 'Now: your cover is sealed',
  'helpCoverMe.now.reveal': 'Now: the reveal',
  'helpCoverMe.now.special': 'Now: the season special',
  'helpCoverMe.now.feature': 'Now: choosing who goes in the season special',
  'helpCoverMe.now.take': 'Now: taking a card',
  'helpCoverMe.now.keep': 'Now: looking at the next pile',
  'helpCoverMe.now.season': 'Now: a new season',
  'helpCoverMe.now.swap': 'Now: the new year',
  'helpCoverMe.now.vote': 'Now: a tie for first place',
  'helpCoverMe.now.end': 'Now: the end of the game',

  'helpCoverMe.chapter.models': 'The models',
  'helpCoverMe.chapter.setUp': 'Set-up',
  'helpCoverMe.chapter.calendar': 'The calendar',
  'helpCoverMe.chapter.month': 'A month',
  'helpCoverMe.chapter.special': 'The season special',
  'helpCoverMe.chapter.scoring': 'Scoring and new cards',
  'helpCoverMe.chapter.year': 'A new year',
  'helpCoverMe.chapter.fictional': 'Two players, with fictional players',
  'helpCoverMe.chapter.advanced': 'Two players, advanced',
  'helpCoverMe.chapter.end': 'The end of the game',
  'helpCoverMe.chapter.options': 'Options',
  'helpCoverMe.chapter.knowledge': 'Who knows what',

  'helpCoverMe.1.1':
    'There are 162 models, one for every combination of six clothes colours, three patterns, three hair lengths and three hair colours. Their names don’t matter in play.',
  'helpCoverMe.1.2':
    'Every model has four traits: hair colour, hair length, pattern and clothes. Each trait comes in several characteristics: hair, for instance, is short, semi-long or long.',
  'helpCoverMe.1.4':
    'The clothes decide how much prestige a model is worth: yellow, blue and red 2, green 3, black 4, white 5.',
  'helpCoverMe.1.5': 'Two to five can play. Each player runs a magazine.',
  'helpCoverMe.1.6':
    'The catwalk tracks clothes or patterns. The two mirrors track hair length and hair colour. Every characteristic has its own track.',
  'helpCoverMe.2.1':
    'Shuffle the 81 yellow, blue and red cards: they make the draw pile, face down.',
  'helpCoverMe.2.2':
    'The 27 green cards make the first next pile, face down. The black and white cards wait for later years.',
  'helpCoverMe.2.3':
    'Turn up cards from the draw pile and sort them by hair colour until there are three open piles.',
  'helpCoverMe.2.4': 'Then turn up two more cards: they start the influence row.',
  'helpCoverMe.2.5':
    'Chance picks the starting player. In a rematch, the next player clockwise starts.',
  'helpCoverMe.2.6':
    'Everyone is dealt six cards. Then, clockwise from the starting player, players take one card each, three times round, for a hand of nine. With the quick deal, all nine are dealt.',
  'helpCoverMe.2.7':
    'Whenever you take a card, choose the top card of an open pile or draw the top card of the draw pile, unseen.',
  'helpCoverMe.2.8':
    'As soon as an open pile runs out, turn up cards from the draw pile until every open pile has a card again.',
  'helpCoverMe.2.9':
    'If the draw pile is empty when a card is needed, shuffle the discard pile to make a new one. If there are no cards left anywhere, you play on with a smaller hand.',
  'helpCoverMe.2.10': 'Anyone may look through the discard pile at any time.',
  'helpCoverMe.3.1':
    'A game lasts three years of winter, spring, summer and fall: twelve seasons in all.',
  'helpCoverMe.3.2':
    'Hair colour and hair length always count. The third trait that counts is the pattern in fall and winter, and the clothes in spring and summer.',
  'helpCoverMe.3.3':
    'A season is three months, then the season special, scoring and new cards. After fall comes a new year.',
  'helpCoverMe.4.1':
    'Everyone chooses one card in secret, then all are revealed together. Until then you can change your choice or take it back.',
  'helpCoverMe.4.2':
    'Every cover of the season and every card in the influence row counts once for each of its three active traits. The tracks keep counting through all three months.',
  'helpCoverMe.4.3':
    'In each active trait, whichever characteristic leads is the trend. If several are level in the lead, they are all trends.',
  'helpCoverMe.5.1':
    'After the third month, count the active traits in which a model matches a trend. That is the model’s trend value, from 0 to 3.',
  'helpCoverMe.5.2':
    'Of your three covers, the one with the highest trend value is featured in the season special. The others go back to your hand, and everyone has seen them.',
  'helpCoverMe.5.3':
    'If several share the highest value and it is above 0, you choose which one to feature. Everyone with such a choice chooses at the same time.',
  'helpCoverMe.5.4': 'If all three have value 0, all three are featured.',
  'helpCoverMe.6.1': 'Before scoring, discard the old influence row.',
  'helpCoverMe.6.2':
    'A featured model with value 3 scores. Three featured models with value 0 all score. A featured model with value 1 or 2 goes to the influence row instead.',
  'helpCoverMe.6.3':
    'Then everyone refills their hand, clockwise from the starting player. If you scored, you take one card for each model that scored. If you didn’t, look at the top two cards of the next pile, keep one and put the other at the bottom.',
  'helpCoverMe.6.4':
    'The next player clockwise becomes the starting player, the calendar moves on, and all tracks go back to 0. Then the influence row is counted for the new season.',
  'helpCoverMe.6.5':
    'Everyone can see which cards have scored, and how much prestige each player has.',
  'helpCoverMe.7.1': 'After fall, put what is left of the next pile on top of the draw pile.',
  'helpCoverMe.7.2': 'Discard the three open piles.',
  'helpCoverMe.7.3': 'Turn up three new open piles from the draw pile.',
  'helpCoverMe.7.4':
    'The black cards make the next pile in year 2, the white cards in year 3. A fourth year has no next pile: everyone takes cards as if they had scored.',
  'helpCoverMe.7.5':
    'Clockwise from the starting player, each player may discard one card from hand and take another.',
  'helpCoverMe.8.1':
    'Two fictional players join in. Twelve unseen cards from the draw pile make their pile.',
  'helpCoverMe.8.2':
    'Each month, before you choose, the first fictional player gets a card face down and the second a card face up. Both count from the reveal on.',
  'helpCoverMe.8.3':
    'Each fictional player features the model with the highest trend value, or the earliest of those that tie. Both models go to the influence row, whatever their value. Fictional players never score; their other cards return to their pile.',
  'helpCoverMe.8.4':
    'Once you have both refilled your hands, their pile gets one card from the draw pile and one from the next pile, and is shuffled. That makes twelve again.',
  'helpCoverMe.9.1': 'You each run two magazines: a main magazine and a second one.',
  'helpCoverMe.9.2':
    'You are each dealt nine cards, then take turns to take one from the open piles only, up to twelve. Your hand stays at twelve all game. With the quick deal, all twelve are dealt.',
  'helpCoverMe.9.3':
    'Each month you choose two covers, one for each magazine. All four rows count.',
  'helpCoverMe.9.4':
    'Each magazine has its own season special. You choose for both at the same time.',
  'helpCoverMe.9.5':
    'Your main magazine scores as usual. In your second magazine, whatever would score goes to the middle instead; values 1 and 2 go to the influence row.',
  'helpCoverMe.9.6':
    'You refill your hand for both magazines together; cards in the middle count as scored. If neither scored, look at four cards of the next pile and keep two. If only one did, look at the next pile first, then take.',
  'helpCoverMe.9.7': 'To break a tie, first add the prestige in the middle.',
  'helpCoverMe.10.1':
    'The game ends once the last season is scored. Whoever has the most prestige wins.',
  'helpCoverMe.10.2':
    'Tied players compare how many cards they have scored, then how many worth 5, then 4, 3 and 2.',
  'helpCoverMe.10.3':
    'If it’s still a tie, those tied for first place vote. If all of them want it, everyone plays an extra season; if not, they share the victory.',
  'helpCoverMe.10.4':
    'An example: two yellow, one red, one blue, two green and one white card are worth 19 prestige.',
  'helpCoverMe.11.1':
    'A long game lasts four years. A short game lasts four years too, but with only spring and fall.',
  'helpCoverMe.11.2':
    'With equal values, one clothes colour is left out and every card is worth 1. You are dealt one card of each remaining colour and take the rest of your hand. There is no next pile and no new year: everyone takes cards as if they had scored. A tie goes straight to the vote, or is shared.',
  'helpCoverMe.11.3':
    'The opening hand is either partly dealt and partly drafted, or all dealt at once.',
  'helpCoverMe.11.4':
    'Two people play with two fictional players, or the advanced game without them.',
  'helpCoverMe.11.5':
    'After a tie for first place, the tied players vote on an extra season, or simply share the victory.',
  'helpCoverMe.12.1':
    'Everyone knows what lies face up, how many cards each pile and hand holds, and every card that went to a hand in the open.',
  'helpCoverMe.12.2':
    'Only you know your hand, your sealed cover, the cards you drew unseen, and what you saw of the next pile.',
  'helpCoverMe.12.3':
    'Nobody knows the order of the face-down piles, or a fictional player’s face-down card.',
} as const;
