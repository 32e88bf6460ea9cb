export const learnCoverMe = {
  'learnCoverMe.title': 'En første sesong av Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Del {part} av {parts}',
  'learnCoverMe.next': 'Videre',
  'learnCoverMe.back': 'Tilbake',
  'learnCoverMe.others': 'La de andre velge',
  'learnCoverMe.choose': 'Velg for meg',
  'learnCoverMe.again': 'Vis igjen',
  'learnCoverMe.restart': 'Begynn på nytt',
  'learnCoverMe.leave': 'Avslutt innføringen',
  'learnCoverMe.fold': 'Mindre',
  'learnCoverMe.unfold': 'Mer',
  'learnCoverMe.play': 'Spill et helt parti mot roboter',
  'learnCoverMe.broken': 'Innføringen kunne ikke lastes inn.',

  'learnCoverMe.aim': 'Målet',
  'learnCoverMe.aim.text':
    'Du er sjefredaktør for {magazine}. Modeller som er på moten når en sesong er slutt, gir prestisje, og etter tre år vinner mest prestisje. Nå spiller du en første sesong mot to roboter: Uansett hva du velger, går det fint.',
  'learnCoverMe.models': 'Modellene dine',
  'learnCoverMe.models.text':
    'Du har ni modeller på hånden, hver med fire egenskaper: hårfarge, hårlengde, mønsteret bak og klær. Dette er {card}. Klesfargen bestemmer prestisjen.',
  'learnCoverMe.calendar': 'Kalenderen',
  'learnCoverMe.calendar.text':
    'Det er vinter. Hårfarge og hårlengde teller alltid; den tredje egenskapen er mønsteret om høsten og vinteren, klærne om våren og sommeren. En sesong har tre måneder, og hver måned viser alle én forside.',
  'learnCoverMe.tracks': 'Catwalk og speil',
  'learnCoverMe.tracks.text':
    'De teller modellene på bordet, med et motespor for hver stil. Den høyeste i en egenskap er trenden, trykt i svart; står flere like høyt, er alle trender. Akkurat nå: {trends}.',
  'learnCoverMe.influence': 'Påvirkningsraden',
  'learnCoverMe.influence.text':
    'Disse to modellene har ligget her fra begynnelsen og teller som forsider. Derfor er noe allerede på moten før noen har spilt.',
  'learnCoverMe.values': 'Trendverdier',
  'learnCoverMe.values.text':
    'Tallet over hvert kort sier hvor mange av de tre trendene modellen passer til nå. Høyest på hånden din: {name} med {value}. Hver forside som vises, kan endre det.',
  'learnCoverMe.pick': 'Din første forside',
  'learnCoverMe.pick.text':
    'Velg et kort: trykk på det, dra det til raden din, eller bruk tastene 1 til 9. En modell som passer til mange trender nå, er en god begynnelse.',
  'learnCoverMe.seal': 'Lås den',
  'learnCoverMe.seal.text':
    '{name} ville blitt forsiden din. Trykk på «{button}» eller på Enter, eller velg et annet kort først.',
  'learnCoverMe.sealed': 'Låst',
  'learnCoverMe.sealed.text':
    'Ingen ser {name} før alle har valgt. Til da kan du ta forsiden tilbake eller velge en annen: Prøv gjerne. La så de andre velge.',
  'learnCoverMe.watch': 'Se her',
  'learnCoverMe.watch.month':
    'Alle forsidene avsløres samtidig. Hver flytter tre markører ett trinn: én for hver egenskap som teller.',
  'learnCoverMe.watch.special':
    'Magasin for magasin: Modellen med flest trender kommer i spesialnummeret, de andre går tilbake på hånden.',
  'learnCoverMe.watch.hands': 'De andre fyller på hendene sine, og neste sesong begynner.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text': 'Viste forsider: {list}. Hver flyttet tre markører ett trinn.',
  'learnCoverMe.revealed.now': 'På moten nå: {trends}.',
  'learnCoverMe.revealed.same': 'Moten er den samme som før: {trends}.',
  'learnCoverMe.ties': 'Like høyt',
  'learnCoverMe.ties.text':
    'De som står like høyt, er trender sammen. Slik er det nå: {list}. Det er nok å passe til én av dem.',
  'learnCoverMe.ties.none':
    'Akkurat nå står ingen to like høyt. Gjorde de det, ville begge vært trender, og det ville vært nok å passe til én av dem.',
  'learnCoverMe.standing': 'Forsiden din nå',
  'learnCoverMe.standing.text':
    '{name} passer nå til {value} av de tre trendene, som prikkene på forsiden viser. Ingenting er avgjort ennå: Bare trendene etter den tredje måneden teller.',
  'learnCoverMe.second': 'Den andre måneden',
  'learnCoverMe.second.text':
    'De andre har allerede låst. Styrk trendene som den første forsiden din trenger, eller vis en modell som passer bedre. Velg et kort og lås det.',
  'learnCoverMe.standings': 'Forsidene dine nå',
  'learnCoverMe.standings.text':
    'Trender som passer så langt: {list}. Til slutt teller bare den beste modellen din, med mindre ingen av de tre passer til noe.',
  'learnCoverMe.worth': '{name} {value} av 3',
  'learnCoverMe.third': 'Den siste måneden',
  'learnCoverMe.third.text':
    'Med denne forsiden er sesongens trender avgjort. Du trenger en modell som passer til alle tre, eller tre modeller som ikke passer til noen. Velg og lås.',
  'learnCoverMe.special': 'Spesialnummeret',
  'learnCoverMe.special.text':
    'Etter den tredje måneden ligger trendene fast: {trends}. Hvert magasin velger modellen med høyest trendverdi til spesialnummeret, og de andre går tilbake på hånden.',
  'learnCoverMe.feature': 'Hvem til spesialnummeret?',
  'learnCoverMe.feature.text':
    'De beste modellene dine står likt: {names}. Velg én. Med trendverdi 3 gir modellen prestisje; med 1 eller 2 går den til påvirkningsraden og er med på å skape den neste moten.',
  'learnCoverMe.verdict': 'Magasinet ditt',
  'learnCoverMe.verdict.scores':
    '{name} passer til alle tre trendene og gir {points} prestisje. De to andre forsidene dine er tilbake på hånden.',
  'learnCoverMe.verdict.influence':
    '{name} har trendverdi {value}, og bare 3 gir prestisje. Modellen går til påvirkningsraden og teller neste sesong; de andre forsidene dine er tilbake på hånden.',
  'learnCoverMe.verdict.zeros':
    'Ingen av de tre forsidene dine passer til noen trend: {names}. Da gir alle tre prestisje, {points} til sammen.',
  'learnCoverMe.rivals': 'De andre magasinene',
  'learnCoverMe.rivals.text':
    '{list}. Den som ikke får prestisje, er til gjengjeld med på å bestemme den neste moten.',
  'learnCoverMe.zeros': 'Tre ganger ingenting',
  'learnCoverMe.zeros.text':
    'Det finnes en annen måte å få prestisje på: Tre forsider som ikke passer til noen trend, gir prestisje alle tre. Ett eneste treff ødelegger det, så det krever mot.',
  'learnCoverMe.take': 'Nye kort',
  'learnCoverMe.take.text': {
    one: 'Du fikk prestisje, så du tar et kort: det øverste fra en av de tre åpne bunkene, sortert etter hårfarge, eller et ukjent fra trekkbunken.',
    other:
      'Du fikk prestisje for {count} modeller, så du tar {count} kort: hver gang det øverste fra en av de tre åpne bunkene, sortert etter hårfarge, eller et ukjent fra trekkbunken.',
  },
  'learnCoverMe.more': 'Ett kort til',
  'learnCoverMe.more.text': 'Ta et kort til på samme måte: ett for hver modell som ga prestisje.',
  'learnCoverMe.keep': 'Nye kort',
  'learnCoverMe.keep.text':
    'Du fikk ingen prestisje, så du ser på to kort fra nyhetsbunken og beholder ett; det andre legges nederst. Det første året er de grønne og verdt 3: en trøst.',
  'learnCoverMe.spring': 'Vår',
  'learnCoverMe.spring.text':
    'Alle hendene er fulle igjen, og en annen er startspiller. Det er vår: Nå teller klærne og ikke mønsteret. Påvirkningsraden er allerede talt med: {trends}.',
  'learnCoverMe.years': 'Årene',
  'learnCoverMe.years.text':
    'Etter høsten kommer nye åpne bunker, alle kan bytte et kort, og nyhetsbunken blir mer kostbar: svart verdt 4 i år 2, hvit verdt 5 i år 3. Etter tre år vinner mest prestisje; står det likt, flest kort.',
  'learnCoverMe.end': 'Nå kan du spille',
  'learnCoverMe.end.text':
    'Det var én sesong av tolv. Ved hvert bord sier «{help}» hvilke regler som gjelder akkurat da. Du kan også spille videre her.',
} as const;
