// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'En första hög',
  'learnCoverUp.link': 'Lär dig Cover Up',
  'learnCoverUp.progress': 'Steg {step} av {steps}.',
  'learnCoverUp.next': 'Nästa',
  'learnCoverUp.back': 'Tillbaka',
  'learnCoverUp.again': 'En gång till',
  'learnCoverUp.show': 'Visa mig',
  'learnCoverUp.restart': 'Från början',
  'learnCoverUp.leave': 'Lämna',
  'learnCoverUp.play': 'Spela ett parti',
  'learnCoverUp.parNext': 'Strax får du se de här kortens bästa hög.',
  'learnCoverUp.step.welcome': 'Kort av glas',
  'learnCoverUp.text.welcome':
    'Du har fem genomskinliga kort. Lägg dem på varandra så att så få symboler som möjligt syns: varje symbol är 1 poäng, och lägst poäng vinner.',
  'learnCoverUp.step.place': 'Det första kortet',
  'learnCoverUp.text.place':
    'Dra det markerade kortet till ljusbordet, eller tryck först på kortet och sedan på bordet. Med tangenter: Enter lyfter det, pilarna flyttar det, Enter lägger ner det.',
  'learnCoverUp.step.meet': 'Identiska symboler möts',
  'learnCoverUp.text.meet':
    'Placera nästa kort på den markerade platsen: två kors hamnar på varandra och räknas som ett. Varje kort måste sitta ihop med högen så.',
  'learnCoverUp.step.clash': 'Olika symboler krockar',
  'learnCoverUp.text.clash':
    'Placera det tredje kortet på den markerade platsen, fast det inte passar där. Se vilket märke som dyker upp.',
  'learnCoverUp.step.turn': 'Vrid',
  'learnCoverUp.text.turn':
    'En romb ligger på ett kors: det är inte tillåtet och skulle kosta dig kort vid poängräkningen. Vrid kortet ett kvarts varv, med två tryck, R eller knappen.',
  'learnCoverUp.step.flip': 'Vänd',
  'learnCoverUp.text.flip':
    'Glas har två sidor. Vänd nästa kort, genom att hålla på det, med F eller knappen, och placera det på den markerade platsen.',
  'learnCoverUp.step.loose': 'Ett löst kort',
  'learnCoverUp.text.loose':
    'Placera det sista kortet på den markerade platsen, där bara tomma rutor möts. Se hur det markeras: ingenting håller det där.',
  'learnCoverUp.step.cover': 'Täck så mycket du kan',
  'learnCoverUp.text.cover':
    'Ett löst kort tas bort vid poängräkningen. Flytta det dit där dess symboler möter identiska: ju färre som syns, desto bättre.',
  'learnCoverUp.step.hourglass': 'Timglaset',
  'learnCoverUp.text.hourglass':
    'Alla fem korten ligger i högen och inget är fel. Vänd på timglaset: då får du inte längre röra dina kort, och de andra har trettio sekunder kvar.',
  'learnCoverUp.step.score': 'Poängräkning',
  'learnCoverUp.text.score':
    'Varje ruta med en symbol är 1 poäng, och ett kort bredvid högen skulle kosta sina symboler och 1 till. Den som vänder på timglaset med en felfri hög får 1 poäng mindre.',
  'learnCoverUp.step.par': 'Par',
  'learnCoverUp.text.par':
    'Bredvid din hög står par: det bästa som de här fem korten tillåter. Du ser det efter varje runda, så att du blir bättre.',
  'learnCoverUp.step.end': 'Du kan spela',
  'learnCoverUp.text.end':
    'I ett parti bygger alla samtidigt, fem rundor i rad, och korten blir svårare. Spela ett, eller börja med dagens pussel.',
};
