// Cover Me's rules by clause, in our own words, and which moment of the game the help is for.
export const helpCoverMe = {
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

  'helpCoverMe.coach.cover':
    'Choose the model for this month’s cover. The number above each card shows how many trends it matches right now. Every cover pushes its own traits up, so models with traits in common help each other. After the third month you want one model who matches all three trends, or three who match none.',
  'helpCoverMe.coach.take':
    'Choose a card for your hand. Look for traits you already hold: models who share them push each other into fashion. The influence row counts from the first month on, so cards that match it have a head start.',
  'helpCoverMe.coach.sealed':
    'Your cover is sealed, and nobody can see it. Until everyone has chosen, you can take it back or choose another one. Meanwhile, look around: which traits are the others pushing?',
  'helpCoverMe.coach.reveal':
    'All covers are revealed together, and each adds one in every trait that counts. Whatever leads in a trait is the trend; if several are tied for the lead, they’re all trends. Only the trends after the third month matter.',
  'helpCoverMe.coach.special':
    'Each magazine features its best model. A 3 scores; a 1 or a 2 goes to the influence row and counts next season. Three covers that match nothing at all are featured together, and all three score.',
  'helpCoverMe.coach.feature':
    'If your best models are level, you choose. With a 3, feature the one worth the most prestige. With less, feature the one whose traits you’d like to see in fashion next season.',
  'helpCoverMe.coach.keep':
    'If your magazine didn’t score, you look at the next pile. Keep what goes well with your hand; the rest goes to the bottom. These models are worth more prestige than most, so one who matches all three trends is a big step forward.',
  'helpCoverMe.coach.swap':
    'It’s a new year, and you may swap one card. Let go of a model whose traits nobody plays. If your hand works well together, keep it.',
  'helpCoverMe.coach.vote':
    'There’s a tie for first place. If everyone who’s tied wants it, the whole table plays an extra season. Otherwise, those who are tied share the victory.',
  'helpCoverMe.coach.end':
    'The game is over: whoever has the most prestige wins. The chart shows when the game turned. A review shows you where another card would have been better.',

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
    'Every model has four traits: hair colour, hair length, pattern and clothes. Each trait has several characteristics: hair length, for instance, can be short, semi-long or long.',
  'helpCoverMe.1.4':
    'The clothes decide how much prestige a model is worth: yellow, blue and red 2, green 3, black 4, white 5.',
  'helpCoverMe.1.5': 'Two to five can play. Each player runs a magazine.',
  'helpCoverMe.1.6':
    'The catwalk tracks clothes or patterns. The two mirrors track hair length and hair colour. Every characteristic has its own track.',
  'helpCoverMe.2.1': 'Shuffle the 81 yellow, blue and red cards to make the draw pile, face down.',
  'helpCoverMe.2.2':
    'Shuffle the 27 green cards to make the next pile for year 1, face down. The black and white cards wait for later years.',
  'helpCoverMe.2.3':
    'Turn up cards from the draw pile and sort them by hair colour until there are three open piles.',
  'helpCoverMe.2.4': 'Then turn up two more cards: they start the influence row.',
  'helpCoverMe.2.5':
    'The host may choose the starting player: the most colourful one, perhaps. Otherwise chance decides, and in a rematch the next player clockwise starts.',
  'helpCoverMe.2.6':
    'Everyone is dealt six cards. Then, clockwise from the starting player, players take one card each, three times round, for a hand of nine. If the opening hand is dealt, you get all nine straight away.',
  'helpCoverMe.2.7':
    'Whenever you take a card, choose the top card of an open pile or draw the top card of the draw pile, unseen.',
  'helpCoverMe.2.8':
    'As soon as an open pile runs out, turn up cards from the draw pile until every open pile has a card again.',
  'helpCoverMe.2.9':
    'If the draw pile is empty when a card is needed, shuffle the discard pile to make a new one. If there are no cards left anywhere, you play on with a smaller hand.',
  'helpCoverMe.2.10': 'Anyone may look through the discard pile at any time.',
  'helpCoverMe.3.1':
    'A standard game lasts three years of winter, spring, summer and fall: twelve seasons in all.',
  'helpCoverMe.3.2':
    'Each season, three traits are active: they’re the ones that count. Hair colour and hair length always are. The third is the pattern in fall and winter, and the clothes in spring and summer.',
  'helpCoverMe.3.3':
    'A season is three months, then the season special, scoring and new cards. After fall comes a new year.',
  'helpCoverMe.4.1':
    'Everyone chooses one card in secret, then all the cards are revealed together. Until then you can change your choice or take it back.',
  'helpCoverMe.4.2':
    'Every cover of the season and every card in the influence row counts once for each of its three active traits. The tracks keep counting through all three months.',
  'helpCoverMe.4.3':
    'In each active trait, whichever characteristic leads is the trend. If several are tied for the lead, they are all trends.',
  'helpCoverMe.5.1':
    'After the third month, count the active traits in which a model matches a trend. That is the model’s trend value, from 0 to 3.',
  'helpCoverMe.5.2':
    'Of your three covers, the one with the highest trend value is featured in the season special. The others go back to your hand, and everyone has seen them.',
  'helpCoverMe.5.3':
    'If several share the highest value and it is above 0, you choose which one to feature. Everyone with a choice to make does so at the same time.',
  'helpCoverMe.5.4': 'If all three have a value of 0, all three are featured.',
  'helpCoverMe.6.1': 'Before scoring, discard the old influence row.',
  'helpCoverMe.6.2':
    'A featured model with a value of 3 scores. Three featured models with a value of 0 all score. A featured model with a value of 1 or 2 goes to the influence row instead.',
  'helpCoverMe.6.3':
    'Then everyone refills their hand, clockwise from the starting player. If you scored, you take one card for each model who scored. If you didn’t, look at the top two cards of the next pile, keep one and put the other at the bottom.',
  'helpCoverMe.6.4':
    'The next player clockwise becomes the starting player, the calendar moves on, and all tracks go back to 0. Then the influence row is counted for the new season.',
  'helpCoverMe.6.5':
    'Everyone sees which cards score, so you can keep count. The table shows how much prestige each player has, or hides it until the last season is scored.',
  'helpCoverMe.7.1': 'After fall, put what is left of the next pile on top of the draw pile.',
  'helpCoverMe.7.2': 'Discard the three open piles.',
  'helpCoverMe.7.3': 'Turn up three new open piles from the draw pile.',
  'helpCoverMe.7.4':
    'The black cards become the next pile in year 2, the white cards in year 3. A fourth year has no next pile: everyone takes cards as if they had scored.',
  'helpCoverMe.7.5':
    'Clockwise from the starting player, each player may discard one card from their hand and take another.',
  'helpCoverMe.8.1':
    'Two fictional players join in. Twelve unseen cards from the draw pile make up their pile.',
  'helpCoverMe.8.2':
    'Each month, before you choose, the first fictional player gets a card face down and the second a card face up. Both count from the reveal on.',
  'helpCoverMe.8.3':
    'Each fictional player features the model with the highest trend value, or the earliest if several tie. Both models go to the influence row, whatever their value. Fictional players never score; their other cards return to their pile.',
  'helpCoverMe.8.4':
    'Once you have both refilled your hands, their pile gets one card from the draw pile and one from the next pile, and is shuffled. That makes twelve again. If the next pile is empty, both come from the draw pile.',
  'helpCoverMe.9.1': 'You each run two magazines: a main magazine and a second one.',
  'helpCoverMe.9.2':
    'You are each dealt nine cards. Then you take cards in turn, from the open piles only, until you both hold twelve: your hand size for the whole game. If the opening hand is dealt, you get all twelve straight away.',
  'helpCoverMe.9.3':
    'Each month you choose two covers, one for each magazine. All four rows count.',
  'helpCoverMe.9.4':
    'Each magazine features its own model in the season special. You choose for both at the same time.',
  'helpCoverMe.9.5':
    'Your main magazine scores as usual. In your second magazine, whatever would score goes to the middle instead; a model with a 1 or a 2 goes to the influence row.',
  'helpCoverMe.9.6':
    'You refill your hand for both magazines together; cards in the middle count as scored. If neither scored, look at the top four cards of the next pile and keep two. If only one did, first keep a card from the next pile, then take the rest.',
  'helpCoverMe.9.7':
    'To break a tie, first add the prestige in the middle. If it’s still a tie, compare all your cards, including those in the middle.',
  'helpCoverMe.10.1':
    'The game ends once the last season is scored. Whoever has the most prestige wins.',
  'helpCoverMe.10.2':
    'Tied players compare how many cards they have scored, then how many worth 5, then 4, 3 and 2.',
  'helpCoverMe.10.3':
    'If it’s still a tie, those tied for first place vote. If all of them want it, everyone plays an extra season; if not, they share the victory.',
  'helpCoverMe.10.4':
    'For example, two yellow cards, one red, one blue, two green and one white are worth 19 prestige.',
  'helpCoverMe.11.1':
    'A long game lasts four years. A short game lasts four years too, but with only spring and fall.',
  'helpCoverMe.11.2':
    'With equal prestige, one clothes colour is left out and every card is worth 1. You are dealt one card of each remaining colour and take the rest of your hand. There is no next pile: everyone takes cards as if they had scored. At the new year, nothing is replaced or swapped. A tie goes straight to the vote, or the victory is shared; in the advanced game, the cards in the middle count first.',
  'helpCoverMe.11.3':
    'The opening hand is either partly dealt and partly drafted, or dealt in full.',
  'helpCoverMe.11.4':
    'Two people either play with two fictional players or choose the advanced game, without them.',
  'helpCoverMe.11.5':
    'If there’s a tie for first place, the tied players vote on an extra season, or simply share the victory.',
  'helpCoverMe.12.1':
    'Everyone knows what lies face up, how many cards each pile and hand holds, and every card that reached a hand face up.',
  'helpCoverMe.12.2':
    'Only you know your hand, your sealed cover, the cards you drew unseen, and what you saw of the next pile.',
  'helpCoverMe.12.3':
    'Nobody knows the order of the face-down piles, or a fictional player’s face-down card.',
} as const;
