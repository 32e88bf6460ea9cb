import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Samen op één apparaat',
  'pass.lead':
    'Geef het apparaat door. Een omslag houdt elke hand verborgen tot de eigenaar hem opent, en wat onthuld wordt bekijken jullie samen.',
  'pass.people': 'Wie spelen er mee?',
  'pass.name': 'Naam van speler {number}',
  'pass.who': 'Naam',
  'pass.bot': 'Een bot, of een naam',
  'pass.bots': 'Een plaats zonder naam wordt door een bot gespeeld.',
  'pass.coverUp':
    'Jullie bouwen om de beurt en zonder zandloper: wie klaar is, geeft het apparaat door. Een ronde mag een uur duren.',
  'pass.trouble.two': 'Hier spelen minstens twee mensen: vul hun namen in.',
  'pass.trouble.all':
    'Bij Cover Up hoort hier op elke plaats een mens: vul voor elke plaats een naam in.',
  'pass.trouble.same':
    'Twee mensen heten hetzelfde: dan is niet duidelijk wie het apparaat krijgt.',
  'pass.start': 'Kaarten delen',
  'pass.begun': 'Begonnen op dit apparaat',
  'pass.unknown': 'Dit spel staat niet op dit apparaat.',
  'pass.new': 'Nieuw spel beginnen',
  'pass.passTo': 'Geef het apparaat aan',
  'pass.lookAway': 'Alle anderen kijken even weg.',
  'pass.show': 'Ik ben {name}: toon mijn kaarten',
  'pass.takeBack': '{name} kiest opnieuw',
  'pass.together': 'Dit mag iedereen zien.',
  'pass.goOn': 'Verder',
  'pass.over': 'Nog een keer, met dezelfde mensen?',
  'pass.again': 'Opnieuw spelen',
} satisfies Wording<typeof english>;
