export const learnCoverMe = {
  'learnCoverMe.title': 'Je eerste seizoen Cover Me',
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
  'learnCoverMe.play': 'Hele partij tegen bots spelen',

  'learnCoverMe.aim': 'Jouw missie',
  'learnCoverMe.aim.text':
    'Je bent hoofdredacteur van {magazine}. Een model dat aan het eind van een seizoen in de mode is, levert je prestige op. Wie na drie jaar het meeste prestige heeft, wint. We spelen een eerste seizoen tegen twee bots: wat je ook kiest, het is goed.',
  'learnCoverMe.models': 'Je modellen',
  'learnCoverMe.models.text':
    'Je hebt negen modellen in je hand, elk met vier kenmerken: haarkleur, haarlengte, achtergrondpatroon en kleding. Maak kennis met {card}. De kleur van de kleding bepaalt het prestige.',
  'learnCoverMe.calendar': 'De kalender',
  'learnCoverMe.calendar.text':
    'Het is winter. Haarkleur en haarlengte tellen altijd. Het derde kenmerk is het patroon in herfst en winter, en de kleding in lente en zomer. Een seizoen heeft drie maanden, en elke maand toont iedereen één cover.',
  'learnCoverMe.tracks': 'Catwalk en spiegels',
  'learnCoverMe.tracks.text':
    'Ze tellen de modellen op tafel. Bij elk kenmerk is de stijl die op kop ligt de trend, en die is gemarkeerd; liggen er meerdere samen op kop, dan zijn het allemaal trends. Op dit moment: {trends}.',
  'learnCoverMe.influence': 'De invloedrij',
  'learnCoverMe.influence.text':
    'Deze twee modellen liggen hier vanaf het begin en tellen net zo mee als covers. Daarom is er al iets in de mode voordat iemand heeft gespeeld.',
  'learnCoverMe.values': 'Trendwaarden',
  'learnCoverMe.values.text':
    'Het getal boven elke kaart laat zien bij hoeveel van de drie trends het model nu past. De hoogste in je hand is {value}: {name}. Elke nieuwe cover kan dat veranderen.',
  'learnCoverMe.pick': 'Je eerste cover',
  'learnCoverMe.pick.text':
    'Kies een kaart: tik erop, sleep hem naar je rij of gebruik de toetsen 1 t/m 9. Een model dat al bij veel trends past, is een goed begin.',
  'learnCoverMe.seal': 'Leg je cover vast',
  'learnCoverMe.seal.text':
    '{name} is klaar voor je cover. Druk op ‘{button}’ of op Enter, of kies eerst een andere kaart.',
  'learnCoverMe.sealed': 'Vastgelegd',
  'learnCoverMe.sealed.text':
    'Niemand ziet {name} voordat iedereen heeft gekozen. Tot dan kun je de cover terugnemen of een andere kiezen. Probeer het gerust, en laat daarna de anderen kiezen.',
  'learnCoverMe.watch': 'Kijk',
  'learnCoverMe.watch.month':
    'Alle covers worden tegelijk onthuld. Elke cover schuift drie markeerders een stap omhoog, één voor elk kenmerk dat telt.',
  'learnCoverMe.watch.special':
    'Magazine voor magazine komt het model dat bij de meeste trends past in de extra editie. De andere gaan terug naar de hand.',
  'learnCoverMe.watch.hands': 'De anderen vullen hun hand aan en het volgende seizoen begint.',
  'learnCoverMe.shows': '{name} toont {model}',
  'learnCoverMe.revealed.text': '{list}. Elke cover schoof drie markeerders een stap omhoog.',
  'learnCoverMe.revealed.now': 'Nu in de mode: {trends}.',
  'learnCoverMe.revealed.same': 'De mode is hetzelfde gebleven: {trends}.',
  'learnCoverMe.ties': 'Gelijke stand',
  'learnCoverMe.ties.text':
    'Liggen er meerdere stijlen samen op kop, dan zijn het allemaal trends, zoals nu: {list}. Bij elk kenmerk is het genoeg om bij één ervan te passen.',
  'learnCoverMe.ties.none':
    'Op dit moment liggen er nergens stijlen samen op kop. Was dat wel zo, dan waren het allemaal trends, en was het genoeg om bij één ervan te passen.',
  'learnCoverMe.standing': 'Je cover tot nu toe',
  'learnCoverMe.standing.text':
    '{name} past nu bij {value} van de drie trends, zoals de stippen op de cover laten zien. Er is nog niets beslist: alleen de trends na de derde maand tellen.',
  'learnCoverMe.second': 'De tweede maand',
  'learnCoverMe.second.text':
    'De anderen hebben hun cover al vastgelegd. Versterk je de trends die je eerste cover nodig heeft, of toon je een model dat beter past? Kies een kaart en leg die vast.',
  'learnCoverMe.standings': 'Je covers tot nu toe',
  'learnCoverMe.standings.text':
    'Passende trends: {list}. Uiteindelijk telt alleen je beste model, tenzij ze alle drie bij geen enkele trend passen.',
  'learnCoverMe.worth': '{name} {value} van 3',
  'learnCoverMe.third': 'De laatste maand',
  'learnCoverMe.third.text':
    'Na deze cover staan de trends van het seizoen vast. Je hebt één model nodig dat bij alle drie past, of drie modellen die nergens bij passen. Kies een kaart en leg die vast.',
  'learnCoverMe.special': 'De extra editie',
  'learnCoverMe.special.text':
    'Na de derde maand staan de trends vast: {trends}. Elk magazine zet het model met de hoogste trendwaarde in de extra editie; de andere modellen gaan terug naar de hand.',
  'learnCoverMe.feature': 'Wie komt in de extra editie?',
  'learnCoverMe.feature.text':
    'Je beste modellen staan gelijk: {names}. Kies er een. Met trendwaarde 3 scoort het model. Met 1 of 2 gaat het naar de invloedrij en bepaalt het mee wat volgend seizoen in de mode is.',
  'learnCoverMe.verdict': 'Je magazine',
  'learnCoverMe.verdict.scores':
    '{name} past bij alle drie de trends en levert {points} prestige op. Je twee andere covers zijn terug in je hand.',
  'learnCoverMe.verdict.influence':
    '{name} heeft trendwaarde {value}, en alleen 3 scoort. Het model gaat naar de invloedrij en telt volgend seizoen mee. Je andere covers zijn terug in je hand.',
  'learnCoverMe.verdict.zeros':
    'Geen van je drie covers past bij een trend: {names}. Dus scoren ze alle drie, samen {points} prestige!',
  'learnCoverMe.rivals': 'De andere magazines',
  'learnCoverMe.rivals.text':
    '{list}. Wie niet scoort, bepaalt mee wat volgend seizoen in de mode is.',
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
    'Iedereen heeft weer een volle hand en er is een nieuwe startspeler. Het is lente: nu telt kleding in plaats van patronen. De invloedrij staat al op de modesporen: {trends}.',
  'learnCoverMe.years': 'De jaren',
  'learnCoverMe.years.text':
    'Na de herfst komen er nieuwe open trekstapels, mag iedereen een kaart wisselen en wordt de opkomende trekstapel waardevoller: zwart, 4 waard, in jaar 2 en wit, 5 waard, in jaar 3. Wie na drie jaar het meeste prestige heeft, wint. Bij een gelijke stand wint wie de meeste kaarten heeft gescoord.',
  'learnCoverMe.end': 'Je bent er klaar voor',
  'learnCoverMe.end.text':
    'Dat was één seizoen van de twaalf. Aan elke tafel laat ‘{help}’ zien welke regels er op dat moment toe doen. Je kunt ook hier verder spelen.',
} as const;
