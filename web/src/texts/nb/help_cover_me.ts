export const helpCoverMe = {
  'helpCoverMe.now.draft': 'Nå: valg av starthånd',
  'helpCoverMe.now.cover': 'Nå: valg av forside',
  'helpCoverMe.now.sealed': 'Nå: Forsiden din er låst',
  'helpCoverMe.now.reveal': 'Nå: avsløringen',
  'helpCoverMe.now.special': 'Nå: spesialnummeret',
  'helpCoverMe.now.feature': 'Nå: Hvem skal i spesialnummeret?',
  'helpCoverMe.now.take': 'Nå: nye kort til hånden',
  'helpCoverMe.now.keep': 'Nå: en titt i nyhetsbunken',
  'helpCoverMe.now.season': 'Nå: en ny sesong',
  'helpCoverMe.now.swap': 'Nå: det nye året',
  'helpCoverMe.now.vote': 'Nå: delt førsteplass',
  'helpCoverMe.now.end': 'Nå: Spillet er slutt',

  'helpCoverMe.coach.cover':
    'Velg modellen til månedens forside. Tallet over hvert kort viser hvor mange trender modellen treffer nå. Hver forside løfter sine egne egenskaper, så modeller som ligner hverandre, hjelper hverandre. Målet etter den tredje måneden er én modell som treffer alle tre trendene, eller tre som ikke treffer noen.',
  'helpCoverMe.coach.take':
    'Ta et kort til hånden. Se etter egenskaper du allerede har: Modeller som deler dem, løfter hverandre. Påvirkningsraden teller fra første måned, så kort som passer til den, har et forsprang.',
  'helpCoverMe.coach.sealed':
    'Forsiden din er låst, og ingen kan se den. Til alle har valgt, kan du ta den tilbake eller velge en annen. Se deg rundt imens: Hvilke egenskaper løfter de andre?',
  'helpCoverMe.coach.reveal':
    'Alle forsidene avsløres samtidig, og hver av dem gir pluss én i hver egenskap som teller. Det som leder i en egenskap, er trenden. Står flere likt i ledelsen, regnes alle som trender. Det er trendene etter den tredje måneden som avgjør.',
  'helpCoverMe.coach.special':
    'Hvert magasin velger sin beste modell til spesialnummeret. Med trendverdi 3 gir den prestisje. Med 1 eller 2 går den til påvirkningsraden og teller neste sesong. Tre forsider som ikke treffer en eneste trend, kommer alle i spesialnummeret, og alle tre gir prestisje.',
  'helpCoverMe.coach.feature':
    'Står de beste modellene dine likt, velger du selv. Har de verdi 3, velger du den som gir mest prestisje. Har de mindre, velger du den med egenskapene du vil se på moten neste sesong.',
  'helpCoverMe.coach.keep':
    'Fikk magasinet ditt ikke prestisje, ser du i nyhetsbunken. Behold det som passer til hånden. Resten legges nederst. Disse modellene er verdt mer enn de fleste, så det monner når en av dem treffer alle tre trendene.',
  'helpCoverMe.coach.swap':
    'Nytt år, og alle kan bytte ett kort. Gi slipp på en modell med egenskaper ingen spiller. Passer hånden godt sammen, beholder du den.',
  'helpCoverMe.coach.vote':
    'Førsteplassen er delt. Hvis alle som deler den, stemmer for det, spiller hele bordet en ekstrasesong. Ellers deler de seieren.',
  'helpCoverMe.coach.end':
    'Spillet er slutt: Den som har mest prestisje, vinner. Diagrammet viser i hvilken sesong spillet snudde. Gjennomgangen viser hvor et annet kort ville vært bedre.',

  'helpCoverMe.chapter.models': 'Modellene',
  'helpCoverMe.chapter.setUp': 'Forberedelser',
  'helpCoverMe.chapter.calendar': 'Kalenderen',
  'helpCoverMe.chapter.month': 'En måned',
  'helpCoverMe.chapter.special': 'Spesialnummeret',
  'helpCoverMe.chapter.scoring': 'Prestisje og nye kort',
  'helpCoverMe.chapter.year': 'Et nytt år',
  'helpCoverMe.chapter.fictional': 'To spillere, med fiktive spillere',
  'helpCoverMe.chapter.advanced': 'To spillere, avansert',
  'helpCoverMe.chapter.end': 'Slutten på spillet',
  'helpCoverMe.chapter.options': 'Valgmuligheter',
  'helpCoverMe.chapter.knowledge': 'Hvem vet hva?',

  'helpCoverMe.1.1':
    'Det finnes 162 modeller, én for hver kombinasjon av seks klesfarger, tre mønstre, tre hårlengder og tre hårfarger. Navnene har ingenting å si for spillet.',
  'helpCoverMe.1.2':
    'Hver modell har fire egenskaper: hårfarge, hårlengde, mønster og klær. Hver egenskap finnes i flere stiler. Håret kan for eksempel være kort, halvlangt eller langt.',
  'helpCoverMe.1.4':
    'Klærne bestemmer hvor mye prestisje en modell er verdt: gule, blå og røde 2, grønne 3, svarte 4, hvite 5.',
  'helpCoverMe.1.5': 'Spillet er for to til fem. Hver spiller leder et magasin.',
  'helpCoverMe.1.6':
    'Catwalken teller klær eller mønstre, de to speilene teller hårlengde og hårfarge. Hver stil har sitt eget motespor.',
  'helpCoverMe.2.1':
    'Stokk de 81 gule, blå og røde kortene. De blir trekkbunken, med baksiden opp.',
  'helpCoverMe.2.2':
    'Stokk de 27 grønne kortene. De blir nyhetsbunken for år 1, med baksiden opp. De svarte og hvite kortene venter på senere år.',
  'helpCoverMe.2.3':
    'Snu kort fra trekkbunken, og sorter dem etter hårfarge til det ligger tre åpne bunker.',
  'helpCoverMe.2.4': 'Snu så to kort til. De blir starten på påvirkningsraden.',
  'helpCoverMe.2.5':
    'Verten kan velge startspilleren, for eksempel den mest fargerike. Ellers trekkes det lodd, og i en omkamp starter neste spiller med klokken.',
  'helpCoverMe.2.6':
    'Alle får delt ut seks kort. Så tar dere ett kort hver, med klokken fra startspilleren, tre ganger rundt, til alle har ni. Når hele hånden deles ut, får alle ni med en gang.',
  'helpCoverMe.2.7':
    'Hver gang du skal ta et kort, tar du det øverste i en åpen bunke eller trekker det øverste, skjulte kortet i trekkbunken.',
  'helpCoverMe.2.8':
    'Så snart en åpen bunke er tom, snus kort fra trekkbunken og sorteres til det igjen ligger kort i alle de åpne bunkene.',
  'helpCoverMe.2.9':
    'Er trekkbunken tom når det trengs et kort, stokkes kastebunken og blir ny trekkbunke. Er det ingen kort igjen noe sted, spiller du videre med færre kort på hånden.',
  'helpCoverMe.2.10': 'Alle kan når som helst se gjennom kastebunken.',
  'helpCoverMe.3.1':
    'Et standardspill varer i tre år med vinter, vår, sommer og høst, tolv sesonger i alt.',
  'helpCoverMe.3.2':
    'Hver sesong er tre egenskaper aktive, det vil si at de teller. Hårfarge og hårlengde er det alltid. Den tredje er mønsteret om høsten og vinteren og klærne om våren og sommeren.',
  'helpCoverMe.3.3':
    'En sesong varer i tre måneder. Deretter kommer spesialnummeret, prestisjen og nye kort. Etter høsten kommer et nytt år.',
  'helpCoverMe.4.1':
    'Alle velger ett kort i hemmelighet, og så avsløres kortene samtidig. Frem til da kan du endre valget eller ta det tilbake.',
  'helpCoverMe.4.2':
    'Hver forside i sesongen og hvert kort i påvirkningsraden teller én gang for hver av de tre aktive egenskapene. Motesporene teller videre gjennom alle tre månedene.',
  'helpCoverMe.4.3':
    'For hver aktiv egenskap er stilen som leder, trenden. Står flere likt i ledelsen, regnes alle som trender.',
  'helpCoverMe.5.1':
    'Etter den tredje måneden teller du hvor mange av de aktive egenskapene til en modell som treffer en trend. Det er modellens trendverdi, fra 0 til 3.',
  'helpCoverMe.5.2':
    'Av de tre forsidene dine kommer den med høyest trendverdi i spesialnummeret. De andre går tilbake på hånden, og alle har sett dem.',
  'helpCoverMe.5.3':
    'Har flere den høyeste verdien, og er den over 0, velger du hvem som kommer i spesialnummeret. Alle som har et slikt valg, velger samtidig.',
  'helpCoverMe.5.4': 'Har alle tre verdi 0, kommer alle tre i spesialnummeret.',
  'helpCoverMe.6.1': 'Før prestisjen regnes ut, legges den gamle påvirkningsraden i kastebunken.',
  'helpCoverMe.6.2':
    'En modell i spesialnummeret med verdi 3 gir prestisje. Har alle tre modellene verdi 0, gir alle tre prestisje. En modell med verdi 1 eller 2 går i stedet til påvirkningsraden.',
  'helpCoverMe.6.3':
    'Så fyller alle på hånden, med klokken fra startspilleren. Fikk du prestisje, tar du ett kort for hver modell som ga det. Fikk du ikke prestisje, ser du på de to øverste kortene i nyhetsbunken, beholder det ene og legger det andre nederst.',
  'helpCoverMe.6.4':
    'Neste spiller med klokken blir startspiller, kalenderen går videre, og alle motesporene går tilbake til 0. Så telles påvirkningsraden for den nye sesongen.',
  'helpCoverMe.6.5':
    'Alle ser hvilke kort som gir prestisje, og kan gjerne telle med. Bordet viser hvor mye prestisje hver spiller har, eller skjuler det til den siste sesongen er over.',
  'helpCoverMe.7.1': 'Etter høsten legges det som er igjen av nyhetsbunken, øverst på trekkbunken.',
  'helpCoverMe.7.2': 'De tre åpne bunkene legges i kastebunken.',
  'helpCoverMe.7.3': 'Snu kort fra trekkbunken til det ligger tre nye åpne bunker.',
  'helpCoverMe.7.4':
    'I år 2 blir de svarte kortene nyhetsbunke, i år 3 de hvite. Et fjerde år har ingen nyhetsbunke, og alle tar kort som om de hadde fått prestisje.',
  'helpCoverMe.7.5':
    'Med klokken fra startspilleren kan hver spiller legge ett kort fra hånden i kastebunken og ta et annet.',
  'helpCoverMe.8.1':
    'To fiktive spillere er med. Tolv skjulte kort fra trekkbunken blir bunken deres.',
  'helpCoverMe.8.2':
    'Hver måned, før dere velger, får den første fiktive spilleren et skjult kort og den andre et åpent. Begge teller fra avsløringen.',
  'helpCoverMe.8.3':
    'Hos hver av de fiktive spillerne kommer modellen med høyest trendverdi i spesialnummeret. Står flere likt, er det den som ble vist først. Begge modellene går til påvirkningsraden, uansett verdi. Fiktive spillere får aldri prestisje, og de andre kortene går tilbake til bunken deres.',
  'helpCoverMe.8.4':
    'Når dere begge har fylt på hånden, legges ett kort fra trekkbunken og ett fra nyhetsbunken i bunken til de fiktive spillerne, og den stokkes. Da er det tolv kort i den igjen. Er nyhetsbunken tom, tas begge kortene fra trekkbunken.',
  'helpCoverMe.9.1': 'Dere leder to magasiner hver: et hovedmagasin og et sidemagasin.',
  'helpCoverMe.9.2':
    'Dere får delt ut ni kort hver og tar så ett og ett etter tur, bare fra de åpne bunkene, til begge har tolv. Dere har tolv kort på hånden hele spillet. Når hele hånden deles ut, får dere alle tolv med en gang.',
  'helpCoverMe.9.3':
    'Hver måned velger du to forsider, én til hvert magasin. Alle fire radene teller.',
  'helpCoverMe.9.4':
    'Hvert magasin velger sin egen modell til spesialnummeret. Du velger for begge samtidig.',
  'helpCoverMe.9.5':
    'Hovedmagasinet gir prestisje som vanlig. Det som ville gitt prestisje i sidemagasinet, går i stedet til midten. En modell med verdi 1 eller 2 går til påvirkningsraden.',
  'helpCoverMe.9.6':
    'Du fyller på hånden for begge magasinene samlet, og kort i midten teller som vunne. Vant ingen av magasinene kort, ser du på de fire øverste kortene i nyhetsbunken og beholder to. Vant bare det ene magasinet kort, beholder du først et kort fra nyhetsbunken og tar så resten.',
  'helpCoverMe.9.7':
    'Står det likt til slutt, regnes først prestisjen i midten med. Står det fortsatt likt, sammenlignes alle kortene, også de i midten.',
  'helpCoverMe.10.1':
    'Spillet slutter når den siste sesongen er gjort opp. Den som har mest prestisje, vinner.',
  'helpCoverMe.10.2':
    'De som står likt, sammenligner hvor mange kort de har vunnet, deretter hvor mange som er verdt 5, så 4, 3 og 2.',
  'helpCoverMe.10.3':
    'Står det fortsatt likt, stemmer de som deler førsteplassen. Er alle disse enige om det, spiller hele bordet en ekstrasesong. Hvis ikke, deler de seieren.',
  'helpCoverMe.10.4':
    'Et eksempel: To gule, ett rødt, ett blått, to grønne og ett hvitt kort er verdt 19 prestisje.',
  'helpCoverMe.11.1':
    'Et lengre spill varer i fire år. Et kortere spill varer også i fire år, men bare med vår og høst.',
  'helpCoverMe.11.2':
    'Når alle kortene har samme verdi, tas én klesfarge ut, og hvert kort er verdt 1. Du får delt ut ett kort i hver av de andre fargene og tar resten av hånden selv. Det er ingen nyhetsbunke, så alle tar kort som om de hadde fått prestisje, og ved årsskiftet skjer det ingenting med bunkene eller hendene. Står det likt, stemmes det med en gang, eller seieren deles. I det avanserte spillet regnes først kortene i midten med.',
  'helpCoverMe.11.3':
    'Enten får du delt ut en del av starthånden og velger resten, eller så deles hele hånden ut med en gang.',
  'helpCoverMe.11.4':
    'Er dere to, spiller dere enten med to fiktive spillere eller det avanserte spillet uten dem.',
  'helpCoverMe.11.5':
    'Ved delt førsteplass stemmes det om en ekstrasesong, eller seieren deles med en gang.',
  'helpCoverMe.12.1':
    'Alle vet hvilke kort som ligger åpent, hvor mange kort det er i hver bunke og på hver hånd, og hvilke kort alle har sett gå til en hånd.',
  'helpCoverMe.12.2':
    'Bare du kjenner hånden din, den låste forsiden din, de skjulte kortene du har trukket, og det du så i nyhetsbunken.',
  'helpCoverMe.12.3':
    'Ingen kjenner rekkefølgen i bunkene som ligger med baksiden opp, eller det skjulte kortet til en fiktiv spiller.',
} as const;
