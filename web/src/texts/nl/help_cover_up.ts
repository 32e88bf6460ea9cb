// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hulp',
  'helpCoverUp.clauses': 'Regel voor regel',
  'helpCoverUp.all': 'Alle spelregels',
  'helpCoverUp.now.countIn': 'Nu: we tellen tot drie',
  'helpCoverUp.now.building': 'Nu: je legt je stapel',
  'helpCoverUp.now.hourglass': 'Nu: het zand loopt',
  'helpCoverUp.now.done': 'Nu: je bent klaar',
  'helpCoverUp.now.alone': 'Nu: je legt je stapel, alleen',
  'helpCoverUp.now.watching': 'Nu: de anderen leggen hun stapel',
  'helpCoverUp.now.returning': 'Nu: de telling, en een kaart terugleggen',
  'helpCoverUp.now.returned': 'Nu: je kaart is gekozen',
  'helpCoverUp.now.ended': 'Nu: de partij is voorbij',
  'helpCoverUp.now.endedAlone': 'Nu: jij tegen par',
  'helpCoverUp.keys': 'Toetsen',
  'helpCoverUp.keys.move': 'de gekozen kaart optillen en verplaatsen',
  'helpCoverUp.keys.set': 'optillen of neerleggen',
  'helpCoverUp.keys.drop': 'terug naar waar de kaart lag',
  'helpCoverUp.keys.turn': 'draaien',
  'helpCoverUp.keys.flip': 'omkeren',
  'helpCoverUp.keys.layer': 'naar boven, eronder',
  'helpCoverUp.keys.beside': 'naast de stapel',
  'helpCoverUp.keys.undo': 'ongedaan maken, opnieuw',
  'helpCoverUp.keys.help': 'deze hulp',
  'helpCoverUp.chapter.cards': 'De kaarten',
  'helpCoverUp.chapter.setUp': 'Het begin',
  'helpCoverUp.chapter.building': 'Leggen',
  'helpCoverUp.chapter.hourglass': 'De zandloper',
  'helpCoverUp.chapter.scoring': 'De telling',
  'helpCoverUp.chapter.between': 'Tussen de rondes, en het einde',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Er zijn 108 doorzichtige kaarten van acht vakjes, 36 van elke kleur. Een groene kaart toont 4 symbolen, een gele 5, een rode 6.',
  'helpCoverUp.1.2':
    'De kaarten zijn onze eigen ontwerpen. Binnen een kleur komt elk symbool even vaak voor, en geen twee kaarten zijn gelijk, hoe je ze ook draait of omkeert.',
  'helpCoverUp.1.4': 'Je speelt met twee tot zes tegen elkaar. Alleen speel je tegen par.',
  'helpCoverUp.2.1': 'Elke kleur wordt geschud. Iedereen begint met vijf groene kaarten.',
  'helpCoverUp.3.1':
    'Er zijn geen beurten: na het tellen tot drie legt iedereen tegelijk zijn kaarten.',
  'helpCoverUp.3.2':
    'Een kaart mag je draaien en omkeren; vakje ligt op vakje. Tot je klaar bent, mag je je kaarten zo vaak verleggen als je wilt.',
  'helpCoverUp.3.3': 'Verschillende symbolen mogen nooit op hetzelfde vakje liggen.',
  'helpCoverUp.3.4':
    'Gelijke symbolen moeten elkaar raken: elke kaart zit aan de stapel vast met een vakje waar beide hetzelfde symbool tonen, en zo hangt de hele stapel samen.',
  'helpCoverUp.3.5': 'Kaarten die niet in de stapel liggen, liggen ernaast.',
  'helpCoverUp.4.1':
    'Met alle vijf kaarten in je stapel mag je de zandloper omkeren, als niemand dat deze ronde al deed. Vanaf dan mag je je kaarten niet meer aanraken.',
  'helpCoverUp.4.2':
    'De anderen leggen door tot het zand op is: 30 seconden, tenzij de tafel een andere tijd heeft. Wie eerder klaar is, zegt dat; is iedereen klaar, dan eindigt de ronde meteen. Keert niemand de zandloper om, dan loopt die op het laatst vanzelf.',
  'helpCoverUp.4.3':
    'De host kiest de scheidsrechter. Meestal komen fouten pas bij de telling aan het licht; de scheidsrechter tijdens het leggen toont ze meteen en laat je met een fout de zandloper niet omkeren.',
  'helpCoverUp.5.1':
    'Zit er een fout in de stapel, dan gaan er van boven kaarten af, één voor één, tot de rest foutloos is. Ze tellen als kaarten ernaast.',
  'helpCoverUp.5.2':
    'Een punt voor elk vakje waar je een symbool ziet. Gelijke symbolen op één vakje tellen één keer; door een leeg vakje zie je wat eronder ligt.',
  'helpCoverUp.5.3': 'Een kaart naast de stapel kost een punt voor elk symbool, en één erbij.',
  'helpCoverUp.5.4':
    'Wie de zandloper omkeerde, krijgt een punt minder als alle vijf kaarten in een foutloze stapel liggen, en anders een punt meer.',
  'helpCoverUp.5.5': 'De punten van de rondes worden opgeteld.',
  'helpCoverUp.6.1':
    'Na elke ronde behalve de laatste leg je een groene kaart naar keuze terug. Je krijgt er na ronde 1 en 3 een gele voor, na ronde 2 en 4 een rode.',
  'helpCoverUp.6.2': 'Daarna geeft iedereen alle vijf kaarten door aan de speler links.',
  'helpCoverUp.6.3':
    'Zo worden de rondes moeilijker: van vijf groene kaarten naar één groene, twee gele en twee rode.',
  'helpCoverUp.6.4':
    'Na de vijfde ronde winnen de minste punten. Wie gelijk staat, deelt de overwinning.',
  'helpCoverUp.7.1':
    'Par is het kleinste aantal punten dat de vijf kaarten toelaten, zonder de zandloper. Het wordt precies berekend en pas na de ronde getoond.',
  'helpCoverUp.7.2':
    'Alleen is er geen zandloper: je legt tot je klaar bent, en je totaal wordt vergeleken met de som van de pars.',
  'helpCoverUp.7.3':
    'De puzzel van de dag komt uit de datum alleen: voor iedereen dezelfde vijf kaarten, van maandag tot zondag steeds moeilijker. Je beste stapel telt, tegen par.',
};
