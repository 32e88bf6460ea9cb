export const learnCoverMe = {
  'learnCoverMe.title': 'Je eerste seizoen Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Stap {part} van {parts}',
  'learnCoverMe.next': 'Verder',
  'learnCoverMe.back': 'Terug',
  'learnCoverMe.choose': 'Kies voor mij',
  'learnCoverMe.again': 'Nog eens tonen',
  'learnCoverMe.restart': 'Opnieuw beginnen',
  'learnCoverMe.leave': 'Uitleg stoppen',
  'learnCoverMe.play': 'Korte partij spelen',

  'learnCoverMe.pick': 'Je eerste cover',
  'learnCoverMe.pick.text':
    'Je leidt {magazine}, een modemagazine, en december heeft een cover nodig. Het getal boven elke kaart laat zien bij hoeveel trends het model nu past. {name} past bij {value}: een prima keuze. Kies welke kaart je maar wilt!',
  'learnCoverMe.pick.keys':
    'Je kunt ook een kaart kiezen met de toetsen 1 t/m 9 en hem vastleggen met Enter.',
  'learnCoverMe.seal': 'Leg je cover vast',
  'learnCoverMe.seal.text':
    '{name} staat klaar. Druk op ‘{button}’: niemand ziet je cover voordat iedereen heeft gekozen.',
  'learnCoverMe.watch': 'Kijk mee',
  'learnCoverMe.watch.month':
    'Alle covers worden tegelijk onthuld. Let op de getallen: met elke cover komt er één bij voor elk kenmerk dat telt.',
  'learnCoverMe.watch.special':
    'Magazine voor magazine komt het model dat bij de meeste trends past in de extra editie. De andere gaan terug naar de hand.',
  'learnCoverMe.watch.hands': 'De anderen vullen hun hand aan en het volgende seizoen begint.',
  'learnCoverMe.shows': '{name} toont {model}',
  'learnCoverMe.revealed.text':
    '{list}. Met elke cover kwam er één bij voor elk kenmerk dat telt: patroon, haarlengte en haarkleur. Wat op kop ligt, is de trend; liggen er meerdere samen op kop, dan zijn het allemaal trends.',
  'learnCoverMe.revealed.now': 'Nu in de mode: {trends}.',
  'learnCoverMe.revealed.same': 'De mode is hetzelfde gebleven: {trends}.',
  'learnCoverMe.second': 'De tweede maand',
  'learnCoverMe.second.text':
    '{name} past nu bij {value} van de 3 trends. Je volgende cover kan dezelfde kenmerken omhoogduwen, of zelf beter passen. Kies een kaart en leg die vast.',
  'learnCoverMe.standings.text':
    'Trendwaarden tot nu toe: {list}. Uiteindelijk telt alleen je beste model, tenzij ze alle drie bij geen enkele trend passen.',
  'learnCoverMe.worth': '{name} {value} van 3',
  'learnCoverMe.third': 'De laatste maand',
  'learnCoverMe.third.text':
    'Na deze maand staan de trends van het seizoen vast. Je hebt één model nodig dat bij alle drie past, of drie modellen die nergens bij passen. Kies een kaart en leg die vast.',
  'learnCoverMe.feature': 'Wie komt in de extra editie?',
  'learnCoverMe.feature.text':
    'Je beste modellen staan gelijk: {names}. Kies er een. Met trendwaarde 3 scoort het model. Met 1 of 2 gaat het naar de invloedrij en bepaalt het mee wat volgend seizoen in de mode is.',
  'learnCoverMe.verdict': 'Je magazine',
  'learnCoverMe.verdict.scores':
    '{name} past bij alle drie de trends en levert {points} prestige op. Je twee andere covers zijn terug in je hand.',
  'learnCoverMe.verdict.influence':
    '{name} heeft trendwaarde {value}, en een enkel model scoort pas met een 3. Het model gaat naar de invloedrij en telt volgend seizoen mee. Je andere covers zijn terug in je hand.',
  'learnCoverMe.verdict.zeros':
    '{names} passen bij geen enkele trend. Dus scoren ze alle drie, samen {points} prestige!',
  'learnCoverMe.zeros': 'Lekker dwars',
  'learnCoverMe.zeros.text':
    'Je kunt ook op een tweede manier scoren: met drie covers die bij geen enkele trend passen. Dan scoren ze alle drie. Eén treffer bederft het al, dus er is lef voor nodig.',
  'learnCoverMe.take': 'Nieuwe kaarten',
  'learnCoverMe.take.text': {
    one: 'Je hebt gescoord, dus je neemt een kaart. Kies de bovenste van een van de drie open trekstapels, gesorteerd op haarkleur, of trek blind een kaart van de trekstapel.',
    other:
      'Je hebt met {count} modellen gescoord, dus je neemt {count} kaarten. Kies telkens de bovenste van een van de drie open trekstapels, gesorteerd op haarkleur, of trek blind een kaart van de trekstapel.',
  },
  'learnCoverMe.more': 'Nog een kaart',
  'learnCoverMe.more.text':
    'Neem op dezelfde manier nog een kaart: één voor elk model dat scoorde.',
  'learnCoverMe.keep': 'Nieuwe kaarten',
  'learnCoverMe.keep.text':
    'Je hebt niet gescoord, dus je bekijkt de bovenste twee kaarten van de opkomende trekstapel en houdt er één; de andere gaat onderaan. In het eerste jaar zijn ze groen en 3 waard: een mooie troostprijs.',
  'learnCoverMe.spring': 'Lente',
  'learnCoverMe.spring.text':
    'Iedereen heeft weer een volle hand en er is een nieuwe startspeler. Het is lente: nu telt kleding in plaats van patronen. De invloedrij telt al mee. Nu in de mode: {trends}.',
  'learnCoverMe.end': 'Je bent er klaar voor',
  'learnCoverMe.end.text':
    'Een standaardpartij telt twaalf van zulke seizoenen, en wie aan het eind het meeste prestige heeft, wint. Zin in een korte partij van acht? Met ‘{help}’ krijg je raad wanneer je maar wilt.',
} as const;
