// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hjelp',
  'helpCoverUp.clauses': 'Punkt for punkt',
  'helpCoverUp.all': 'Alle reglene',
  'helpCoverUp.now.countIn': 'Nå: det telles til tre',
  'helpCoverUp.now.building': 'Nå: du bygger',
  'helpCoverUp.now.hourglass': 'Nå: sanden renner',
  'helpCoverUp.now.done': 'Nå: du er ferdig',
  'helpCoverUp.now.alone': 'Nå: du bygger alene',
  'helpCoverUp.now.watching': 'Nå: de andre bygger',
  'helpCoverUp.now.returning': 'Nå: opptelling, og et kort å levere tilbake',
  'helpCoverUp.now.returned': 'Nå: kortet ditt er valgt',
  'helpCoverUp.now.ended': 'Nå: partiet er slutt',
  'helpCoverUp.now.endedAlone': 'Nå: du mot par',
  'helpCoverUp.keys': 'Taster',
  'helpCoverUp.keys.move': 'løft det valgte kortet og flytt det',
  'helpCoverUp.keys.set': 'løft eller plasser det',
  'helpCoverUp.keys.drop': 'legg det tilbake der det lå',
  'helpCoverUp.keys.turn': 'roter det',
  'helpCoverUp.keys.flip': 'vend det',
  'helpCoverUp.keys.layer': 'øverst, nederst',
  'helpCoverUp.keys.beside': 'ved siden av bunken',
  'helpCoverUp.keys.undo': 'angre, gjør om',
  'helpCoverUp.keys.help': 'denne hjelpen',
  'helpCoverUp.chapter.cards': 'Kortene',
  'helpCoverUp.chapter.setUp': 'Forberedelser',
  'helpCoverUp.chapter.building': 'Å bygge',
  'helpCoverUp.chapter.hourglass': 'Timeglasset',
  'helpCoverUp.chapter.scoring': 'Opptelling',
  'helpCoverUp.chapter.between': 'Mellom rundene, og slutten',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Det er 108 gjennomsiktige kort med åtte ruter, 36 i hver farge. Et grønt kort viser 4 symboler, et gult 5 og et rødt 6.',
  'helpCoverUp.1.2':
    'Bildene på kortene er våre egne. Innenfor en farge er alle symboler like vanlige, og ingen to kort er like, uansett hvordan du roterer eller vender dem.',
  'helpCoverUp.1.4': 'To til seks spiller mot hverandre. Alene spiller du mot par.',
  'helpCoverUp.2.1': 'Hver farge stokkes. Alle begynner med fem grønne kort.',
  'helpCoverUp.3.1': 'Det er ingen turer: når det er telt til tre, bygger alle samtidig.',
  'helpCoverUp.3.2':
    'Et kort kan roteres og vendes og ligger alltid rute på rute. Du kan flytte om på kortene så ofte du vil til du er ferdig.',
  'helpCoverUp.3.3': 'Ulike symboler må aldri ligge på samme rute.',
  'helpCoverUp.3.4':
    'Like symboler må møtes: hvert kort henger sammen med bunken ved en rute der begge viser samme symbol, og slik henger hele bunken sammen.',
  'helpCoverUp.3.5': 'Kort som ikke ligger i bunken, ligger ved siden av den.',
  'helpCoverUp.4.1':
    'Med alle fem kortene i bunken kan du vende timeglasset, hvis ingen har gjort det i runden. Fra da av kan du ikke røre kortene dine.',
  'helpCoverUp.4.2':
    'De andre bygger til sanden har rent ut: 30 sekunder, om ikke bordet har en annen tid. Den som er ferdig før, sier fra; når alle er ferdige, slutter runden med en gang. Vender ingen timeglasset, renner det til slutt av seg selv.',
  'helpCoverUp.4.3':
    'Verten velger dommer. Vanligvis oppdages feil først ved opptellingen; dommeren underveis viser dem mens du bygger, og lar deg ikke vende timeglasset med en feil.',
  'helpCoverUp.5.1':
    'Er det en feil i bunken, fjernes kort fra toppen, ett om gangen, til resten er feilfri. De teller som lagt ved siden av.',
  'helpCoverUp.5.2':
    'Ett poeng for hver rute der et symbol synes. Like symboler på samme rute teller én gang; gjennom en tom rute ser du det som ligger under.',
  'helpCoverUp.5.3':
    'Et kort ved siden av bunken koster ett poeng for hvert av symbolene sine, og ett til.',
  'helpCoverUp.5.4':
    'Den som vendte timeglasset, får ett poeng mindre hvis alle fem kortene ligger i en feilfri bunke, ellers ett poeng mer.',
  'helpCoverUp.5.5': 'Poengene fra rundene legges sammen.',
  'helpCoverUp.6.1':
    'Etter hver runde unntatt den siste leverer du tilbake et valgfritt grønt kort. Du får et gult etter runde 1 og 3, et rødt etter runde 2 og 4.',
  'helpCoverUp.6.2': 'Så gir alle de fem kortene sine videre til spilleren til venstre.',
  'helpCoverUp.6.3':
    'Slik blir rundene vanskeligere: fra fem grønne kort til ett grønt, to gule og to røde.',
  'helpCoverUp.6.4':
    'Etter den femte runden vinner færrest poeng. De som står likt, deler seieren.',
  'helpCoverUp.7.1':
    'Par er den laveste poengsummen de fem kortene tillater, uten timeglasset. Den regnes nøyaktig ut og vises først når runden er over.',
  'helpCoverUp.7.2':
    'Alene er det ikke noe timeglass: du bygger til du er ferdig, og resultatet ditt sammenlignes med summen av alle par.',
  'helpCoverUp.7.3':
    'Dagens nøtt lages av datoen alene: de samme fem kortene for alle, stadig vanskeligere fra mandag til søndag. Den beste bunken din teller, mot par.',
};
