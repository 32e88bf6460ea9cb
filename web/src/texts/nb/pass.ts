import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Flere personer, én enhet',
  'pass.lead':
    'La enheten gå rundt. En forside skjuler hver hånd til eieren åpner den, og det som avsløres, ser dere sammen.',
  'pass.people': 'Hvem spiller?',
  'pass.name': 'Navn på spiller {number}',
  'pass.who': 'Navn',
  'pass.bot': 'En bot eller et navn',
  'pass.bots': 'En plass uten navn spilles av en bot.',
  'pass.coverUp':
    'Dere bygger etter tur og uten timeglass: den som er ferdig, gir enheten videre. En runde kan vare en time.',
  'pass.trouble.two': 'Her spiller minst to personer: skriv navnene deres.',
  'pass.trouble.all':
    'I Cover Up må det her sitte en person på hver plass: skriv et navn for hver.',
  'pass.trouble.same': 'To personer har samme navn: da vet ingen hvem som skal ha enheten.',
  'pass.start': 'Del ut kortene',
  'pass.begun': 'Begynt på denne enheten',
  'pass.unknown': 'Dette spillet finnes ikke på denne enheten.',
  'pass.new': 'Begynn et nytt spill',
  'pass.passTo': 'Gi enheten til',
  'pass.lookAway': 'Alle andre ser bort.',
  'pass.show': 'Jeg er {name}: vis kortene mine',
  'pass.takeBack': '{name} velger på nytt',
  'pass.together': 'Dette kan alle se.',
  'pass.goOn': 'Gå videre',
  'pass.over': 'En gang til i samme selskap?',
  'pass.again': 'Spill igjen',
} satisfies Wording<typeof english>;
