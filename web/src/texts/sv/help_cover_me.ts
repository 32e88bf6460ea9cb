export const helpCoverMe = {
  'helpCoverMe.all': 'Alla regler',
  'helpCoverMe.now.draft': 'Nu: ta kort före den första säsongen',
  'helpCoverMe.now.cover': 'Nu: välj ett omslag',
  'helpCoverMe.now.sealed': 'Nu: ditt omslag är låst',
  'helpCoverMe.now.reveal': 'Nu: avslöjandet',
  'helpCoverMe.now.special': 'Nu: specialnumret',
  'helpCoverMe.now.feature': 'Nu: vilken modell som kommer med i specialnumret',
  'helpCoverMe.now.take': 'Nu: ta ett kort',
  'helpCoverMe.now.keep': 'Nu: titta i nyhetshögen',
  'helpCoverMe.now.season': 'Nu: en ny säsong',
  'helpCoverMe.now.swap': 'Nu: det nya året',
  'helpCoverMe.now.vote': 'Nu: lika om första platsen',
  'helpCoverMe.now.end': 'Nu: slutet',

  'helpCoverMe.chapter.models': 'Modellerna',
  'helpCoverMe.chapter.setUp': 'Förberedelser',
  'helpCoverMe.chapter.calendar': 'Kalendern',
  'helpCoverMe.chapter.month': 'En månad',
  'helpCoverMe.chapter.special': 'Specialnumret',
  'helpCoverMe.chapter.scoring': 'Prestige och nya kort',
  'helpCoverMe.chapter.year': 'Ett nytt år',
  'helpCoverMe.chapter.fictional': 'Två spelare med fiktiva spelare',
  'helpCoverMe.chapter.advanced': 'Två spelare, avancerat',
  'helpCoverMe.chapter.end': 'Slutet',
  'helpCoverMe.chapter.options': 'Alternativ',
  'helpCoverMe.chapter.knowledge': 'Vem vet vad',

  'helpCoverMe.1.1':
    'Det finns 162 modeller: varje kombination av sex klädfärger, tre mönster, tre hårlängder och tre hårfärger finns en gång. Namnen betyder inget.',
  'helpCoverMe.1.2':
    'En modell har fyra egenskaper: hårfärg, hårlängd, mönster och kläder. Det en modell visar av en egenskap är en stil.',
  'helpCoverMe.1.4':
    'Kläderna bestämmer prestigen: gult, blått och rött 2, grönt 3, svart 4, vitt 5.',
  'helpCoverMe.1.5': 'Två till fem personer spelar, var och en med ett eget magasin.',
  'helpCoverMe.1.6':
    'Catwalken räknar kläder eller mönster, de två speglarna räknar hårlängd och hårfärg, med ett modespår för varje stil.',
  'helpCoverMe.2.1': 'Draghögen börjar med de 81 gula, blå och röda korten, med baksidan upp.',
  'helpCoverMe.2.2':
    'Nyhetshögen börjar med de 27 gröna korten. De svarta och de vita väntar på senare år.',
  'helpCoverMe.2.3':
    'Tre öppna högar, en för varje hårfärg, läggs upp från draghögen tills var och en har ett kort.',
  'helpCoverMe.2.4': 'De två korten därefter inleder påverkansraden.',
  'helpCoverMe.2.5': 'Värden får utse startspelaren; annars avgör lotten.',
  'helpCoverMe.2.6':
    'Alla får sex kort. Sedan tar var och en, medsols från startspelaren, ett kort, tre varv: nio totalt. Med snabb giv delas alla nio ut.',
  'helpCoverMe.2.7':
    'Att ta ett kort är att ta det översta från en öppen hög, eller det okända översta från draghögen.',
  'helpCoverMe.2.8':
    'Så snart en öppen hög är tom läggs kort upp från draghögen tills varje öppen hög har ett igen.',
  'helpCoverMe.2.9':
    'När draghögen är tom och ett kort behövs blandas kasthögen och tar dess plats. Finns det inget kvar någonstans förblir en hand mindre.',
  'helpCoverMe.2.10': 'Alla får när som helst titta igenom kasthögen.',
  'helpCoverMe.3.1': 'Ett parti har tre år med vinter, vår, sommar och höst: tolv säsonger.',
  'helpCoverMe.3.2':
    'Hårfärg och hårlängd räknas alltid. Den tredje egenskapen är mönstret på hösten och vintern, kläderna på våren och sommaren.',
  'helpCoverMe.3.3':
    'En säsong har tre månader, sedan specialnumret, prestige och nya kort. Efter hösten börjar ett nytt år.',
  'helpCoverMe.4.1':
    'Alla väljer samtidigt ett kort med baksidan upp, och alla avslöjas tillsammans. Till dess kan ett val ändras eller tas tillbaka.',
  'helpCoverMe.4.2':
    'Varje omslag under säsongen och varje kort i påverkansraden räknas ett för var och en av sina tre aktiva egenskaper. Modespåren fortsätter genom de tre månaderna.',
  'helpCoverMe.4.3':
    'Den högsta stilen i varje aktiv egenskap är trenden. De som står lika högt är trender allihop.',
  'helpCoverMe.5.1':
    'Efter den tredje månaden är en modells trendvärde antalet aktiva egenskaper där modellen stämmer med en trend: 0 till 3.',
  'helpCoverMe.5.2':
    'Av dina tre omslag kommer det med högst trendvärde med i specialnumret. De andra går tillbaka till din hand, och alla har sett dem.',
  'helpCoverMe.5.3':
    'Om flera delar det högsta värdet och det är över 0 väljer du vem som kommer med i specialnumret. Alla väljer samtidigt.',
  'helpCoverMe.5.4': 'Har alla tre 0 kommer alla tre med i specialnumret.',
  'helpCoverMe.6.1': 'Innan prestigen delas ut kastas den gamla påverkansraden.',
  'helpCoverMe.6.2':
    'En modell med värde 3 i specialnumret ger prestige, och det gör även tre modeller med värde 0. Med värde 1 eller 2 går modellen till påverkansraden.',
  'helpCoverMe.6.3':
    'Sedan fylls händerna på, medsols från startspelaren. Den som fick prestige tar ett kort för varje vunnen modell; den som inte fick någon tittar på de två översta i nyhetshögen, behåller ett och lägger det andra underst.',
  'helpCoverMe.6.4':
    'Startspelaren flyttas medsols, kalendern går vidare, modespåren går tillbaka till 0 och påverkansraden räknas för den nya säsongen.',
  'helpCoverMe.6.5': 'Vunna kort är kända för alla; om summorna visas är upp till bordet.',
  'helpCoverMe.7.1': 'Efter hösten läggs det som är kvar av nyhetshögen överst på draghögen.',
  'helpCoverMe.7.2': 'De tre öppna högarna kastas.',
  'helpCoverMe.7.3': 'Tre nya öppna högar läggs upp från draghögen.',
  'helpCoverMe.7.4':
    'Den nya nyhetshögen är svart år 2 och vit år 3. Ett fjärde år finns ingen, och alla tar kort som om de hade fått prestige.',
  'helpCoverMe.7.5':
    'Medsols från startspelaren får var och en en gång kasta ett kort från handen och ta ett annat.',
  'helpCoverMe.8.1': 'Två fiktiva spelare är med. Tolv okända kort från draghögen är deras hög.',
  'helpCoverMe.8.2':
    'Varje månad, innan du väljer, läggs ett av deras kort med baksidan upp och ett med framsidan upp. Båda räknas från avslöjandet.',
  'helpCoverMe.8.3':
    'Deras modell med högst trendvärde, den tidigaste vid lika, går alltid till påverkansraden. De får aldrig prestige, och deras andra kort går tillbaka till deras hög.',
  'helpCoverMe.8.4':
    'När händerna är fulla får deras hög ett kort från draghögen och ett från nyhetshögen och blandas: tolv igen.',
  'helpCoverMe.9.1': 'Var och en av de två spelarna har ett huvudmagasin och ett sidomagasin.',
  'helpCoverMe.9.2':
    'Nio kort delas ut; sedan tar båda turvis, bara från de öppna högarna, upp till tolv. Handstorleken förblir tolv.',
  'helpCoverMe.9.3': 'Varje månad lägger du två omslag, ett i varje rad. Alla fyra raderna räknas.',
  'helpCoverMe.9.4': 'Varje rad har sitt eget specialnummer; du väljer för båda samtidigt.',
  'helpCoverMe.9.5':
    'Huvudraden ger prestige som vanligt. Det som ger prestige i sidoraden går till mitten; värde 1 och 2 går till påverkansraden.',
  'helpCoverMe.9.6':
    'Handen fylls på rad för rad; kort i mitten räknas som vunna. Om ingen av raderna gav prestige tittar du på fyra kort i nyhetshögen och behåller två.',
  'helpCoverMe.9.7': 'Vid lika läggs först prestigen i mitten till.',
  'helpCoverMe.10.1': 'Partiet slutar med den sista säsongens prestige. Mest prestige vinner.',
  'helpCoverMe.10.2':
    'Vid lika avgör flest vunna kort, sedan flest kort värda 5, därefter 4, 3 och 2.',
  'helpCoverMe.10.3':
    'Är det fortfarande lika röstar de som delar första platsen. Bara om alla vill spelas en extrasäsong; annars delar de segern.',
  'helpCoverMe.10.4':
    'Ett exempel: två gula, ett rött, ett blått, två gröna och ett vitt kort blir 19.',
  'helpCoverMe.11.1':
    'Det längre spelet har fyra år; det kortare har fyra år med bara vår och höst.',
  'helpCoverMe.11.2':
    'Med samma värde är en klädfärg borttagen, varje kort är värt ett, och det finns ingen nyhetshög och inget nytt år.',
  'helpCoverMe.11.3': 'Given är att dela och välja turvis, eller snabb.',
  'helpCoverMe.11.4': 'Två personer spelar med fiktiva spelare, eller det avancerade spelet.',
  'helpCoverMe.11.5': 'Vid lika om första platsen röstar man, eller så delas segern direkt.',
  'helpCoverMe.12.1':
    'Alla vet vad som ligger öppet, hur stora högar och händer är, och varje kort som öppet har gått till en hand.',
  'helpCoverMe.12.2':
    'Bara du känner till din hand, ditt låsta omslag, vad du drog okänt och vad du tittade på i nyhetshögen.',
  'helpCoverMe.12.3':
    'Ingen känner till ordningen i de dolda högarna, eller en fiktiv spelares dolda kort.',
} as const;
