export const learnCoverMe = {
  'learnCoverMe.title': 'Din første sesong i Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Del {part} av {parts}',
  'learnCoverMe.next': 'Neste',
  'learnCoverMe.back': 'Tilbake',
  'learnCoverMe.others': 'La de andre velge',
  'learnCoverMe.choose': 'Velg for meg',
  'learnCoverMe.again': 'Vis igjen',
  'learnCoverMe.restart': 'Begynn på nytt',
  'learnCoverMe.leave': 'Avslutt innføringen',
  'learnCoverMe.fold': 'Mindre',
  'learnCoverMe.unfold': 'Mer',
  'learnCoverMe.play': 'Spill et helt spill mot roboter',

  'learnCoverMe.aim': 'Oppdraget ditt',
  'learnCoverMe.aim.text':
    'Du er sjefredaktør for {magazine}. En modell som er på moten når en sesong slutter, gir deg prestisje, og etter tre år vinner den som har mest prestisje. Nå spiller vi en første sesong mot to roboter. Uansett hva du velger, går det fint.',
  'learnCoverMe.models': 'Modellene dine',
  'learnCoverMe.models.text':
    'Du har ni modeller på hånden. Hver har fire egenskaper: hårfarge, hårlengde, bakgrunnsmønster og klær. Hils på {card}. Klesfargen bestemmer prestisjen.',
  'learnCoverMe.calendar': 'Kalenderen',
  'learnCoverMe.calendar.text':
    'Det er vinter. Hårfarge og hårlengde teller alltid. Den tredje egenskapen er mønsteret om høsten og vinteren og klærne om våren og sommeren. En sesong har tre måneder, og hver måned viser alle én forside.',
  'learnCoverMe.tracks': 'Catwalk og speil',
  'learnCoverMe.tracks.text':
    'De teller modellene på bordet. Stilen som leder i en egenskap, er trenden og er uthevet. Er det flere som leder likt, er alle trender. Akkurat nå: {trends}.',
  'learnCoverMe.influence': 'Påvirkningsraden',
  'learnCoverMe.influence.text':
    'Disse to modellene har ligget her fra starten og teller akkurat som forsider. Derfor er noe på moten før noen har spilt.',
  'learnCoverMe.values': 'Trendverdier',
  'learnCoverMe.values.text':
    'Tallet over hvert kort viser hvor mange av de tre trendene modellen treffer nå. Det høyeste på hånden din er {value}: {name}. Hver ny forside kan endre det.',
  'learnCoverMe.pick': 'Din første forside',
  'learnCoverMe.pick.text':
    'Velg et kort: Trykk på det, dra det til raden din, eller bruk tastene 1 til 9. En modell som allerede treffer mange trender, er en god start.',
  'learnCoverMe.seal': 'Lås den',
  'learnCoverMe.seal.text':
    '{name} er klar for forsiden din. Trykk på «{button}» eller Enter-tasten, eller velg et annet kort først.',
  'learnCoverMe.sealed': 'Låst',
  'learnCoverMe.sealed.text':
    'Ingen ser {name} før alle har valgt. Til da kan du ta forsiden tilbake eller velge en annen. Prøv gjerne, og la så de andre velge.',
  'learnCoverMe.watch': 'Følg med',
  'learnCoverMe.watch.month':
    'Alle forsidene avsløres samtidig. Hver av dem flytter tre markører ett hakk opp, én for hver egenskap som teller.',
  'learnCoverMe.watch.special':
    'Magasin for magasin kommer modellen som treffer flest trender, i spesialnummeret. De andre går tilbake på hånden.',
  'learnCoverMe.watch.hands': 'De andre fyller på hånden, og neste sesong begynner.',
  'learnCoverMe.shows': '{name} viser {model}',
  'learnCoverMe.revealed.text': '{list}. Hver forside flyttet tre markører ett hakk opp.',
  'learnCoverMe.revealed.now': 'Nå på moten: {trends}.',
  'learnCoverMe.revealed.same': 'Moten er den samme: {trends}.',
  'learnCoverMe.ties': 'Når det står likt',
  'learnCoverMe.ties.text':
    'Er det flere som leder likt, er alle trender, som nå: {list}. I hver egenskap holder det å treffe én av dem.',
  'learnCoverMe.ties.none':
    'Akkurat nå er det ingen som leder likt. Hadde det vært det, ville alle vært trender, og det ville holdt å treffe én av dem.',
  'learnCoverMe.standing': 'Forsiden din så langt',
  'learnCoverMe.standing.text':
    '{name} treffer nå {value} av de tre trendene, som prikkene på forsiden viser. Ingenting er avgjort ennå. Bare trendene etter den tredje måneden teller.',
  'learnCoverMe.second': 'Den andre måneden',
  'learnCoverMe.second.text':
    'De andre har allerede låst forsidene sine. Vil du styrke trendene den første forsiden din trenger, eller vise en modell som treffer bedre? Velg et kort og lås det.',
  'learnCoverMe.standings': 'Forsidene dine så langt',
  'learnCoverMe.standings.text':
    'Trender de treffer: {list}. Til slutt teller bare den beste modellen din, med mindre alle tre bommer på alt.',
  'learnCoverMe.worth': '{name} {value} av 3',
  'learnCoverMe.third': 'Den siste måneden',
  'learnCoverMe.third.text':
    'Denne forsiden avgjør sesongens trender. Du trenger én modell som treffer alle tre, eller tre modeller som ikke treffer noen. Velg et kort og lås det.',
  'learnCoverMe.special': 'Spesialnummeret',
  'learnCoverMe.special.text':
    'Etter den tredje måneden ligger trendene fast: {trends}. I hvert magasin kommer modellen med høyest trendverdi i spesialnummeret. De andre går tilbake på hånden.',
  'learnCoverMe.feature': 'Hvem skal i spesialnummeret?',
  'learnCoverMe.feature.text':
    'De beste modellene dine står likt: {names}. Velg én. Med trendverdi 3 gir modellen prestisje. Med 1 eller 2 går modellen til påvirkningsraden og er med på å forme neste sesong.',
  'learnCoverMe.verdict': 'Magasinet ditt',
  'learnCoverMe.verdict.scores':
    '{name} treffer alle tre trendene og gir {points} prestisje. De to andre forsidene dine er tilbake på hånden.',
  'learnCoverMe.verdict.influence':
    '{name} har trendverdi {value}, og bare 3 gir prestisje. Modellen går til påvirkningsraden og teller neste sesong. De andre forsidene dine er tilbake på hånden.',
  'learnCoverMe.verdict.zeros':
    'Ingen av de tre forsidene dine treffer en eneste trend: {names}. Da gir alle tre prestisje, {points} til sammen!',
  'learnCoverMe.rivals': 'De andre magasinene',
  'learnCoverMe.rivals.text':
    '{list}. Den som ikke får prestisje, er i stedet med på å forme neste sesong.',
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
    'Alle har full hånd igjen, og det er en ny startspiller. Det er vår: Nå teller klær i stedet for mønstre. Påvirkningsraden er allerede talt med: {trends}.',
  'learnCoverMe.years': 'Årene',
  'learnCoverMe.years.text':
    'Etter høsten kommer nye åpne bunker, alle kan bytte et kort, og nyhetsbunken blir mer verdifull: svarte kort verdt 4 i år 2, hvite kort verdt 5 i år 3. Etter tre år vinner den som har mest prestisje. Står det likt, avgjør flest vunne kort.',
  'learnCoverMe.end': 'Du er klar til å spille',
  'learnCoverMe.end.text':
    'Det var én sesong av tolv. Ved alle bord viser «{help}» reglene som gjelder akkurat da. Du kan også spille videre her.',
} as const;
