import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.short': 'De regels in het kort',
  'rules.learn': 'Al spelend leren',
  'rules.coverMe.aim': 'Het doel',
  'rules.coverMe.aim.text':
    'Je bent hoofdredacteur van een modemagazine, net als iedereen aan tafel. Zet een model op de cover dat aan het eind van het seizoen helemaal in de mode is, en je magazine wint aan prestige. In het standaardspel wint na drie jaar het magazine met het meeste prestige.',
  'rules.coverMe.traits': 'De modellen',
  'rules.coverMe.traits.text':
    'Elk van de 162 modellen heeft een haarkleur, een haarlengte, een kledingkleur en een achtergrondpatroon. De kleding bepaalt hoeveel prestige een model waard is: geel, blauw en rood 2, groen 3, zwart 4, wit 5. Haarkleur en haarlengte tellen altijd. In lente en zomer telt ook de kleding, in herfst en winter het patroon.',
  'rules.coverMe.month': 'Een maand',
  'rules.coverMe.month.text':
    'Iedereen kiest in het geheim een kaart uit de hand, en daarna worden alle kaarten tegelijk onthuld. Je kaart komt in je rij: dat is je cover van de maand. Een seizoen heeft drie maanden, dus je eindigt met drie covers.',
  'rules.coverMe.trends': 'De trends',
  'rules.coverMe.trends.text':
    'Elke cover van het seizoen telt mee, en elke kaart in de invloedrij ook. Bij elk van de drie kenmerken die tellen, is de stijl die het vaakst voorkomt de trend. Staan er meerdere samen bovenaan, dan zijn het allemaal trends.',
  'rules.coverMe.special': 'De extra editie',
  'rules.coverMe.special.text':
    'Na de derde maand heeft elk van je covers een trendwaarde van 0 tot 3: het aantal trends waar het model bij past. Je cover met de hoogste waarde komt in de extra editie; zijn er meerdere, dan kies je zelf. Met een 3 scoort die cover. Met een 1 of een 2 gaat hij naar de invloedrij en bepaalt hij mee wat volgend seizoen in de mode is. De rest gaat terug naar je hand. Maar hebben alle drie je covers een 0, dan scoren ze alle drie.',
  'rules.coverMe.hands': 'Nieuwe kaarten',
  'rules.coverMe.hands.text':
    'Heb je gescoord, neem dan een kaart voor elk model dat scoorde: de bovenste van een open trekstapel, of blind de bovenste van de trekstapel. Heb je niet gescoord, bekijk dan de bovenste twee kaarten van de opkomende trekstapel en houd er één. Die kaarten zijn meer waard.',
  'rules.coverMe.year': 'Een nieuw jaar',
  'rules.coverMe.year.text':
    'Na de herfst komen er nieuwe open trekstapels en mag iedereen een kaart wisselen. Ook wordt de opkomende trekstapel waardevoller: groen in het eerste jaar, zwart in het tweede, wit in het derde.',
  'rules.coverMe.end': 'Het einde',
  'rules.coverMe.end.text':
    'Wie het meeste prestige heeft, wint. Bij een gelijke stand wint wie de meeste kaarten heeft gescoord, daarna wie de meeste kaarten van 5 heeft, dan van 4, 3 en 2. Is het dan nog gelijk, dan stemmen de spelers die gelijkstaan over een extra seizoen of delen ze de overwinning.',
  'rules.coverUp.aim': 'Het doel',
  'rules.coverUp.aim.text':
    'Vijf rondes lang bouw je om het snelst een stapel van vijf doorzichtige kaarten. Elk symbool dat je nog ziet, is een punt, en de laagste score wint.',
  'rules.coverUp.pile': 'De stapel',
  'rules.coverUp.pile.text':
    'Je mag je kaarten draaien en omkeren. Gelijke symbolen mogen op hetzelfde vakje liggen en tellen dan één keer. Verschillende symbolen mogen dat niet. Elke kaart moet aan de stapel vastzitten met een vakje waar gelijke symbolen op elkaar liggen.',
  'rules.coverUp.round': 'Een ronde',
  'rules.coverUp.round.text':
    'Er zijn geen beurten: we tellen tot drie en dan bouwt iedereen tegelijk. Je mag je kaarten zo vaak verleggen als je wilt.',
  'rules.coverUp.hourglass': 'De zandloper',
  'rules.coverUp.hourglass.text':
    'Liggen alle vijf je kaarten in de stapel, dan mag je de zandloper omkeren, tenzij hij al loopt. Keer je hem om, dan ben jij klaar en bouwen de anderen door tot het zand op is: normaal dertig seconden.',
  'rules.coverUp.scoring': 'De telling',
  'rules.coverUp.scoring.text':
    'Elk zichtbaar symbool is een punt. Zit er een fout in je stapel, dan gaan er van bovenaf kaarten af tot de rest foutloos is. Elke kaart naast de stapel kost één punt per symbool, plus één extra. Heb je de zandloper omgekeerd, dan gaat er een punt af als je stapel van vijf foutloos is, en komt er een bij als dat niet zo is.',
  'rules.coverUp.between': 'Tussen de rondes',
  'rules.coverUp.between.text':
    'Iedereen legt een groene kaart terug en krijgt er een met meer symbolen voor: een gele na ronde 1 en 3, een rode na ronde 2 en 4. Daarna geef je alle vijf de kaarten door aan de speler links van je.',
  'rules.coverUp.end': 'Het einde',
  'rules.coverUp.end.text':
    'Na de vijfde ronde wint de laagste score; wie gelijkstaat, deelt de overwinning. In je eentje speel je zonder zandloper tegen par, de laagste score die je kaarten toelaten.',
  'rules.example.cover-me': 'Een seizoen, stap voor stap',
  'rules.example.cover-me.start':
    'Drie magazines, en in de invloedrij liggen nog twee modellen van vorig seizoen: {models}. Die tellen vanaf het begin mee.',
  'rules.example.cover-me.month.1':
    'Vierkanten en ruiten staan gelijk, dus het zijn allebei trends.',
  'rules.example.cover-me.month.2': 'Twee covers met vierkanten erbij, en ruiten zijn uit de mode.',
  'rules.example.cover-me.month.3': 'Dit was de laatste maand: deze trends staan vast.',
  'rules.example.cover-me.scores':
    'Alleen de eerste cover past bij alle drie de trends. Die komt in de extra editie en levert op wat de groene kleding waard is. De andere twee gaan terug naar de hand.',
  'rules.example.cover-me.influence':
    '{names} passen allebei bij twee trends, dus de speler kiest. Twee is niet genoeg om te scoren: het gekozen model gaat naar de invloedrij en telt volgend seizoen mee.',
  'rules.example.cover-me.zeros':
    'Drie covers die bij geen enkele trend passen. Dat vraagt lef, maar nu scoren ze alle drie.',
  'rules.example.cover-up': 'Een stapel, kaart voor kaart',
  'rules.example.cover-up.start':
    'Vijf groene kaarten met samen {count} symbolen. Hoeveel kun je er laten verdwijnen?',
  'rules.example.cover-up.first': 'De eerste kaart mag overal liggen.',
  'rules.example.cover-up.par':
    'Alle vijf de kaarten liggen in de stapel, zonder fouten: {points}. Beter kan niet met deze kaarten: dit is par. Keer je als eerste de zandloper om, dan gaat er nog een punt af.',
  'rules.example.cover-up.without':
    'Had je de laatste kaart ernaast laten liggen, dan kreeg je {points}: {inPile} voor de stapel, {onCard} voor de symbolen op de kaart en 1 extra.',
  'about.title': 'Over Cover Story',
  'about.what': 'Wat het is',
  'about.what.text':
    'Een plek om de kaartspellen Cover Me en Cover Up te spelen: in je browser, met vrienden of tegen bots. Ook programma’s kunnen hier tegen elkaar spelen.',
  'about.kept': 'Wat we bewaren',
  'about.kept.text':
    'Er zijn geen accounts. Je browser bewaart je naam, de codes van je tafels en een geheime sleutel voor je plaatsen. De server bewaart de tafels. Er wordt niets van andere sites geladen en niemand houdt je bezoeken bij.',
  'about.bots': 'De bots',
  'about.bots.text':
    'Een bot ziet wat een speler op die plaats zou zien, en meer niet. Wat een bot niet kan weten, moet hij raden, net als jij.',
  'about.free': 'Vrije software',
  'about.free.text':
    'Alles is open source, onder de MIT-licentie: de code voor de spelregels, de bots, de server, deze pagina en alle tekeningen.',
  'about.version': 'Versie {version}',
} satisfies Wording<typeof english>;
