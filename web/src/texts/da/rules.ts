import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.learn': 'Lær det ved at spille',
  'rules.coverMe.aim': 'Målet',
  'rules.coverMe.aim.text':
    'Alle er chefredaktør for hvert sit magasin. En model, der er helt trendy, når sæsonen slutter, kommer under dit spillerkort og giver prestige. Efter tre år vinder magasinet med mest prestige.',
  'rules.coverMe.traits': 'Modellerne',
  'rules.coverMe.traits.text':
    'Hver af de 162 modeller har en hårfarve, en hårlængde, en tøjfarve og et baggrundsmønster. Tøjfarven bestemmer prestigen: gult, blåt og rødt 2, grønt 3, sort 4, hvidt 5. Om foråret og sommeren tæller tøjet ud over håret, om efteråret og vinteren mønsteret.',
  'rules.coverMe.month': 'En måned',
  'rules.coverMe.month.text':
    'Alle vælger et kort fra hånden i hemmelighed og afslører det samtidig. Det står i din række som månedens forside. En sæson har tre måneder, så til sidst står der tre forsider i hver række.',
  'rules.coverMe.trends': 'Trendsene',
  'rules.coverMe.trends.text':
    'Hver forside i sæsonen og hvert kort i påvirkningsrækken tæller for det, man ser på det. For hver af de tre egenskaber, der tæller, er den hyppigste stil trenden; står flere lige, er der flere trends.',
  'rules.coverMe.special': 'Særnummeret',
  'rules.coverMe.special.text':
    'Efter den tredje måned har hver af dine forsider en trendværdi: hvor mange trends modellen passer til, 0 til 3. Modellen med den højeste værdi kommer i særnummeret; står flere lige, vælger du. Med 3 giver den prestige. Med 1 eller 2 går den til påvirkningsrækken og præger den næste sæson. Har alle tre 0, giver alle tre prestige. De andre kommer tilbage på hånden.',
  'rules.coverMe.hands': 'Nye kort',
  'rules.coverMe.hands.text':
    'Fik du prestige, tager du et kort for hver vundet model: det øverste fra en åben bunke eller et ukendt fra trækbunken. Ellers ser du på to kort fra nyhedsbunken, som er mere værd, og beholder det ene.',
  'rules.coverMe.year': 'Et nyt år',
  'rules.coverMe.year.text':
    'Efter efteråret fornyes de åbne bunker, og nyhedsbunken bliver mere kostbar: grøn det første år, sort det andet, hvid det tredje. Alle må bytte et kort fra hånden.',
  'rules.coverMe.end': 'Slutningen',
  'rules.coverMe.end.text':
    'Mest prestige vinder. Ved pointlighed afgør flest vundne kort, derefter flest kort med værdien 5, 4, 3 og 2. Står det stadig lige, stemmer disse spillere om en ekstrasæson eller deler sejren.',
  'rules.coverUp.aim': 'Målet',
  'rules.coverUp.aim.text':
    'I hver af fem runder bygger alle en bunke af fem gennemsigtige kort. Hvert symbol, der stadig kan ses, er et point, og færrest point vinder.',
  'rules.coverUp.pile': 'Bunken',
  'rules.coverUp.pile.text':
    'Kort må drejes og flippes. Ens symboler må ligge på hinanden og tæller så én gang; forskellige symboler må ikke mødes på et felt. Hvert kort skal hænge sammen med bunken ved et felt, hvor ens symboler mødes.',
  'rules.coverUp.round': 'En runde',
  'rules.coverUp.round.text':
    'Der er ingen ture: når der er talt til tre, bygger alle samtidig og må flytte deres kort, som de vil.',
  'rules.coverUp.hourglass': 'Timeglasset',
  'rules.coverUp.hourglass.text':
    'Ligger alle dine fem kort i bunken, må du vende timeglasset som den eneste i runden. Så er du færdig; de andre har tredive sekunder tilbage.',
  'rules.coverUp.scoring': 'Pointgivning',
  'rules.coverUp.scoring.text':
    'Et point for hvert synligt symbol. Er der en fejl i bunken, fjernes kort fra toppen, til den er fejlfri. Et kort ved siden af bunken koster sine symboler og et point mere. Den, der vendte timeglasset, får et point mindre for en fejlfri bunke på fem kort, ellers et point mere.',
  'rules.coverUp.between': 'Mellem runderne',
  'rules.coverUp.between.text':
    'Alle returnerer et grønt kort og får et gult eller et rødt, som har flere symboler. Derefter går alle fem kort til spilleren til venstre.',
  'rules.coverUp.end': 'Slutningen',
  'rules.coverUp.end.text':
    'Efter den femte runde vinder færrest point; de, der står lige, deler sejren. Alene bygger du uden timeglas mod par, det laveste resultat, dine kort tillader.',
  'about.title': 'Om Cover Story',
  'about.what': 'Hvad det er',
  'about.what.text':
    'Et bord til kortspillene Cover Me og Cover Up: med venner i browseren, mod botter eller for programmer, der spiller mod hinanden.',
  'about.kept': 'Hvad der gemmes',
  'about.kept.text':
    'Der er ingen konti. Din browser gemmer en hemmelig nøgle til dine pladser, dit navn og koderne til dine borde. Serveren gemmer bordene. Intet hentes andre steder fra, og ingen tæller dine besøg.',
  'about.bots': 'Botterne',
  'about.bots.text':
    'En bot ser det, en spiller på den plads ville se, og ikke mere. Hvad den ikke kan vide, må den gætte, ligesom du.',
  'about.free': 'Fri software',
  'about.free.text':
    'Det hele er åbent under MIT-licensen: reglerne i kode, botterne, serveren, denne side og hver tegning.',
  'about.version': 'Version {version}',
} satisfies Wording<typeof english>;
