import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Spill uten nett',
  'here.lead':
    'Disse spillene går i nettleseren og lagres på denne enheten. Fortsett der du slapp, når du vil.',
  'here.play.cover-me': 'Spill Cover Me mot roboter',
  'here.play.cover-up': 'Spill Cover Up mot roboter',
  'here.play.solo': 'Spill Cover Up alene',
  'here.setUp': 'Velg oppsett først',
  'here.unreached': 'Får ikke kontakt med serveren, så du spiller på denne enheten.',
  'here.unreached.text': 'Du kan spille med venner igjen så snart serveren er tilbake.',
  'here.site': 'Du spiller på denne enheten.',
  'here.site.text':
    'Denne utgaven av Cover Story har ingen server. Den virker uten nett, men du kan ikke invitere noen.',
  'here.outdated':
    'Et annet vindu har en annen versjon av Cover Story åpen. Lukk det, og prøv igjen.',
  'here.again': 'Åpner spillene på denne enheten igjen …',
  'here.full':
    'Det er ikke mer plass på enheten. Spillet ditt er lagret så langt. Frigjør litt plass for å fortsette.',
  'here.forbidden':
    'Nettleseren tillater ikke lagring. Tillat det for denne siden, så kan du spille her.',
  'here.failing': 'Enheten kan ikke lagre noe akkurat nå. Ingenting er endret. Prøv igjen.',
  'pass.title': 'På samme enhet',
  'pass.lead':
    'Flere spillere, én enhet: La den gå rundt. Hver hånd er skjult til eieren åpner den, og avsløringene ser dere sammen.',
  'pass.people': 'Hvem spiller?',
  'pass.name': 'Navn på spiller {number}',
  'pass.who': 'Navn',
  'pass.bot': 'Navn (robot hvis tomt)',
  'pass.bots': 'Lar du et navnefelt stå tomt, tar en robot plassen.',
  'pass.coverUp':
    'Dere bygger etter tur, uten timeglass. Når du er ferdig, gir du enheten videre. En runde kan vare opptil en time.',
  'pass.trouble.two': 'Dere må være minst to. Skriv inn navnene.',
  'pass.trouble.all':
    'I Cover Up må det sitte en person på hver plass her. Skriv inn et navn for hver plass.',
  'pass.trouble.same':
    'To spillere har samme navn. Endre det ene, så dere vet hvem som skal spille.',
  'pass.start': 'Del ut kortene',
  'pass.begun': 'Påbegynte spill',
  'pass.unknown': 'Dette spillet finnes ikke på denne enheten.',
  'pass.new': 'Start et nytt spill',
  'pass.passTo': 'Gi enheten til',
  'pass.lookAway': 'Alle andre ser bort!',
  'pass.show': 'Jeg er {name}: Vis kortene mine',
  'pass.takeBack': 'La {name} velge på nytt',
  'pass.together': 'Dette kan alle se på.',
  'pass.goOn': 'Fortsett',
  'pass.over': 'Et nytt spill med de samme?',
  'pass.again': 'Spill igjen',
} satisfies Wording<typeof english>;
