export const learnCoverMe = {
  'learnCoverMe.title': 'Din første sæson i Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Del {part} af {parts}',
  'learnCoverMe.next': 'Næste',
  'learnCoverMe.back': 'Tilbage',
  'learnCoverMe.others': 'Lad de andre vælge',
  'learnCoverMe.choose': 'Vælg for mig',
  'learnCoverMe.again': 'Vis det igen',
  'learnCoverMe.restart': 'Begynd forfra',
  'learnCoverMe.leave': 'Afslut introduktionen',
  'learnCoverMe.fold': 'Mindre',
  'learnCoverMe.unfold': 'Mere',
  'learnCoverMe.play': 'Spil et helt spil mod robotter',

  'learnCoverMe.aim': 'Din mission',
  'learnCoverMe.aim.text':
    'Du er chefredaktør for {magazine}. En model, der er på mode, når en sæson slutter, giver dig prestige, og efter tre år vinder den, der har mest prestige. Lad os spille en første sæson mod to robotter: Du kan ikke vælge forkert.',
  'learnCoverMe.models': 'Dine modeller',
  'learnCoverMe.models.text':
    'Du har ni modeller på hånden. Hver har fire egenskaber: hårfarve, hårlængde, baggrundsmønster og tøj. Mød {card}. Tøjfarven bestemmer prestigen.',
  'learnCoverMe.calendar': 'Kalenderen',
  'learnCoverMe.calendar.text':
    'Det er vinter. Hårfarve og hårlængde tæller altid. Den tredje egenskab er mønsteret om efteråret og vinteren og tøjet om foråret og sommeren. En sæson har tre måneder, og hver måned viser alle én forside.',
  'learnCoverMe.tracks': 'Catwalk og spejle',
  'learnCoverMe.tracks.text':
    'De tæller modellerne på bordet. I hver egenskab er det, der fører, trenden, og den er fremhævet; deler flere føringen, er de alle trends. Lige nu: {trends}.',
  'learnCoverMe.influence': 'Påvirkningsrækken',
  'learnCoverMe.influence.text':
    'Disse to modeller har ligget her fra begyndelsen og tæller ligesom forsider. Derfor er noget på mode, før nogen har spillet.',
  'learnCoverMe.values': 'Trendværdier',
  'learnCoverMe.values.text':
    'Tallet over hvert kort viser, hvor mange af de tre trends modellen passer til lige nu. Det højeste på din hånd er {value}: {name}. Hver ny forside kan ændre det.',
  'learnCoverMe.pick': 'Din første forside',
  'learnCoverMe.pick.text':
    'Vælg et kort: Tryk på det, træk det hen til din række, eller tryk på 1 til 9. En model, der allerede passer til mange trends, er en god start.',
  'learnCoverMe.seal': 'Lås den',
  'learnCoverMe.seal.text':
    '{name} er klar til din forside. Tryk på »{button}« eller Enter, eller vælg først et andet kort.',
  'learnCoverMe.sealed': 'Låst',
  'learnCoverMe.sealed.text':
    'Ingen ser {name}, før alle har valgt. Indtil da kan du tage forsiden tilbage eller vælge en anden. Prøv det, hvis du har lyst; lad så de andre vælge.',
  'learnCoverMe.watch': 'Se her',
  'learnCoverMe.watch.month':
    'Alle forsider afsløres samtidig. Hver af dem flytter tre markører et trin op, én for hver egenskab, der tæller.',
  'learnCoverMe.watch.special':
    'Magasin for magasin kommer den model, der passer til flest trends, i særnummeret. De andre går tilbage på hånden.',
  'learnCoverMe.watch.hands': 'De andre fylder hånden op, og næste sæson begynder.',
  'learnCoverMe.shows': '{name} viser {model}',
  'learnCoverMe.revealed.text': '{list}. Hver forside flyttede tre markører et trin op.',
  'learnCoverMe.revealed.now': 'På mode nu: {trends}.',
  'learnCoverMe.revealed.same': 'Moden er den samme som før: {trends}.',
  'learnCoverMe.ties': 'Delt føring',
  'learnCoverMe.ties.text':
    'Når flere deler føringen, er de alle trends, som nu: {list}. I hver egenskab er det nok at passe til en af dem.',
  'learnCoverMe.ties.none':
    'Lige nu er der ingen, der deler føringen. Gjorde de det, ville de alle være trends, og det ville være nok at passe til en af dem.',
  'learnCoverMe.standing': 'Din forside indtil nu',
  'learnCoverMe.standing.text':
    '{name} passer nu til {value} af de tre trends, som prikkerne på forsiden viser. Der er ikke afgjort noget endnu: Det er trendene efter den tredje måned, der tæller.',
  'learnCoverMe.second': 'Den anden måned',
  'learnCoverMe.second.text':
    'De andre har allerede låst deres forsider. Vil du styrke de trends, din første forside har brug for, eller vise en model, der passer bedre? Vælg et kort, og lås det.',
  'learnCoverMe.standings': 'Dine forsider indtil nu',
  'learnCoverMe.standings.text':
    'Trends indtil nu: {list}. Til sidst tæller kun din bedste model, medmindre ingen af de tre passer til noget.',
  'learnCoverMe.worth': '{name} {value} af 3',
  'learnCoverMe.third': 'Den sidste måned',
  'learnCoverMe.third.text':
    'Denne forside afgør sæsonens trends. Du har brug for én model, der passer til alle tre, eller tre modeller, der ikke passer til nogen. Vælg et kort, og lås det.',
  'learnCoverMe.special': 'Særnummeret',
  'learnCoverMe.special.text':
    'Efter den tredje måned ligger trendene fast: {trends}. I hvert magasin kommer modellen med den højeste trendværdi i særnummeret; de andre går tilbage på hånden.',
  'learnCoverMe.feature': 'Hvem skal i særnummeret?',
  'learnCoverMe.feature.text':
    'Dine bedste modeller står lige: {names}. Vælg én. Med trendværdi 3 giver modellen prestige. Med 1 eller 2 går modellen til påvirkningsrækken og er med til at forme næste sæson.',
  'learnCoverMe.verdict': 'Dit magasin',
  'learnCoverMe.verdict.scores':
    '{name} passer til alle tre trends og giver {points} prestige. Dine to andre forsider er tilbage på hånden.',
  'learnCoverMe.verdict.influence':
    '{name} har trendværdi {value}, og kun 3 giver prestige. Modellen går til påvirkningsrækken og tæller i næste sæson. Dine andre forsider er tilbage på hånden.',
  'learnCoverMe.verdict.zeros':
    'Ingen af dine tre forsider passer til en eneste trend: {names}. Så giver alle tre prestige, {points} i alt!',
  'learnCoverMe.rivals': 'De andre magasiner',
  'learnCoverMe.rivals.text':
    '{list}. Den, der ikke får prestige, er i stedet med til at forme næste sæson.',
  'learnCoverMe.zeros': 'Modigt anderledes',
  'learnCoverMe.zeros.text':
    'Der er også en anden vej til prestige: tre forsider, der slet ikke passer til nogen trend. Så giver alle tre prestige. Passer bare én, er det spoleret, så det kræver mod.',
  'learnCoverMe.take': 'Nye kort',
  'learnCoverMe.take.text': {
    one: 'Du fik prestige, så du tager et kort. Vælg det øverste i en af de tre åbne bunker, sorteret efter hårfarve, eller træk et skjult kort fra trækbunken.',
    other:
      'Du fik prestige for {count} modeller, så du tager {count} kort. Vælg hver gang det øverste i en af de tre åbne bunker, sorteret efter hårfarve, eller træk et skjult kort fra trækbunken.',
  },
  'learnCoverMe.more': 'Et kort til',
  'learnCoverMe.more.text': 'Tag et kort til på samme måde: ét for hver model, der gav prestige.',
  'learnCoverMe.keep': 'Nye kort',
  'learnCoverMe.keep.text':
    'Du fik ikke prestige, så du ser på de to øverste kort i nyhedsbunken og beholder det ene; det andet lægges nederst. Det første år er de grønne og 3 værd: en fin trøst.',
  'learnCoverMe.spring': 'Forår',
  'learnCoverMe.spring.text':
    'Alle har fyldt hånden op igen, og der er en ny startspiller. Det er forår: Nu tæller tøjet i stedet for mønsteret. Påvirkningsrækken er allerede talt med på modesporene: {trends}.',
  'learnCoverMe.years': 'Årene',
  'learnCoverMe.years.text':
    'Efter efteråret kommer der nye åbne bunker, alle må bytte et kort, og nyhedsbunken bliver mere værd: sort med værdi 4 i år 2 og hvid med værdi 5 i år 3. Efter tre år vinder den, der har mest prestige. Står flere lige, afgør antallet af kort, der gav prestige.',
  'learnCoverMe.end': 'Du er klar til at spille',
  'learnCoverMe.end.text':
    'Det var én sæson af tolv. Ved alle borde viser »{help}« de regler, der gælder lige nu. Du kan også spille videre her.',
} as const;
