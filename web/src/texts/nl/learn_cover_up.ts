// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Je eerste stapel',
  'learnCoverUp.progress': 'Stap {step} van {steps}.',
  'learnCoverUp.next': 'Verder',
  'learnCoverUp.back': 'Terug',
  'learnCoverUp.again': 'Opnieuw proberen',
  'learnCoverUp.show': 'Laat maar zien',
  'learnCoverUp.restart': 'Opnieuw beginnen',
  'learnCoverUp.leave': 'Uitleg stoppen',
  'learnCoverUp.play': 'Partij spelen',
  'learnCoverUp.parNext': 'Zo meteen zie je de beste stapel met deze kaarten.',
  'learnCoverUp.step.welcome': 'Kaarten van glas',
  'learnCoverUp.text.welcome':
    'Je hebt vijf doorzichtige kaarten. Leg ze zo op elkaar dat je zo weinig mogelijk symbolen ziet: elk symbool is een punt, en de laagste score wint.',
  'learnCoverUp.step.place': 'De eerste kaart',
  'learnCoverUp.text.place':
    'Sleep de gemarkeerde kaart naar de lichttafel, of tik op de kaart en dan op de tafel. Met het toetsenbord: Enter tilt de kaart op, de pijltjes verplaatsen hem en Enter legt hem neer.',
  'learnCoverUp.step.meet': 'Gelijke symbolen',
  'learnCoverUp.text.meet':
    'Leg de volgende kaart op de gemarkeerde plek: twee kruisen komen op hetzelfde vakje en tellen als één. Zo moet elke kaart aan de stapel vastzitten.',
  'learnCoverUp.step.clash': 'Verschillende symbolen botsen',
  'learnCoverUp.text.clash':
    'Leg de derde kaart op de gemarkeerde plek, ook al past hij daar niet. Let op het teken dat verschijnt.',
  'learnCoverUp.step.turn': 'Draaien',
  'learnCoverUp.text.turn':
    'Er ligt een ruit op een kruis. Dat mag niet, en het zou je bij de telling kaarten kosten. Draai de kaart een kwartslag: tik er twee keer op, druk op R of gebruik de knop.',
  'learnCoverUp.step.flip': 'Omkeren',
  'learnCoverUp.text.flip':
    'Glas heeft twee kanten. Keer de volgende kaart om (druk op F of gebruik de knop) en leg hem op de gemarkeerde plek.',
  'learnCoverUp.step.loose': 'Een losse kaart',
  'learnCoverUp.text.loose':
    'Leg de laatste kaart op de gemarkeerde plek, waar geen gelijke symbolen op elkaar komen. Zie je hoe hij gemarkeerd wordt? Niets houdt hem daar vast.',
  'learnCoverUp.step.cover': 'Bedek zoveel als je kunt',
  'learnCoverUp.text.cover':
    'Een losse kaart gaat er bij de telling af. Leg hem zo dat zijn symbolen op gelijke symbolen komen: hoe minder je er ziet, hoe beter.',
  'learnCoverUp.step.hourglass': 'De zandloper',
  'learnCoverUp.text.hourglass':
    'Alle vijf de kaarten liggen in de stapel, zonder fouten. Keer de zandloper om! Daarna mag je je kaarten niet meer aanraken, en de anderen hebben nog dertig seconden.',
  'learnCoverUp.step.score': 'De telling',
  'learnCoverUp.text.score':
    'Elk zichtbaar symbool is een punt. Een kaart naast de stapel zou één punt per symbool kosten, plus één extra. De zandloper omkeren scheelt je een punt als je stapel foutloos is, en kost je er een als dat niet zo is.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Naast je stapel zie je par: het beste wat deze vijf kaarten toelaten. Je ziet het na elke ronde, zodat je ervan kunt leren.',
  'learnCoverUp.step.end': 'Je bent er klaar voor',
  'learnCoverUp.text.end':
    'In een partij bouwt iedereen tegelijk. Er zijn vijf rondes en de kaarten worden steeds moeilijker. Speel er nu een, of begin met de puzzel van de dag.',
};
