export const learnCoverMe = {
  'learnCoverMe.title': 'En första säsong av Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Del {part} av {parts}',
  'learnCoverMe.next': 'Vidare',
  'learnCoverMe.back': 'Tillbaka',
  'learnCoverMe.others': 'Låt de andra välja',
  'learnCoverMe.choose': 'Välj åt mig',
  'learnCoverMe.again': 'Visa igen',
  'learnCoverMe.restart': 'Börja om',
  'learnCoverMe.leave': 'Avsluta introduktionen',
  'learnCoverMe.fold': 'Mindre',
  'learnCoverMe.unfold': 'Mer',
  'learnCoverMe.play': 'Spela ett helt parti mot bottar',
  'learnCoverMe.broken': 'Introduktionen kunde inte laddas.',

  'learnCoverMe.aim': 'Målet',
  'learnCoverMe.aim.text':
    'Du är chefredaktör för {magazine}. Modeller som är på modet när en säsong tar slut ger prestige, och efter tre år vinner mest prestige. Nu spelar du en första säsong mot två bottar: vad du än väljer går bra.',
  'learnCoverMe.models': 'Dina modeller',
  'learnCoverMe.models.text':
    'Du har nio modeller på handen, var och en med fyra egenskaper: hårfärg, hårlängd, mönstret bakom och kläder. Det här är {card}. Klädfärgen bestämmer prestigen.',
  'learnCoverMe.calendar': 'Kalendern',
  'learnCoverMe.calendar.text':
    'Det är vinter. Hårfärg och hårlängd räknas alltid; den tredje egenskapen är mönstret på hösten och vintern, kläderna på våren och sommaren. En säsong har tre månader, och varje månad visar alla ett omslag.',
  'learnCoverMe.tracks': 'Catwalk och speglar',
  'learnCoverMe.tracks.text':
    'De räknar modellerna på bordet, med ett modespår för varje stil. Den högsta i en egenskap är trenden, tryckt i svart; de som står lika högt är trender allihop. Just nu: {trends}.',
  'learnCoverMe.influence': 'Påverkansraden',
  'learnCoverMe.influence.text':
    'De här två modellerna har legat här från början och räknas som omslag. Därför är något redan på modet innan någon har spelat.',
  'learnCoverMe.values': 'Trendvärden',
  'learnCoverMe.values.text':
    'Siffran ovanför varje kort säger hur många av de tre trenderna modellen stämmer med nu. Högst på din hand: {name} med {value}. Varje omslag som visas kan ändra det.',
  'learnCoverMe.pick': 'Ditt första omslag',
  'learnCoverMe.pick.text':
    'Välj ett kort: tryck på det, dra det till din rad eller använd tangenterna 1 till 9. En modell som stämmer med många trender nu är en bra början.',
  'learnCoverMe.seal': 'Lås det',
  'learnCoverMe.seal.text':
    '{name} skulle bli ditt omslag. Tryck på ”{button}” eller på Enter, eller välj först ett annat kort.',
  'learnCoverMe.sealed': 'Låst',
  'learnCoverMe.sealed.text':
    'Ingen ser {name} förrän alla har valt. Till dess kan du ta tillbaka omslaget eller välja ett annat: pröva gärna. Låt sedan de andra välja.',
  'learnCoverMe.watch': 'Titta',
  'learnCoverMe.watch.month':
    'Alla omslag avslöjas samtidigt. Vart och ett flyttar tre markörer ett steg: en för varje egenskap som räknas.',
  'learnCoverMe.watch.special':
    'Magasin för magasin: modellen med flest trender kommer med i specialnumret, de andra går tillbaka till handen.',
  'learnCoverMe.watch.hands': 'De andra fyller på sina händer, och nästa säsong börjar.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text':
    'Visade omslag: {list}. Vart och ett flyttade tre markörer ett steg.',
  'learnCoverMe.revealed.now': 'På modet nu: {trends}.',
  'learnCoverMe.revealed.same': 'Modet är detsamma: {trends}.',
  'learnCoverMe.ties': 'Lika ställning',
  'learnCoverMe.ties.text':
    'De som står lika högt är trender tillsammans. Så är det nu: {list}. Det räcker att stämma med en av dem.',
  'learnCoverMe.ties.none':
    'Just nu står inga två lika högt. Om de gjorde det vore båda trender, och det skulle räcka att stämma med en av dem.',
  'learnCoverMe.standing': 'Ditt omslag nu',
  'learnCoverMe.standing.text':
    '{name} stämmer nu med {value} av de tre trenderna, som prickarna på omslaget visar. Inget är avgjort än: bara trenderna efter den tredje månaden räknas.',
  'learnCoverMe.second': 'Den andra månaden',
  'learnCoverMe.second.text':
    'De andra har redan låst. Stärk trenderna som ditt första omslag behöver, eller visa en modell som stämmer bättre. Välj ett kort och lås det.',
  'learnCoverMe.standings': 'Dina omslag nu',
  'learnCoverMe.standings.text':
    'Trender som stämmer hittills: {list}. Till slut räknas bara din bästa modell, om inte alla tre saknar trender.',
  'learnCoverMe.worth': '{name} {value} av 3',
  'learnCoverMe.third': 'Den sista månaden',
  'learnCoverMe.third.text':
    'Med det här omslaget är säsongens trender avgjorda. Du behöver en modell som stämmer med alla tre, eller tre modeller som inte stämmer med någon. Välj och lås.',
  'learnCoverMe.special': 'Specialnumret',
  'learnCoverMe.special.text':
    'Efter den tredje månaden står trenderna fast: {trends}. Varje magasin väljer modellen med högst trendvärde till specialnumret, och de andra går tillbaka till handen.',
  'learnCoverMe.feature': 'Vem till specialnumret?',
  'learnCoverMe.feature.text':
    'Dina bästa modeller är lika: {names}. Välj en. Med trendvärde 3 ger modellen prestige; med 1 eller 2 går den till påverkansraden och är med och skapar nästa mode.',
  'learnCoverMe.verdict': 'Ditt magasin',
  'learnCoverMe.verdict.scores':
    '{name} stämmer med alla tre trenderna och ger {points} prestige. Dina två andra omslag är tillbaka på handen.',
  'learnCoverMe.verdict.influence':
    '{name} har trendvärde {value}, och bara 3 ger prestige. Modellen går till påverkansraden och räknas nästa säsong; dina andra omslag är tillbaka på handen.',
  'learnCoverMe.verdict.zeros':
    'Inget av dina tre omslag stämmer med någon trend: {names}. Då ger alla tre prestige, {points} tillsammans.',
  'learnCoverMe.rivals': 'De andra magasinen',
  'learnCoverMe.rivals.text':
    '{list}. Den som blir utan prestige får i stället vara med och påverka nästa mode.',
  'learnCoverMe.zeros': 'Tre gånger ingenting',
  'learnCoverMe.zeros.text':
    'Det finns ett andra sätt att få prestige: tre omslag som inte stämmer med någon trend ger alla prestige. En enda träff förstör det, så det krävs mod.',
  'learnCoverMe.take': 'Nya kort',
  'learnCoverMe.take.text': {
    one: 'Du fick prestige, så du tar ett kort: det översta från en av de tre öppna högarna, sorterade efter hårfärg, eller ett okänt från draghögen.',
    other:
      'Du fick prestige för {count} modeller, så du tar {count} kort: varje gång det översta från en av de tre öppna högarna, sorterade efter hårfärg, eller ett okänt från draghögen.',
  },
  'learnCoverMe.more': 'Ett kort till',
  'learnCoverMe.more.text':
    'Ta ett kort till på samma sätt: ett för varje modell som gav prestige.',
  'learnCoverMe.keep': 'Nya kort',
  'learnCoverMe.keep.text':
    'Du fick ingen prestige, så du tittar på två kort från nyhetshögen och behåller ett; det andra läggs underst. Det första året är de gröna och värda 3: en tröst.',
  'learnCoverMe.spring': 'Vår',
  'learnCoverMe.spring.text':
    'Alla händer är fulla igen och en annan är startspelare. Det är vår: nu räknas kläderna och inte mönstret. Påverkansraden är redan räknad: {trends}.',
  'learnCoverMe.years': 'Åren',
  'learnCoverMe.years.text':
    'Efter hösten kommer nya öppna högar, alla får byta ett kort och nyhetshögen blir dyrbarare: svart värd 4 år 2, vit värd 5 år 3. Efter tre år vinner mest prestige; vid lika flest kort.',
  'learnCoverMe.end': 'Nu kan du spela',
  'learnCoverMe.end.text':
    'Det var en säsong av tolv. Vid varje bord säger ”{help}” vilka regler som gäller just då. Du kan också spela vidare här.',
} as const;
