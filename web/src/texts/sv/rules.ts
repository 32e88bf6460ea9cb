import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.learn': 'Lär dig genom att spela',
  'rules.coverMe.aim': 'Målet',
  'rules.coverMe.aim.text':
    'Alla är chefredaktörer för varsitt magasin. En modell som är helt trendig när säsongen tar slut läggs under ditt spelarkort och ger prestige. Efter tre år vinner magasinet med mest prestige.',
  'rules.coverMe.traits': 'Modellerna',
  'rules.coverMe.traits.text':
    'Var och en av de 162 modellerna har en hårfärg, en hårlängd, en klädfärg och ett bakgrundsmönster. Klädfärgen ger prestigen: gult, blått och rött 2, grönt 3, svart 4, vitt 5. På våren och sommaren räknas kläderna utöver håret, på hösten och vintern mönstret.',
  'rules.coverMe.month': 'En månad',
  'rules.coverMe.month.text':
    'Alla väljer ett kort från handen i hemlighet och avslöjar det samtidigt. Det står i din rad som månadens omslag. En säsong har tre månader, så till slut står tre omslag i varje rad.',
  'rules.coverMe.trends': 'Trenderna',
  'rules.coverMe.trends.text':
    'Varje omslag under säsongen och varje kort i påverkansraden räknas för det som syns på det. För var och en av de tre egenskaper som räknas är den vanligaste stilen trenden; vid lika ställning finns det flera.',
  'rules.coverMe.special': 'Specialnumret',
  'rules.coverMe.special.text':
    'Efter den tredje månaden har vart och ett av dina omslag ett trendvärde: hur många trender modellen stämmer med, 0 till 3. Modellen med högst värde kommer med i specialnumret; vid lika väljer du själv. Med 3 ger den prestige. Med 1 eller 2 går den till påverkansraden och påverkar nästa säsong. Har alla tre 0, ger alla tre prestige. De andra går tillbaka till din hand.',
  'rules.coverMe.hands': 'Nya kort',
  'rules.coverMe.hands.text':
    'Om du fick prestige tar du ett kort för varje vunnen modell: det översta från en öppen hög, eller ett okänt från draghögen. Annars tittar du på två kort från nyhetshögen, som är värda mer, och behåller ett.',
  'rules.coverMe.year': 'Ett nytt år',
  'rules.coverMe.year.text':
    'Efter hösten förnyas de öppna högarna, och nyhetshögen blir dyrbarare: grön det första året, svart det andra, vit det tredje. Alla får byta ett kort från handen.',
  'rules.coverMe.end': 'Slutet',
  'rules.coverMe.end.text':
    'Mest prestige vinner. Vid lika avgör flest vunna kort, sedan flest kort med värde 5, 4, 3 och 2. Är det fortfarande lika röstar de spelarna om en extrasäsong eller delar segern.',
  'rules.coverUp.aim': 'Målet',
  'rules.coverUp.aim.text':
    'I var och en av fem rundor bygger alla en hög av fem genomskinliga kort. Varje symbol som fortfarande syns är 1 poäng, och lägst poäng vinner.',
  'rules.coverUp.pile': 'Högen',
  'rules.coverUp.pile.text':
    'Kort får vridas och vändas. Lika symboler får ligga på varandra och räknas då en gång; olika symboler får inte mötas på samma ruta. Varje kort måste sitta ihop med högen genom en ruta där lika symboler möts.',
  'rules.coverUp.round': 'En runda',
  'rules.coverUp.round.text':
    'Det finns inga turer: efter att ha räknat till tre bygger alla samtidigt och får flytta sina kort hur de vill.',
  'rules.coverUp.hourglass': 'Timglaset',
  'rules.coverUp.hourglass.text':
    'När alla dina fem kort ligger i högen får du vända på timglaset, som den enda i rundan. Då är du klar; de andra har trettio sekunder kvar.',
  'rules.coverUp.scoring': 'Poängräkning',
  'rules.coverUp.scoring.text':
    '1 poäng för varje synlig symbol. Finns det ett fel i högen tas kort bort uppifrån tills den är felfri. Ett kort bredvid högen kostar sina symboler och 1 poäng till. Den som vände på timglaset får 1 poäng mindre för en felfri hög med fem kort, annars 1 poäng mer.',
  'rules.coverUp.between': 'Mellan rundorna',
  'rules.coverUp.between.text':
    'Alla lämnar tillbaka ett grönt kort och får ett gult eller ett rött, som har fler symboler. Sedan går alla fem korten till nästa spelare medsols.',
  'rules.coverUp.end': 'Slutet',
  'rules.coverUp.end.text':
    'Efter den femte rundan vinner lägst poäng; de som ligger lika delar segern. Ensam bygger du utan timglas mot par, det lägsta resultat som dina kort tillåter.',
  'about.title': 'Om Cover Story',
  'about.what': 'Vad det är',
  'about.what.text':
    'Ett bord för kortspelen Cover Me och Cover Up: med vänner i webbläsaren, mot bottar, eller för program som spelar mot varandra.',
  'about.kept': 'Vad som sparas',
  'about.kept.text':
    'Det finns inga konton. Din webbläsare sparar en hemlig nyckel till dina platser, ditt namn och koderna till dina bord. Servern sparar borden. Inget laddas någon annanstans ifrån, och ingen räknar dina besök.',
  'about.bots': 'Bottarna',
  'about.bots.text':
    'En bott ser det som en spelare på den platsen skulle se, och inget mer. Vad den inte kan veta måste den gissa, precis som du.',
  'about.free': 'Fri programvara',
  'about.free.text':
    'Allt är öppet, under MIT-licensen: regelmotorn, bottarna, servern, den här sidan och varje teckning.',
  'about.version': 'Version {version}',
} satisfies Wording<typeof english>;
