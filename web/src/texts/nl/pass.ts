import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Samen op één apparaat',
  'pass.lead':
    'Samen spelen op één apparaat: geef het steeds door. Een tussenscherm verbergt elke hand tot de eigenaar die opent, en de onthullingen bekijken jullie samen.',
  'pass.people': 'Wie doen er mee?',
  'pass.name': 'Naam van speler {number}',
  'pass.who': 'Naam',
  'pass.bot': 'Naam, of leeg voor een bot',
  'pass.bots': 'Laat een naam leeg, dan neemt een bot die plaats in.',
  'pass.coverUp':
    'Jullie bouwen om de beurt, zonder zandloper: ben je klaar, geef het apparaat dan door. Een ronde mag tot een uur duren.',
  'pass.trouble.two': 'Je hebt minstens twee mensen nodig: vul hun namen in.',
  'pass.trouble.all':
    'Bij Cover Up zit hier op elke plaats een mens: vul voor iedereen een naam in.',
  'pass.trouble.same':
    'Twee mensen heten hetzelfde. Verander één naam, zodat duidelijk is wie aan de beurt is.',
  'pass.start': 'Kaarten delen',
  'pass.begun': 'Lopende partijen',
  'pass.unknown': 'Deze partij staat niet op dit apparaat.',
  'pass.new': 'Nieuwe partij beginnen',
  'pass.passTo': 'Geef het apparaat aan',
  'pass.lookAway': 'De anderen kijken even weg!',
  'pass.show': 'Ik ben {name}: toon mijn kaarten',
  'pass.takeBack': '{name} opnieuw laten kiezen',
  'pass.together': 'Dit mag iedereen zien.',
  'pass.goOn': 'Verder',
  'pass.over': 'Nog een partij, met dezelfde mensen?',
  'pass.again': 'Opnieuw spelen',
} satisfies Wording<typeof english>;
