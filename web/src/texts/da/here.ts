import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Spil offline',
  'here.lead':
    'Disse spil kører i browseren og gemmes på denne enhed. Spil videre, hvor du slap, når du har lyst.',
  'here.play.cover-me': 'Spil Cover Me mod robotter',
  'here.play.cover-up': 'Spil Cover Up mod robotter',
  'here.play.solo': 'Spil Cover Up alene',
  'here.setUp': 'Vælg indstillinger først',
  'here.unreached': 'Serveren svarer ikke, så du spiller på denne enhed.',
  'here.unreached.text': 'Du kan spille med venner igen, så snart den er tilbage.',
  'here.site': 'Du spiller på denne enhed.',
  'here.site.text':
    'Denne kopi af Cover Story har ingen server. Den virker offline, men du kan ikke invitere nogen.',
  'here.outdated':
    'Et andet vindue har en anden version af Cover Story åben. Luk det, og prøv igen.',
  'here.again': 'Åbner spillene på denne enhed igen …',
  'here.full':
    'Der er ikke mere plads på enheden. Det, du har spillet, er gemt; frigør plads for at spille videre.',
  'here.forbidden':
    'Browseren blokerer for lagring. Tillad det for denne side, så kan du spille her.',
  'here.failing': 'Enheden kan ikke gemme noget lige nu. Der er ikke ændret noget; prøv igen.',
  'pass.title': 'Spil på samme enhed',
  'pass.lead':
    'Flere spillere, én enhed: Lad den gå rundt. Hver hånd er skjult, indtil ejeren selv viser den, og afsløringerne ser I sammen.',
  'pass.people': 'Hvem spiller?',
  'pass.name': 'Navn på spiller {number}',
  'pass.who': 'Navn',
  'pass.bot': 'Navn (tomt felt = robot)',
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
  'pass.show': 'Jeg er {name}: Vis mine kort',
  'pass.takeBack': 'Lad {name} vælge om',
  'pass.together': 'Det her må alle se.',
  'pass.goOn': 'Fortsæt',
  'pass.over': 'Et spil til med de samme?',
  'pass.again': 'Spil igen',
} satisfies Wording<typeof english>;
