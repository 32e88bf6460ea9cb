// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'A first pile',
  'learnCoverUp.link': 'Learn Cover Up',
  'learnCoverUp.progress': 'Step {step} of {steps}.',
  'learnCoverUp.next': 'Next',
  'learnCoverUp.back': 'Back',
  'learnCoverUp.again': 'Again',
  'learnCoverUp.show': 'Show me',
  'learnCoverUp.restart': 'From the beginning',
  'learnCoverUp.leave': 'Leave',
  'learnCoverUp.play': 'Play a game',
  'learnCoverUp.parNext': 'In a moment you will see the best pile of these cards.',
  'learnCoverUp.step.welcome': 'Cards of glass',
  'learnCoverUp.text.welcome':
    'You have five transparent cards. Lay them on each other so that as few symbols as possible can be seen: each one is a point, and the fewest points win.',
  'learnCoverUp.step.place': 'The first card',
  'learnCoverUp.text.place':
    'Drag the marked card onto the light table, or tap first the card and then the table. By keys: Enter takes it up, arrows move it, Enter sets it down.',
  'learnCoverUp.step.meet': 'Equal symbols meet',
  'learnCoverUp.text.meet':
    'Lay the next card on the marked place: two crosses come to lie on each other and count as one. Every card has to be joined to the pile like that.',
  'learnCoverUp.step.clash': 'Different symbols clash',
  'learnCoverUp.text.clash':
    'Lay the third card on the marked place, though it does not fit there. Look at the mark that appears.',
  'learnCoverUp.step.turn': 'Rotate',
  'learnCoverUp.text.turn':
    'A diamond lies on a cross: that is not allowed, and would cost you cards at scoring. Rotate the card a quarter, with two taps, R or the button.',
  'learnCoverUp.step.flip': 'Flip',
  'learnCoverUp.text.flip':
    'Glass has two sides. Flip the next card over, by holding it, with F or the button, and lay it on the marked place.',
  'learnCoverUp.step.loose': 'A loose card',
  'learnCoverUp.text.loose':
    'Lay the last card on the marked place, where only empty squares meet. See how it is marked: nothing holds it there.',
  'learnCoverUp.step.cover': 'Cover as much as you can',
  'learnCoverUp.text.cover':
    'A loose card is removed at scoring. Move it to where its symbols meet equal ones: the fewer are left to be seen, the better.',
  'learnCoverUp.step.hourglass': 'The hourglass',
  'learnCoverUp.text.hourglass':
    'All five cards are in the pile, and nothing is wrong. Flip the hourglass: then you may not touch your cards any more, and the others have thirty seconds left.',
  'learnCoverUp.step.score': 'Scoring',
  'learnCoverUp.text.score':
    'Every square with a symbol is a point, and a card beside the pile would cost its symbols and one more. Whoever flips the hourglass with a flawless pile has a point less.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Beside your pile stands par: the best that these five cards allow. You see it after every round, so that you get better.',
  'learnCoverUp.step.end': 'You can play',
  'learnCoverUp.text.end':
    'In a game all build at the same time, five rounds long, and the cards get harder. Play one, or begin with the puzzle of the day.',
} as const;
