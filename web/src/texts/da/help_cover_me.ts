export const helpCoverMe = {
  'helpCoverMe.now.draft': 'Nu: Vælg din starthånd',
  'helpCoverMe.now.cover': 'Nu: Vælg en forside',
  'helpCoverMe.now.sealed': 'Nu: Din forside er låst',
  'helpCoverMe.now.reveal': 'Nu: afsløringen',
  'helpCoverMe.now.special': 'Nu: særnummeret',
  'helpCoverMe.now.feature': 'Nu: Vælg, hvem der skal i særnummeret',
  'helpCoverMe.now.take': 'Nu: Tag et kort',
  'helpCoverMe.now.keep': 'Nu: et kig i nyhedsbunken',
  'helpCoverMe.now.season': 'Nu: en ny sæson',
  'helpCoverMe.now.swap': 'Nu: det nye år',
  'helpCoverMe.now.vote': 'Nu: delt førsteplads',
  'helpCoverMe.now.end': 'Nu: spillets slutning',

  'helpCoverMe.coach.cover':
    'Vælg modellen til månedens forside. Tallet over hvert kort viser, hvor mange trends modellen passer til nu, og hver forside løfter sine egne egenskaber: Modeller, der ligner hinanden, hjælper hinanden. Efter den tredje måned gælder det om at have én model, der passer til alle tre trends, eller tre, der ikke passer til nogen.',
  'helpCoverMe.coach.take':
    'Vælg et kort til hånden. Se efter egenskaber, du allerede har: Modeller, der deler dem, bringer hinanden på mode. Påvirkningsrækken tæller fra den første måned, så kort, der passer til den, har et forspring.',
  'helpCoverMe.coach.sealed':
    'Din forside er låst, og ingen kan se den. Indtil alle har valgt, kan du tage den tilbage eller vælge en anden. Se dig omkring imens: Hvilke egenskaber løfter de andre?',
  'helpCoverMe.coach.reveal':
    'Alle forsider afsløres samtidig, og hver lægger én til i hver egenskab, der tæller. Det, der fører i en egenskab, er trenden; deler flere føringen, er de alle trends. Kun trendene efter den tredje måned afgør noget.',
  'helpCoverMe.coach.special':
    'Hvert magasin vælger sin bedste model til særnummeret. En 3’er giver prestige; en 1’er eller 2’er går til påvirkningsrækken og tæller i næste sæson. Tre forsider, der ikke passer til en eneste trend, vælges sammen, og alle tre giver prestige.',
  'helpCoverMe.coach.feature':
    'Står dine bedste modeller lige, vælger du. Passer de til 3 trends, så vælg den, der giver mest prestige. Passer de til færre, så vælg den, hvis egenskaber du gerne vil se på mode i næste sæson.',
  'helpCoverMe.coach.keep':
    'Fik dit magasin ingen prestige, ser du i nyhedsbunken. Behold det, der passer til din hånd; resten lægges nederst. Disse modeller giver mere prestige end de fleste, så bare én, der passer til alle tre trends, er et stort skridt.',
  'helpCoverMe.coach.swap':
    'Nyt år, og du må bytte et kort. Skil dig af med en model, hvis egenskaber ingen spiller. Passer hånden godt sammen, så behold den.',
  'helpCoverMe.coach.vote':
    'Førstepladsen er delt. Siger alle på førstepladsen ja, spiller hele bordet en ekstrasæson. Ellers deler de sejren.',
  'helpCoverMe.coach.end':
    'Spillet er slut: Den, der har mest prestige, vinder. Diagrammet viser, i hvilken sæson spillet vendte. Gennemgangen viser, hvor et andet kort havde været bedre.',

  'helpCoverMe.chapter.models': 'Modellerne',
  'helpCoverMe.chapter.setUp': 'Forberedelse',
  'helpCoverMe.chapter.calendar': 'Kalenderen',
  'helpCoverMe.chapter.month': 'En måned',
  'helpCoverMe.chapter.special': 'Særnummeret',
  'helpCoverMe.chapter.scoring': 'Prestige og nye kort',
  'helpCoverMe.chapter.year': 'Et nyt år',
  'helpCoverMe.chapter.fictional': 'To spillere med fiktive spillere',
  'helpCoverMe.chapter.advanced': 'To spillere, avanceret',
  'helpCoverMe.chapter.end': 'Spillets slutning',
  'helpCoverMe.chapter.options': 'Valgmuligheder',
  'helpCoverMe.chapter.knowledge': 'Hvem ved hvad?',

  'helpCoverMe.1.1':
    'Der er 162 modeller, én for hver kombination af seks tøjfarver, tre mønstre, tre hårlængder og tre hårfarver. Navnene har ingen betydning i spillet.',
  'helpCoverMe.1.2':
    'Hver model har fire egenskaber: hårfarve, hårlængde, mønster og tøj. Hver egenskab findes i flere stile: Håret kan for eksempel være kort, halvlangt eller langt.',
  'helpCoverMe.1.4':
    'Tøjet bestemmer, hvor meget prestige en model er værd: gult, blåt og rødt 2, grønt 3, sort 4, hvidt 5.',
  'helpCoverMe.1.5': 'I kan være to til fem spillere. Hver spiller leder et magasin.',
  'helpCoverMe.1.6':
    'Catwalken tæller tøj eller mønstre. De to spejle tæller hårlængde og hårfarve. Hver stil har sit eget modespor.',
  'helpCoverMe.2.1':
    'Bland de 81 gule, blå og røde kort, og læg dem med bagsiden opad som trækbunke.',
  'helpCoverMe.2.2':
    'Bland de 27 grønne kort, og læg dem med bagsiden opad som nyhedsbunke for år 1. De sorte og hvide kort venter til senere år.',
  'helpCoverMe.2.3':
    'Vend kort fra trækbunken, og sortér dem efter hårfarve, til der er tre åbne bunker.',
  'helpCoverMe.2.4': 'Vend så to kort mere: De er begyndelsen på påvirkningsrækken.',
  'helpCoverMe.2.5':
    'Værten kan vælge startspilleren, for eksempel den mest farverige. Ellers trækkes der lod, og i en revanche starter den næste spiller med uret.',
  'helpCoverMe.2.6':
    'Alle får seks kort. Så tager I ét kort hver på skift, med uret fra startspilleren, tre gange rundt, så alle har ni. Er starthånden »Uddelt«, deles alle ni ud.',
  'helpCoverMe.2.7':
    'Når du tager et kort, vælger du det øverste i en åben bunke eller trækker det øverste, skjulte kort i trækbunken.',
  'helpCoverMe.2.8':
    'Så snart en åben bunke er tom, vendes kort fra trækbunken, til alle åbne bunker har et kort igen.',
  'helpCoverMe.2.9':
    'Er trækbunken tom, når der skal bruges et kort, blandes kastebunken og bliver til en ny trækbunke. Er der slet ingen kort tilbage, spiller du videre med færre kort på hånden.',
  'helpCoverMe.2.10': 'Alle må når som helst se kastebunken igennem.',
  'helpCoverMe.3.1':
    'Et standardspil varer tre år med vinter, forår, sommer og efterår: tolv sæsoner i alt.',
  'helpCoverMe.3.2':
    'I hver sæson er tre egenskaber aktive: Det er dem, der tæller. Hårfarve og hårlængde er altid aktive. Den tredje er mønsteret om efteråret og vinteren og tøjet om foråret og sommeren.',
  'helpCoverMe.3.3':
    'En sæson varer tre måneder; derefter kommer særnummeret, prestigen og nye kort. Efter efteråret kommer et nyt år.',
  'helpCoverMe.4.1':
    'Alle vælger ét kort i hemmelighed, og alle kort afsløres samtidig. Indtil da kan du ændre dit valg eller tage det tilbage.',
  'helpCoverMe.4.2':
    'Hver af sæsonens forsider og hvert kort i påvirkningsrækken tæller én gang for hver af sine tre aktive egenskaber. Modesporene tæller videre gennem alle tre måneder.',
  'helpCoverMe.4.3':
    'I hver aktiv egenskab er den stil, der fører, trenden. Deler flere føringen, er de alle trends.',
  'helpCoverMe.5.1':
    'Efter den tredje måned tæller du de aktive egenskaber, hvor en model passer til en trend. Det er modellens trendværdi, fra 0 til 3.',
  'helpCoverMe.5.2':
    'Af dine tre forsider kommer den med den højeste trendværdi i særnummeret. De andre kommer tilbage på hånden, og alle har set dem.',
  'helpCoverMe.5.3':
    'Deler flere den højeste værdi, og er den over 0, vælger du, hvem der kommer i særnummeret. Alle, der har et valg, vælger samtidig.',
  'helpCoverMe.5.4': 'Har alle tre værdi 0, kommer alle tre i særnummeret.',
  'helpCoverMe.6.1': 'Før der gives prestige, lægges den gamle påvirkningsrække i kastebunken.',
  'helpCoverMe.6.2':
    'En model i særnummeret med værdi 3 giver prestige. Har du tre modeller med værdi 0, giver alle tre prestige. En model med værdi 1 eller 2 går i stedet til påvirkningsrækken.',
  'helpCoverMe.6.3':
    'Så fylder alle hånden op, med uret fra startspilleren. Fik du prestige, tager du ét kort for hver model, der gav den. Fik du ingen, ser du på de to øverste kort i nyhedsbunken, beholder det ene og lægger det andet nederst.',
  'helpCoverMe.6.4':
    'Den næste spiller med uret bliver startspiller, kalenderen rykker frem, og alle modespor går tilbage til 0. Derefter tælles påvirkningsrækken med i den nye sæson.',
  'helpCoverMe.6.5':
    'Alle ser, hvilke kort der giver prestige, og må gerne holde regnskab. Bordet viser, hvor meget prestige hver spiller har, eller skjuler det, til den sidste sæson er slut.',
  'helpCoverMe.7.1': 'Efter efteråret lægges resten af nyhedsbunken øverst på trækbunken.',
  'helpCoverMe.7.2': 'De tre åbne bunker lægges i kastebunken.',
  'helpCoverMe.7.3': 'Der vendes kort fra trækbunken til tre nye åbne bunker.',
  'helpCoverMe.7.4':
    'De sorte kort er nyhedsbunken i år 2, de hvide i år 3. I et fjerde år er der ingen nyhedsbunke: Alle tager kort, som om de havde fået prestige.',
  'helpCoverMe.7.5':
    'Med uret fra startspilleren må hver spiller lægge ét kort fra hånden i kastebunken og tage et andet.',
  'helpCoverMe.8.1':
    'To fiktive spillere er med. Tolv skjulte kort fra trækbunken udgør deres bunke.',
  'helpCoverMe.8.2':
    'Hver måned, før I vælger, får den første fiktive spiller et kort med bagsiden opad og den anden et kort med billedsiden opad. Begge tæller fra afsløringen.',
  'helpCoverMe.8.3':
    'Hver fiktiv spiller får modellen med den højeste trendværdi i særnummeret; står flere lige, er det den, der blev vist først. Begge modeller går til påvirkningsrækken uanset deres værdi. Fiktive spillere får aldrig prestige; deres andre kort går tilbage til deres bunke.',
  'helpCoverMe.8.4':
    'Når I begge har fyldt hånden op, får de fiktive spilleres bunke et kort fra trækbunken og et fra nyhedsbunken og blandes. Så er der tolv kort i den igen. Er nyhedsbunken tom, tages begge kort fra trækbunken.',
  'helpCoverMe.9.1': 'I leder hver to magasiner: et hovedmagasin og et sidemagasin.',
  'helpCoverMe.9.2':
    'I får hver ni kort og tager så på skift ét ad gangen, kun fra de åbne bunker, til I har tolv. Hånden er på tolv kort hele spillet. Er starthånden »Uddelt«, deles alle tolv ud.',
  'helpCoverMe.9.3':
    'Hver måned vælger du to forsider, én til hvert magasin. Alle fire rækker tæller.',
  'helpCoverMe.9.4':
    'Hvert magasin vælger sin egen model til særnummeret. Du vælger for begge samtidig.',
  'helpCoverMe.9.5':
    'Hovedmagasinet giver prestige som sædvanlig. Det, der ville give prestige i sidemagasinet, går i stedet til midten; en model med værdi 1 eller 2 går til påvirkningsrækken.',
  'helpCoverMe.9.6':
    'Du fylder hånden op for begge magasiner på én gang; kort i midten tæller, som om de gav prestige. Gav ingen af magasinerne prestige, ser du på de fire øverste kort i nyhedsbunken og beholder to. Gav kun det ene prestige, beholder du først ét kort fra nyhedsbunken og tager derefter resten.',
  'helpCoverMe.9.7':
    'Står I lige, tælles først prestigen i midten med. Står det stadig lige, sammenlignes alle kort, også dem i midten.',
  'helpCoverMe.10.1':
    'Spillet slutter, når den sidste sæson er gjort op. Den, der har mest prestige, vinder.',
  'helpCoverMe.10.2':
    'Står flere lige, afgøres det af, hvem der har flest kort, der gav prestige, derefter flest med værdi 5, så 4, 3 og 2.',
  'helpCoverMe.10.3':
    'Står det stadig lige, stemmer de, der deler førstepladsen. Vil de alle, spiller hele bordet en ekstrasæson; ellers deler de sejren.',
  'helpCoverMe.10.4':
    'Et eksempel: To gule, et rødt, et blåt, to grønne og et hvidt kort er 19 prestige værd.',
  'helpCoverMe.11.1':
    'Det længere spil varer fire år. Det kortere varer også fire år, men kun med forår og efterår.',
  'helpCoverMe.11.2':
    'Med ens værdier er én tøjfarve ude af spillet, og hvert kort er 1 værd. Du får ét kort i hver af de andre farver og tager selv resten af hånden. Der er ingen nyhedsbunke: Alle tager kort, som om de havde fået prestige. Ingen kort skiftes ud ved årsskiftet. Ved delt førsteplads går I direkte til afstemningen, eller sejren deles; i det avancerede spil tælles først kortene i midten med.',
  'helpCoverMe.11.3':
    'Enten får I en del af starthånden og tager selv resten, eller også deles den helt ud.',
  'helpCoverMe.11.4':
    'Er I to, spiller I enten med to fiktive spillere, eller også spiller I det avancerede spil uden dem.',
  'helpCoverMe.11.5':
    'De, der deler førstepladsen, stemmer om en ekstrasæson eller deler bare sejren.',
  'helpCoverMe.12.1':
    'Alle ved, hvad der ligger med billedsiden opad, hvor mange kort der er i hver bunke og på hver hånd, og hvilke kort spillerne åbent har fået på hånden.',
  'helpCoverMe.12.2':
    'Kun du kender din hånd, din låste forside, de skjulte kort, du trak, og det, du så i nyhedsbunken.',
  'helpCoverMe.12.3':
    'Ingen kender rækkefølgen i de skjulte bunker eller en fiktiv spillers skjulte kort.',
} as const;
