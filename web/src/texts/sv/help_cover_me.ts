export const helpCoverMe = {
  'helpCoverMe.now.draft': 'Nu: välj kort till starthanden',
  'helpCoverMe.now.cover': 'Nu: välj ett omslag',
  'helpCoverMe.now.sealed': 'Nu: ditt omslag är låst',
  'helpCoverMe.now.reveal': 'Nu: avslöjandet',
  'helpCoverMe.now.special': 'Nu: specialnumret',
  'helpCoverMe.now.feature': 'Nu: välj vem som kommer med i specialnumret',
  'helpCoverMe.now.take': 'Nu: ta ett kort',
  'helpCoverMe.now.keep': 'Nu: titta i nyhetshögen',
  'helpCoverMe.now.season': 'Nu: en ny säsong',
  'helpCoverMe.now.swap': 'Nu: det nya året',
  'helpCoverMe.now.vote': 'Nu: delad förstaplats',
  'helpCoverMe.now.end': 'Nu: spelet är slut',

  'helpCoverMe.coach.cover':
    'Välj modell till månadens omslag. Siffran ovanför varje kort visar hur många trender modellen följer just nu. Varje omslag lyfter sina egna egenskaper, så modeller som liknar varandra hjälper varandra. Efter den tredje månaden vill du ha en modell som följer alla tre trenderna, eller tre som inte följer någon.',
  'helpCoverMe.coach.take':
    'Välj ett kort till handen. Leta efter egenskaper du redan har: modeller som delar dem hjälper varandra att komma på modet. Påverkansraden räknas från första månaden, så kort som passar ihop med den har ett försprång.',
  'helpCoverMe.coach.sealed':
    'Ditt omslag är låst, och ingen kan se det. Tills alla har valt kan du ta tillbaka det eller välja ett annat. Se dig omkring så länge: vilka egenskaper lyfter de andra?',
  'helpCoverMe.coach.reveal':
    'Alla omslag avslöjas samtidigt, och varje omslag ger plus ett i varje egenskap som räknas. Det som leder i en egenskap är trenden; delar flera ledningen räknas alla som trender. Bara trenderna efter den tredje månaden avgör.',
  'helpCoverMe.coach.special':
    'Varje magasin väljer sin bästa modell till specialnumret. Med värde 3 ger den prestige; med 1 eller 2 går den till påverkansraden och räknas nästa säsong. Tre omslag som inte följer en enda trend kommer med tillsammans, och då ger alla tre prestige.',
  'helpCoverMe.coach.feature':
    'Har dina bästa modeller samma trendvärde väljer du. Är det 3 tar du helst den som ger mest prestige, annars den vars egenskaper du vill se på modet nästa säsong.',
  'helpCoverMe.coach.keep':
    'Fick ditt magasin ingen prestige tittar du i nyhetshögen. Behåll det som passar din hand; resten läggs underst. De här modellerna är värda mer prestige än de flesta, så en enda som följer alla tre trenderna är ett stort steg framåt.',
  'helpCoverMe.coach.swap':
    'Ett nytt år, och du får byta ett kort. Byt ut en modell vars egenskaper ingen satsar på. Behåll handen om korten passar bra ihop.',
  'helpCoverMe.coach.vote':
    'Förstaplatsen är delad. Om alla som delar den vill blir det en extrasäsong för hela bordet. Annars delar de segern.',
  'helpCoverMe.coach.end':
    'Spelet är slut: den som har mest prestige vinner. Diagrammet visar när spelet vände. En genomgång visar var ett annat kort hade varit bättre.',

  'helpCoverMe.chapter.models': 'Modellerna',
  'helpCoverMe.chapter.setUp': 'Förberedelser',
  'helpCoverMe.chapter.calendar': 'Kalendern',
  'helpCoverMe.chapter.month': 'En månad',
  'helpCoverMe.chapter.special': 'Specialnumret',
  'helpCoverMe.chapter.scoring': 'Prestige och nya kort',
  'helpCoverMe.chapter.year': 'Ett nytt år',
  'helpCoverMe.chapter.fictional': 'Två spelare, med fiktiva spelare',
  'helpCoverMe.chapter.advanced': 'Två spelare, avancerat',
  'helpCoverMe.chapter.end': 'Spelets slut',
  'helpCoverMe.chapter.options': 'Alternativ',
  'helpCoverMe.chapter.knowledge': 'Vem vet vad?',

  'helpCoverMe.1.1':
    'Det finns 162 modeller, en för varje kombination av sex klädfärger, tre mönster, tre hårlängder och tre hårfärger. Namnen har ingen betydelse i spelet.',
  'helpCoverMe.1.2':
    'Varje modell har fyra egenskaper: hårfärg, hårlängd, mönster och kläder. Varje egenskap finns i flera stilar: håret är till exempel kort, halvlångt eller långt.',
  'helpCoverMe.1.4':
    'Kläderna bestämmer hur mycket prestige en modell är värd: gult, blått och rött 2, grönt 3, svart 4, vitt 5.',
  'helpCoverMe.1.5': 'Två till fem personer kan spela. Var och en leder ett magasin.',
  'helpCoverMe.1.6':
    'Catwalken räknar kläder eller mönster. De två speglarna räknar hårlängd och hårfärg. Varje stil har ett eget modespår.',
  'helpCoverMe.2.1': 'Blanda de 81 gula, blå och röda korten: de blir draghögen, med baksidan upp.',
  'helpCoverMe.2.2':
    'Blanda de 27 gröna korten: de blir nyhetshög för år 1, med baksidan upp. De svarta och vita korten väntar på senare år.',
  'helpCoverMe.2.3':
    'Vänd upp kort från draghögen och sortera dem efter hårfärg tills det finns tre öppna högar.',
  'helpCoverMe.2.4': 'Vänd sedan upp två kort till: de inleder påverkansraden.',
  'helpCoverMe.2.5':
    'Värden får välja startspelare, till exempel den färgstarkaste. Annars avgör lotten, och i en revansch börjar nästa spelare medsols.',
  'helpCoverMe.2.6':
    'Alla får sex kort. Sedan tar alla ett kort var, medsols från startspelaren, tre varv runt bordet: då har alla nio kort. Med utdelad starthand delas alla nio ut.',
  'helpCoverMe.2.7':
    'När du ska ta ett kort väljer du det översta i en öppen hög, eller drar det översta, dolda kortet i draghögen.',
  'helpCoverMe.2.8':
    'Så snart en öppen hög är tom vänds kort upp från draghögen tills alla öppna högar har ett kort igen.',
  'helpCoverMe.2.9':
    'Om draghögen är tom när ett kort behövs blandas kasthögen till en ny. Finns det inga kort kvar alls spelar du vidare med färre kort på handen.',
  'helpCoverMe.2.10': 'Alla får titta igenom kasthögen när som helst.',
  'helpCoverMe.3.1':
    'Ett standardspel varar i tre år med vinter, vår, sommar och höst: tolv säsonger totalt.',
  'helpCoverMe.3.2':
    'Tre egenskaper räknas varje säsong: de är aktiva. Hårfärg och hårlängd är det alltid. Den tredje är mönstret på hösten och vintern, och kläderna på våren och sommaren.',
  'helpCoverMe.3.3':
    'En säsong har tre månader; sedan kommer specialnumret, prestigen räknas och alla får nya kort. Efter hösten börjar ett nytt år.',
  'helpCoverMe.4.1':
    'Alla väljer ett kort i hemlighet, och sedan avslöjas alla korten samtidigt. Till dess kan du ändra ditt val eller ta tillbaka det.',
  'helpCoverMe.4.2':
    'Varje omslag under säsongen och varje kort i påverkansraden räknas en gång för var och en av sina tre aktiva egenskaper. Modespåren fortsätter att räkna genom alla tre månaderna.',
  'helpCoverMe.4.3':
    'I varje aktiv egenskap är trenden den stil som leder. Ligger flera lika i topp räknas alla som trender.',
  'helpCoverMe.5.1':
    'Efter den tredje månaden räknar du de aktiva egenskaper där en modell följer en trend. Det är modellens trendvärde, från 0 till 3.',
  'helpCoverMe.5.2':
    'Det av dina tre omslag som har högst trendvärde kommer med i specialnumret. De andra går tillbaka till din hand, och alla har sett dem.',
  'helpCoverMe.5.3':
    'Om flera delar det högsta värdet och det är över 0 väljer du vem som kommer med i specialnumret. Alla som har ett sådant val väljer samtidigt.',
  'helpCoverMe.5.4': 'Har alla tre värdet 0 kommer alla tre med i specialnumret.',
  'helpCoverMe.6.1': 'Innan prestigen räknas kastas den gamla påverkansraden.',
  'helpCoverMe.6.2':
    'En modell i specialnumret med värde 3 ger prestige. Har du tre modeller med värde 0 i specialnumret ger alla tre prestige. En modell med värde 1 eller 2 går i stället till påverkansraden.',
  'helpCoverMe.6.3':
    'Sedan fyller alla på sin hand, medsols från startspelaren. Om du fick prestige tar du ett kort för varje modell som gav prestige. Annars tittar du på de två översta korten i nyhetshögen, behåller ett och lägger det andra underst.',
  'helpCoverMe.6.4':
    'Nästa spelare medsols blir startspelare, kalendern går vidare och alla modespår går tillbaka till 0. Sedan räknas påverkansraden för den nya säsongen.',
  'helpCoverMe.6.5':
    'Alla ser vilka kort som ger prestige och får hålla räkningen. Bordet visar hur mycket prestige varje spelare har, eller döljer det tills den sista säsongen är slut.',
  'helpCoverMe.7.1': 'Efter hösten läggs det som är kvar av nyhetshögen överst på draghögen.',
  'helpCoverMe.7.2': 'De tre öppna högarna kastas.',
  'helpCoverMe.7.3': 'Tre nya öppna högar vänds upp från draghögen.',
  'helpCoverMe.7.4':
    'De svarta korten blir nyhetshög år 2, de vita år 3. Ett fjärde år har ingen nyhetshög: då tar alla kort som om de hade fått prestige.',
  'helpCoverMe.7.5':
    'Medsols från startspelaren får var och en kasta ett kort från handen och ta ett annat.',
  'helpCoverMe.8.1': 'Två fiktiva spelare är med. Tolv dolda kort från draghögen blir deras hög.',
  'helpCoverMe.8.2':
    'Varje månad, innan ni väljer, får den första fiktiva spelaren ett kort med baksidan upp och den andra ett med framsidan upp. Båda räknas från och med avslöjandet.',
  'helpCoverMe.8.3':
    'För varje fiktiv spelare kommer modellen med högst trendvärde med i specialnumret; vid lika värde den som visades först. Båda modellerna går till påverkansraden, oavsett värde. Fiktiva spelare får aldrig prestige; deras andra kort går tillbaka till deras hög.',
  'helpCoverMe.8.4':
    'När ni båda har fyllt på handen får de fiktiva spelarnas hög ett kort från draghögen och ett från nyhetshögen och blandas sedan. Då har den tolv kort igen. Om nyhetshögen är tom tas båda korten från draghögen.',
  'helpCoverMe.9.1': 'Ni leder två magasin var: ett huvudmagasin och ett sidomagasin.',
  'helpCoverMe.9.2':
    'Ni får nio kort var. Sedan turas ni om att ta ett kort, bara från de öppna högarna, tills ni har tolv var. Handen är på tolv kort hela spelet. Med utdelad starthand delas alla tolv ut.',
  'helpCoverMe.9.3':
    'Varje månad väljer du två omslag, ett till varje magasin. Alla fyra raderna räknas.',
  'helpCoverMe.9.4':
    'Varje magasin väljer sin egen modell till specialnumret. Du väljer för båda samtidigt.',
  'helpCoverMe.9.5':
    'Huvudmagasinet ger prestige som vanligt. Det som skulle ge prestige i sidomagasinet går i stället till mitten; en modell med värde 1 eller 2 går till påverkansraden.',
  'helpCoverMe.9.6':
    'Du fyller på handen för båda magasinen tillsammans; kort i mitten räknas som vunna. Om inget av magasinen vann några kort tittar du på de fyra översta korten i nyhetshögen och behåller två. Om bara det ena gjorde det behåller du först ett kort från nyhetshögen och tar sedan resten.',
  'helpCoverMe.9.7':
    'Vid lika ställning läggs först prestigen i mitten till. Är det fortfarande lika jämförs alla kort, även de i mitten.',
  'helpCoverMe.10.1':
    'Spelet är slut när prestigen för den sista säsongen har räknats. Den som har mest prestige vinner.',
  'helpCoverMe.10.2':
    'Vid lika ställning avgör flest vunna kort, sedan flest kort värda 5, därefter 4, 3 och 2.',
  'helpCoverMe.10.3':
    'Är det fortfarande lika röstar de som delar förstaplatsen. Om samtliga vill spelar hela bordet en extrasäsong; annars delar de segern.',
  'helpCoverMe.10.4':
    'Ett exempel: två gula, ett rött, ett blått, två gröna och ett vitt kort är värda 19 prestige.',
  'helpCoverMe.11.1':
    'Ett längre spel varar i fyra år. Ett kortare spel varar också i fyra år, men med bara vår och höst.',
  'helpCoverMe.11.2':
    'Med lika värden är en klädfärg inte med, och varje kort är värt 1. Du får ett kort i var och en av de andra färgerna och tar resten av handen själv. Det finns ingen nyhetshög: alla tar kort som om de hade fått prestige. När ett nytt år börjar byts varken högar eller kort. Vid lika ställning blir det omröstning direkt, eller så delas segern; i det avancerade spelet räknas först korten i mitten.',
  'helpCoverMe.11.3':
    'Antingen delas en del av starthanden ut och resten väljs i tur och ordning, eller så delas hela handen ut direkt.',
  'helpCoverMe.11.4':
    'Två personer spelar med två fiktiva spelare, eller det avancerade spelet utan dem.',
  'helpCoverMe.11.5':
    'Vid delad förstaplats röstar de som delar den om en extrasäsong, eller så delar de segern direkt.',
  'helpCoverMe.12.1':
    'Alla vet vad som ligger med framsidan upp, hur många kort det finns i varje hög och på varje hand, och vilka kort som har hamnat på en hand med framsidan upp.',
  'helpCoverMe.12.2':
    'Bara du känner till din hand, ditt låsta omslag, vilka dolda kort du har dragit och vad du har sett i nyhetshögen.',
  'helpCoverMe.12.3':
    'Ingen känner till ordningen i de dolda högarna, eller en fiktiv spelares dolda kort.',
} as const;
