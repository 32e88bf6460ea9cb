import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.short': 'Reglerna i korthet',
  'rules.learn': 'Lär dig genom att spela',
  'rules.coverMe.aim': 'Målet',
  'rules.coverMe.aim.text':
    'Du är chefredaktör för ett modemagasin, precis som alla andra vid bordet. Är modellen på ditt omslag helt rätt i tiden när säsongen tar slut, så får ditt magasin prestige. I standardspelet vinner magasinet med mest prestige efter tre år.',
  'rules.coverMe.traits': 'Modellerna',
  'rules.coverMe.traits.text':
    'Var och en av de 162 modellerna har en hårfärg, en hårlängd, en klädfärg och ett bakgrundsmönster. Kläderna bestämmer hur mycket prestige en modell är värd: gult, blått och rött 2, grönt 3, svart 4, vitt 5. Hårfärg och hårlängd räknas alltid. På våren och sommaren räknas också kläder, på hösten och vintern mönster.',
  'rules.coverMe.month': 'En månad',
  'rules.coverMe.month.text':
    'Alla väljer ett kort från handen i hemlighet, och sedan avslöjas alla korten samtidigt. Ditt kort hamnar i din rad: det är månadens omslag. En säsong har tre månader, så till slut har du tre omslag.',
  'rules.coverMe.trends': 'Trenderna',
  'rules.coverMe.trends.text':
    'Alla omslag under säsongen räknas, liksom alla kort i påverkansraden. I var och en av de tre egenskaper som räknas är den vanligaste stilen trenden. Ligger flera lika i topp räknas alla som trender.',
  'rules.coverMe.special': 'Specialnumret',
  'rules.coverMe.special.text':
    'Efter den tredje månaden har vart och ett av dina omslag ett trendvärde från 0 till 3: antalet trender det följer. Omslaget med högst värde kommer med i specialnumret; delar flera det högsta värdet väljer du. Med 3 ger det prestige. Med 1 eller 2 går det till påverkansraden och är med och formar nästa säsong. Resten går tillbaka till din hand. Men har alla dina tre omslag värdet 0 ger alla tre prestige.',
  'rules.coverMe.hands': 'Nya kort',
  'rules.coverMe.hands.text':
    'Om du fick prestige tar du ett kort för varje modell som gav prestige: det översta i en öppen hög, eller ett dolt kort från draghögen. Annars tittar du på de två översta korten i nyhetshögen, där korten är värda mer, och behåller ett.',
  'rules.coverMe.year': 'Ett nytt år',
  'rules.coverMe.year.text':
    'Efter hösten byts de öppna högarna ut, och alla får byta ett kort. Nyhetshögen blir också värdefullare: grön det första året, svart det andra, vit det tredje.',
  'rules.coverMe.end': 'Slutet',
  'rules.coverMe.end.text':
    'Den som har mest prestige vinner. Vid lika ställning avgör flest vunna kort, sedan flest kort värda 5, sedan 4, 3 och 2. Är det fortfarande lika röstar de som delar förstaplatsen om en extrasäsong, eller delar segern.',
  'rules.coverUp.aim': 'Målet',
  'rules.coverUp.aim.text':
    'I fem rundor tävlar ni om att bygga en hög av fem genomskinliga kort. Varje symbol som fortfarande syns ger 1 poäng, och lägst poäng vinner.',
  'rules.coverUp.pile': 'Högen',
  'rules.coverUp.pile.text':
    'Du får vrida och vända dina kort. Identiska symboler får ligga på samma ruta och räknas då bara en gång. Olika symboler får inte ligga på samma ruta. Varje kort måste hänga ihop med högen i minst en ruta där identiska symboler ligger ovanpå varandra.',
  'rules.coverUp.round': 'En runda',
  'rules.coverUp.round.text':
    'Ingen väntar på sin tur: ni räknar till tre, och sedan bygger alla samtidigt. Flytta om dina kort så ofta du vill.',
  'rules.coverUp.hourglass': 'Timglaset',
  'rules.coverUp.hourglass.text':
    'När alla dina fem kort ligger i högen får du vända på timglaset, om inte sanden redan rinner. När du har vänt på det är du klar, och de andra bygger vidare tills sanden har runnit ut, vanligtvis efter trettio sekunder.',
  'rules.coverUp.scoring': 'Poängräkning',
  'rules.coverUp.scoring.text':
    'Du får 1 poäng för varje synlig symbol. Finns det ett fel i din hög tas kort bort uppifrån tills resten är felfri. Varje kort bredvid högen kostar 1 poäng per symbol, plus 1. Vände du på timglaset får du 1 poäng mindre om högen var felfri, men 1 poäng mer om den inte var det.',
  'rules.coverUp.between': 'Mellan rundorna',
  'rules.coverUp.between.text':
    'Alla byter ett grönt kort mot ett med fler symboler: ett gult efter runda 1 och 3, ett rött efter runda 2 och 4. Sedan skickar du alla fem korten till spelaren till vänster om dig.',
  'rules.coverUp.end': 'Slutet',
  'rules.coverUp.end.text':
    'Efter den femte rundan vinner den som har lägst poäng; vid lika poäng delas segern. När du spelar ensam finns inget timglas: då tävlar du mot par, den lägsta poäng som dina kort tillåter.',
  'rules.example.cover-me': 'En säsong, steg för steg',
  'rules.example.cover-me.start':
    'Tre magasin, och i påverkansraden ligger två modeller kvar från förra säsongen: {models}. De räknas från början.',
  'rules.example.cover-me.month.1': 'Rutor och romber ligger lika, så båda räknas som trender.',
  'rules.example.cover-me.month.2': 'Två rutiga omslag till, och romberna är ute.',
  'rules.example.cover-me.month.3': 'Det var den sista månaden, så nu ligger trenderna fast.',
  'rules.example.cover-me.scores':
    'Bara det första omslaget följer alla tre trenderna. Det kommer med i specialnumret och ger så mycket prestige som de gröna kläderna är värda. De två andra går tillbaka till handen.',
  'rules.example.cover-me.influence':
    '{names} följer två trender var, så spelaren väljer. Två räcker inte för prestige: den valda modellen går till påverkansraden och räknas nästa säsong.',
  'rules.example.cover-me.zeros':
    'Tre omslag och inte en enda trend. Det kräver mod, och då ger alla tre prestige.',
  'rules.example.cover-up': 'En hög, kort för kort',
  'rules.example.cover-up.start':
    'Fem gröna kort med sammanlagt {count} symboler. Hur många kan du få att försvinna?',
  'rules.example.cover-up.first': 'Det första kortet får ligga var som helst.',
  'rules.example.cover-up.par':
    'Alla fem korten ligger i högen och det finns inga fel: {points}. Bättre går det inte med de här korten, så det här är par. Är du först med att vända på timglaset blir det 1 poäng mindre.',
  'rules.example.cover-up.without':
    'Om det sista kortet hade blivit kvar bredvid högen hade du fått {points}: {inPile} för högen, {onCard} för symbolerna på kortet och 1 extra.',
  'about.title': 'Om Cover Story',
  'about.what': 'Vad är det här?',
  'about.what.text':
    'En plats för kortspelen Cover Me och Cover Up: i webbläsaren, med vänner eller mot robotar. Här kan också program spela mot varandra.',
  'about.kept': 'Vad vi sparar',
  'about.kept.text':
    'Det finns inga konton. Din webbläsare sparar ditt namn, koderna till dina bord och en hemlig nyckel till dina platser. Servern sparar borden. Inget laddas någon annanstans ifrån, och ingen spårar dina besök.',
  'about.bots': 'Robotarna',
  'about.bots.text':
    'En robot ser det som en spelare på dess plats skulle se, och inget mer. Det den inte kan veta måste den gissa sig till, precis som du.',
  'about.free': 'Fri programvara',
  'about.free.text':
    'Allt är öppen källkod under MIT-licensen: regelmotorn, robotarna, servern, den här sidan och alla teckningar.',
  'about.version': 'Version {version}',
} satisfies Wording<typeof english>;
