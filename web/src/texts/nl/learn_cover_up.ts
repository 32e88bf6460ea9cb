// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Een eerste stapel',
  'learnCoverUp.link': 'Cover Up leren',
  'learnCoverUp.progress': 'Stap {step} van {steps}.',
  'learnCoverUp.next': 'Verder',
  'learnCoverUp.back': 'Terug',
  'learnCoverUp.again': 'Nog een keer',
  'learnCoverUp.show': 'Laat maar zien',
  'learnCoverUp.restart': 'Vanaf het begin',
  'learnCoverUp.leave': 'Stoppen',
  'learnCoverUp.play': 'Een partij spelen',
  'learnCoverUp.parNext': 'Zo meteen zie je de beste stapel van deze kaarten.',
  'learnCoverUp.step.welcome': 'Kaarten van glas',
  'learnCoverUp.text.welcome':
    'Je hebt vijf doorzichtige kaarten. Leg ze zo op elkaar dat je zo weinig mogelijk symbolen ziet: elk symbool is een punt, en de minste punten winnen.',
  'learnCoverUp.step.place': 'De eerste kaart',
  'learnCoverUp.text.place':
    'Sleep de gemarkeerde kaart op de lichttafel, of tik eerst op de kaart en dan op de tafel. Met toetsen: Enter tilt de kaart op, de pijltjes verplaatsen die, Enter legt neer.',
  'learnCoverUp.step.meet': 'Gelijke symbolen op elkaar',
  'learnCoverUp.text.meet':
    'Leg de volgende kaart op de gemarkeerde plaats: twee kruisen komen op elkaar te liggen en tellen als één. Elke kaart moet zo aan de stapel vastzitten.',
  'learnCoverUp.step.clash': 'Verschillende symbolen botsen',
  'learnCoverUp.text.clash':
    'Leg de derde kaart op de gemarkeerde plaats, ook al past die daar niet. Kijk welk teken er verschijnt.',
  'learnCoverUp.step.turn': 'Draaien',
  'learnCoverUp.text.turn':
    'Een ruit ligt op een kruis: dat mag niet en zou je bij de telling kaarten kosten. Draai de kaart een kwartslag, met twee tikken, met R of met de knop.',
  'learnCoverUp.step.flip': 'Omkeren',
  'learnCoverUp.text.flip':
    'Glas heeft twee kanten. Keer de volgende kaart om, door die vast te houden, met F of met de knop, en leg die op de gemarkeerde plaats.',
  'learnCoverUp.step.loose': 'Een losse kaart',
  'learnCoverUp.text.loose':
    'Leg de laatste kaart op de gemarkeerde plaats, waar alleen lege vakjes op elkaar liggen. Zie hoe de kaart gemarkeerd wordt: niets houdt die daar vast.',
  'learnCoverUp.step.cover': 'Bedek zoveel als je kunt',
  'learnCoverUp.text.cover':
    'Een losse kaart gaat er bij de telling af. Leg de kaart waar haar symbolen op gelijke komen: hoe minder er zichtbaar blijven, hoe beter.',
  'learnCoverUp.step.hourglass': 'De zandloper',
  'learnCoverUp.text.hourglass':
    'Alle vijf kaarten liggen foutloos in de stapel. Keer de zandloper om: daarna mag je je kaarten niet meer aanraken, en de anderen hebben nog dertig seconden.',
  'learnCoverUp.step.score': 'De telling',
  'learnCoverUp.text.score':
    'Elk vakje met een symbool is een punt, en een kaart naast de stapel zou haar symbolen kosten en één punt erbij. Wie de zandloper omkeert met een foutloze stapel, krijgt een punt minder.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Naast je stapel zie je par: het beste wat deze vijf kaarten toelaten. Je ziet het na elke ronde, zodat je beter wordt.',
  'learnCoverUp.step.end': 'Je kunt spelen',
  'learnCoverUp.text.end':
    'In een partij legt iedereen tegelijk, vijf rondes lang, en de kaarten worden moeilijker. Speel er een, of begin met de puzzel van de dag.',
};
