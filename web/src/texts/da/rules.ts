import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.short': 'Reglerne kort fortalt',
  'rules.learn': 'Lær det ved at spille',
  'rules.coverMe.aim': 'Målet',
  'rules.coverMe.aim.text':
    'Du er chefredaktør for et modemagasin, og det er alle andre ved bordet også. Er modellen på din forside helt trendy, når sæsonen slutter, får dit magasin prestige. I standardspillet vinder magasinet med mest prestige efter tre år.',
  'rules.coverMe.traits': 'Modellerne',
  'rules.coverMe.traits.text':
    'Hver af de 162 modeller har en hårfarve, en hårlængde, en tøjfarve og et baggrundsmønster. Tøjet bestemmer, hvor meget prestige en model er værd: gult, blåt og rødt 2, grønt 3, sort 4, hvidt 5. Hårfarve og hårlængde tæller altid. Om foråret og sommeren tæller tøjet også; om efteråret og vinteren er det mønsteret.',
  'rules.coverMe.month': 'En måned',
  'rules.coverMe.month.text':
    'Alle vælger et kort fra hånden i hemmelighed, og alle kort afsløres samtidig. Dit kort kommer i din række: Det er månedens forside. En sæson har tre måneder, så du ender med tre forsider.',
  'rules.coverMe.trends': 'Trendene',
  'rules.coverMe.trends.text':
    'Alle sæsonens forsider tæller, og det gør alle kort i påvirkningsrækken også. I hver af de tre egenskaber, der tæller, er trenden det, der ses oftest. Deler flere føringen, er de alle trends.',
  'rules.coverMe.special': 'Særnummeret',
  'rules.coverMe.special.text':
    'Efter den tredje måned har hver af dine forsider en trendværdi fra 0 til 3: antallet af trends, den passer til. Din forside med den højeste værdi kommer i særnummeret; står flere lige, vælger du. Med 3 giver den prestige. Med 1 eller 2 går den til påvirkningsrækken og er med til at forme næste sæson. Resten kommer tilbage på hånden. Men har alle dine tre forsider 0, giver alle tre prestige.',
  'rules.coverMe.hands': 'Nye kort',
  'rules.coverMe.hands.text':
    'Fik du prestige, tager du et kort for hver model, der gav den: det øverste i en åben bunke eller et skjult kort fra trækbunken. Ellers ser du på de to øverste kort i nyhedsbunken, som er mere værd, og beholder det ene.',
  'rules.coverMe.year': 'Et nyt år',
  'rules.coverMe.year.text':
    'Efter efteråret skiftes de åbne bunker ud, og alle må bytte et kort. Nyhedsbunken bliver også mere værd: grøn det første år, sort det andet, hvid det tredje.',
  'rules.coverMe.end': 'Slutningen',
  'rules.coverMe.end.text':
    'Den, der har mest prestige, vinder. Står flere lige, afgøres det af, hvem der har flest kort, der gav prestige, derefter flest med værdi 5, så 4, 3 og 2. Står det stadig lige, stemmer de, der deler førstepladsen, om en ekstrasæson, eller de deler sejren.',
  'rules.coverUp.aim': 'Målet',
  'rules.coverUp.aim.text':
    'Fem runder, fem gennemsigtige kort: I hver runde gælder det om hurtigt at samle dem i en bunke. Hvert symbol, der stadig er synligt, giver et point, og færrest point vinder.',
  'rules.coverUp.pile': 'Bunken',
  'rules.coverUp.pile.text':
    'Du må dreje og flippe dine kort. Identiske symboler må ligge på samme felt og tæller så kun én gang. Forskellige symboler må aldrig dele felt. Hvert kort skal sidde fast på bunken ved et felt, hvor identiske symboler ligger oven på hinanden.',
  'rules.coverUp.round': 'En runde',
  'rules.coverUp.round.text':
    'Ingen venter på tur: Når der er talt til tre, bygger alle samtidig. Flyt rundt på dine kort, så tit du vil.',
  'rules.coverUp.hourglass': 'Timeglasset',
  'rules.coverUp.hourglass.text':
    'Når alle dine fem kort ligger i bunken, må du vende timeglasset, medmindre sandet allerede løber. Når du har vendt det, er du færdig, og de andre bygger videre, til sandet er løbet ud: normalt tredive sekunder.',
  'rules.coverUp.scoring': 'Pointgivning',
  'rules.coverUp.scoring.text':
    'Du får et point for hvert synligt symbol. Er der en fejl i din bunke, fjernes kort fra toppen, til resten er fejlfri. Et kort ved siden af bunken koster et point for hvert symbol plus ét ekstra. Vendte du timeglasset, får du et point mindre, hvis din bunke var fejlfri, og et point mere, hvis den ikke var det.',
  'rules.coverUp.between': 'Mellem runderne',
  'rules.coverUp.between.text':
    'Alle returnerer et grønt kort og får et med flere symboler: et gult kort efter runde 1 og 3, et rødt efter runde 2 og 4. Så giver du alle fem kort videre til spilleren til venstre.',
  'rules.coverUp.end': 'Slutningen',
  'rules.coverUp.end.text':
    'Efter den femte runde vinder den, der har færrest point; står flere lige, deler de sejren. Når du spiller alene, er det uden timeglas og mod par, det laveste pointtal, dine kort tillader.',
  'rules.example.cover-me': 'En sæson trin for trin',
  'rules.example.cover-me.start':
    'Tre magasiner, og i påvirkningsrækken ligger to modeller fra sidste sæson: {models}. De tæller med fra starten.',
  'rules.example.cover-me.month.1': 'Tern og romber står lige, så begge er trends.',
  'rules.example.cover-me.month.2': 'To ternede forsider mere, og romberne er gået af mode.',
  'rules.example.cover-me.month.3': 'Det var den sidste måned, så nu ligger trendene fast.',
  'rules.example.cover-me.scores':
    'Kun den første forside passer til alle tre trends. Den kommer i særnummeret og giver så meget prestige, som det grønne tøj er værd. De to andre kommer tilbage på hånden.',
  'rules.example.cover-me.influence':
    '{names} passer hver til to trends, så spilleren vælger. To er ikke nok til prestige: Den valgte model går til påvirkningsrækken og tæller i næste sæson.',
  'rules.example.cover-me.zeros':
    'Tre forsider og ikke en eneste trend. Det kræver mod, og så giver alle tre prestige.',
  'rules.example.cover-up': 'En bunke kort for kort',
  'rules.example.cover-up.start':
    'Fem grønne kort med {count} symboler i alt. Hvor mange kan du få til at forsvinde?',
  'rules.example.cover-up.first': 'Det første kort må ligge hvor som helst.',
  'rules.example.cover-up.par':
    'Alle fem kort ligger i bunken, og der er ingen fejl: {points}. Bedre kan det ikke gøres med disse kort, så det her er par. Er du den første, der vender timeglasset, får du et point mindre.',
  'rules.example.cover-up.without':
    'Var det sidste kort blevet liggende ved siden af bunken, havde du fået {points}: {inPile} for bunken, {onCard} for symbolerne på kortet og 1 ekstra.',
  'about.title': 'Om Cover Story',
  'about.what': 'Hvad er det?',
  'about.what.text':
    'Et sted at spille kortspillene Cover Me og Cover Up: i browseren, med venner eller mod robotter. Programmer kan også spille mod hinanden her.',
  'about.kept': 'Hvad vi gemmer',
  'about.kept.text':
    'Der er ingen konti. Din browser gemmer dit navn, koderne til dine borde og en hemmelig nøgle til dine pladser. Serveren gemmer bordene. Der hentes ikke noget andre steder fra, og ingen sporer dine besøg.',
  'about.bots': 'Robotterne',
  'about.bots.text':
    'En robot ser det, en spiller på dens plads ville se, og ikke mere. Det, den ikke kan vide, må den gætte sig til, ligesom du.',
  'about.free': 'Fri software',
  'about.free.text':
    'Det hele er open source under MIT-licensen: regelmotoren, robotterne, serveren, denne side og alle tegningerne.',
  'about.version': 'Version {version}',
} satisfies Wording<typeof english>;
