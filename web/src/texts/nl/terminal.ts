import type { Wording } from '../message.ts';
import type { terminal as english } from '../en/terminal.ts';

export const terminal = {
  'terminal.you': 'Jij',
  'terminal.none': 'geen',
  'terminal.welcome':
    'Je leidt een modemagazine; bots leiden de andere.\nElke maand zet je een model op de cover. Alle covers samen bepalen de trends.\nNa drie maanden scoort een model van jou als het bij alle drie de trends past. Past geen van je drie modellen bij een trend, dan scoren ze alle drie.\nTyp bij elke vraag ? voor hulp.',
  'terminal.resumed':
    'De partij gaat verder. Typ {command} om te lezen wat er dit seizoen is gebeurd.',
  'terminal.set': 'Alles ligt klaar.',
  'terminal.starts': '{name} begint.',
  'terminal.starts.you': 'Jij begint.',
  'terminal.draft': 'Vóór het eerste seizoen neemt iedereen om de beurt kaarten.',
  'terminal.month': 'Maand {number} van 3',
  'terminal.hands': 'Iedereen vult de hand aan, met de klok mee. Als eerste: {name}.',
  'terminal.shuffled':
    'De trekstapel is leeg. De aflegstapel wordt geschud en komt ervoor in de plaats.',
  'terminal.shuffled.fictional':
    'De stapel van de fictieve spelers krijgt nieuwe kaarten en wordt geschud.',
  'terminal.discarded': 'De oude invloedrij wordt afgelegd.',

  'terminal.you.take': 'Je neemt {model}',
  'terminal.you.draw': 'Je trekt een kaart van de trekstapel',
  'terminal.you.keep': {
    one: 'Je houdt {count} kaart van de opkomende trekstapel',
    other: 'Je houdt {count} kaarten van de opkomende trekstapel',
  },
  'terminal.you.swap': 'Je wisselt {model} in voor een nieuwe kaart',
  'terminal.you.noSwap': 'Je wisselt geen kaart',
  'terminal.you.extra': 'Je stemt voor een extra seizoen',
  'terminal.you.share': 'Je stemt voor een gedeelde overwinning',
  'terminal.you.win': 'Je wint!',
  'terminal.under': 'Terug onder de stapel: {list}',

  'terminal.trend': { one: 'Trend: {list}', other: 'Trends: {list}' },
  'terminal.trend.before': 'eerder: {list}',
  'terminal.trend.none': 'nog niets geteld, dus alles is een trend',
  'terminal.tracks.next': 'Zo begint het volgende seizoen:',
  'terminal.same': 'Dezelfde trendwaarde: {models}',
  'terminal.back': 'Terug naar de hand: {models}',
  'terminal.back.fictional': 'Terug naar de stapel van de fictieve spelers: {models}',
  'terminal.middle.model': '{name}: {model} gaat naar het midden',
  'terminal.middle.anti': '{name}: helemaal tegen de trend in, dus alles gaat naar het midden',
  'terminal.middle': 'in het midden',
  'terminal.main': 'hoofdmagazine',
  'terminal.prestige': { one: '{count} prestige', other: '{count} prestige' },
  'terminal.standings': 'Tussenstand: {list}',
  'terminal.standings.middle': 'In het midden: {list}',
  'terminal.seed': 'De kaarten zijn geschud met de code {code}.',

  'terminal.sizes': 'Kaarten in de hand: {list}',
  'terminal.faceUp': 'telt vanaf de onthulling',
  'terminal.fictionalPile': 'Stapel van de fictieve spelers',
  'terminal.fromTop': '{pile}, van boven naar beneden: {list}',
  'terminal.known': 'Wat je weet van de handen van de anderen:',
  'terminal.known.pile': '{pile}, voor zover je weet: {list}',
  'terminal.known.yours': 'Wat de anderen van jouw hand weten: {list}',
  'terminal.unseen': { one: '{count} onbekende kaart', other: '{count} onbekende kaarten' },
  'terminal.draw.empty': 'leeg; eerst wordt de aflegstapel geschud',

  'terminal.ask.play': 'Wie zet je op de cover?',
  'terminal.ask.plays': 'Wie zet je op je twee covers?',
  'terminal.type.either': 'Typ {first} of {last}, of ? voor hulp',
  'terminal.type.one': 'Typ een getal van {first} tot en met {last}, of ? voor hulp',
  'terminal.type.two':
    'Typ twee getallen van {first} tot en met {last} met een spatie ertussen, of ? voor hulp',
  'terminal.wrong': 'Dat kun je hier niet kiezen.',
  'terminal.differ': 'Kies twee verschillende kaarten.',

  'terminal.words': 'Je kunt ook typen:',
  'terminal.words.hand': 'je kaarten',
  'terminal.words.table': 'alles wat op tafel ligt',
  'terminal.words.scores': 'wat iedereen heeft gescoord',
  'terminal.words.discard': 'de aflegstapel',
  'terminal.words.known': 'wat je weet van de kaarten van de anderen',
  'terminal.words.log': 'wat er dit seizoen is gebeurd',
  'terminal.words.logAll': 'wat er tot nu toe is gebeurd',
  'terminal.words.save': 'bewaart de partij in een bestand; je speelt gewoon door',
  'terminal.words.quit': 'stopt met spelen',
  'terminal.file': 'BESTAND',

  'terminal.ended': 'Er komt geen invoer meer; de partij stopt hier.',
  'terminal.farewell':
    'Je bent gestopt met spelen.\nWil je later verder? Bewaar de partij dan voordat je stopt en ga verder met {command}.',
  'terminal.save.name': 'Geef het bestand een naam, bijvoorbeeld: {command}',
  'terminal.save.other': '{file} bestaat al, maar is geen bewaarde partij. Kies een andere naam.',
  'terminal.save.failed': '{file} kan niet worden geschreven.',
  'terminal.saved': 'De partij is bewaard. Verderspelen: {command}',
  'terminal.file.none': 'Er staat geen partij in {file}.',
  'terminal.file.several':
    'Er staan meerdere partijen in {file}. Kies een bestand met één bewaarde partij.',
  'terminal.file.over': 'De partij in {file} is afgelopen. Nalezen: {command}',
  'terminal.file.program':
    'De partij in {file} is tegen een programma gespeeld ({name}). Een bewaarde partij kan geen programma starten.',

  'terminal.bot.easy': 'Makkelijke bot',
  'terminal.bot.medium': 'Gemiddelde bot',
  'terminal.bot.hard': 'Moeilijke bot',
  'terminal.game': 'Partij {number}',
  'terminal.game.none': {
    one: 'In {file} staat maar {count} partij, dus er is geen partij {number}.',
    other: 'In {file} staan maar {count} partijen, dus er is geen partij {number}.',
  },
  'terminal.file.missing': 'Er is geen bestand {file}.',
  'terminal.file.unread': '{file} kan niet worden gelezen.',
  'terminal.file.folder': '{file} is een map. Kies een bestand met spelverslagen.',
  'terminal.file.wrong': 'Deze regel klopt niet. Zo zie je waarom: {command}',

  'terminal.shuffled.colours':
    'De groene, de gele en de rode stapel worden geschud. Iedereen krijgt vijf groene kaarten.',
  'terminal.passed': 'Iedereen geeft alle vijf de kaarten naar links door.',
  'terminal.flips': {
    one: '{name} keert na {count} seconde de zandloper om.',
    other: '{name} keert na {count} seconden de zandloper om.',
  },
  'terminal.returns.yellow':
    '{name} legt de groene kaart {card} terug en krijgt de gele kaart {taken}.',
  'terminal.returns.red':
    '{name} legt de groene kaart {card} terug en krijgt de rode kaart {taken}.',
  'terminal.over': 'De partij is afgelopen.',
  'terminal.deck': 'Kaarten',
  'terminal.leftOut': 'naast de stapel: {cards}',
  'terminal.hourglass.less': '1 punt minder voor de zandloper',
  'terminal.hourglass.more': '1 punt meer voor de zandloper',
  'terminal.mistake.clash':
    'Een fout: verschillende symbolen botsen (!). Van de stapel af: {cards}.',
  'terminal.mistake.loose':
    'Een fout: de kaarten zitten niet aan elkaar vast. Van de stapel af: {cards}.',
  'terminal.pile': 'De stapel',
  'terminal.best': 'De beste stapel',
  'terminal.lies.0': 'rechtop',
  'terminal.lies.1': 'een kwartslag naar rechts gedraaid',
  'terminal.lies.2': 'een halve slag gedraaid',
  'terminal.lies.3': 'een kwartslag naar links gedraaid',
  'terminal.lies.4': 'omgekeerd',
  'terminal.lies.5': 'omgekeerd, dan een kwartslag naar rechts gedraaid',
  'terminal.lies.6': 'omgekeerd, dan een halve slag gedraaid',
  'terminal.lies.7': 'omgekeerd, dan een kwartslag naar links gedraaid',
  'terminal.green': 'groen',
  'terminal.yellow': 'geel',
  'terminal.red': 'rood',
  'terminal.par': 'Par is {points}.',
  'terminal.par.bound':
    'De beste gevonden stapel komt op {points} punten. Par is minstens {bound} punten.',
  'terminal.order': 'Van onder naar boven:',
  'terminal.effort': '{nodes} mogelijkheden doorzocht in {time}.',
  'terminal.puzzle.date': 'Typ een datum als {date}, van {first} tot en met {last}.',
  'terminal.puzzle.solve': 'De beste stapel zien: {command}',
} satisfies Wording<typeof english>;
