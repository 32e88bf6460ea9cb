// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hulp',
  'helpCoverUp.clauses': 'Regel voor regel',
  'helpCoverUp.all': 'Alle spelregels',
  'helpCoverUp.now.countIn': 'Nu: we tellen tot drie',
  'helpCoverUp.now.building': 'Nu: je bouwt je stapel',
  'helpCoverUp.now.hourglass': 'Nu: het zand loopt',
  'helpCoverUp.now.done': 'Nu: je bent klaar',
  'helpCoverUp.now.alone': 'Nu: je bouwt in je eentje',
  'helpCoverUp.now.watching': 'Nu: de anderen bouwen',
  'helpCoverUp.now.returning': 'Nu: de telling, daarna een kaart terugleggen',
  'helpCoverUp.now.returned': 'Nu: je hebt een kaart gekozen',
  'helpCoverUp.now.ended': 'Nu: de partij is voorbij',
  'helpCoverUp.now.endedAlone': 'Nu: jij tegen par',
  'helpCoverUp.coach.building':
    'Stapel je kaarten zo dat gelijke symbolen op elkaar liggen: dan tellen ze maar één keer. Verschillende symbolen mogen nooit op hetzelfde vakje liggen, en elke kaart moet met een gelijk symbool aan een andere vastzitten. Begin met de twee kaarten die het meest gemeen hebben.',
  'helpCoverUp.coach.hourglass':
    'Het zand loopt, dus zorg eerst dat je stapel foutloos is. Een fout kan je meerdere kaarten kosten, een kaart ernaast alleen die ene. Is er nog tijd, zoek dan nog een treffer.',
  'helpCoverUp.coach.done':
    'Je bent klaar en je stapel blijft zoals hij is. Elk zichtbaar symbool is een punt, en een kaart ernaast kost een punt per symbool plus één. Heb jij de zandloper omgekeerd, dan scheelt een foutloze stapel van vijf kaarten je een punt.',
  'helpCoverUp.coach.alone':
    'Er is geen zandloper, en par is je enige tegenstander. Begin met de twee kaarten die het meest gemeen hebben en probeer de andere eromheen. Je mag alles verleggen tot je klaar bent.',
  'helpCoverUp.coach.returning':
    'Leg een groene kaart terug; er komt een moeilijkere voor in de plaats. Aan een tafel met anderen geeft iedereen daarna alle vijf de kaarten naar links door: jij kiest de volgende puzzel voor je buur. In je eentje houd je de kaarten die goed bij elkaar passen.',
  'helpCoverUp.coach.ended':
    'De partij is afgelopen: tegen anderen wint de laagste score. Par is het beste wat er met je kaarten te halen viel, de zandloper niet meegerekend. Hoe dichter je erbij kwam, hoe beter je hebt gebouwd.',
  'helpCoverUp.keys': 'Toetsen',
  'helpCoverUp.keys.move': 'de gekozen kaart optillen en verplaatsen',
  'helpCoverUp.keys.set': 'optillen of neerleggen',
  'helpCoverUp.keys.drop': 'terugleggen waar hij lag',
  'helpCoverUp.keys.turn': 'draaien',
  'helpCoverUp.keys.flip': 'omkeren',
  'helpCoverUp.keys.layer': 'bovenop of onderop leggen',
  'helpCoverUp.keys.beside': 'ernaast leggen',
  'helpCoverUp.keys.undo': 'ongedaan maken, opnieuw uitvoeren',
  'helpCoverUp.keys.help': 'deze hulp',
  'helpCoverUp.chapter.cards': 'De kaarten',
  'helpCoverUp.chapter.setUp': 'Voorbereiding',
  'helpCoverUp.chapter.building': 'Bouwen',
  'helpCoverUp.chapter.hourglass': 'De zandloper',
  'helpCoverUp.chapter.scoring': 'De telling',
  'helpCoverUp.chapter.between': 'Tussen de rondes en aan het eind',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Er zijn 108 doorzichtige kaarten, 36 van elke kleur, elk met acht vakjes. Een groene kaart heeft 4 symbolen, een gele 5, een rode 6.',
  'helpCoverUp.1.2':
    'De kaarten hebben we zelf ontworpen. Binnen een kleur komt elk symbool even vaak voor. Geen twee kaarten zijn gelijk, hoe je ze ook draait of omkeert.',
  'helpCoverUp.1.4':
    'Je speelt met twee tot zes spelers tegen elkaar. In je eentje speel je tegen par.',
  'helpCoverUp.2.1': 'Schud elke kleur. Iedereen begint met vijf groene kaarten.',
  'helpCoverUp.3.1': 'Er zijn geen beurten: we tellen tot drie en dan bouwt iedereen tegelijk.',
  'helpCoverUp.3.2':
    'Je mag je kaarten draaien en omkeren, maar de vakjes moeten precies op elkaar liggen. Tot je klaar bent, mag je je kaarten zo vaak verleggen als je wilt.',
  'helpCoverUp.3.3': 'Verschillende symbolen mogen nooit op hetzelfde vakje liggen.',
  'helpCoverUp.3.4':
    'Elke kaart moet aan een andere vastzitten met een vakje waar ze allebei hetzelfde symbool tonen, en zo moet de hele stapel aan elkaar vastzitten.',
  'helpCoverUp.3.5': 'Kaarten die niet in je stapel zitten, liggen ernaast.',
  'helpCoverUp.4.1':
    'Liggen alle vijf je kaarten in de stapel, dan mag je de zandloper omkeren, tenzij hij al loopt. Kijk je stapel eerst na: heb je de zandloper omgekeerd, dan mag je er niet meer aankomen.',
  'helpCoverUp.4.2':
    'De anderen bouwen door tot het zand op is: 30 seconden, tenzij de host een andere tijd heeft gekozen. Ben je eerder klaar, dan kun je dat zeggen; is iedereen klaar, dan eindigt de ronde meteen. Keert niemand de zandloper om, dan begint hij vanzelf te lopen zodra de tijdslimiet van de ronde is bereikt.',
  'helpCoverUp.4.3':
    'De host kiest wanneer de scheidsrechter kijkt. Normaal komen fouten pas bij de telling aan het licht. Kijkt de scheidsrechter al tijdens het bouwen, dan zie je ze meteen en kun je de zandloper pas omkeren als ze hersteld zijn.',
  'helpCoverUp.5.1':
    'Zit er een fout in je stapel, dan gaan er van bovenaf kaarten af, één voor één, tot de rest foutloos is. De kaarten die eraf gaan, tellen als kaarten naast de stapel.',
  'helpCoverUp.5.2':
    'Elk vakje waar een symbool te zien is, is een punt. Gelijke symbolen op één vakje tellen één keer. Door de lege vakjes van andere kaarten blijven symbolen zichtbaar.',
  'helpCoverUp.5.3': 'Elke kaart naast de stapel kost één punt per symbool, plus één extra.',
  'helpCoverUp.5.4':
    'Heb je de zandloper omgekeerd, dan gaat er een punt af als alle vijf je kaarten in een foutloze stapel liggen, en komt er een punt bij als dat niet zo is.',
  'helpCoverUp.5.5': 'De punten van alle rondes worden opgeteld.',
  'helpCoverUp.6.1':
    'Na elke ronde behalve de laatste leg je een groene kaart naar keuze terug. Je krijgt er na ronde 1 en 3 een gele kaart voor, na ronde 2 en 4 een rode.',
  'helpCoverUp.6.2': 'Daarna geeft iedereen alle vijf de kaarten door aan de speler links.',
  'helpCoverUp.6.3':
    'Zo worden de rondes steeds moeilijker: je begint met vijf groene kaarten en eindigt met één groene, twee gele en twee rode.',
  'helpCoverUp.6.4':
    'Na de vijfde ronde wint wie de laagste score heeft. Wie gelijkstaat, deelt de overwinning.',
  'helpCoverUp.7.1':
    'Par is de laagste score die je vijf kaarten toelaten, de zandloper niet meegerekend. Par wordt exact berekend en pas na de ronde getoond.',
  'helpCoverUp.7.2':
    'Speel je in je eentje, dan is er geen zandloper: je bouwt tot je klaar bent en vergelijkt je totaal met par voor alle rondes samen.',
  'helpCoverUp.7.3':
    'De puzzel van de dag hangt alleen van de datum af: dezelfde vijf kaarten voor iedereen, van maandag tot en met zondag steeds moeilijker. Je beste stapel telt en wordt met par vergeleken.',
};
