// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hjælp',
  'helpCoverUp.clauses': 'Punkt for punkt',
  'helpCoverUp.all': 'Alle regler',
  'helpCoverUp.now.countIn': 'Nu: der tælles til tre',
  'helpCoverUp.now.building': 'Nu: du bygger',
  'helpCoverUp.now.hourglass': 'Nu: sandet løber',
  'helpCoverUp.now.done': 'Nu: du er færdig',
  'helpCoverUp.now.alone': 'Nu: du bygger alene',
  'helpCoverUp.now.watching': 'Nu: de andre bygger',
  'helpCoverUp.now.returning': 'Nu: pointgivning, og et kort at returnere',
  'helpCoverUp.now.returned': 'Nu: dit kort er valgt',
  'helpCoverUp.now.ended': 'Nu: partiet er slut',
  'helpCoverUp.now.endedAlone': 'Nu: dig mod par',
  'helpCoverUp.keys': 'Taster',
  'helpCoverUp.keys.move': 'løft det valgte kort og flyt det',
  'helpCoverUp.keys.set': 'løft eller placér det',
  'helpCoverUp.keys.drop': 'læg det tilbage, hvor det lå',
  'helpCoverUp.keys.turn': 'drej det',
  'helpCoverUp.keys.flip': 'flip det',
  'helpCoverUp.keys.layer': 'øverst, nederst',
  'helpCoverUp.keys.beside': 'ved siden af bunken',
  'helpCoverUp.keys.undo': 'fortryd, gentag',
  'helpCoverUp.keys.help': 'denne hjælp',
  'helpCoverUp.chapter.cards': 'Kortene',
  'helpCoverUp.chapter.setUp': 'Forberedelser',
  'helpCoverUp.chapter.building': 'At bygge',
  'helpCoverUp.chapter.hourglass': 'Timeglasset',
  'helpCoverUp.chapter.scoring': 'Pointgivning',
  'helpCoverUp.chapter.between': 'Mellem runderne, og slutningen',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Der er 108 gennemsigtige kort med otte felter, 36 i hver farve. Et grønt kort viser 4 symboler, et gult 5 og et rødt 6.',
  'helpCoverUp.1.2':
    'Kortenes billeder er vores egne. Inden for en farve er alle symboler lige hyppige, og ingen to kort er ens, hvordan du end drejer eller flipper dem.',
  'helpCoverUp.1.4': 'To til seks spiller mod hinanden. Alene spiller du mod par.',
  'helpCoverUp.2.1': 'Hver farve blandes. Alle begynder med fem grønne kort.',
  'helpCoverUp.3.1': 'Der er ingen ture: når der er talt til tre, bygger alle samtidig.',
  'helpCoverUp.3.2':
    'Et kort må drejes og flippes og ligger altid felt på felt. Du må flytte om på dine kort, så tit du vil, til du er færdig.',
  'helpCoverUp.3.3': 'Forskellige symboler må aldrig ligge på samme felt.',
  'helpCoverUp.3.4':
    'Identiske symboler skal mødes: hvert kort hænger sammen med bunken ved et felt, hvor begge viser samme symbol, og sådan hænger hele bunken sammen.',
  'helpCoverUp.3.5': 'Kort, der ikke ligger i bunken, ligger ved siden af den.',
  'helpCoverUp.4.1':
    'Med alle fem kort i bunken må du vende timeglasset, hvis ingen har gjort det i runden. Fra da af må du ikke røre dine kort.',
  'helpCoverUp.4.2':
    'De andre bygger, til sandet er løbet ud: 30 sekunder, medmindre bordet har en anden tid. Den, der er færdig før, siger til; når alle er færdige, slutter runden straks. Vender ingen timeglasset, løber det til sidst af sig selv.',
  'helpCoverUp.4.3':
    'Værten vælger dommeren. Som regel opdages fejl først ved pointgivningen; dommeren undervejs viser dem, mens du bygger, og lader dig ikke vende timeglasset med en fejl.',
  'helpCoverUp.5.1':
    'Er der en fejl i bunken, fjernes kort fra toppen, ét ad gangen, til resten er fejlfri. De tæller som lagt ved siden af.',
  'helpCoverUp.5.2':
    'Et point for hvert felt, hvor et symbol kan ses. Identiske symboler på samme felt tæller én gang; gennem et tomt felt ser du det, der ligger under.',
  'helpCoverUp.5.3':
    'Et kort ved siden af bunken koster et point for hvert af sine symboler og et mere.',
  'helpCoverUp.5.4':
    'Den, der vendte timeglasset, får et point mindre, hvis alle fem kort ligger i en fejlfri bunke, ellers et point mere.',
  'helpCoverUp.5.5': 'Rundernes point lægges sammen.',
  'helpCoverUp.6.1':
    'Efter hver runde undtagen den sidste returnerer du et valgfrit grønt kort. Du får et gult efter runde 1 og 3, et rødt efter runde 2 og 4.',
  'helpCoverUp.6.2': 'Så giver alle deres fem kort til spilleren til venstre.',
  'helpCoverUp.6.3':
    'Sådan bliver runderne sværere: fra fem grønne kort til ét grønt, to gule og to røde.',
  'helpCoverUp.6.4': 'Efter den femte runde vinder færrest point. De, der står lige, deler sejren.',
  'helpCoverUp.7.1':
    'Par er det laveste antal point, de fem kort tillader, uden timeglasset. Det regnes nøjagtigt ud og vises først, når runden er slut.',
  'helpCoverUp.7.2':
    'Alene er der intet timeglas: du bygger, til du er færdig, og dit resultat sammenlignes med summen af alle par.',
  'helpCoverUp.7.3':
    'Dagens opgave dannes af datoen alene: de samme fem kort for alle, sværere og sværere fra mandag til søndag. Din bedste bunke tæller, mod par.',
};
