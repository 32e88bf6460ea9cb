// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Din første bunke',
  'learnCoverUp.progress': 'Steg {step} av {steps}.',
  'learnCoverUp.next': 'Neste',
  'learnCoverUp.back': 'Tilbake',
  'learnCoverUp.again': 'Prøv igjen',
  'learnCoverUp.show': 'Vis meg',
  'learnCoverUp.restart': 'Begynn på nytt',
  'learnCoverUp.leave': 'Avslutt',
  'learnCoverUp.play': 'Spill et helt spill',
  'learnCoverUp.parNext': 'Om litt får du se den beste bunken med disse kortene.',
  'learnCoverUp.step.welcome': 'Kort av glass',
  'learnCoverUp.text.welcome':
    'Du har fem gjennomsiktige kort. Stable dem slik at færrest mulig symboler synes. Hvert symbol gir ett poeng, og lavest poengsum vinner.',
  'learnCoverUp.step.place': 'Det første kortet',
  'learnCoverUp.text.place':
    'Dra det markerte kortet inn på lysbordet, eller trykk på kortet og så på bordet. På tastaturet løfter du kortet med Enter, flytter det med piltastene og plasserer det med Enter.',
  'learnCoverUp.step.meet': 'Like symboler',
  'learnCoverUp.text.meet':
    'Plasser det neste kortet på det markerte stedet. Da havner to kors på samme rute og teller som ett. Slik må hvert kort være festet til bunken.',
  'learnCoverUp.step.clash': 'Ulike symboler kolliderer',
  'learnCoverUp.text.clash':
    'Plasser det tredje kortet på det markerte stedet, selv om det ikke passer der. Se etter merket som dukker opp.',
  'learnCoverUp.step.turn': 'Roter',
  'learnCoverUp.text.turn':
    'En rombe ligger på et kors. Det er ikke lov og ville kostet deg kort ved opptellingen. Roter kortet en kvart omgang: Dobbelttrykk på det, trykk R, eller bruk knappen.',
  'learnCoverUp.step.flip': 'Vend',
  'learnCoverUp.text.flip':
    'Glass har to sider. Vend det neste kortet: Trykk F, eller bruk knappen. Plasser det så på det markerte stedet.',
  'learnCoverUp.step.loose': 'Et løst kort',
  'learnCoverUp.text.loose':
    'Plasser det siste kortet på det markerte stedet, der ingen like symboler dekker hverandre. Ser du merket det får? Ingenting holder det fast der.',
  'learnCoverUp.step.cover': 'Dekk så mye du kan',
  'learnCoverUp.text.cover':
    'Et løst kort fjernes ved opptellingen. Flytt det dit symbolene havner oppå like symboler. Jo færre som synes, desto bedre.',
  'learnCoverUp.step.hourglass': 'Timeglasset',
  'learnCoverUp.text.hourglass':
    'Alle fem kortene ligger i bunken, og det er ingen feil. Vend timeglasset! Etter det kan du ikke røre kortene dine, og de andre har tretti sekunder igjen.',
  'learnCoverUp.step.score': 'Opptelling',
  'learnCoverUp.text.score':
    'Hvert symbol som synes, gir ett poeng. Et kort ved siden av bunken ville gitt ett poeng for hvert symbol pluss ett ekstra. Å vende timeglasset sparer deg for ett poeng hvis bunken er feilfri, og koster deg ett hvis den ikke er det.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Ved siden av bunken din ser du par: det beste disse fem kortene kan gi. Du får se det etter hver runde, så du kan lære av det.',
  'learnCoverUp.step.end': 'Du er klar til å spille',
  'learnCoverUp.text.end':
    'I et spill bygger alle samtidig. Det er fem runder, og kortene blir vanskeligere. Spill nå, eller begynn med dagens nøtt.',
};
