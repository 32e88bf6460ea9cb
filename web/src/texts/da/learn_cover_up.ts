// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'En første bunke',
  'learnCoverUp.link': 'Lær Cover Up',
  'learnCoverUp.progress': 'Trin {step} af {steps}.',
  'learnCoverUp.next': 'Næste',
  'learnCoverUp.back': 'Tilbage',
  'learnCoverUp.again': 'En gang til',
  'learnCoverUp.show': 'Vis mig',
  'learnCoverUp.restart': 'Forfra',
  'learnCoverUp.leave': 'Forlad',
  'learnCoverUp.play': 'Spil et parti',
  'learnCoverUp.parNext': 'Om lidt ser du kortenes bedste bunke.',
  'learnCoverUp.step.welcome': 'Kort af glas',
  'learnCoverUp.text.welcome':
    'Du har fem gennemsigtige kort. Læg dem på hinanden, så færrest mulige symboler kan ses: hvert symbol er et point, og færrest point vinder.',
  'learnCoverUp.step.place': 'Det første kort',
  'learnCoverUp.text.place':
    'Træk det markerede kort ind på lysbordet, eller tryk først på kortet og så på bordet. Med taster: Enter løfter det, pilene flytter det, Enter lægger det ned.',
  'learnCoverUp.step.meet': 'Identiske symboler mødes',
  'learnCoverUp.text.meet':
    'Placér det næste kort på det markerede sted: to kors kommer til at ligge på hinanden og tæller som ét. Hvert kort skal hænge sammen med bunken på den måde.',
  'learnCoverUp.step.clash': 'Forskellige symboler støder sammen',
  'learnCoverUp.text.clash':
    'Placér det tredje kort på det markerede sted, selv om det ikke passer der. Se, hvilket mærke der kommer frem.',
  'learnCoverUp.step.turn': 'Drej',
  'learnCoverUp.text.turn':
    'En rombe ligger på et kors: det er ikke tilladt og ville koste dig kort ved pointgivningen. Drej kortet en kvart omgang, med to tryk, R eller knappen.',
  'learnCoverUp.step.flip': 'Flip',
  'learnCoverUp.text.flip':
    'Glas har to sider. Flip det næste kort, ved at holde på det, med F eller knappen, og placér det på det markerede sted.',
  'learnCoverUp.step.loose': 'Et løst kort',
  'learnCoverUp.text.loose':
    'Placér det sidste kort på det markerede sted, hvor kun tomme felter mødes. Se, hvordan det markeres: intet holder det der.',
  'learnCoverUp.step.cover': 'Dæk så meget, du kan',
  'learnCoverUp.text.cover':
    'Et løst kort fjernes ved pointgivningen. Flyt det hen, hvor dets symboler møder identiske: jo færre der kan ses, desto bedre.',
  'learnCoverUp.step.hourglass': 'Timeglasset',
  'learnCoverUp.text.hourglass':
    'Alle fem kort ligger i bunken, og intet er forkert. Vend timeglasset: så må du ikke længere røre dine kort, og de andre har tredive sekunder tilbage.',
  'learnCoverUp.step.score': 'Pointgivning',
  'learnCoverUp.text.score':
    'Hvert felt med et symbol er et point, og et kort ved siden af bunken ville koste sine symboler og et mere. Den, der vender timeglasset med en fejlfri bunke, får et point mindre.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Ved siden af din bunke står par: det bedste, disse fem kort tillader. Du ser det efter hver runde, så du bliver bedre.',
  'learnCoverUp.step.end': 'Du kan spille',
  'learnCoverUp.text.end':
    'I et parti bygger alle samtidig, fem runder i alt, og kortene bliver sværere. Spil et, eller begynd med dagens opgave.',
};
