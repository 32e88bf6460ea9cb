// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'En første bunke',
  'learnCoverUp.link': 'Lær Cover Up',
  'learnCoverUp.progress': 'Steg {step} av {steps}.',
  'learnCoverUp.next': 'Neste',
  'learnCoverUp.back': 'Tilbake',
  'learnCoverUp.again': 'En gang til',
  'learnCoverUp.show': 'Vis meg',
  'learnCoverUp.restart': 'Fra begynnelsen',
  'learnCoverUp.leave': 'Forlat',
  'learnCoverUp.play': 'Spill et parti',
  'learnCoverUp.parNext': 'Om litt ser du den beste bunken med disse kortene.',
  'learnCoverUp.step.welcome': 'Kort av glass',
  'learnCoverUp.text.welcome':
    'Du har fem gjennomsiktige kort. Legg dem på hverandre slik at færrest mulig symboler synes: hvert symbol er ett poeng, og færrest poeng vinner.',
  'learnCoverUp.step.place': 'Det første kortet',
  'learnCoverUp.text.place':
    'Dra det markerte kortet inn på lysbordet, eller trykk først på kortet og så på bordet. Med taster: Enter løfter det, pilene flytter det, Enter legger det ned.',
  'learnCoverUp.step.meet': 'Like symboler møtes',
  'learnCoverUp.text.meet':
    'Plasser det neste kortet på det markerte stedet: to kors kommer til å ligge på hverandre og teller som ett. Hvert kort må henge sammen med bunken på den måten.',
  'learnCoverUp.step.clash': 'Ulike symboler krasjer',
  'learnCoverUp.text.clash':
    'Plasser det tredje kortet på det markerte stedet, selv om det ikke passer der. Se hvilket merke som dukker opp.',
  'learnCoverUp.step.turn': 'Roter',
  'learnCoverUp.text.turn':
    'En rombe ligger på et kors: det er ikke lov og ville koste deg kort ved opptellingen. Roter kortet en kvart omgang, med to trykk, R eller knappen.',
  'learnCoverUp.step.flip': 'Vend',
  'learnCoverUp.text.flip':
    'Glass har to sider. Vend det neste kortet, ved å holde på det, med F eller knappen, og plasser det på det markerte stedet.',
  'learnCoverUp.step.loose': 'Et løst kort',
  'learnCoverUp.text.loose':
    'Plasser det siste kortet på det markerte stedet, der bare tomme ruter møtes. Se hvordan det markeres: ingenting holder det der.',
  'learnCoverUp.step.cover': 'Dekk så mye du kan',
  'learnCoverUp.text.cover':
    'Et løst kort fjernes ved opptellingen. Flytt det dit symbolene møter like symboler: jo færre som synes, desto bedre.',
  'learnCoverUp.step.hourglass': 'Timeglasset',
  'learnCoverUp.text.hourglass':
    'Alle fem kortene ligger i bunken, og ingenting er feil. Vend timeglasset: da kan du ikke røre kortene dine lenger, og de andre har tretti sekunder igjen.',
  'learnCoverUp.step.score': 'Opptelling',
  'learnCoverUp.text.score':
    'Hver rute med et symbol er ett poeng, og et kort ved siden av bunken ville koste symbolene sine og ett til. Den som vender timeglasset med en feilfri bunke, får ett poeng mindre.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Ved siden av bunken din står par: det beste disse fem kortene tillater. Du ser det etter hver runde, så du blir bedre.',
  'learnCoverUp.step.end': 'Du kan spille',
  'learnCoverUp.text.end':
    'I et parti bygger alle samtidig, fem runder i alt, og kortene blir vanskeligere. Spill ett, eller begynn med dagens nøtt.',
};
