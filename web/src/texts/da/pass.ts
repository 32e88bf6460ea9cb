import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Spil på samme enhed',
  'pass.lead':
    'Flere spillere, én enhed: Lad den gå rundt. En skærm dækker hver hånd, indtil ejeren åbner den, og afsløringerne ser I sammen.',
  'pass.people': 'Hvem spiller?',
  'pass.name': 'Navn på spiller {number}',
  'pass.who': 'Navn',
  'pass.bot': 'Navn, eller tomt for en robot',
  'pass.bots': 'Lad et navn stå tomt, så tager en robot pladsen.',
  'pass.coverUp':
    'I bygger på skift og uden timeglas: Når du er færdig, giver du enheden videre. En runde må vare op til en time.',
  'pass.trouble.two': 'I skal være mindst to: Skriv jeres navne.',
  'pass.trouble.all': 'Her spilles Cover Up uden robotter: Skriv et navn på hver plads.',
  'pass.trouble.same': 'To har samme navn. Ret det ene, så I kan se, hvis tur det er.',
  'pass.start': 'Del kortene ud',
  'pass.begun': 'Spil i gang',
  'pass.unknown': 'Dette spil findes ikke på denne enhed.',
  'pass.new': 'Start et nyt spil',
  'pass.passTo': 'Giv enheden til',
  'pass.lookAway': 'Alle andre kigger væk!',
  'pass.show': 'Jeg er {name}: vis mine kort',
  'pass.takeBack': 'Lad {name} vælge om',
  'pass.together': 'Det her må alle se.',
  'pass.goOn': 'Fortsæt',
  'pass.over': 'Et spil til med de samme?',
  'pass.again': 'Spil igen',
} satisfies Wording<typeof english>;
