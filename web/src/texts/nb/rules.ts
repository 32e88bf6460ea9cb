import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.learn': 'Lær det ved å spille',
  'rules.coverMe.aim': 'Målet',
  'rules.coverMe.aim.text':
    'Alle er sjefredaktør for hvert sitt magasin. En modell som er helt trendy når sesongen er slutt, legges under spillerkortet ditt og gir prestisje. Etter tre år vinner magasinet med mest prestisje.',
  'rules.coverMe.traits': 'Modellene',
  'rules.coverMe.traits.text':
    'Hver av de 162 modellene har en hårfarge, en hårlengde, en klesfarge og et bakgrunnsmønster. Klesfargen bestemmer prestisjen: gult, blått og rødt 2, grønt 3, svart 4, hvitt 5. Om våren og sommeren teller klærne i tillegg til håret, om høsten og vinteren mønsteret.',
  'rules.coverMe.month': 'En måned',
  'rules.coverMe.month.text':
    'Alle velger et kort fra hånden i hemmelighet og avslører det samtidig. Det står i raden din som månedens forside. En sesong har tre måneder, så til slutt står det tre forsider i hver rad.',
  'rules.coverMe.trends': 'Trendene',
  'rules.coverMe.trends.text':
    'Hver forside i sesongen og hvert kort i påvirkningsraden teller for det som vises på det. For hver av de tre egenskapene som teller, er den vanligste stilen trenden; står flere likt, er det flere trender.',
  'rules.coverMe.special': 'Spesialnummeret',
  'rules.coverMe.special.text':
    'Etter den tredje måneden har hver av forsidene dine en trendverdi: hvor mange trender modellen passer til, 0 til 3. Modellen med høyest verdi kommer i spesialnummeret; står flere likt, velger du. Med 3 gir den prestisje. Med 1 eller 2 går den til påvirkningsraden og preger neste sesong. Har alle tre 0, gir alle tre prestisje. De andre kommer tilbake på hånden.',
  'rules.coverMe.hands': 'Nye kort',
  'rules.coverMe.hands.text':
    'Fikk du prestisje, tar du et kort for hver vunnet modell: det øverste fra en åpen bunke, eller et ukjent fra trekkbunken. Ellers ser du på to kort fra nyhetsbunken, som er verdt mer, og beholder ett.',
  'rules.coverMe.year': 'Et nytt år',
  'rules.coverMe.year.text':
    'Etter høsten fornyes de åpne bunkene, og nyhetsbunken blir mer kostbar: grønn det første året, svart det andre, hvit det tredje. Alle kan bytte et kort fra hånden.',
  'rules.coverMe.end': 'Slutten',
  'rules.coverMe.end.text':
    'Mest prestisje vinner. Ved poenglikhet avgjør flest vunne kort, deretter flest kort med verdi 5, 4, 3 og 2. Står det fortsatt likt, stemmer disse spillerne om en ekstrasesong eller deler seieren.',
  'rules.coverUp.aim': 'Målet',
  'rules.coverUp.aim.text':
    'I hver av fem runder bygger alle en bunke av fem gjennomsiktige kort. Hvert symbol som fortsatt synes, er et poeng, og færrest poeng vinner.',
  'rules.coverUp.pile': 'Bunken',
  'rules.coverUp.pile.text':
    'Kort kan roteres og vendes. Like symboler kan ligge på hverandre og teller da én gang; ulike symboler må ikke møtes på en rute. Hvert kort må henge sammen med bunken ved en rute der like symboler møtes.',
  'rules.coverUp.round': 'En runde',
  'rules.coverUp.round.text':
    'Det er ingen turer: etter at det er telt til tre, bygger alle samtidig og kan flytte kortene sine som de vil.',
  'rules.coverUp.hourglass': 'Timeglasset',
  'rules.coverUp.hourglass.text':
    'Ligger alle de fem kortene dine i bunken, kan du vende timeglasset, som den eneste i runden. Da er du ferdig; de andre har tretti sekunder igjen.',
  'rules.coverUp.scoring': 'Opptelling',
  'rules.coverUp.scoring.text':
    'Ett poeng for hvert synlig symbol. Er det en feil i bunken, fjernes kort fra toppen til den er feilfri. Et kort ved siden av bunken koster symbolene sine og ett poeng til. Den som vendte timeglasset, får ett poeng mindre for en feilfri bunke med fem kort, ellers ett poeng mer.',
  'rules.coverUp.between': 'Mellom rundene',
  'rules.coverUp.between.text':
    'Alle leverer tilbake et grønt kort og får et gult eller et rødt, som har flere symboler. Så går alle fem kortene til spilleren til venstre.',
  'rules.coverUp.end': 'Slutten',
  'rules.coverUp.end.text':
    'Etter den femte runden vinner færrest poeng; de som står likt, deler seieren. Alene bygger du uten timeglass mot par, det laveste resultatet kortene dine tillater.',
  'about.title': 'Om Cover Story',
  'about.what': 'Hva det er',
  'about.what.text':
    'Et bord for kortspillene Cover Me og Cover Up: med venner i nettleseren, mot roboter, eller for programmer som spiller mot hverandre.',
  'about.kept': 'Hva som lagres',
  'about.kept.text':
    'Det finnes ingen kontoer. Nettleseren din lagrer en hemmelig nøkkel til plassene dine, navnet ditt og kodene til bordene dine. Serveren lagrer bordene. Ingenting hentes fra andre steder, og ingen teller besøkene dine.',
  'about.bots': 'Robotene',
  'about.bots.text':
    'En robot ser det en spiller på den plassen ville sett, og ikke mer. Det den ikke kan vite, må den gjette, akkurat som du.',
  'about.free': 'Fri programvare',
  'about.free.text':
    'Alt er åpent, under MIT-lisensen: regelmotoren, robotene, serveren, denne siden og hver tegning.',
  'about.version': 'Versjon {version}',
} satisfies Wording<typeof english>;
