// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hjælp',
  'helpCoverUp.clauses': 'Punkt for punkt',
  'helpCoverUp.all': 'Alle regler',
  'helpCoverUp.now.countIn': 'Nu: Der tælles til tre',
  'helpCoverUp.now.building': 'Nu: Du bygger',
  'helpCoverUp.now.hourglass': 'Nu: Sandet løber',
  'helpCoverUp.now.done': 'Nu: Du er færdig',
  'helpCoverUp.now.alone': 'Nu: Du bygger alene',
  'helpCoverUp.now.watching': 'Nu: De andre bygger',
  'helpCoverUp.now.returning': 'Nu: pointgivning, og så skal du returnere et kort',
  'helpCoverUp.now.returned': 'Nu: Du har valgt et kort',
  'helpCoverUp.now.ended': 'Nu: Spillet er slut',
  'helpCoverUp.now.endedAlone': 'Nu: dig mod par',
  'helpCoverUp.coach.building':
    'Læg kortene, så identiske symboler ligger oven på hinanden: Så tæller de kun én gang. Forskellige symboler må aldrig dele felt, og hvert kort skal passe sammen med et andet. Begynd med de to kort, der har mest til fælles.',
  'helpCoverUp.coach.hourglass':
    'Sandet løber, så sørg først for, at bunken er fejlfri. En fejl kan koste flere kort, et kort ved siden af bunken kun det ene. Er der tid tilovers, så find et match til.',
  'helpCoverUp.coach.done':
    'Du er færdig, og bunken bliver, som den er. Hvert synligt symbol er et point, og et kort ved siden af bunken koster et point for hvert symbol plus ét ekstra. Vendte du timeglasset, sparer en fejlfri bunke med alle fem kort et point.',
  'helpCoverUp.coach.alone':
    'Der er intet timeglas, og du spiller kun mod par. Begynd med de to kort, der har mest til fælles, og prøv de andre omkring dem. Du må flytte om på alt, indtil du er færdig.',
  'helpCoverUp.coach.returning':
    'Returnér et grønt kort, så får du et sværere i stedet. Ved et bord med andre giver alle derefter deres fem kort videre til venstre: Du vælger din nabos næste opgave. Spiller du alene, så behold de kort, der passer godt sammen.',
  'helpCoverUp.coach.ended':
    'Spillet er slut: Mod andre vinder færrest point. Par viser det bedste, dine kort tillod, når man ser bort fra timeglasset. Jo tættere du kom på, desto bedre byggede du.',
  'helpCoverUp.keys': 'Taster',
  'helpCoverUp.keys.move': 'løft det valgte kort, og flyt det',
  'helpCoverUp.keys.set': 'løft eller placér det',
  'helpCoverUp.keys.drop': 'læg det tilbage, hvor det lå',
  'helpCoverUp.keys.turn': 'drej det',
  'helpCoverUp.keys.flip': 'flip det',
  'helpCoverUp.keys.layer': 'læg det øverst eller nederst',
  'helpCoverUp.keys.beside': 'læg det til side',
  'helpCoverUp.keys.undo': 'fortryd, gentag',
  'helpCoverUp.keys.help': 'denne hjælp',
  'helpCoverUp.chapter.cards': 'Kortene',
  'helpCoverUp.chapter.setUp': 'Forberedelse',
  'helpCoverUp.chapter.building': 'Sådan bygger du',
  'helpCoverUp.chapter.hourglass': 'Timeglasset',
  'helpCoverUp.chapter.scoring': 'Pointgivning',
  'helpCoverUp.chapter.between': 'Mellem runderne og til sidst',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Der er 108 gennemsigtige kort, 36 i hver farve, hvert med otte felter. Et grønt kort har 4 symboler, et gult 5 og et rødt 6.',
  'helpCoverUp.1.2':
    'Kortenes motiver er vores egne. Inden for en farve forekommer alle symboler lige tit. Ikke to kort er ens, uanset hvordan du drejer eller flipper dem.',
  'helpCoverUp.1.4':
    'To til seks kan spille mod hinanden. Når du spiller alene, spiller du mod par.',
  'helpCoverUp.2.1': 'Bland hver farve for sig. Alle starter med fem grønne kort.',
  'helpCoverUp.3.1': 'Ingen venter på tur: Når der er talt til tre, bygger alle samtidig.',
  'helpCoverUp.3.2':
    'Du må dreje og flippe dine kort, men felterne skal ligge præcis oven på hinanden. Flyt rundt på kortene, så tit du vil, til du er færdig.',
  'helpCoverUp.3.3': 'Forskellige symboler må aldrig ligge på samme felt.',
  'helpCoverUp.3.4':
    'Hvert kort skal sidde fast på et andet ved et felt, hvor begge viser samme symbol, og hele bunken skal hænge sammen på den måde.',
  'helpCoverUp.3.5': 'Kort, der ikke er med i bunken, ligger ved siden af den.',
  'helpCoverUp.4.1':
    'Når alle dine fem kort ligger i bunken, må du vende timeglasset, medmindre sandet allerede løber. Tjek din bunke først: Når du har vendt timeglasset, må du ikke røre dine kort mere.',
  'helpCoverUp.4.2':
    'De andre bygger videre, til sandet er løbet ud: 30 sekunder, medmindre værten har valgt noget andet. Du kan melde dig færdig før tid; når alle har gjort det, slutter runden straks. Vender ingen timeglasset, starter det af sig selv, når rundens tidsgrænse er nået.',
  'helpCoverUp.4.3':
    'Værten vælger, hvornår der dømmes. Normalt opdages fejl først ved pointgivningen. Dømmes der undervejs, ser du fejlene, mens du bygger, og kan ikke vende timeglasset, før de er rettet.',
  'helpCoverUp.5.1':
    'Er der en fejl i din bunke, fjernes kort fra toppen, ét ad gangen, til resten er fejlfri. De fjernede kort tæller som kort ved siden af bunken.',
  'helpCoverUp.5.2':
    'Du får et point for hvert felt, hvor et symbol er synligt. Identiske symboler på samme felt tæller én gang. Symboler kan ses gennem de tomme felter på andre kort.',
  'helpCoverUp.5.3': 'Et kort ved siden af bunken koster et point for hvert symbol plus ét ekstra.',
  'helpCoverUp.5.4':
    'Vendte du timeglasset, får du et point mindre, hvis din bunke var fejlfri med alle fem kort. Var den ikke det, får du et point mere.',
  'helpCoverUp.5.5': 'Pointene lægges sammen fra runde til runde.',
  'helpCoverUp.6.1':
    'Efter hver runde undtagen den sidste returnerer du et grønt kort efter eget valg. Til gengæld får du et gult kort efter runde 1 og 3 og et rødt kort efter runde 2 og 4.',
  'helpCoverUp.6.2': 'Så giver alle deres fem kort videre til spilleren til venstre.',
  'helpCoverUp.6.3':
    'Sådan bliver runderne sværere: Du starter med fem grønne kort og slutter med ét grønt, to gule og to røde.',
  'helpCoverUp.6.4':
    'Efter den femte runde vinder den, der har færrest point. Står flere lige, deler de sejren.',
  'helpCoverUp.7.1':
    'Par er det laveste pointtal, dine fem kort tillader, når man ser bort fra timeglasset. Det regnes nøjagtigt ud og vises først efter runden.',
  'helpCoverUp.7.2':
    'Når du spiller alene, er der ikke noget timeglas: Byg, til du er færdig, og sammenlign så dit samlede pointtal med summen af rundernes par.',
  'helpCoverUp.7.3':
    'Dagens opgave afhænger kun af datoen: de samme fem kort til alle, sværere og sværere fra mandag til søndag. Det er din bedste bunke, der måles mod par.',
};
