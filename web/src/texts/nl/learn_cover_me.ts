export const learnCoverMe = {
  'learnCoverMe.title': 'Een eerste seizoen Cover Me',
  'learnCoverMe.coach': 'Coach',
  'learnCoverMe.progress': 'Deel {part} van {parts}',
  'learnCoverMe.next': 'Verder',
  'learnCoverMe.back': 'Terug',
  'learnCoverMe.others': 'De anderen laten kiezen',
  'learnCoverMe.choose': 'Kies voor mij',
  'learnCoverMe.again': 'Nog eens tonen',
  'learnCoverMe.restart': 'Opnieuw beginnen',
  'learnCoverMe.leave': 'Uitleg beëindigen',
  'learnCoverMe.fold': 'Minder',
  'learnCoverMe.unfold': 'Meer',
  'learnCoverMe.play': 'Een hele partij tegen bots spelen',
  'learnCoverMe.broken': 'De uitleg kon niet worden geladen.',

  'learnCoverMe.aim': 'Het doel',
  'learnCoverMe.aim.text':
    'Je bent hoofdredacteur van {magazine}. Modellen die aan het eind van een seizoen in de mode zijn, leveren prestige op, en na drie jaar wint het meeste prestige. Nu speel je een eerste seizoen tegen twee bots: wat je ook kiest, het is goed.',
  'learnCoverMe.models': 'Je modellen',
  'learnCoverMe.models.text':
    'Je hebt negen modellen in je hand, elk met vier kenmerken: haarkleur, haarlengte, het patroon op de achtergrond en de kleding. Dit is {card}. De kledingkleur bepaalt het prestige.',
  'learnCoverMe.calendar': 'De kalender',
  'learnCoverMe.calendar.text':
    'Het is winter. Haarkleur en haarlengte tellen altijd; het derde kenmerk is het patroon in herfst en winter en de kleding in lente en zomer. Een seizoen heeft drie maanden, en elke maand toont iedereen één cover.',
  'learnCoverMe.tracks': 'Catwalk en spiegels',
  'learnCoverMe.tracks.text':
    'Ze tellen de modellen op tafel, met een spoor voor elke stijl. De hoogste van een kenmerk is de trend, in inkt gedrukt; zijn er meer even hoog, dan zijn ze allemaal trend. Op dit moment: {trends}.',
  'learnCoverMe.influence': 'De invloedrij',
  'learnCoverMe.influence.text':
    'Deze twee modellen liggen hier vanaf het begin en tellen mee als covers. Daarom is er al iets in de mode voordat iemand gespeeld heeft.',
  'learnCoverMe.values': 'Trendwaarden',
  'learnCoverMe.values.text':
    'Het getal boven elke kaart zegt bij hoeveel van de drie trends het model nu past. De hoogste in je hand: {name} met {value}. Elke cover die getoond wordt, kan dat veranderen.',
  'learnCoverMe.pick': 'Je eerste cover',
  'learnCoverMe.pick.text':
    'Kies een kaart: druk erop, sleep haar naar je rij of gebruik de toetsen 1 tot 9. Een model dat nu bij veel trends past, is een goed begin.',
  'learnCoverMe.seal': 'Leg vast',
  'learnCoverMe.seal.text':
    '{name} zou je cover zijn. Druk op ‘{button}’ of op Enter; of kies eerst een andere kaart.',
  'learnCoverMe.sealed': 'Vastgelegd',
  'learnCoverMe.sealed.text':
    'Niemand ziet {name} voordat iedereen gekozen heeft. Tot dan kun je de cover terugnemen of een andere kiezen: probeer het gerust. Laat daarna de anderen kiezen.',
  'learnCoverMe.watch': 'Kijk',
  'learnCoverMe.watch.month':
    'Alle covers worden tegelijk omgedraaid. Elke cover verschuift drie markeerders één stap: één voor elk kenmerk dat telt.',
  'learnCoverMe.watch.special':
    'Magazine voor magazine: het model met de meeste trends komt in de extra editie, de andere gaan terug naar de hand.',
  'learnCoverMe.watch.hands': 'De anderen vullen hun hand aan, en het volgende seizoen begint.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text': 'Getoond: {list}. Elk verschoof drie markeerders één stap.',
  'learnCoverMe.revealed.now': 'Nu in de mode: {trends}.',
  'learnCoverMe.revealed.same': 'De mode is hetzelfde gebleven: {trends}.',
  'learnCoverMe.ties': 'Gelijke stand',
  'learnCoverMe.ties.text':
    'Wat even hoog staat, is samen trend. Dat is nu zo: {list}. Bij een ervan passen is genoeg.',
  'learnCoverMe.ties.none':
    'Op dit moment staan er geen twee even hoog. Was dat wel zo, dan waren ze allebei trend, en bij een ervan passen was genoeg.',
  'learnCoverMe.standing': 'Je cover nu',
  'learnCoverMe.standing.text':
    '{name} past nu bij {value} van de drie trends, zoals de stippen op de cover laten zien. Er is nog niets beslist: alleen de trends na de derde maand tellen.',
  'learnCoverMe.second': 'De tweede maand',
  'learnCoverMe.second.text':
    'De anderen hebben al vastgelegd. Versterk de trends die je eerste cover nodig heeft, of toon een model dat beter past. Kies een kaart en leg vast.',
  'learnCoverMe.standings': 'Je covers nu',
  'learnCoverMe.standings.text':
    'Passende trends tot nu toe: {list}. Uiteindelijk telt alleen je beste model, tenzij alle drie nergens bij passen.',
  'learnCoverMe.worth': '{name} {value} van 3',
  'learnCoverMe.third': 'De laatste maand',
  'learnCoverMe.third.text':
    'Met deze cover staan de trends van het seizoen vast. Je hebt een model nodig dat bij alle drie past, of drie modellen die nergens bij passen. Kies en leg vast.',
  'learnCoverMe.special': 'De extra editie',
  'learnCoverMe.special.text':
    'Na de derde maand staan de trends vast: {trends}. Elk magazine plaatst het model met de hoogste trendwaarde in de extra editie, en de andere modellen gaan terug naar de hand.',
  'learnCoverMe.feature': 'Wie komt in de extra editie?',
  'learnCoverMe.feature.text':
    'Je beste modellen zijn gelijk: {names}. Kies er een. Met trendwaarde 3 scoort het model; met 1 of 2 gaat het naar de invloedrij en bepaalt het de volgende mode mee.',
  'learnCoverMe.verdict': 'Je magazine',
  'learnCoverMe.verdict.scores':
    '{name} past bij alle drie de trends en scoort: {points} prestige. Je twee andere covers zijn terug in je hand.',
  'learnCoverMe.verdict.influence':
    '{name} heeft trendwaarde {value}, en alleen 3 scoort. Het model gaat naar de invloedrij en telt mee in het volgende seizoen; je andere covers zijn terug in je hand.',
  'learnCoverMe.verdict.zeros':
    'Geen van je drie covers past bij een trend: {names}. Dan scoren ze alle drie, samen {points} prestige.',
  'learnCoverMe.rivals': 'De andere magazines',
  'learnCoverMe.rivals.text':
    '{list}. Wie niet scoort, heeft in ruil daarvoor invloed op de volgende mode.',
  'learnCoverMe.zeros': 'Drie keer niets',
  'learnCoverMe.zeros.text':
    'Er is een tweede manier om te scoren: drie covers die bij geen enkele trend passen, scoren samen. Eén overeenkomst bederft het al, dus er is moed voor nodig.',
  'learnCoverMe.take': 'Nieuwe kaarten',
  'learnCoverMe.take.text': {
    one: 'Je hebt gescoord, dus neem je een kaart: de bovenste van een van de drie open trekstapels, op haarkleur gesorteerd, of een onbekende van de gedekte trekstapel.',
    other:
      'Je hebt met {count} modellen gescoord, dus neem je {count} kaarten: telkens de bovenste van een van de drie open trekstapels, op haarkleur gesorteerd, of een onbekende van de gedekte trekstapel.',
  },
  'learnCoverMe.more': 'Nog een kaart',
  'learnCoverMe.more.text':
    'Neem op dezelfde manier nog een kaart: één voor elk model dat scoorde.',
  'learnCoverMe.keep': 'Nieuwe kaarten',
  'learnCoverMe.keep.text':
    'Je hebt niet gescoord, dus bekijk je twee kaarten van de opkomende trekstapel en houd je er één; de andere gaat onder de stapel. In het eerste jaar zijn ze groen en 3 waard: een troost.',
  'learnCoverMe.spring': 'Lente',
  'learnCoverMe.spring.text':
    'Iedereen heeft weer een volle hand en er is een nieuwe startspeler. Het is lente: nu telt de kleding en niet het patroon. De invloedrij is al geteld: {trends}.',
  'learnCoverMe.years': 'De jaren',
  'learnCoverMe.years.text':
    'Na de herfst komen er nieuwe open trekstapels, mag iedereen een kaart wisselen en wordt de opkomende trekstapel kostbaarder: zwart met 4 in jaar 2, wit met 5 in jaar 3. Na drie jaar wint het meeste prestige; bij een gelijke stand de meeste kaarten.',
  'learnCoverMe.end': 'Nu kun je spelen',
  'learnCoverMe.end.text':
    'Dat was één seizoen van de twaalf. Aan elke tafel zegt ‘{help}’ welke regels er op dat moment toe doen. Je kunt ook hier verder spelen.',
} as const;
