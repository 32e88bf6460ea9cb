// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Help',
  'helpCoverUp.clauses': 'Clause by clause',
  'helpCoverUp.all': 'All the rules',
  'helpCoverUp.now.countIn': 'Now: the count of three',
  'helpCoverUp.now.building': 'Now: you are building',
  'helpCoverUp.now.hourglass': 'Now: the sand is running',
  'helpCoverUp.now.done': 'Now: you are done',
  'helpCoverUp.now.alone': 'Now: you are building alone',
  'helpCoverUp.now.watching': 'Now: the others are building',
  'helpCoverUp.now.returning': 'Now: scoring, and a card to return',
  'helpCoverUp.now.returned': 'Now: your card is chosen',
  'helpCoverUp.now.ended': 'Now: the game is over',
  'helpCoverUp.now.endedAlone': 'Now: you against par',
  'helpCoverUp.keys': 'Keys',
  'helpCoverUp.keys.move': 'take the chosen card up and move it',
  'helpCoverUp.keys.set': 'take it up or place it',
  'helpCoverUp.keys.drop': 'put it back where it was',
  'helpCoverUp.keys.turn': 'rotate it',
  'helpCoverUp.keys.flip': 'flip it over',
  'helpCoverUp.keys.layer': 'on top, underneath',
  'helpCoverUp.keys.beside': 'beside the pile',
  'helpCoverUp.keys.undo': 'undo, redo',
  'helpCoverUp.keys.help': 'this help',

  'helpCoverUp.chapter.cards': 'The cards',
  'helpCoverUp.chapter.setUp': 'Set-up',
  'helpCoverUp.chapter.building': 'Building',
  'helpCoverUp.chapter.hourglass': 'The hourglass',
  'helpCoverUp.chapter.scoring': 'Scoring',
  'helpCoverUp.chapter.between': 'Between rounds, and the end',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'There are 108 transparent cards of eight squares, 36 of each colour. A green card shows 4 symbols, a yellow one 5, a red one 6.',
  'helpCoverUp.1.2':
    'The faces are our own. Within a colour every symbol appears equally often, and no two cards are alike, however you rotate or flip them.',
  'helpCoverUp.1.4': 'Two to six people play against each other. Alone you play against par.',
  'helpCoverUp.2.1': 'Each colour is shuffled. Everyone begins with five green cards.',
  'helpCoverUp.3.1': 'There are no turns: after a count of three all build at the same time.',
  'helpCoverUp.3.2':
    'A card may be rotated and flipped over, and lies square on square. You may rearrange your cards as often as you like until you are done.',
  'helpCoverUp.3.3': 'Different symbols must never lie on the same square.',
  'helpCoverUp.3.4':
    'Equal symbols have to meet: every card is joined to the pile by a square where both show the same symbol, and the whole pile hangs together so.',
  'helpCoverUp.3.5': 'Cards that are not in the pile lie beside it.',
  'helpCoverUp.4.1':
    'With all five cards in your pile you may flip the hourglass, if nobody has in this round. From then on you may not touch your cards.',
  'helpCoverUp.4.2':
    'The others build until the sand is through, 30 seconds unless the table has set another time. Whoever is ready sooner says so; when all are done the round ends at once. If nobody flips, the hourglass runs by itself in the end.',
  'helpCoverUp.4.3':
    'The host chooses the referee. Usually mistakes come to light at scoring only; the live referee marks them while you build and does not let you flip with one.',
  'helpCoverUp.5.1':
    'If the pile has a mistake, cards are taken from the top, one by one, until what is left is flawless. They count as beside.',
  'helpCoverUp.5.2':
    'A point for every square where a symbol can be seen. Equal symbols on one square count once; through an empty square you see what lies below.',
  'helpCoverUp.5.3': 'A card beside the pile costs a point for each of its symbols, and one more.',
  'helpCoverUp.5.4':
    'Whoever flipped the hourglass has a point less if all five cards lie in a flawless pile, otherwise a point more.',
  'helpCoverUp.5.5': 'The points of the rounds add up.',
  'helpCoverUp.6.1':
    'After each round but the last you return a green card of your choice and get a yellow one after rounds 1 and 3, a red one after rounds 2 and 4.',
  'helpCoverUp.6.2': 'Then everyone hands all five cards to the player on the left.',
  'helpCoverUp.6.3':
    'So the rounds get harder: from five green cards to one green, two yellow and two red.',
  'helpCoverUp.6.4': 'After the fifth round the fewest points win. Equal points share the victory.',
  'helpCoverUp.7.1':
    'Par is the fewest points that the five cards allow, without the hourglass. It is computed exactly, and shown only when the round is over.',
  'helpCoverUp.7.2':
    'Alone there is no hourglass: you build until you are done, and your total is compared with the sum of the pars.',
  'helpCoverUp.7.3':
    'The puzzle of the day is made from the date alone: the same five cards for everyone, harder from Monday to Sunday. Your best pile counts, against par.',
} as const;
