import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'På samme enhet',
  'pass.lead':
    'Flere spillere, én enhet: La den gå rundt. Hver hånd er skjult til eieren åpner den, og avsløringene ser dere sammen.',
  'pass.people': 'Hvem spiller?',
  'pass.name': 'Navn på spiller {number}',
  'pass.who': 'Navn',
  'pass.bot': 'Navn (robot hvis tomt)',
  'pass.bots': 'Lar du et navn stå tomt, tar en robot plassen.',
  'pass.coverUp':
    'Dere bygger etter tur, uten timeglass. Når du er ferdig, gir du enheten videre. En runde kan vare opptil en time.',
  'pass.trouble.two': 'Dere må være minst to. Skriv inn navnene.',
  'pass.trouble.all': 'I Cover Up må det sitte en person på hver plass her. Skriv et navn på alle.',
  'pass.trouble.same':
    'To spillere har samme navn. Endre det ene, så dere vet hvem som skal spille.',
  'pass.start': 'Del ut kortene',
  'pass.begun': 'Spill i gang',
  'pass.unknown': 'Dette spillet finnes ikke på denne enheten.',
  'pass.new': 'Start et nytt spill',
  'pass.passTo': 'Gi enheten til',
  'pass.lookAway': 'Alle andre ser bort!',
  'pass.show': 'Jeg er {name}: vis kortene mine',
  'pass.takeBack': 'La {name} velge på nytt',
  'pass.together': 'Dette kan alle se på.',
  'pass.goOn': 'Fortsett',
  'pass.over': 'Et nytt spill med de samme?',
  'pass.again': 'Spill igjen',
} satisfies Wording<typeof english>;
