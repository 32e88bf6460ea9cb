// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hjelp',
  'helpCoverUp.clauses': 'Punkt for punkt',
  'helpCoverUp.all': 'Alle reglene',
  'helpCoverUp.now.countIn': 'Nå: Vi teller til tre',
  'helpCoverUp.now.building': 'Nå: Du bygger',
  'helpCoverUp.now.hourglass': 'Nå: Sanden renner',
  'helpCoverUp.now.done': 'Nå: Du er ferdig',
  'helpCoverUp.now.alone': 'Nå: Du bygger alene',
  'helpCoverUp.now.watching': 'Nå: De andre bygger',
  'helpCoverUp.now.returning': 'Nå: opptelling, så leveres et kort tilbake',
  'helpCoverUp.now.returned': 'Nå: Du har valgt et kort',
  'helpCoverUp.now.ended': 'Nå: Spillet er slutt',
  'helpCoverUp.now.endedAlone': 'Nå: du mot par',
  'helpCoverUp.coach.building':
    'Legg kortene slik at like symboler ligger oppå hverandre: Da teller de bare én gang. Ulike symboler kan aldri dele rute, og hvert kort må ha et treff med et annet. Begynn med de to kortene som har mest til felles.',
  'helpCoverUp.coach.hourglass':
    'Sanden renner, så sørg først for at bunken er feilfri. En feil kan koste flere kort, et kort ved siden av bunken bare det ene. Er det tid igjen, kan du lete etter ett treff til.',
  'helpCoverUp.coach.done':
    'Du er ferdig, og bunken blir som den er. Hvert synlige symbol gir ett poeng, og et kort ved siden av bunken gir ett poeng for hvert symbol pluss ett ekstra. Vendte du timeglasset, sparer en feilfri bunke med alle fem kortene deg for ett poeng.',
  'helpCoverUp.coach.alone':
    'Det er ikke noe timeglass, og du spiller bare mot par. Begynn med de to kortene som har mest til felles, og prøv de andre rundt dem. Du kan flytte om på alt til du er ferdig.',
  'helpCoverUp.coach.returning':
    'Lever tilbake et grønt kort, så kommer et vanskeligere i stedet. Ved et bord med andre gir alle deretter de fem kortene sine videre til venstre: Du velger hva naboen skal bygge med. Når du spiller alene, beholder du kortene som passer godt sammen.',
  'helpCoverUp.coach.ended':
    'Spillet er slutt: Mot andre vinner lavest poengsum. Par viser hva kortene dine i beste fall kunne gi når timeglasset holdes utenfor. Jo nærmere du kom, desto bedre bygde du.',
  'helpCoverUp.keys': 'Taster',
  'helpCoverUp.keys.move': 'løft det valgte kortet og flytt det',
  'helpCoverUp.keys.set': 'løft eller plasser det',
  'helpCoverUp.keys.drop': 'legg det tilbake der det lå',
  'helpCoverUp.keys.turn': 'roter det',
  'helpCoverUp.keys.flip': 'vend det',
  'helpCoverUp.keys.layer': 'legg det øverst eller nederst',
  'helpCoverUp.keys.beside': 'legg det til side',
  'helpCoverUp.keys.undo': 'angre, gjør om',
  'helpCoverUp.keys.help': 'denne hjelpen',
  'helpCoverUp.chapter.cards': 'Kortene',
  'helpCoverUp.chapter.setUp': 'Forberedelser',
  'helpCoverUp.chapter.building': 'Slik bygger du',
  'helpCoverUp.chapter.hourglass': 'Timeglasset',
  'helpCoverUp.chapter.scoring': 'Opptelling',
  'helpCoverUp.chapter.between': 'Mellom rundene og til slutt',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Det er 108 gjennomsiktige kort, 36 i hver farge, alle med åtte ruter. Et grønt kort har 4 symboler, et gult 5 og et rødt 6.',
  'helpCoverUp.1.2':
    'Bildene på kortene er våre egne. Innenfor en farge er alle symbolene like vanlige. Ingen to kort er like, uansett hvordan du roterer eller vender dem.',
  'helpCoverUp.1.4':
    'To til seks kan spille mot hverandre. Når du spiller alene, spiller du mot par.',
  'helpCoverUp.2.1': 'Stokk hver farge for seg. Alle begynner med fem grønne kort.',
  'helpCoverUp.3.1':
    'Alle spiller samtidig, ingen venter på tur. Vi teller til tre, og så er det bare å bygge.',
  'helpCoverUp.3.2':
    'Du kan rotere og vende kortene, men rutene må ligge nøyaktig oppå hverandre. Flytt om på kortene så ofte du vil til du er ferdig.',
  'helpCoverUp.3.3': 'Ulike symboler må aldri ligge på samme rute.',
  'helpCoverUp.3.4':
    'Hvert kort må være festet til et annet med en rute der begge viser samme symbol, og hele bunken må henge sammen på den måten.',
  'helpCoverUp.3.5': 'Kort som ikke er i bunken, ligger ved siden av den.',
  'helpCoverUp.4.1':
    'Når alle fem kortene dine ligger i bunken, kan du vende timeglasset hvis ikke sanden renner allerede. Sjekk bunken først. Når du har vendt timeglasset, kan du ikke røre den mer.',
  'helpCoverUp.4.2':
    'De andre bygger videre til sanden har rent ned: 30 sekunder, hvis ikke verten har valgt noe annet. Er du ferdig før, kan du si fra. Når alle er ferdige, slutter runden med en gang. Hvis ingen vender timeglasset, begynner det å renne av seg selv når rundens tidsgrense er nådd.',
  'helpCoverUp.4.3':
    'Verten velger når det dømmes. Vanligvis oppdages feil først ved opptellingen. Dømmes det underveis, vises feilene mens du bygger, og du kan ikke vende timeglasset før de er rettet.',
  'helpCoverUp.5.1':
    'Er det en feil i bunken din, fjernes kort fra toppen, ett om gangen, til resten er feilfri. Kortene som fjernes, teller som kort ved siden av bunken.',
  'helpCoverUp.5.2':
    'Du får ett poeng for hver rute der et symbol synes. Like symboler på samme rute teller én gang. Symboler synes gjennom de tomme rutene på andre kort.',
  'helpCoverUp.5.3':
    'Hvert kort ved siden av bunken gir ett poeng for hvert symbol pluss ett ekstra.',
  'helpCoverUp.5.4':
    'Vendte du timeglasset, får du ett poeng mindre hvis bunken var feilfri med alle fem kortene, og ett poeng mer hvis den ikke var det.',
  'helpCoverUp.5.5': 'Poengene legges sammen fra runde til runde.',
  'helpCoverUp.6.1':
    'Etter hver runde unntatt den siste leverer du tilbake et grønt kort du velger selv. I bytte får du et gult kort etter runde 1 og 3 og et rødt etter runde 2 og 4.',
  'helpCoverUp.6.2': 'Så gir alle de fem kortene sine videre til spilleren til venstre.',
  'helpCoverUp.6.3':
    'Slik blir rundene vanskeligere: Du begynner med fem grønne kort og ender med ett grønt, to gule og to røde.',
  'helpCoverUp.6.4':
    'Lavest poengsum etter den femte runden vinner. De som står likt, deler seieren.',
  'helpCoverUp.7.1':
    'Par er den laveste poengsummen de fem kortene dine kan gi, uten timeglasset. Par regnes ut nøyaktig og vises først etter runden.',
  'helpCoverUp.7.2':
    'Når du spiller alene, er det ikke noe timeglass. Du bygger til du er ferdig, og poengsummen din sammenlignes med par for alle de fem rundene.',
  'helpCoverUp.7.3':
    'Dagens nøtt avhenger bare av datoen: Alle får de samme fem kortene, og det blir vanskeligere fra mandag til søndag. Det er den beste bunken din som måles mot par.',
};
