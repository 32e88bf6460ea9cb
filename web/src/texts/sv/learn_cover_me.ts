export const learnCoverMe = {
  'learnCoverMe.title': 'Din första säsong i Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Steg {part} av {parts}',
  'learnCoverMe.next': 'Nästa',
  'learnCoverMe.back': 'Tillbaka',
  'learnCoverMe.choose': 'Välj åt mig',
  'learnCoverMe.again': 'Visa igen',
  'learnCoverMe.restart': 'Börja om',
  'learnCoverMe.leave': 'Avsluta introduktionen',
  'learnCoverMe.play': 'Spela ett kortare spel',

  'learnCoverMe.pick': 'Ditt första omslag',
  'learnCoverMe.pick.text':
    'Du leder {magazine}, ett modemagasin, och decembernumret behöver ett omslag. Siffran ovanför varje kort visar hur många trender modellen följer just nu. {name} följer {value}: ett fint val. Välj vilket kort du vill!',
  'learnCoverMe.pick.keys':
    'Du kan också välja ett kort med tangenterna 1 till 9 och låsa det med Enter.',
  'learnCoverMe.seal': 'Lås omslaget',
  'learnCoverMe.seal.text':
    '{name} är redo. Tryck på ”{button}”: ingen ser ditt omslag förrän alla har valt.',
  'learnCoverMe.watch': 'Titta',
  'learnCoverMe.watch.month':
    'Alla omslag avslöjas samtidigt. Håll koll på siffrorna: varje omslag ger plus ett i varje egenskap som räknas.',
  'learnCoverMe.watch.special':
    'Magasin för magasin kommer den modell som följer flest trender med i specialnumret. De andra går tillbaka till handen.',
  'learnCoverMe.watch.hands': 'De andra fyller på handen, och nästa säsong börjar.',
  'learnCoverMe.shows': '{name} visar {model}',
  'learnCoverMe.revealed.text':
    '{list}. Varje omslag gav plus ett i varje egenskap som räknas: mönster, hårlängd och hårfärg. Det som leder är trenden; delar flera ledningen räknas alla som trender.',
  'learnCoverMe.revealed.now': 'På modet nu: {trends}.',
  'learnCoverMe.revealed.same': 'Modet är detsamma: {trends}.',
  'learnCoverMe.second': 'Den andra månaden',
  'learnCoverMe.second.text':
    '{name} följer nu {value} av 3 trender. Nästa omslag kan lyfta samma egenskaper, eller självt följa fler trender. Välj ett kort och lås det.',
  'learnCoverMe.standings.text':
    'Så många trender följer de: {list}. Till slut räknas bara din bästa modell, om inte alla tre går helt mot trenden.',
  'learnCoverMe.worth': '{name} {value} av 3',
  'learnCoverMe.third': 'Den sista månaden',
  'learnCoverMe.third.text':
    'Nu avgörs säsongens trender. Du behöver en modell som följer alla tre, eller tre modeller som inte följer någon. Välj ett kort och lås omslaget.',
  'learnCoverMe.feature': 'Vem väljer du till specialnumret?',
  'learnCoverMe.feature.text':
    'Dina bästa modeller har samma trendvärde: {names}. Välj en. Med trendvärde 3 ger modellen prestige. Med 1 eller 2 går modellen till påverkansraden och är med och formar nästa säsong.',
  'learnCoverMe.verdict': 'Ditt magasin',
  'learnCoverMe.verdict.scores':
    '{name} följer alla tre trenderna och ger {points} prestige. Dina två andra omslag är tillbaka på handen.',
  'learnCoverMe.verdict.influence':
    '{name} har trendvärde {value}, och en ensam modell måste ha 3 för att ge prestige. Modellen går till påverkansraden och räknas nästa säsong. Dina andra omslag är tillbaka på handen.',
  'learnCoverMe.verdict.zeros':
    '{names} följer inte en enda trend. Då ger alla tre prestige, {points} tillsammans!',
  'learnCoverMe.zeros': 'Våga sticka ut',
  'learnCoverMe.zeros.text':
    'Det finns ett sätt till att få prestige: tre omslag som inte följer någon trend alls. Då ger alla tre prestige. En enda träff förstör allt, så det krävs mod.',
  'learnCoverMe.take': 'Nya kort',
  'learnCoverMe.take.text': {
    one: 'Du fick prestige, så du tar ett kort. Välj det översta i en av de tre öppna högarna, som är sorterade efter hårfärg, eller dra ett dolt kort från draghögen.',
    other:
      'Du fick prestige för {count} modeller, så du tar {count} kort. Välj varje gång det översta i en av de tre öppna högarna, som är sorterade efter hårfärg, eller dra ett dolt kort från draghögen.',
  },
  'learnCoverMe.more': 'Ett kort till',
  'learnCoverMe.more.text':
    'Ta ett kort till på samma sätt: ett för varje modell som gav prestige.',
  'learnCoverMe.keep': 'Nya kort',
  'learnCoverMe.keep.text':
    'Du fick ingen prestige, så du tittar på de två översta korten i nyhetshögen och behåller ett; det andra läggs underst. Det första året är de gröna och värda 3: en fin tröst.',
  'learnCoverMe.spring': 'Vår',
  'learnCoverMe.spring.text':
    'Alla har full hand igen, och nästa spelare är nu startspelare. Det är vår: nu räknas kläder i stället för mönster. Påverkansraden är redan inräknad. På modet nu: {trends}.',
  'learnCoverMe.end': 'Nu kan du spela',
  'learnCoverMe.end.text':
    'Ett standardspel har tolv sådana säsonger, och den som till slut har mest prestige vinner. Vad sägs om ett kortare spel först, med åtta? ”{help}” ger dig råd när du vill.',
} as const;
