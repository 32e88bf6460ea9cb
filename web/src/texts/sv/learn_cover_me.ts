export const learnCoverMe = {
  'learnCoverMe.title': 'Din första säsong av Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Del {part} av {parts}',
  'learnCoverMe.next': 'Nästa',
  'learnCoverMe.back': 'Tillbaka',
  'learnCoverMe.others': 'Låt de andra välja',
  'learnCoverMe.choose': 'Välj åt mig',
  'learnCoverMe.again': 'Visa igen',
  'learnCoverMe.restart': 'Börja om',
  'learnCoverMe.leave': 'Avsluta introduktionen',
  'learnCoverMe.fold': 'Mindre',
  'learnCoverMe.unfold': 'Mer',
  'learnCoverMe.play': 'Spela ett helt spel mot robotar',

  'learnCoverMe.aim': 'Ditt uppdrag',
  'learnCoverMe.aim.text':
    'Du är chefredaktör för {magazine}. En modell som är på modet när en säsong tar slut ger dig prestige, och efter tre år vinner den som har mest prestige. Nu spelar vi en första säsong mot två robotar: vad du än väljer går bra.',
  'learnCoverMe.models': 'Dina modeller',
  'learnCoverMe.models.text':
    'Du har nio modeller på handen. Var och en har fyra egenskaper: hårfärg, hårlängd, bakgrundsmönster och kläder. Här är {card}. Kläderna bestämmer prestigen.',
  'learnCoverMe.calendar': 'Kalendern',
  'learnCoverMe.calendar.text':
    'Det är vinter. Hårfärg och hårlängd räknas alltid. Den tredje egenskapen är mönstret på hösten och vintern, och kläderna på våren och sommaren. En säsong har tre månader, och varje månad visar alla ett omslag.',
  'learnCoverMe.tracks': 'Catwalk och speglar',
  'learnCoverMe.tracks.text':
    'De räknar modellerna på bordet. I varje egenskap är den stil som leder trenden, och den är markerad; ligger flera lika i topp är alla trender. Just nu: {trends}.',
  'learnCoverMe.influence': 'Påverkansraden',
  'learnCoverMe.influence.text':
    'De här två modellerna har legat här från början och räknas precis som omslag. Därför är något redan på modet innan någon har spelat.',
  'learnCoverMe.values': 'Trendvärden',
  'learnCoverMe.values.text':
    'Siffran ovanför varje kort visar hur många av de tre trenderna modellen följer just nu. Högst på din hand är {value}: {name}. Varje nytt omslag kan ändra det.',
  'learnCoverMe.pick': 'Ditt första omslag',
  'learnCoverMe.pick.text':
    'Välj ett kort: tryck på det, dra det till din rad eller använd tangenterna 1 till 9. En modell som redan följer många trender är en bra början.',
  'learnCoverMe.seal': 'Lås omslaget',
  'learnCoverMe.seal.text':
    '{name} är redo för omslaget. Tryck på ”{button}” eller på Enter, eller välj ett annat kort först.',
  'learnCoverMe.sealed': 'Låst',
  'learnCoverMe.sealed.text':
    'Ingen ser {name} förrän alla har valt. Till dess kan du ta tillbaka omslaget eller välja ett annat. Prova gärna; låt sedan de andra välja.',
  'learnCoverMe.watch': 'Titta',
  'learnCoverMe.watch.month':
    'Alla omslag avslöjas samtidigt. Vart och ett flyttar tre markörer ett steg upp, en för varje egenskap som räknas.',
  'learnCoverMe.watch.special':
    'Magasin för magasin kommer den modell som följer flest trender med i specialnumret. De andra går tillbaka till handen.',
  'learnCoverMe.watch.hands': 'De andra fyller på sina händer, och nästa säsong börjar.',
  'learnCoverMe.shows': '{name} visar {model}',
  'learnCoverMe.revealed.text': '{list}. Varje omslag flyttade tre markörer ett steg upp.',
  'learnCoverMe.revealed.now': 'På modet nu: {trends}.',
  'learnCoverMe.revealed.same': 'Modet är detsamma: {trends}.',
  'learnCoverMe.ties': 'Lika ställning',
  'learnCoverMe.ties.text':
    'När flera ligger lika i topp är alla trender, som nu: {list}. I varje egenskap räcker det att följa en av dem.',
  'learnCoverMe.ties.none':
    'Just nu ligger inga lika i topp. Om de gjorde det skulle alla vara trender, och det skulle räcka att följa en av dem.',
  'learnCoverMe.standing': 'Ditt omslag hittills',
  'learnCoverMe.standing.text':
    '{name} följer nu {value} av de tre trenderna, som prickarna på omslaget visar. Inget är avgjort än: bara trenderna efter den tredje månaden räknas.',
  'learnCoverMe.second': 'Den andra månaden',
  'learnCoverMe.second.text':
    'De andra har redan låst sina omslag. Vill du stärka trenderna som ditt första omslag behöver, eller visa en modell som följer fler? Välj ett kort och lås omslaget.',
  'learnCoverMe.standings': 'Dina omslag hittills',
  'learnCoverMe.standings.text':
    'Så många trender följer de: {list}. Till slut räknas bara din bästa modell, om inte alla tre går helt mot trenden.',
  'learnCoverMe.worth': '{name} {value} av 3',
  'learnCoverMe.third': 'Den sista månaden',
  'learnCoverMe.third.text':
    'Det här omslaget avgör säsongens trender. Du behöver en modell som följer alla tre, eller tre modeller som inte följer någon. Välj ett kort och lås omslaget.',
  'learnCoverMe.special': 'Specialnumret',
  'learnCoverMe.special.text':
    'Efter den tredje månaden ligger trenderna fast: {trends}. I varje magasin kommer modellen med högst trendvärde med i specialnumret; de andra går tillbaka till handen.',
  'learnCoverMe.feature': 'Vem väljer du till specialnumret?',
  'learnCoverMe.feature.text':
    'Dina bästa modeller har samma trendvärde: {names}. Välj en. Med trendvärde 3 ger modellen prestige. Med 1 eller 2 går modellen till påverkansraden och är med och formar nästa säsong.',
  'learnCoverMe.verdict': 'Ditt magasin',
  'learnCoverMe.verdict.scores':
    '{name} följer alla tre trenderna och ger {points} prestige. Dina två andra omslag är tillbaka på handen.',
  'learnCoverMe.verdict.influence':
    '{name} har trendvärde {value}, och bara 3 ger prestige. Modellen går till påverkansraden och räknas nästa säsong. Dina andra omslag är tillbaka på handen.',
  'learnCoverMe.verdict.zeros':
    'Inget av dina tre omslag följer en enda trend: {names}. Då ger alla tre prestige, {points} tillsammans!',
  'learnCoverMe.rivals': 'De andra magasinen',
  'learnCoverMe.rivals.text':
    '{list}. Den som blir utan prestige får i stället vara med och forma nästa säsong.',
  'learnCoverMe.zeros': 'Vågat annorlunda',
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
    'Alla har full hand igen, och det är en ny startspelare. Det är vår: nu räknas kläder i stället för mönster. Påverkansraden är redan inräknad på modespåren: {trends}.',
  'learnCoverMe.years': 'Åren',
  'learnCoverMe.years.text':
    'Efter hösten kommer nya öppna högar, alla får byta ett kort, och nyhetshögen blir värdefullare: svart, värd 4, år 2 och vit, värd 5, år 3. Efter tre år vinner den som har mest prestige. Vid lika ställning avgör flest vunna kort.',
  'learnCoverMe.end': 'Nu kan du spela',
  'learnCoverMe.end.text':
    'Det var en säsong av tolv. Vid varje bord visar ”{help}” reglerna som gäller just då. Du kan också spela vidare här.',
} as const;
