export const learnCoverMe = {
  'learnCoverMe.title': 'Din første sesong i Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Steg {part} av {parts}',
  'learnCoverMe.next': 'Neste',
  'learnCoverMe.back': 'Tilbake',
  'learnCoverMe.choose': 'Velg for meg',
  'learnCoverMe.again': 'Vis igjen',
  'learnCoverMe.restart': 'Begynn på nytt',
  'learnCoverMe.leave': 'Avslutt innføringen',
  'learnCoverMe.play': 'Spill et kortere spill',

  'learnCoverMe.pick': 'Din første forside',
  'learnCoverMe.pick.text':
    'Du leder {magazine}, et motemagasin, og desember trenger en forside. Tallet over hvert kort viser hvor mange trender modellen treffer nå. {name} treffer {value}: et godt valg. Velg hvilket kort du vil!',
  'learnCoverMe.pick.keys': 'Tastene 1 til 9 velger også et kort, og Enter låser det.',
  'learnCoverMe.seal': 'Lås den',
  'learnCoverMe.seal.text':
    '{name} er klar. Trykk på «{button}»: Ingen ser forsiden din før alle har valgt.',
  'learnCoverMe.watch': 'Følg med',
  'learnCoverMe.watch.month':
    'Alle forsidene avsløres samtidig. Følg med på tallene: Hver forside gir pluss én i hver egenskap som teller.',
  'learnCoverMe.watch.special':
    'Magasin for magasin kommer modellen som treffer flest trender, i spesialnummeret. De andre går tilbake på hånden.',
  'learnCoverMe.watch.hands': 'De andre fyller på hånden, og neste sesong begynner.',
  'learnCoverMe.shows': '{name} med {model}',
  'learnCoverMe.revealed.text':
    'Forsidene: {list}. Hver forside ga pluss én i hver egenskap som teller: mønster, hårlengde og hårfarge. Det som leder, er trenden. Står flere likt i ledelsen, regnes alle som trender.',
  'learnCoverMe.revealed.now': 'Nå på moten: {trends}.',
  'learnCoverMe.revealed.same': 'Moten er den samme: {trends}.',
  'learnCoverMe.second': 'Den andre måneden',
  'learnCoverMe.second.text':
    '{name} treffer nå {value} av 3 trender. Den neste forsiden kan løfte de samme egenskapene eller selv treffe bedre. Velg et kort, og lås det.',
  'learnCoverMe.standings.text':
    'Trender de treffer: {list}. Til slutt teller bare den beste modellen din, med mindre alle tre bommer på alt.',
  'learnCoverMe.worth': '{name} {value} av 3',
  'learnCoverMe.third': 'Den siste måneden',
  'learnCoverMe.third.text':
    'Nå avgjøres sesongens trender. Du trenger én modell som treffer alle tre, eller tre modeller som ikke treffer noen. Velg et kort, og lås det.',
  'learnCoverMe.feature': 'Hvem skal i spesialnummeret?',
  'learnCoverMe.feature.text':
    'De beste modellene dine står likt: {names}. Velg én. Med trendverdi 3 gir modellen prestisje. Med 1 eller 2 går modellen til påvirkningsraden og er med på å forme neste sesong.',
  'learnCoverMe.verdict': 'Magasinet ditt',
  'learnCoverMe.verdict.scores':
    '{name} treffer alle tre trendene og gir {points} prestisje. De to andre forsidene dine er tilbake på hånden.',
  'learnCoverMe.verdict.influence':
    '{name} har trendverdi {value}, og en enkelt modell må ha 3 for å gi prestisje. Modellen går til påvirkningsraden og teller neste sesong. De andre forsidene dine er tilbake på hånden.',
  'learnCoverMe.verdict.zeros':
    '{names} treffer ikke en eneste trend. Da gir alle tre prestisje, {points} til sammen!',
  'learnCoverMe.zeros': 'Helt mot trenden',
  'learnCoverMe.zeros.text':
    'Det finnes en annen måte å få prestisje på: tre forsider som ikke treffer noen trend i det hele tatt. Da gir alle tre prestisje. Ett eneste treff ødelegger alt, så det krever mot.',
  'learnCoverMe.take': 'Nye kort',
  'learnCoverMe.take.text': {
    one: 'Du fikk prestisje, så du tar et kort. Velg det øverste i en av de tre åpne bunkene, som er sortert etter hårfarge, eller trekk et skjult kort fra trekkbunken.',
    other:
      'Du fikk prestisje for {count} modeller, så du tar {count} kort. Hver gang velger du det øverste i en av de tre åpne bunkene, som er sortert etter hårfarge, eller trekker et skjult kort fra trekkbunken.',
  },
  'learnCoverMe.more': 'Ett kort til',
  'learnCoverMe.more.text': 'Ta et kort til på samme måte: ett for hver modell som ga prestisje.',
  'learnCoverMe.keep': 'Nye kort',
  'learnCoverMe.keep.text':
    'Du fikk ingen prestisje, så du ser på de to øverste kortene i nyhetsbunken og beholder ett. Det andre legges nederst. Det første året er de grønne og verdt 3: en fin trøst.',
  'learnCoverMe.spring': 'Vår',
  'learnCoverMe.spring.text':
    'Alle har full hånd igjen, og neste spiller er nå startspiller. Det er vår: Nå teller klærne i stedet for mønsteret. Påvirkningsraden er allerede telt med. På moten nå: {trends}.',
  'learnCoverMe.end': 'Du er klar til å spille',
  'learnCoverMe.end.text':
    'Et standardspill har tolv sesonger som denne, og den som har mest prestisje til slutt, vinner. Hva med et kortere spill først, med åtte? «{help}» gir råd når du vil.',
} as const;
