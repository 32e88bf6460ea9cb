// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Help',
  'helpCoverUp.clauses': 'Clause by clause',
  'helpCoverUp.all': 'All the rules',
  'helpCoverUp.now.countIn': 'Now: the count of three',
  'helpCoverUp.now.building': 'Now: you’re building',
  'helpCoverUp.now.hourglass': 'Now: the sand is running',
  'helpCoverUp.now.done': 'Now: you’re done',
  'helpCoverUp.now.alone': 'Now: you’re building solo',
  'helpCoverUp.now.watching': 'Now: the others are building',
  'helpCoverUp.now.returning': 'Now: scoring, then returning a card',
  'helpCoverUp.now.returned': 'Now: you’ve chosen a card',
  'helpCoverUp.now.ended': 'Now: the game is over',
  'helpCoverUp.now.endedAlone': 'Now: you against par',
  'helpCoverUp.keys': 'Keys',
  'helpCoverUp.keys.move': 'lift the selected card and move it',
  'helpCoverUp.keys.set': 'lift it or place it',
  'helpCoverUp.keys.drop': 'put it back where it was',
  'helpCoverUp.keys.turn': 'rotate it',
  'helpCoverUp.keys.flip': 'flip it over',
  'helpCoverUp.keys.layer': 'move it to the top or bottom',
  'helpCoverUp.keys.beside': 'set it aside',
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
    'There are 108 transparent cards, 36 of each colour, each with eight squares. A green card has 4 symbols, a yellow card 5, a red card 6.',
  'helpCoverUp.1.2':
    'The card faces are our own. Within a colour, every symbol appears equally often. No two cards are alike, however you rotate or flip them.',
  'helpCoverUp.1.4': 'Two to six can play against each other. On your own, you play against par.',
  'helpCoverUp.2.1': 'Shuffle each colour. Everyone starts with five green cards.',
  'helpCoverUp.3.1': 'There are no turns: on the count of three, everyone builds at the same time.',
  'helpCoverUp.3.2':
    'You may rotate and flip your cards, but squares must lie exactly on squares. Rearrange your cards as often as you like until you’re done.',
  'helpCoverUp.3.3': 'Different symbols must never share a square.',
  'helpCoverUp.3.4':
    'Every card must be attached to another by a square where both show the same symbol, and the whole pile must hold together that way.',
  'helpCoverUp.3.5': 'Cards that aren’t in your pile are left out.',
  'helpCoverUp.4.1':
    'Once all five of your cards are in the pile, you may flip the hourglass, unless someone already has this round. Check your pile first: after that you may not touch it.',
  'helpCoverUp.4.2':
    'The others keep building until the sand runs out: 30 seconds, unless the table has chosen otherwise. You can say you’re done early; once everyone has, the round ends at once. If nobody flips the hourglass, it starts by itself when the round’s time limit is up.',
  'helpCoverUp.4.3':
    'The host chooses the referee. Normally mistakes only come to light at scoring. A live referee shows them while you build, and won’t let you flip the hourglass until they’re fixed.',
  'helpCoverUp.5.1':
    'If your pile has a mistake, cards come off the top, one by one, until the rest is flawless. They count as left out.',
  'helpCoverUp.5.2':
    'Score one point for every square where a symbol shows. Matching symbols on one square count once. Symbols show through the empty squares of other cards.',
  'helpCoverUp.5.3': 'Each card left out costs one point per symbol, plus one.',
  'helpCoverUp.5.4':
    'If you flipped the hourglass, take off a point for a flawless pile of all five cards. Otherwise, add a point.',
  'helpCoverUp.5.5': 'Points add up from round to round.',
  'helpCoverUp.6.1':
    'After each round but the last, return a green card of your choice. In exchange you get a yellow card after rounds 1 and 3, and a red card after rounds 2 and 4.',
  'helpCoverUp.6.2': 'Then everyone passes all five cards to the player on their left.',
  'helpCoverUp.6.3':
    'So the rounds get harder: you start with five green cards and end with one green, two yellow and two red.',
  'helpCoverUp.6.4':
    'After the fifth round, the lowest score wins. Tied players share the victory.',
  'helpCoverUp.7.1':
    'Par is the lowest score your five cards allow, leaving the hourglass aside. It is worked out exactly, and shown only after the round.',
  'helpCoverUp.7.2':
    'When you play on your own there is no hourglass: build until you’re done, then compare your total with the total of the pars.',
  'helpCoverUp.7.3':
    'The daily puzzle depends on the date alone: the same five cards for everyone, harder from Monday to Sunday. Your best pile counts, against par.',
} as const;
