import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Flere personer, én enhed',
  'pass.lead':
    'Lad enheden gå rundt. En forside skjuler hver hånd, indtil ejeren åbner den, og det, der afsløres, ser I sammen.',
  'pass.people': 'Hvem spiller?',
  'pass.name': 'Navn på spiller {number}',
  'pass.who': 'Navn',
  'pass.bot': 'En bot eller et navn',
  'pass.bots': 'En plads uden navn spilles af en bot.',
  'pass.coverUp':
    'I bygger på skift og uden timeglas: den, der er færdig, giver enheden videre. En runde må vare en time.',
  'pass.trouble.two': 'Her spiller mindst to personer: skriv deres navne.',
  'pass.trouble.all':
    'I Cover Up skal der her sidde en person på hver plads: skriv et navn til hver.',
  'pass.trouble.same': 'To personer har samme navn: så ved ingen, hvem der skal have enheden.',
  'pass.start': 'Del kortene ud',
  'pass.begun': 'Begyndt på denne enhed',
  'pass.unknown': 'Dette spil findes ikke på denne enhed.',
  'pass.new': 'Begynd et nyt spil',
  'pass.passTo': 'Giv enheden til',
  'pass.lookAway': 'Alle andre ser væk.',
  'pass.show': 'Jeg er {name}: vis mine kort',
  'pass.takeBack': '{name} vælger om',
  'pass.together': 'Det må alle se.',
  'pass.goOn': 'Gå videre',
  'pass.over': 'En gang til i samme selskab?',
  'pass.again': 'Spil igen',
} satisfies Wording<typeof english>;
