// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Help',
  'helpCoverUp.clauses': 'The rules in detail',
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
  'helpCoverUp.coach.building':
    'Stack your cards so that matching symbols lie on top of each other: then they count only once. Different symbols must never share a square, and every card needs a match with another. Begin with the two cards that have the most in common.',
  'helpCoverUp.coach.hourglass':
    'The sand is running, so first make sure your pile is flawless. A mistake can cost you several cards; leaving one out costs you only that one. If there’s time left, hunt for one more match.',
  'helpCoverUp.coach.done':
    'You’re done, and your pile stays as it is. Every symbol showing is a point, and a card left out costs a point per symbol, plus one. If you flipped the hourglass, a flawless pile of all five saves you a point.',
  'helpCoverUp.coach.alone':
    'There’s no hourglass, and nobody to beat but par. Begin with the two cards that have the most in common, then try the others around them. You may rearrange everything until you’re done.',
  'helpCoverUp.coach.returning':
    'Return a green card, and a harder one takes its place. At a table with others, everyone then passes all five cards to the left: you’re choosing your neighbour’s next puzzle. On your own, keep the cards that go well together.',
  'helpCoverUp.coach.ended':
    'The game is over: against others, the lowest score wins. Par shows the best your cards allowed, not counting the hourglass. The closer you came to it, the better you built.',
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
    'The card faces are our own. Within each colour, every symbol appears equally often. No two cards are alike, however you rotate or flip them.',
  'helpCoverUp.1.4': 'Two to six can play against each other. On your own, you play against par.',
  'helpCoverUp.2.1': 'Shuffle each colour. Everyone starts with five green cards.',
  'helpCoverUp.3.1': 'There are no turns: on the count of three, everyone builds at the same time.',
  'helpCoverUp.3.2':
    'You may rotate and flip your cards, but their squares must line up exactly. Rearrange your cards as often as you like until you’re done.',
  'helpCoverUp.3.3': 'Different symbols must never share a square.',
  'helpCoverUp.3.4':
    'Every card must be attached to another by a square where both show the same symbol, and the whole pile must hold together that way.',
  'helpCoverUp.3.5': 'Cards that aren’t in your pile are left out.',
  'helpCoverUp.4.1':
    'Once all five of your cards are in the pile, you may flip the hourglass, unless it’s already running. Check your pile first: once you’ve flipped it, you can’t touch your cards.',
  'helpCoverUp.4.2':
    'The others keep building until the sand runs out: 30 seconds, unless the host has chosen otherwise. You can say you’re done early; once everyone has, the round ends at once. If nobody flips the hourglass, it starts by itself when the round reaches its time limit.',
  'helpCoverUp.4.3':
    'The host chooses when the referee checks. Normally, mistakes only come to light at scoring. If the referee checks while you build, you see them straight away and can’t flip the hourglass until they’re fixed.',
  'helpCoverUp.5.1':
    'If your pile has a mistake, cards come off the top, one by one, until the rest is flawless. They count as left out.',
  'helpCoverUp.5.2':
    'Score one point for every square where a symbol shows. Matching symbols on one square count once. Symbols show through the empty squares of other cards.',
  'helpCoverUp.5.3': 'Each card left out costs one point per symbol, plus one.',
  'helpCoverUp.5.4':
    'If you flipped the hourglass, take off a point if your pile was flawless with all five cards. If it wasn’t, add a point.',
  'helpCoverUp.5.5': 'Points add up from round to round.',
  'helpCoverUp.6.1':
    'After each round but the last, return a green card of your choice. In exchange you get a yellow card after rounds 1 and 3, and a red card after rounds 2 and 4.',
  'helpCoverUp.6.2': 'Then everyone passes all five cards to the player on their left.',
  'helpCoverUp.6.3':
    'So the rounds get harder: you start with five green cards and end with one green, two yellow and two red.',
  'helpCoverUp.6.4':
    'After the fifth round, the lowest score wins. Tied players share the victory.',
  'helpCoverUp.7.1':
    'Par is the lowest score your five cards allow, not counting the hourglass. It is worked out exactly, and shown only after the round.',
  'helpCoverUp.7.2':
    'When you play on your own there is no hourglass: build until you’re done, then compare your total with par for all five rounds.',
  'helpCoverUp.7.3':
    'The daily puzzle depends on the date alone: the same five cards for everyone, getting harder from Monday to Sunday. Your best pile counts, and is compared with par.',
} as const;
