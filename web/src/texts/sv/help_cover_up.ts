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
  'helpCoverUp.now.returning': 'Nu: poängräkning, sedan ett kort tillbaka',
  'helpCoverUp.now.returned': 'Nu: du har valt ett kort',
  'helpCoverUp.now.ended': 'Nu: spelet är slut',
  'helpCoverUp.now.endedAlone': 'Nu: du mot par',
  'helpCoverUp.coach.building':
    'Lägg korten så att identiska symboler hamnar på varandra: då räknas de bara en gång. Olika symboler får aldrig dela ruta, och varje kort måste hänga ihop med ett annat genom minst en träff. Börja med de två kort som har mest gemensamt.',
  'helpCoverUp.coach.hourglass':
    'Sanden rinner, så se först till att högen är felfri. Ett fel kan kosta dig flera kort. Lägger du undan ett kort kostar det bara just det kortet. Leta efter en träff till om du hinner.',
  'helpCoverUp.coach.done':
    'Du är klar, och högen får vara som den är. Varje synlig symbol ger 1 poäng, och ett kort bredvid högen kostar 1 poäng per symbol, plus 1. Om du vände på timglaset ger en felfri hög med alla fem korten 1 poäng mindre.',
  'helpCoverUp.coach.alone':
    'Det finns inget timglas, och ingen annan att slå än par. Börja med de två kort som har mest gemensamt och prova de andra runt dem. Du får flytta om allt tills du är klar.',
  'helpCoverUp.coach.returning':
    'Lämna tillbaka ett grönt kort, så kommer ett svårare i stället. Vid ett bord med andra skickar alla sedan sina fem kort åt vänster: du väljer grannens nästa pussel. Om du spelar ensam: behåll kort som passar bra ihop.',
  'helpCoverUp.coach.ended':
    'Spelet är slut: mot andra vinner lägst poäng. Par visar det bästa dina kort tillät, utan timglaset. Ju närmare par du kom, desto bättre byggde du.',
  'helpCoverUp.keys': 'Tangenter',
  'helpCoverUp.keys.move': 'lyft det valda kortet och flytta det',
  'helpCoverUp.keys.set': 'lyft eller placera det',
  'helpCoverUp.keys.drop': 'lägg tillbaka det där det låg',
  'helpCoverUp.keys.turn': 'vrid det',
  'helpCoverUp.keys.flip': 'vänd det',
  'helpCoverUp.keys.layer': 'lägg det överst eller underst',
  'helpCoverUp.keys.beside': 'lägg undan det',
  'helpCoverUp.keys.undo': 'ångra, gör om',
  'helpCoverUp.keys.help': 'den här hjälpen',
  'helpCoverUp.chapter.cards': 'Korten',
  'helpCoverUp.chapter.setUp': 'Förberedelser',
  'helpCoverUp.chapter.building': 'Bygget',
  'helpCoverUp.chapter.hourglass': 'Timglaset',
  'helpCoverUp.chapter.scoring': 'Poängräkning',
  'helpCoverUp.chapter.between': 'Mellan rundorna och till sist',
  'helpCoverUp.chapter.par': 'Par',
  'helpCoverUp.1.1':
    'Det finns 108 genomskinliga kort, 36 i varje färg, med åtta rutor var. Ett grönt kort har 4 symboler, ett gult 5 och ett rött 6.',
  'helpCoverUp.1.2':
    'Kortens bilder är våra egna. Inom en färg är alla symboler lika vanliga. Inga två kort är likadana, hur du än vrider eller vänder dem.',
  'helpCoverUp.1.4':
    'Två till sex personer kan spela mot varandra. När du spelar ensam tävlar du mot par.',
  'helpCoverUp.2.1': 'Varje färg blandas för sig. Alla börjar med fem gröna kort.',
  'helpCoverUp.3.1':
    'Ingen väntar på sin tur: ni räknar till tre, och sedan bygger alla samtidigt.',
  'helpCoverUp.3.2':
    'Du får vrida och vända dina kort, men rutorna måste ligga precis på varandra. Flytta om korten så ofta du vill tills du är klar.',
  'helpCoverUp.3.3': 'Olika symboler får aldrig ligga på samma ruta.',
  'helpCoverUp.3.4':
    'Varje kort måste hänga ihop med ett annat i minst en ruta där båda visar samma symbol, och hela högen måste hänga ihop på det sättet.',
  'helpCoverUp.3.5': 'Kort som inte är med i högen ligger bredvid den.',
  'helpCoverUp.4.1':
    'När alla dina fem kort ligger i högen får du vända på timglaset, om inte sanden redan rinner. Kontrollera högen först: när du har vänt på timglaset får du inte röra dina kort.',
  'helpCoverUp.4.2':
    'De andra bygger vidare tills sanden har runnit ut: 30 sekunder, om värden inte har valt en annan tid. Du kan säga att du är klar tidigare; när alla är klara slutar rundan genast. Om ingen vänder på timglaset startar det av sig självt när rundans tidsgräns är nådd.',
  'helpCoverUp.4.3':
    'Värden väljer när domaren tittar. Vanligtvis upptäcks fel först vid poängräkningen. Men domaren kan också visa dem medan du bygger; då får du inte vända på timglaset förrän de är rättade.',
  'helpCoverUp.5.1':
    'Finns det ett fel i din hög tas kort bort uppifrån, ett i taget, tills resten är felfri. De borttagna korten räknas som kort bredvid högen.',
  'helpCoverUp.5.2':
    'Du får 1 poäng för varje ruta där en symbol syns. Identiska symboler på samma ruta räknas en gång. Symboler syns genom andra korts tomma rutor.',
  'helpCoverUp.5.3': 'Varje kort bredvid högen kostar 1 poäng per symbol, plus 1.',
  'helpCoverUp.5.4':
    'Vände du på timglaset får du 1 poäng mindre om din hög var felfri med alla fem korten. Var den inte det får du 1 poäng mer.',
  'helpCoverUp.5.5': 'Poängen läggs ihop från runda till runda.',
  'helpCoverUp.6.1':
    'Efter varje runda utom den sista lämnar du tillbaka ett valfritt grönt kort. I stället får du ett gult kort efter runda 1 och 3, och ett rött efter runda 2 och 4.',
  'helpCoverUp.6.2': 'Sedan skickar var och en sina fem kort till spelaren till vänster.',
  'helpCoverUp.6.3':
    'Så blir rundorna svårare: du börjar med fem gröna kort och slutar med ett grönt, två gula och två röda.',
  'helpCoverUp.6.4':
    'Efter den femte rundan vinner den som har lägst poäng. Vid lika poäng delas segern.',
  'helpCoverUp.7.1':
    'Par är den lägsta poäng som dina fem kort tillåter, timglaset oräknat. Det räknas ut exakt och visas först efter rundan.',
  'helpCoverUp.7.2':
    'När du spelar ensam finns inget timglas: du bygger tills du är klar och jämför sedan din poäng med par för alla fem rundorna.',
  'helpCoverUp.7.3':
    'Dagens pussel bestäms bara av datumet: samma fem kort för alla, allt svårare från måndag till söndag. Det är din bästa hög som räknas och jämförs med par.',
};
