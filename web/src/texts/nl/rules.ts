import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.learn': 'Al spelend leren',
  'rules.coverMe.aim': 'Het doel',
  'rules.coverMe.aim.text':
    'Iedereen is hoofdredacteur van een magazine. Een model dat aan het eind van het seizoen volledig trendy is, komt onder je spelerskaart en levert prestige op. Na drie jaar wint het magazine met het meeste prestige.',
  'rules.coverMe.traits': 'De modellen',
  'rules.coverMe.traits.text':
    'Elk van de 162 modellen heeft een haarkleur, een haarlengte, een kledingkleur en een achtergrondpatroon. De kledingkleur bepaalt het prestige: geel, blauw en rood 2, groen 3, zwart 4, wit 5. In de lente en de zomer telt naast het haar de kleding, in de herfst en de winter het patroon.',
  'rules.coverMe.month': 'Een maand',
  'rules.coverMe.month.text':
    'Iedereen kiest in het geheim een kaart uit de hand en alle kaarten worden tegelijk omgedraaid. Je kaart ligt als cover van de maand in je rij. Een seizoen heeft drie maanden, zodat er in elke rij drie covers komen.',
  'rules.coverMe.trends': 'De trends',
  'rules.coverMe.trends.text':
    'Elke cover van het seizoen en elke kaart in de invloedrij telt voor wat erop te zien is. Bij elk van de drie kenmerken die tellen is de stijl die het vaakst voorkomt de trend; bij een gelijke stand zijn er meer.',
  'rules.coverMe.special': 'De extra editie',
  'rules.coverMe.special.text':
    'Na de derde maand heeft elk van je covers een trendwaarde: het aantal trends waar het model bij past, 0 tot 3. Het model met de hoogste waarde komt in de extra editie; bij gelijke waarden kies je zelf. Met een 3 scoort het. Met een 1 of een 2 gaat het naar de invloedrij en werkt het door in het volgende seizoen. Staan alle drie op 0, dan scoren ze alle drie. De andere komen terug in je hand.',
  'rules.coverMe.hands': 'Nieuwe kaarten',
  'rules.coverMe.hands.text':
    'Heb je gescoord, dan neem je voor elk gescoord model een kaart: de bovenste van een open trekstapel, of een onbekende van de gedekte trekstapel. Heb je niet gescoord, dan bekijk je twee kaarten van de opkomende trekstapel, die meer waard zijn, en houd je er één.',
  'rules.coverMe.year': 'Een nieuw jaar',
  'rules.coverMe.year.text':
    'Na de herfst worden de open trekstapels vernieuwd en wordt de opkomende trekstapel kostbaarder: groen in het eerste jaar, zwart in het tweede, wit in het derde. Iedereen mag een kaart uit de hand wisselen.',
  'rules.coverMe.end': 'Het einde',
  'rules.coverMe.end.text':
    'Het meeste prestige wint. Bij een gelijke stand beslissen meer gescoorde kaarten, daarna meer kaarten met waarde 5, 4, 3 en 2. Is het dan nog gelijk, dan stemmen deze spelers over een extra seizoen of delen ze de overwinning.',
  'rules.coverUp.aim': 'Het doel',
  'rules.coverUp.aim.text':
    'In elk van de vijf rondes bouwt iedereen een stapel van vijf doorzichtige kaarten. Elk symbool dat nog te zien is, is een punt, en de minste punten winnen.',
  'rules.coverUp.pile': 'De stapel',
  'rules.coverUp.pile.text':
    'Kaarten mogen worden gedraaid en omgekeerd. Gelijke symbolen mogen op elkaar liggen en tellen dan één keer; verschillende symbolen mogen niet op hetzelfde vakje komen. Elke kaart moet aan de stapel vastzitten met een vakje waar gelijke symbolen op elkaar liggen.',
  'rules.coverUp.round': 'Een ronde',
  'rules.coverUp.round.text':
    'Er zijn geen beurten: na het tellen tot drie bouwt iedereen tegelijk, en je mag je kaarten zo vaak verleggen als je wilt.',
  'rules.coverUp.hourglass': 'De zandloper',
  'rules.coverUp.hourglass.text':
    'Liggen al je vijf kaarten in de stapel, dan mag je de zandloper omkeren, als enige in deze ronde. Je bent dan klaar; de anderen hebben nog dertig seconden.',
  'rules.coverUp.scoring': 'De telling',
  'rules.coverUp.scoring.text':
    'Eén punt voor elk zichtbaar symbool. Zit er een fout in de stapel, dan gaan er van boven kaarten af tot hij foutloos is. Een kaart naast de stapel kost haar symbolen en één punt extra. Wie de zandloper omkeerde, krijgt voor een foutloze stapel van vijf kaarten één punt minder, anders één punt meer.',
  'rules.coverUp.between': 'Tussen de rondes',
  'rules.coverUp.between.text':
    'Iedereen legt een groene kaart terug en krijgt een gele of een rode, met meer symbolen. Daarna gaan alle vijf kaarten naar de speler links.',
  'rules.coverUp.end': 'Het einde',
  'rules.coverUp.end.text':
    'Na de vijfde ronde winnen de minste punten; wie gelijk staat, deelt de overwinning. Alleen bouw je zonder zandloper tegen par, de laagste score die je kaarten toelaten.',
  'about.title': 'Over Cover Story',
  'about.what': 'Wat het is',
  'about.what.text':
    'Een tafel voor de kaartspellen Cover Me en Cover Up: met vrienden in de browser, tegen bots, of voor programma’s die tegen elkaar spelen.',
  'about.kept': 'Wat bewaard wordt',
  'about.kept.text':
    'Er zijn geen accounts. Je browser bewaart een geheime sleutel voor je stoelen, je naam en de codes van je tafels. De server bewaart de tafels. Er wordt niets van elders geladen en niemand telt je bezoeken.',
  'about.bots': 'De bots',
  'about.bots.text':
    'Een bot ziet wat een speler op die stoel zou zien, en niet meer. Wat hij niet kan weten, moet hij raden, net als jij.',
  'about.free': 'Vrije software',
  'about.free.text':
    'Alles is open, onder de MIT-licentie: de spelregels in code, de bots, de server, deze pagina en elke tekening.',
  'about.version': 'Versie {version}',
} satisfies Wording<typeof english>;
