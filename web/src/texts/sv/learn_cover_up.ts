// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Din första hög',
  'learnCoverUp.progress': 'Steg {step} av {steps}.',
  'learnCoverUp.next': 'Nästa',
  'learnCoverUp.back': 'Tillbaka',
  'learnCoverUp.again': 'Försök igen',
  'learnCoverUp.show': 'Visa mig',
  'learnCoverUp.restart': 'Börja om',
  'learnCoverUp.leave': 'Avsluta',
  'learnCoverUp.play': 'Spela ett spel',
  'learnCoverUp.parNext': 'Strax får du se den bästa högen för de här korten.',
  'learnCoverUp.step.welcome': 'Kort av glas',
  'learnCoverUp.text.welcome':
    'Du har fem genomskinliga kort. Lägg dem på varandra med så få synliga symboler som möjligt: var och en ger 1 poäng, och lägst poäng vinner.',
  'learnCoverUp.step.place': 'Det första kortet',
  'learnCoverUp.text.place':
    'Dra det markerade kortet till ljusbordet, eller tryck först på kortet och sedan på bordet. På tangentbordet lyfter du kortet med Enter, flyttar det med piltangenterna och placerar det med Enter.',
  'learnCoverUp.step.meet': 'Identiska symboler',
  'learnCoverUp.text.meet':
    'Placera nästa kort på den markerade platsen: två kors hamnar på samma ruta och räknas som ett. Varje kort måste hänga ihop med högen på det sättet.',
  'learnCoverUp.step.clash': 'Olika symboler krockar',
  'learnCoverUp.text.clash':
    'Placera det tredje kortet på den markerade platsen, fast det inte passar där. Håll utkik efter märket som dyker upp.',
  'learnCoverUp.step.turn': 'Vrid',
  'learnCoverUp.text.turn':
    'En romb ligger på ett kors. Det är inte tillåtet och skulle kosta dig kort vid poängräkningen. Vrid kortet ett kvarts varv: dubbeltryck på det, tryck på R eller använd knappen.',
  'learnCoverUp.step.flip': 'Vänd',
  'learnCoverUp.text.flip':
    'Glas har två sidor. Vänd nästa kort (tryck på F eller använd knappen) och placera det på den markerade platsen.',
  'learnCoverUp.step.loose': 'Ett löst kort',
  'learnCoverUp.text.loose':
    'Placera det sista kortet på den markerade platsen, där inga symboler passar ihop. Ser du hur det markeras? Ingenting håller fast det där.',
  'learnCoverUp.step.cover': 'Täck så mycket du kan',
  'learnCoverUp.text.cover':
    'Ett löst kort tas bort vid poängräkningen. Flytta det så att dess symboler hamnar på identiska symboler: ju färre som syns, desto bättre.',
  'learnCoverUp.step.hourglass': 'Timglaset',
  'learnCoverUp.text.hourglass':
    'Alla fem korten ligger i högen, och det finns inga fel. Vänd på timglaset! Sedan får du inte röra dina kort, och de andra har trettio sekunder kvar.',
  'learnCoverUp.step.score': 'Poängräkning',
  'learnCoverUp.text.score':
    'Varje synlig symbol ger 1 poäng. Ett kort bredvid högen skulle kosta 1 poäng per symbol, plus 1. Den som vänder på timglaset får 1 poäng mindre om högen är felfri, annars 1 poäng mer.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Bredvid din hög ser du par: det bästa som de här fem korten tillåter. Det visas efter varje runda, så att du kan lära dig av det.',
  'learnCoverUp.step.end': 'Nu kan du spela',
  'learnCoverUp.text.end':
    'I ett spel bygger alla samtidigt. Det är fem rundor, och korten blir svårare. Spela ett nu, eller börja med dagens pussel.',
};
