// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Din første bunke',
  'learnCoverUp.progress': 'Trin {step} af {steps}.',
  'learnCoverUp.next': 'Næste',
  'learnCoverUp.back': 'Tilbage',
  'learnCoverUp.again': 'Prøv igen',
  'learnCoverUp.show': 'Vis mig',
  'learnCoverUp.restart': 'Begynd forfra',
  'learnCoverUp.leave': 'Afslut',
  'learnCoverUp.play': 'Spil et spil',
  'learnCoverUp.parNext': 'Om lidt ser du den bedste bunke med disse kort.',
  'learnCoverUp.step.welcome': 'Kort af glas',
  'learnCoverUp.text.welcome':
    'Du har fem gennemsigtige kort. Læg dem oven på hinanden, så færrest mulige symboler er synlige: Hvert symbol giver et point, og færrest point vinder.',
  'learnCoverUp.step.place': 'Det første kort',
  'learnCoverUp.text.place':
    'Træk det markerede kort ind på lysbordet, eller tryk på kortet og så på bordet. På tastaturet løfter Enter kortet, piletasterne flytter det, og Enter placerer det.',
  'learnCoverUp.step.meet': 'Identiske symboler',
  'learnCoverUp.text.meet':
    'Placér det næste kort på det markerede sted: To kors kommer til at ligge på samme felt og tæller som ét. Hvert kort skal sidde fast på bunken på den måde.',
  'learnCoverUp.step.clash': 'Forskellige symboler støder sammen',
  'learnCoverUp.text.clash':
    'Placér det tredje kort på det markerede sted, selv om det ikke passer der. Hold øje med mærket, der dukker op.',
  'learnCoverUp.step.turn': 'Drej',
  'learnCoverUp.text.turn':
    'En rombe ligger på et kors. Det er ikke tilladt og ville koste dig kort ved pointgivningen. Drej kortet en kvart omgang: Tryk to gange på det, tryk på R, eller brug knappen.',
  'learnCoverUp.step.flip': 'Flip',
  'learnCoverUp.text.flip':
    'Glas har to sider. Flip det næste kort (med F eller knappen), og placér det på det markerede sted.',
  'learnCoverUp.step.loose': 'Et løst kort',
  'learnCoverUp.text.loose':
    'Placér det sidste kort på det markerede sted, hvor ingen symboler passer sammen. Kan du se, hvordan det markeres? Der er ikke noget, der holder det fast.',
  'learnCoverUp.step.cover': 'Dæk så meget, du kan',
  'learnCoverUp.text.cover':
    'Et løst kort fjernes ved pointgivningen. Flyt det hen til et sted, hvor identiske symboler ligger oven på hinanden: Jo færre synlige symboler, desto bedre.',
  'learnCoverUp.step.hourglass': 'Timeglasset',
  'learnCoverUp.text.hourglass':
    'Alle fem kort ligger i bunken, og der er ingen fejl. Vend timeglasset! Derefter må du ikke røre dine kort, og de andre har tredive sekunder tilbage.',
  'learnCoverUp.step.score': 'Pointgivning',
  'learnCoverUp.text.score':
    'Hvert synligt symbol giver et point. Et kort ved siden af bunken ville koste et point for hvert symbol plus ét ekstra. At vende timeglasset sparer dig et point, hvis din bunke er fejlfri, og koster et, hvis den ikke er det.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Ved siden af din bunke ser du par: det bedste, disse fem kort tillader. Det vises efter hver runde, så du kan lære af det.',
  'learnCoverUp.step.end': 'Du er klar til at spille',
  'learnCoverUp.text.end':
    'I et spil bygger alle samtidig. Der er fem runder, og kortene bliver sværere. Spil et nu, eller begynd med dagens opgave.',
};
