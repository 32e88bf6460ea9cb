export const learnCoverMe = {
  'learnCoverMe.title': 'En første sæson af Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Del {part} af {parts}',
  'learnCoverMe.next': 'Videre',
  'learnCoverMe.back': 'Tilbage',
  'learnCoverMe.others': 'Lad de andre vælge',
  'learnCoverMe.choose': 'Vælg for mig',
  'learnCoverMe.again': 'Vis igen',
  'learnCoverMe.restart': 'Begynd forfra',
  'learnCoverMe.leave': 'Afslut introduktionen',
  'learnCoverMe.fold': 'Mindre',
  'learnCoverMe.unfold': 'Mere',
  'learnCoverMe.play': 'Spil et helt parti mod botter',
  'learnCoverMe.broken': 'Introduktionen kunne ikke indlæses.',

  'learnCoverMe.aim': 'Målet',
  'learnCoverMe.aim.text':
    'Du er chefredaktør for {magazine}. Modeller, der er på mode, når en sæson slutter, giver prestige, og efter tre år vinder mest prestige. Nu spiller du en første sæson mod to botter: Uanset hvad du vælger, er det i orden.',
  'learnCoverMe.models': 'Dine modeller',
  'learnCoverMe.models.text':
    'Du har ni modeller på hånden, hver med fire egenskaber: hårfarve, hårlængde, mønsteret bagved og tøj. Dette er {card}. Tøjfarven bestemmer prestigen.',
  'learnCoverMe.calendar': 'Kalenderen',
  'learnCoverMe.calendar.text':
    'Det er vinter. Hårfarve og hårlængde tæller altid; den tredje egenskab er mønsteret om efteråret og vinteren, tøjet om foråret og sommeren. En sæson har tre måneder, og hver måned viser alle én forside.',
  'learnCoverMe.tracks': 'Catwalk og spejle',
  'learnCoverMe.tracks.text':
    'De tæller modellerne på bordet med et modespor for hver stil. Den højeste i en egenskab er trenden, trykt i sort; står flere lige højt, er de alle trends. Lige nu: {trends}.',
  'learnCoverMe.influence': 'Påvirkningsrækken',
  'learnCoverMe.influence.text':
    'Disse to modeller har ligget her fra begyndelsen og tæller som forsider. Derfor er noget allerede på mode, før nogen har spillet.',
  'learnCoverMe.values': 'Trendværdier',
  'learnCoverMe.values.text':
    'Tallet over hvert kort siger, hvor mange af de tre trends modellen passer til nu. Højest på din hånd: {name} med {value}. Hver forside, der vises, kan ændre det.',
  'learnCoverMe.pick': 'Din første forside',
  'learnCoverMe.pick.text':
    'Vælg et kort: tryk på det, træk det hen til din række, eller brug tasterne 1 til 9. En model, der passer til mange trends nu, er en god begyndelse.',
  'learnCoverMe.seal': 'Lås den',
  'learnCoverMe.seal.text':
    '{name} ville blive din forside. Tryk på »{button}« eller på Enter, eller vælg først et andet kort.',
  'learnCoverMe.sealed': 'Låst',
  'learnCoverMe.sealed.text':
    'Ingen ser {name}, før alle har valgt. Indtil da kan du tage forsiden tilbage eller vælge en anden: Prøv det gerne. Lad så de andre vælge.',
  'learnCoverMe.watch': 'Se her',
  'learnCoverMe.watch.month':
    'Alle forsider afsløres samtidig. Hver flytter tre markører ét trin: én for hver egenskab, der tæller.',
  'learnCoverMe.watch.special':
    'Magasin for magasin: Modellen med flest trends kommer i særnummeret, de andre går tilbage på hånden.',
  'learnCoverMe.watch.hands': 'De andre fylder deres hænder op, og den næste sæson begynder.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text': 'Viste forsider: {list}. Hver flyttede tre markører ét trin.',
  'learnCoverMe.revealed.now': 'På mode nu: {trends}.',
  'learnCoverMe.revealed.same': 'Moden er den samme som før: {trends}.',
  'learnCoverMe.ties': 'Lige højt',
  'learnCoverMe.ties.text':
    'De, der står lige højt, er trends sammen. Sådan er det nu: {list}. Det er nok at passe til en af dem.',
  'learnCoverMe.ties.none':
    'Lige nu står ingen to lige højt. Gjorde de det, var begge trends, og det ville være nok at passe til en af dem.',
  'learnCoverMe.standing': 'Din forside nu',
  'learnCoverMe.standing.text':
    '{name} passer nu til {value} af de tre trends, som prikkerne på forsiden viser. Intet er afgjort endnu: Kun trendsene efter den tredje måned tæller.',
  'learnCoverMe.second': 'Den anden måned',
  'learnCoverMe.second.text':
    'De andre har allerede låst. Styrk de trends, som din første forside har brug for, eller vis en model, der passer bedre. Vælg et kort, og lås det.',
  'learnCoverMe.standings': 'Dine forsider nu',
  'learnCoverMe.standings.text':
    'Trends, der passer indtil nu: {list}. Til sidst tæller kun din bedste model, medmindre ingen af de tre passer til noget.',
  'learnCoverMe.worth': '{name} {value} af 3',
  'learnCoverMe.third': 'Den sidste måned',
  'learnCoverMe.third.text':
    'Med denne forside er sæsonens trends afgjort. Du har brug for en model, der passer til alle tre, eller tre modeller, der ikke passer til nogen. Vælg og lås.',
  'learnCoverMe.special': 'Særnummeret',
  'learnCoverMe.special.text':
    'Efter den tredje måned ligger trendsene fast: {trends}. Hvert magasin vælger modellen med den højeste trendværdi til særnummeret, og de andre går tilbage på hånden.',
  'learnCoverMe.feature': 'Hvem til særnummeret?',
  'learnCoverMe.feature.text':
    'Dine bedste modeller står lige: {names}. Vælg en. Med trendværdi 3 giver modellen prestige; med 1 eller 2 går den til påvirkningsrækken og er med til at skabe den næste mode.',
  'learnCoverMe.verdict': 'Dit magasin',
  'learnCoverMe.verdict.scores':
    '{name} passer til alle tre trends og giver {points} prestige. Dine to andre forsider er tilbage på hånden.',
  'learnCoverMe.verdict.influence':
    '{name} har trendværdi {value}, og kun 3 giver prestige. Modellen går til påvirkningsrækken og tæller i næste sæson; dine andre forsider er tilbage på hånden.',
  'learnCoverMe.verdict.zeros':
    'Ingen af dine tre forsider passer til nogen trend: {names}. Så giver alle tre prestige, {points} tilsammen.',
  'learnCoverMe.rivals': 'De andre magasiner',
  'learnCoverMe.rivals.text':
    '{list}. Den, der ikke får prestige, er til gengæld med til at bestemme den næste mode.',
  'learnCoverMe.zeros': 'Tre gange ingenting',
  'learnCoverMe.zeros.text':
    'Der er en anden måde at få prestige på: Tre forsider, der ikke passer til nogen trend, giver prestige alle tre. En enkelt træffer ødelægger det, så det kræver mod.',
  'learnCoverMe.take': 'Nye kort',
  'learnCoverMe.take.text': {
    one: 'Du fik prestige, så du tager et kort: det øverste fra en af de tre åbne bunker, sorteret efter hårfarve, eller et ukendt fra trækbunken.',
    other:
      'Du fik prestige for {count} modeller, så du tager {count} kort: hver gang det øverste fra en af de tre åbne bunker, sorteret efter hårfarve, eller et ukendt fra trækbunken.',
  },
  'learnCoverMe.more': 'Et kort til',
  'learnCoverMe.more.text': 'Tag et kort til på samme måde: et for hver model, der gav prestige.',
  'learnCoverMe.keep': 'Nye kort',
  'learnCoverMe.keep.text':
    'Du fik ingen prestige, så du ser på to kort fra nyhedsbunken og beholder det ene; det andet lægges nederst. Det første år er de grønne og 3 værd: en trøst.',
  'learnCoverMe.spring': 'Forår',
  'learnCoverMe.spring.text':
    'Alle hænder er fulde igen, og en anden er startspiller. Det er forår: Nu tæller tøjet og ikke mønsteret. Påvirkningsrækken er allerede talt med: {trends}.',
  'learnCoverMe.years': 'Årene',
  'learnCoverMe.years.text':
    'Efter efteråret kommer nye åbne bunker, alle må bytte et kort, og nyhedsbunken bliver mere kostbar: sort på 4 i år 2, hvid på 5 i år 3. Efter tre år vinder mest prestige; står det lige, flest kort.',
  'learnCoverMe.end': 'Nu kan du spille',
  'learnCoverMe.end.text':
    'Det var én sæson af tolv. Ved hvert bord siger »{help}«, hvilke regler der gælder lige nu. Du kan også spille videre her.',
} as const;
