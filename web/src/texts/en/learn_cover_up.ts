// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Your first pile',
  'learnCoverUp.progress': 'Step {step} of {steps}.',
  'learnCoverUp.next': 'Next',
  'learnCoverUp.back': 'Back',
  'learnCoverUp.again': 'Try again',
  'learnCoverUp.show': 'Show me',
  'learnCoverUp.restart': 'Start again',
  'learnCoverUp.leave': 'End the lesson',
  'learnCoverUp.play': 'Play a game',
  'learnCoverUp.parNext': 'In a moment you’ll see the best pile for these cards.',
  'learnCoverUp.step.welcome': 'Cards of glass',
  'learnCoverUp.text.welcome':
    'You have five transparent cards. Stack them so that as few symbols as possible show: each one is a point, and the lowest score wins.',
  'learnCoverUp.step.place': 'The first card',
  'learnCoverUp.text.place':
    'Drag the marked card onto the light table, or tap the card and then the table. On the keyboard, Enter lifts the card, the arrow keys move it, and Enter again places it.',
  'learnCoverUp.step.meet': 'Matching symbols',
  'learnCoverUp.text.meet':
    'Place the next card on the marked spot: two crosses end up on the same square and count as one. Every card must be attached to the pile like this.',
  'learnCoverUp.step.clash': 'Different symbols clash',
  'learnCoverUp.text.clash':
    'Place the third card on the marked spot, even though it doesn’t fit there. Look out for the mark that appears.',
  'learnCoverUp.step.turn': 'Rotate',
  'learnCoverUp.text.turn':
    'A diamond lies on a cross. That’s not allowed, and would cost you cards at scoring. Give the card a quarter turn: double-tap it, press R or use the button.',
  'learnCoverUp.step.flip': 'Flip',
  'learnCoverUp.text.flip':
    'Glass has two sides. Flip the next card over (press F or use the button) and place it on the marked spot.',
  'learnCoverUp.step.loose': 'A loose card',
  'learnCoverUp.text.loose':
    'Place the last card on the marked spot, where no symbols match. See how it’s marked? Nothing holds it there.',
  'learnCoverUp.step.cover': 'Cover as much as you can',
  'learnCoverUp.text.cover':
    'A loose card comes off at scoring. Move it to where its symbols lie on matching ones: the fewer that show, the better.',
  'learnCoverUp.step.hourglass': 'The hourglass',
  'learnCoverUp.text.hourglass':
    'All five cards are in the pile, and there are no mistakes. Flip the hourglass! After that you can’t touch your cards, and the others have thirty seconds left.',
  'learnCoverUp.step.score': 'Scoring',
  'learnCoverUp.text.score':
    'Every symbol showing is a point. A card left out would cost a point per symbol, plus one. Flipping the hourglass saves you a point if your pile is flawless, and costs you one if it isn’t.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Next to your pile is par: the best these five cards allow. You’ll see it after every round, so you can learn from it.',
  'learnCoverUp.step.end': 'You’re ready to play',
  'learnCoverUp.text.end':
    'In a game, everyone builds at the same time. There are five rounds, and the cards get harder. Play one now, or start with the daily puzzle.',
} as const;
