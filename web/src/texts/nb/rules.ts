import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.short': 'Reglene kort fortalt',
  'rules.learn': 'Lær mens du spiller',
  'rules.coverMe.aim': 'Målet',
  'rules.coverMe.aim.text':
    'Du leder et motemagasin, og det gjør alle de andre ved bordet også. Har du en modell på forsiden som treffer alle trendene når sesongen slutter, får magasinet ditt prestisje. I standardspillet vinner den som har mest prestisje etter tre år.',
  'rules.coverMe.traits': 'Modellene',
  'rules.coverMe.traits.text':
    'Hver av de 162 modellene har en hårfarge, en hårlengde, en klesfarge og et bakgrunnsmønster. Klærne bestemmer hvor mye prestisje modellen er verdt: gule, blå og røde 2, grønne 3, svarte 4, hvite 5. Hårfarge og hårlengde teller alltid. Om våren og sommeren teller også klærne, om høsten og vinteren mønsteret.',
  'rules.coverMe.month': 'En måned',
  'rules.coverMe.month.text':
    'Alle velger et kort fra hånden i hemmelighet, og så avsløres kortene samtidig. Kortet ditt legges i raden din og er månedens forside. En sesong har tre måneder, så til slutt har du tre forsider.',
  'rules.coverMe.trends': 'Trendene',
  'rules.coverMe.trends.text':
    'Hver forside i sesongen teller, og det gjør også hvert kort i påvirkningsraden. For hver av de tre egenskapene som teller, er den vanligste stilen trenden. Står flere likt i ledelsen, regnes alle som trender.',
  'rules.coverMe.special': 'Spesialnummeret',
  'rules.coverMe.special.text':
    'Etter den tredje måneden har hver av forsidene dine en trendverdi fra 0 til 3: hvor mange trender den treffer. Forsiden med høyest verdi kommer i spesialnummeret. Står flere likt, velger du. Med 3 gir den prestisje. Med 1 eller 2 går den til påvirkningsraden og er med på å forme neste sesong. Resten går tilbake på hånden. Men har alle tre forsidene dine 0, gir alle tre prestisje.',
  'rules.coverMe.hands': 'Nye kort',
  'rules.coverMe.hands.text':
    'Fikk du prestisje, tar du et kort for hver modell som ga det: det øverste i en åpen bunke eller et skjult kort fra trekkbunken. Fikk du ikke prestisje, ser du på de to øverste kortene i nyhetsbunken, som er verdt mer, og beholder ett.',
  'rules.coverMe.year': 'Et nytt år',
  'rules.coverMe.year.text':
    'Etter høsten byttes de åpne bunkene ut, og alle kan bytte et kort. Nyhetsbunken blir også mer verdifull: grønn det første året, svart det andre, hvit det tredje.',
  'rules.coverMe.end': 'Slutten',
  'rules.coverMe.end.text':
    'Den som har mest prestisje, vinner. Står det likt, avgjør flest vunne kort, deretter flest kort verdt 5, så 4, 3 og 2. Står det fortsatt likt, stemmer de som deler førsteplassen, om en ekstrasesong, eller de deler seieren.',
  'rules.coverUp.aim': 'Målet',
  'rules.coverUp.aim.text':
    'I fem runder kappes dere om å bygge en bunke av fem gjennomsiktige kort. Hvert symbol som fortsatt synes, gir ett poeng, og lavest poengsum vinner.',
  'rules.coverUp.pile': 'Bunken',
  'rules.coverUp.pile.text':
    'Du kan rotere og vende kortene. Like symboler kan ligge på samme rute og teller da én gang. Ulike symboler må aldri ligge på samme rute. Hvert kort må være festet til bunken med en rute der like symboler ligger oppå hverandre.',
  'rules.coverUp.round': 'En runde',
  'rules.coverUp.round.text':
    'Alle spiller samtidig, ingen venter på tur. Vi teller til tre, og så er det bare å bygge. Flytt om på kortene så ofte du vil.',
  'rules.coverUp.hourglass': 'Timeglasset',
  'rules.coverUp.hourglass.text':
    'Når alle fem kortene dine ligger i bunken, kan du vende timeglasset hvis ikke sanden renner allerede. Når du vender det, er du ferdig, og de andre bygger videre til sanden har rent ned, vanligvis etter tretti sekunder.',
  'rules.coverUp.scoring': 'Opptelling',
  'rules.coverUp.scoring.text':
    'Du får ett poeng for hvert symbol som synes. Er det en feil i bunken, fjernes kort fra toppen til resten er feilfri. Hvert kort ved siden av bunken gir ett poeng for hvert symbol pluss ett ekstra. Vendte du timeglasset, får du ett poeng mindre hvis bunken var feilfri, og ett poeng mer hvis den ikke var det.',
  'rules.coverUp.between': 'Mellom rundene',
  'rules.coverUp.between.text':
    'Alle leverer tilbake et grønt kort og får et med flere symboler: et gult kort etter runde 1 og 3, et rødt etter runde 2 og 4. Så gir du alle fem kortene videre til spilleren til venstre.',
  'rules.coverUp.end': 'Slutten',
  'rules.coverUp.end.text':
    'Lavest poengsum etter den femte runden vinner. De som står likt, deler seieren. Når du spiller alene, spiller du uten timeglass mot par, den laveste poengsummen kortene dine kan gi.',
  'rules.example.cover-me': 'En sesong, steg for steg',
  'rules.example.cover-me.start':
    'Tre magasiner, og i påvirkningsraden ligger det to modeller fra forrige sesong: {models}. De teller med fra starten.',
  'rules.example.cover-me.month.1': 'Ruter og romber står likt, så begge er trender.',
  'rules.example.cover-me.month.2': 'To rutete forsider til, og romber har gått av moten.',
  'rules.example.cover-me.month.3': 'Det var den siste måneden, så nå ligger trendene fast.',
  'rules.example.cover-me.scores':
    'Bare den første forsiden treffer alle tre trendene. Den kommer i spesialnummeret og gir så mye prestisje som de grønne klærne er verdt. De to andre går tilbake på hånden.',
  'rules.example.cover-me.influence':
    '{names} treffer to trender hver, så spilleren velger. To er ikke nok til prestisje: Modellen som velges, går til påvirkningsraden og teller neste sesong.',
  'rules.example.cover-me.zeros':
    'Tre forsider og ikke ett eneste treff. Det krever mot, og da gir alle tre prestisje.',
  'rules.example.cover-up': 'En bunke, kort for kort',
  'rules.example.cover-up.start':
    'Fem grønne kort med {count} symboler til sammen. Hvor mange kan du få til å forsvinne?',
  'rules.example.cover-up.first': 'Det første kortet kan ligge hvor som helst.',
  'rules.example.cover-up.par':
    'Alle fem kortene ligger i bunken, og det er ingen feil: {points}. Bedre går det ikke med disse kortene, så dette er par. Er du først til å vende timeglasset, får du ett poeng mindre.',
  'rules.example.cover-up.without':
    'Hadde det siste kortet blitt liggende ved siden av bunken, ville du fått {points}: {inPile} for bunken, {onCard} for symbolene på kortet og 1 ekstra.',
  'about.title': 'Om Cover Story',
  'about.what': 'Hva er dette?',
  'about.what.text':
    'Et sted å spille kortspillene Cover Me og Cover Up: i nettleseren, med venner eller mot roboter. Programmer kan også spille mot hverandre her.',
  'about.kept': 'Hva vi lagrer',
  'about.kept.text':
    'Det finnes ingen kontoer. Nettleseren din lagrer navnet ditt, kodene til bordene dine og en hemmelig nøkkel til plassene dine. Serveren lagrer bordene. Ingenting hentes fra andre steder, og ingen sporer besøkene dine.',
  'about.bots': 'Robotene',
  'about.bots.text':
    'En robot ser det en spiller på plassen ville sett, og ikke mer. Det den ikke kan vite, må den gjette seg til, akkurat som du.',
  'about.free': 'Fri programvare',
  'about.free.text':
    'Alt er åpen kildekode under MIT-lisensen: regelmotoren, robotene, serveren, denne siden og alle tegningene.',
  'about.version': 'Versjon {version}',
} satisfies Wording<typeof english>;
