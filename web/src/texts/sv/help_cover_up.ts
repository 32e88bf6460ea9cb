// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Hjälp',
  'helpCoverUp.clauses': 'Punkt för punkt',
  'helpCoverUp.all': 'Alla regler',
  'helpCoverUp.now.countIn': 'Nu: vi räknar till tre',
  'helpCoverUp.now.building': 'Nu: du bygger',
  'helpCoverUp.now.hourglass': 'Nu: sanden rinner',
  'helpCoverUp.now.done': 'Nu: du är klar',
  'helpCoverUp.now.alone': 'Nu: du bygger ensam',
  'helpCoverUp.now.watching': 'Nu: de andra bygger',
  'helpCoverUp.now.returning': 'Nu: poängräkning, och ett kort att lämna tillbaka',
  'helpCoverUp.now.returned': 'Nu: ditt kort är valt',
  'helpCoverUp.now.ended': 'Nu: partiet är slut',
  'helpCoverUp.now.endedAlone': 'Nu: du mot par',
  'helpCoverUp.keys': 'Tangenter',
  'helpCoverUp.keys.move': 'lyft det valda kortet och flytta det',
  'helpCoverUp.keys.set': 'lyft eller placera det',
  'helpCoverUp.keys.drop': 'lägg det tillbaka där det låg',
  'helpCoverUp.keys.turn': 'vrid det',
  'helpCoverUp.keys.flip': 'vänd det',
  'helpCoverUp.keys.layer': 'överst, underst',
  'helpCoverUp.keys.beside': 'bredvid högen',
  'helpCoverUp.keys.undo': 'ångra, gör om',
  'helpCoverUp.keys.help': 'den här hjälpen',
  'helpCoverUp.chapter.cards': 'Korten',
  'helpCoverUp.chapter.setUp': 'Förberedelser',
  'helpCoverUp.chapter.building': 'Att bygga',
  'helpCoverUp.chapter.hourglass': 'Timglaset',
  'helpCoverUp.chapter.scoring': 'Poängräkning',
  'helpCoverUp.chapter.between': 'Mellan rundorna, och slutet',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Det finns 108 genomskinliga kort med åtta rutor, 36 i varje färg. Ett grönt kort visar 4 symboler, ett gult 5 och ett rött 6.',
  'helpCoverUp.1.2':
    'Kortens bilder är våra egna. Inom en färg är alla symboler lika vanliga, och inga två kort är lika, hur du än vrider eller vänder dem.',
  'helpCoverUp.1.4': 'Två till sex spelar mot varandra. Ensam spelar du mot par.',
  'helpCoverUp.2.1': 'Varje färg blandas. Alla börjar med fem gröna kort.',
  'helpCoverUp.3.1': 'Det finns inga turer: när det har räknats till tre bygger alla samtidigt.',
  'helpCoverUp.3.2':
    'Ett kort får vridas och vändas och ligger alltid ruta på ruta. Du får flytta om dina kort så ofta du vill tills du är klar.',
  'helpCoverUp.3.3': 'Olika symboler får aldrig ligga på samma ruta.',
  'helpCoverUp.3.4':
    'Identiska symboler måste mötas: varje kort sitter ihop med högen genom en ruta där båda visar samma symbol, och så hänger hela högen ihop.',
  'helpCoverUp.3.5': 'Kort som inte ligger i högen ligger bredvid den.',
  'helpCoverUp.4.1':
    'Med alla fem korten i högen får du vända på timglaset, om ingen har gjort det i rundan. Från och med då får du inte röra dina kort.',
  'helpCoverUp.4.2':
    'De andra bygger tills sanden har runnit ut: 30 sekunder, om bordet inte har en annan tid. Den som är klar tidigare säger till; när alla är klara slutar rundan genast. Om ingen vänder på timglaset rinner det till sist av sig självt.',
  'helpCoverUp.4.3':
    'Värden väljer domare. Oftast upptäcks fel först vid poängräkningen; den direkta domaren visar dem medan du bygger och låter dig inte vända på timglaset med ett fel.',
  'helpCoverUp.5.1':
    'Finns det ett fel i högen tas kort bort uppifrån, ett i taget, tills det som är kvar är felfritt. De räknas som bredvid.',
  'helpCoverUp.5.2':
    '1 poäng för varje ruta där en symbol syns. Identiska symboler på samma ruta räknas en gång; genom en tom ruta ser du det som ligger under.',
  'helpCoverUp.5.3': 'Ett kort bredvid högen kostar 1 poäng för varje symbol, och 1 till.',
  'helpCoverUp.5.4':
    'Den som vände på timglaset får 1 poäng mindre om alla fem korten ligger i en felfri hög, annars 1 poäng mer.',
  'helpCoverUp.5.5': 'Rundornas poäng läggs ihop.',
  'helpCoverUp.6.1':
    'Efter varje runda utom den sista lämnar du tillbaka ett valfritt grönt kort. Du får ett gult efter runda 1 och 3, ett rött efter runda 2 och 4.',
  'helpCoverUp.6.2': 'Sedan ger alla sina fem kort till nästa spelare medsols.',
  'helpCoverUp.6.3':
    'Så blir rundorna svårare: från fem gröna kort till ett grönt, två gula och två röda.',
  'helpCoverUp.6.4': 'Efter den femte rundan vinner lägst poäng. De som ligger lika delar segern.',
  'helpCoverUp.7.1':
    'Par är det lägsta resultat som de fem korten tillåter, utan timglaset. Det räknas ut exakt och visas först när rundan är slut.',
  'helpCoverUp.7.2':
    'Ensam finns inget timglas: du bygger tills du är klar, och din summa jämförs med summan av alla par.',
  'helpCoverUp.7.3':
    'Dagens pussel skapas av enbart datumet: samma fem kort för alla, allt svårare från måndag till söndag. Din bästa hög räknas, mot par.',
};
