export const learnCoverMe = {
  'learnCoverMe.title': 'Ensimmäinen Cover Me -kautesi',
  'learnCoverMe.coach': 'Opas',
  'learnCoverMe.progress': 'Osa {part}/{parts}',
  'learnCoverMe.next': 'Jatka',
  'learnCoverMe.back': 'Takaisin',
  'learnCoverMe.others': 'Anna muiden valita',
  'learnCoverMe.choose': 'Valitse puolestani',
  'learnCoverMe.again': 'Näytä uudelleen',
  'learnCoverMe.restart': 'Aloita alusta',
  'learnCoverMe.leave': 'Lopeta opastus',
  'learnCoverMe.fold': 'Vähemmän',
  'learnCoverMe.unfold': 'Lisää',
  'learnCoverMe.play': 'Pelaa kokonainen peli botteja vastaan',

  'learnCoverMe.aim': 'Tehtäväsi',
  'learnCoverMe.aim.text':
    'Olet päätoimittaja, ja muotilehtesi on {magazine}. Malli, joka on kauden päättyessä muodissa, tuo sinulle mainetta, ja kolmen vuoden jälkeen eniten mainetta kerännyt voittaa. Pelataan ensimmäinen kausi kahta bottia vastaan: mikä tahansa valinta käy.',
  'learnCoverMe.models': 'Mallisi',
  'learnCoverMe.models.text':
    'Kädessäsi on yhdeksän mallia. Jokaisella on neljä piirrettä: hiusten väri, hiusten pituus, taustakuvio ja vaatteet. Tässä on {card}. Vaatteiden väri määrää, kuinka paljon mainetta malli tuo.',
  'learnCoverMe.calendar': 'Kalenteri',
  'learnCoverMe.calendar.text':
    'Nyt on talvi. Hiusten väri ja pituus ratkaisevat aina. Kolmas piirre on syksyllä ja talvella kuvio, keväällä ja kesällä vaatteet. Kaudessa on kolme kuukautta, ja joka kuukausi jokainen näyttää yhden kannen.',
  'learnCoverMe.tracks': 'Catwalk ja peilit',
  'learnCoverMe.tracks.text':
    'Ne laskevat pöydällä olevat mallit. Kunkin piirteen johtava tyyli on trendi, ja se on korostettu; jos kärjessä on useita yhtä korkealla, ne ovat kaikki trendejä. Juuri nyt: {trends}.',
  'learnCoverMe.influence': 'Vaikutusrivi',
  'learnCoverMe.influence.text':
    'Nämä kaksi mallia ovat olleet tässä alusta asti, ja ne lasketaan aivan kuten kannet. Siksi jokin on jo muodissa, ennen kuin kukaan on pelannut.',
  'learnCoverMe.values': 'Trendiarvot',
  'learnCoverMe.values.text':
    'Kortin yläpuolella oleva luku kertoo, kuinka moneen kolmesta trendistä malli nyt sopii. Kätesi suurin arvo on {value}: {name}. Jokainen uusi kansi voi muuttaa sitä.',
  'learnCoverMe.pick': 'Ensimmäinen kantesi',
  'learnCoverMe.pick.text':
    'Valitse kortti: napauta sitä, vedä se rivillesi tai paina näppäintä 1–9. Malli, joka sopii jo moneen trendiin, on hyvä alku.',
  'learnCoverMe.seal': 'Lukitse kansi',
  'learnCoverMe.seal.text':
    '{name} on valmis kanteesi. Paina ”{button}” tai Enter-näppäintä, tai valitse ensin toinen kortti.',
  'learnCoverMe.sealed': 'Lukittu',
  'learnCoverMe.sealed.text':
    'Lukittu: {name}. Kukaan ei näe kanttasi, ennen kuin kaikki ovat valinneet. Siihen asti voit perua valinnan tai valita toisen. Kokeile, jos haluat, ja anna sitten muiden valita.',
  'learnCoverMe.watch': 'Katso',
  'learnCoverMe.watch.month':
    'Kaikki kannet paljastetaan yhtä aikaa. Jokainen siirtää kolmea merkkiä askelen ylöspäin, yhtä kutakin aktiivista piirrettä kohti.',
  'learnCoverMe.watch.special':
    'Lehti kerrallaan: moneenko trendiin mallit sopivat? Paras pääsee erikoisnumeroon, muut palaavat käteen.',
  'learnCoverMe.watch.hands': 'Muut täydentävät kätensä, ja seuraava kausi alkaa.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text': 'Kannet: {list}. Jokainen siirsi kolmea merkkiä askelen ylöspäin.',
  'learnCoverMe.revealed.now': 'Nyt muodissa: {trends}.',
  'learnCoverMe.revealed.same': 'Muoti pysyi samana: {trends}.',
  'learnCoverMe.ties': 'Tasatilanne',
  'learnCoverMe.ties.text':
    'Kun kärjessä on useita yhtä korkealla, ne ovat kaikki trendejä. Niin on nyt: {list}. Kussakin piirteessä riittää, että malli sopii johonkin niistä.',
  'learnCoverMe.ties.none':
    'Juuri nyt kärjessä ei ole tasatilannetta. Jos olisi, kaikki yhtä korkealla olevat olisivat trendejä, ja riittäisi, että malli sopii johonkin niistä.',
  'learnCoverMe.standing': 'Kantesi tilanne',
  'learnCoverMe.standing.text':
    '{name}: sopivia trendejä {value}/3, kuten kannen täplät näyttävät. Mitään ei ole vielä ratkaistu: vain kolmannen kuukauden jälkeiset trendit merkitsevät.',
  'learnCoverMe.second': 'Toinen kuukausi',
  'learnCoverMe.second.text':
    'Muut ovat jo lukinneet kantensa. Vahvistatko trendejä, joita ensimmäinen kantesi tarvitsee, vai näytätkö mallin, joka sopii paremmin? Valitse kortti ja lukitse se.',
  'learnCoverMe.standings': 'Kansiesi tilanne',
  'learnCoverMe.standings.text':
    'Sopivia trendejä: {list}. Lopulta vain paras mallisi ratkaisee, ellei yksikään kolmesta sovi mihinkään.',
  'learnCoverMe.worth': '{name} {value}/3',
  'learnCoverMe.third': 'Viimeinen kuukausi',
  'learnCoverMe.third.text':
    'Tämä kansi ratkaisee kauden trendit. Tarvitset yhden mallin, joka sopii kaikkiin kolmeen, tai kolme mallia, jotka eivät sovi mihinkään. Valitse kortti ja lukitse se.',
  'learnCoverMe.special': 'Erikoisnumero',
  'learnCoverMe.special.text':
    'Kolmannen kuukauden jälkeen trendit ovat selvillä: {trends}. Jokaisen lehden erikoisnumeroon pääsee malli, jonka trendiarvo on suurin; muut palaavat käteen.',
  'learnCoverMe.feature': 'Kuka erikoisnumeroon?',
  'learnCoverMe.feature.text':
    'Parhaat mallisi ovat tasoissa: {names}. Valitse yksi. Trendiarvolla 3 malli tuo mainetta. Arvolla 1 tai 2 se siirtyy vaikutusriville ja on mukana luomassa ensi kauden muotia.',
  'learnCoverMe.verdict': 'Lehtesi',
  'learnCoverMe.verdict.scores':
    '{name} sopii kaikkiin kolmeen trendiin ja tuo {points} mainetta. Kaksi muuta kantta palasi käteesi.',
  'learnCoverMe.verdict.influence':
    '{name}: trendiarvo {value}, ja vain arvo 3 tuo mainetta. Malli siirtyy vaikutusriville ja lasketaan ensi kaudella. Muut kannet palasivat käteesi.',
  'learnCoverMe.verdict.zeros':
    'Yksikään kolmesta kannestasi ei sovi trendeihin: {names}. Siksi kaikki kolme tuovat mainetta, yhteensä {points}!',
  'learnCoverMe.rivals': 'Muut lehdet',
  'learnCoverMe.rivals.text':
    '{list}. Joka jää ilman mainetta, pääsee vaikuttamaan ensi kauden muotiin.',
  'learnCoverMe.zeros': 'Rohkeasti erilainen',
  'learnCoverMe.zeros.text':
    'Mainetta saa toisellakin tavalla: kolmella kannella, jotka eivät sovi yhteenkään trendiin. Silloin kaikki kolme tuovat mainetta. Yksikin osuma pilaa kaiken, joten se vaatii rohkeutta.',
  'learnCoverMe.take': 'Uudet kortit',
  'learnCoverMe.take.text': {
    one: 'Sait mainetta, joten otat kortin: joko hiusten värin mukaan lajitelluista avopinoista jonkin päällimmäisen tai tuntemattoman kortin nostopakasta.',
    other:
      'Voitettuja malleja on {count}, joten otat {count} korttia. Valitse joka kerta hiusten värin mukaan lajitelluista avopinoista jonkin päällimmäinen tai nosta tuntematon kortti nostopakasta.',
  },
  'learnCoverMe.more': 'Vielä yksi kortti',
  'learnCoverMe.more.text':
    'Ota samalla tavalla toinen kortti: yksi jokaista voitettua mallia kohti.',
  'learnCoverMe.keep': 'Uudet kortit',
  'learnCoverMe.keep.text':
    'Et saanut mainetta, joten katsot uutuuspakan kaksi päällimmäistä korttia ja pidät toisen; toinen menee pakan pohjalle. Ensimmäisenä vuonna ne ovat vihreitä ja niiden arvo on 3: mukava lohdutus.',
  'learnCoverMe.spring': 'Kevät',
  'learnCoverMe.spring.text':
    'Kaikkien kädet ovat taas täynnä, ja aloituspelaaja on vaihtunut. On kevät: nyt kuvion sijaan ratkaisevat vaatteet. Vaikutusrivi on jo laskettu mittareihin: {trends}.',
  'learnCoverMe.years': 'Vuodet',
  'learnCoverMe.years.text':
    'Syksyn jälkeen avopinot uusitaan, jokainen saa vaihtaa kortin ja uutuuspakka muuttuu arvokkaammaksi: toisena vuonna musta, arvo 4, kolmantena valkoinen, arvo 5. Kolmen vuoden jälkeen eniten mainetta kerännyt voittaa. Tasatilanteessa ratkaisee voitettujen korttien määrä.',
  'learnCoverMe.end': 'Nyt osaat pelata',
  'learnCoverMe.end.text':
    'Tämä oli yksi kausi kahdestatoista. Joka pöydässä ”{help}” näyttää säännöt, jotka juuri sillä hetkellä ovat tärkeitä. Voit myös jatkaa peliä tässä.',
} as const;
