// Cover Me's rules by clause, in our own words, and which moment of the game the help is for.
export const helpCoverMe = {
  'helpCoverMe.all': 'All the rules',
  'helpCoverMe.now.draft': 'Now: taking cards before the first season',
  'helpCoverMe.now.cover': 'Now: choosing a cover',
  'helpCoverMe.now.sealed': 'Now: your cover is sealed',
  'helpCoverMe.now.reveal': 'Now: the reveal',
  'helpCoverMe.now.special': 'Now: the season special',
  'helpCoverMe.now.feature': 'Now: which model is featured',
  'helpCoverMe.now.take': 'Now: taking a card',
  'helpCoverMe.now.keep': 'Now: looking at the next pile',
  'helpCoverMe.now.season': 'Now: a new season',
  'helpCoverMe.now.swap': 'Now: the new year',
  'helpCoverMe.now.vote': 'Now: a draw for the first place',
  'helpCoverMe.now.end': 'Now: the end',

  'helpCoverMe.chapter.models': 'The models',
  'helpCoverMe.chapter.setUp': 'Set-up',
  'helpCoverMe.chapter.calendar': 'The calendar',
  'helpCoverMe.chapter.month': 'A month',
  'helpCoverMe.chapter.special': 'The season special',
  'helpCoverMe.chapter.scoring': 'Scoring and hands',
  'helpCoverMe.chapter.year': 'A new year',
  'helpCoverMe.chapter.fictional': 'Two players with fictional players',
  'helpCoverMe.chapter.advanced': 'Two players, advanced',
  'helpCoverMe.chapter.end': 'The end',
  'helpCoverMe.chapter.options': 'Options',
  'helpCoverMe.chapter.knowledge': 'Who knows what',

  'helpCoverMe.1.1':
    'There are 162 models: every combination of six clothes colours, three patterns, three hair lengths and three hair colours exists once. Their names mean nothing.',
  'helpCoverMe.1.2':
    'A model has four traits: hair colour, hair length, pattern and clothes. What a model shows of a trait is a characteristic.',
  'helpCoverMe.1.4':
    'The clothes decide the prestige: yellow, blue and red 2, green 3, black 4, white 5.',
  'helpCoverMe.1.5': 'Two to five people play, each with a magazine of their own.',
  'helpCoverMe.1.6':
    'The catwalk counts clothes or patterns, the two mirrors count hair length and hair colour, with a track for each characteristic.',
  'helpCoverMe.2.1': 'The draw pile begins with the 81 yellow, blue and red cards, face down.',
  'helpCoverMe.2.2':
    'The next pile begins with the 27 green cards. The black and the white ones wait for later years.',
  'helpCoverMe.2.3':
    'Three open piles, one for each hair colour, are turned up from the draw pile until each has a card.',
  'helpCoverMe.2.4': 'The two cards after that begin the influence row.',
  'helpCoverMe.2.5': 'The host may name the starting player; otherwise lots are drawn.',
  'helpCoverMe.2.6':
    'Everyone is dealt six cards. Then, clockwise from the starting player, each takes one card, three times round: nine in all. With the quick deal all nine are dealt.',
  'helpCoverMe.2.7':
    'To take a card is to take the top of an open pile, or the unseen top of the draw pile.',
  'helpCoverMe.2.8':
    'As soon as an open pile is empty, cards are turned up from the draw pile until every open pile has one again.',
  'helpCoverMe.2.9':
    'When the draw pile is empty and a card is needed, the discard pile is shuffled and takes its place. If there is nothing left anywhere, a hand stays shorter.',
  'helpCoverMe.2.10': 'Everyone may look through the discard pile at any time.',
  'helpCoverMe.3.1': 'A game has three years of winter, spring, summer and fall: twelve seasons.',
  'helpCoverMe.3.2':
    'Hair colour and hair length always count. The third trait is the pattern in fall and winter, the clothes in spring and summer.',
  'helpCoverMe.3.3':
    'A season has three months, then the season special, scoring and new cards. After fall a new year begins.',
  'helpCoverMe.4.1':
    'All choose one card face down at the same time, and all are revealed together. Until then a choice can be changed or taken back.',
  'helpCoverMe.4.2':
    'Every cover of the season and every card in the influence row counts one for each of its three active traits. The tracks run on through the three months.',
  'helpCoverMe.4.3':
    'The highest characteristic of each active trait is the trend. Equal highest are all trends.',
  'helpCoverMe.5.1':
    'After the third month a model’s trend value is the number of active traits in which the model matches a trend: 0 to 3.',
  'helpCoverMe.5.2':
    'Of your three covers the one with the highest trend value is featured. The others go back to your hand, and everyone has seen them.',
  'helpCoverMe.5.3':
    'If several share the highest value and it is above 0, you choose which one is featured. All choose at the same time.',
  'helpCoverMe.5.4': 'If all three are at 0, all three are featured.',
  'helpCoverMe.6.1': 'Before scoring, the old influence row is discarded.',
  'helpCoverMe.6.2':
    'A featured model of value 3 scores, and so do three featured models of value 0. With value 1 or 2 the model goes to the influence row.',
  'helpCoverMe.6.3':
    'Then hands are filled, clockwise from the starting player. Whoever scored takes a card for each model that scored; whoever did not looks at the top two of the next pile, keeps one and puts the other underneath.',
  'helpCoverMe.6.4':
    'The starting player passes clockwise, the calendar moves on, the tracks go back to 0, and the influence row is counted for the new season.',
  'helpCoverMe.6.5':
    'Scored cards are known to all; whether the totals are shown is up to the table.',
  'helpCoverMe.7.1': 'After fall what is left of the next pile goes on top of the draw pile.',
  'helpCoverMe.7.2': 'The three open piles are discarded.',
  'helpCoverMe.7.3': 'Three new open piles are turned up from the draw pile.',
  'helpCoverMe.7.4':
    'The new next pile is black in year 2 and white in year 3. In a fourth year there is none, and everyone takes cards as if they had scored.',
  'helpCoverMe.7.5':
    'Clockwise from the starting player, each may once discard a card from hand and take another.',
  'helpCoverMe.8.1':
    'Two fictional players play along. Twelve unseen cards of the draw pile are their pile.',
  'helpCoverMe.8.2':
    'Each month, before you choose, one of their cards is laid face down and one face up. Both count from the reveal on.',
  'helpCoverMe.8.3':
    'Their model with the highest trend value, the earliest among equals, always goes to the influence row. They never score, and their other cards go back to their pile.',
  'helpCoverMe.8.4':
    'When hands are full, their pile gets a card of the draw pile and one of the next pile and is shuffled: twelve again.',
  'helpCoverMe.9.1': 'Each of the two players has a primary and a secondary magazine.',
  'helpCoverMe.9.2':
    'Nine cards are dealt; then both take in turn, from the open piles only, up to twelve. The hand size stays twelve.',
  'helpCoverMe.9.3': 'Each month you lay two covers, one in each row. All four rows count.',
  'helpCoverMe.9.4': 'Each row has its own season special; you choose for both at the same time.',
  'helpCoverMe.9.5':
    'The primary row scores as usual. What scores in the secondary row goes to the middle; values 1 and 2 go to the influence row.',
  'helpCoverMe.9.6':
    'Hands are filled row by row; cards in the middle count as scored. If neither row scored, you look at four cards of the next pile and keep two.',
  'helpCoverMe.9.7': 'On a draw the prestige in the middle is added first.',
  'helpCoverMe.10.1': 'The game ends with the scoring of the last season. The most prestige wins.',
  'helpCoverMe.10.2':
    'On a draw the most scored cards decide, then the most cards worth 5, then 4, 3 and 2.',
  'helpCoverMe.10.3':
    'If it is still a draw, those tied for first place vote. Only if all want it is one more season played; otherwise they share the victory.',
  'helpCoverMe.10.4':
    'An example: two yellow, one red, one blue, two green and one white card make 19.',
  'helpCoverMe.11.1':
    'The long game has four years; the short one has four years of spring and fall only.',
  'helpCoverMe.11.2':
    'With equal values one clothes colour is out of the game, every card is worth one, and there are no next pile and no new year.',
  'helpCoverMe.11.3': 'The deal is with taking in turn, or quick.',
  'helpCoverMe.11.4': 'Two people play with fictional players, or the advanced game.',
  'helpCoverMe.11.5': 'A draw for the first place is voted on, or shared at once.',
  'helpCoverMe.12.1':
    'Everyone knows what lies open, the sizes of piles and hands, and each card that went to a hand openly.',
  'helpCoverMe.12.2':
    'Only you know your hand, your sealed cover, what you drew unseen, and what you looked at in the next pile.',
  'helpCoverMe.12.3':
    'Nobody knows the order of the face-down piles, nor the face-down card of a fictional player.',
} as const;
