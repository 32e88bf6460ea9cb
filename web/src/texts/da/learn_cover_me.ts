export const learnCoverMe = {
  'learnCoverMe.title': 'Din første sæson i Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Trin {part} af {parts}',
  'learnCoverMe.next': 'Næste',
  'learnCoverMe.back': 'Tilbage',
  'learnCoverMe.choose': 'Vælg for mig',
  'learnCoverMe.again': 'Vis det igen',
  'learnCoverMe.restart': 'Begynd forfra',
  'learnCoverMe.leave': 'Afslut introduktionen',
  'learnCoverMe.play': 'Spil et hurtigt spil',

  'learnCoverMe.pick': 'Din første forside',
  'learnCoverMe.pick.text':
    'Du leder {magazine}, et modemagasin, og december mangler en forside. Tallet over hvert kort viser, hvor mange trends modellen passer til lige nu. {name} passer til {value}: et godt valg. Vælg lige det kort, du vil!',
  'learnCoverMe.pick.keys': 'Tasterne 1 til 9 vælger også et kort, og Enter låser det.',
  'learnCoverMe.seal': 'Lås den',
  'learnCoverMe.seal.text':
    '{name} er klar. Tryk på »{button}«: Ingen ser din forside, før alle har valgt.',
  'learnCoverMe.watch': 'Se her',
  'learnCoverMe.watch.month':
    'Alle forsider afsløres samtidig. Hold øje med tallene: Hver forside lægger én til i hver egenskab, der tæller.',
  'learnCoverMe.watch.special':
    'Magasin for magasin kommer den model, der passer til flest trends, i særnummeret. De andre kommer tilbage på hånden.',
  'learnCoverMe.watch.hands': 'De andre fylder hånden op, og næste sæson begynder.',
  'learnCoverMe.shows': '{name} med {model}',
  'learnCoverMe.revealed.text':
    'Forsiderne: {list}. Hver forside har lagt én til i hver egenskab, der tæller: mønster, hårlængde og hårfarve. Det, der fører, er trenden; deler flere føringen, er de alle trends.',
  'learnCoverMe.revealed.now': 'På mode nu: {trends}.',
  'learnCoverMe.revealed.same': 'Moden er den samme som før: {trends}.',
  'learnCoverMe.second': 'Den anden måned',
  'learnCoverMe.second.text':
    '{name} passer nu til {value} af 3 trends. Din næste forside kan løfte de samme egenskaber eller selv passe bedre. Vælg et kort, og lås det.',
  'learnCoverMe.standings.text':
    'Trends indtil nu: {list}. Til sidst tæller kun din bedste model, medmindre ingen af de tre passer til noget.',
  'learnCoverMe.worth': '{name} {value} af 3',
  'learnCoverMe.third': 'Den sidste måned',
  'learnCoverMe.third.text':
    'Nu afgøres sæsonens trends. Du har brug for én model, der passer til alle tre, eller tre modeller, der ikke passer til nogen. Vælg et kort, og lås det.',
  'learnCoverMe.feature': 'Hvem skal i særnummeret?',
  'learnCoverMe.feature.text':
    'Dine bedste modeller står lige: {names}. Vælg én. Med trendværdi 3 giver modellen prestige. Med 1 eller 2 går modellen til påvirkningsrækken og er med til at forme næste sæson.',
  'learnCoverMe.verdict': 'Dit magasin',
  'learnCoverMe.verdict.scores':
    '{name} passer til alle tre trends og giver {points} prestige. Dine to andre forsider er tilbage på hånden.',
  'learnCoverMe.verdict.influence':
    '{name} har trendværdi {value}, og en enkelt model giver kun prestige med 3. Modellen går til påvirkningsrækken og tæller i næste sæson. Dine andre forsider er tilbage på hånden.',
  'learnCoverMe.verdict.zeros':
    '{names} passer ikke til en eneste trend. Så giver alle tre prestige, {points} i alt!',
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
    'Alle har fyldt hånden op igen, og der er kommet en ny startspiller. Det er forår: Nu tæller tøjet i stedet for mønsteret. Påvirkningsrækken er allerede talt med. På mode nu: {trends}.',
  'learnCoverMe.end': 'Du er klar til at spille',
  'learnCoverMe.end.text':
    'Et standardspil har tolv sæsoner som denne, og den, der har mest prestige til sidst, vinder. Har du lyst til et hurtigt spil med kun otte? Under »{help}« er der altid råd at hente.',
} as const;
