export const learnCoverMe = {
  'learnCoverMe.title': 'Ensimmäinen kausi: Cover Me',
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
  'learnCoverMe.broken': 'Opastusta ei voitu ladata.',

  'learnCoverMe.aim': 'Tavoite',
  'learnCoverMe.aim.text':
    'Olet muotilehden päätoimittaja, ja lehtesi on {magazine}. Mallit, jotka ovat kauden päättyessä muodissa, tuottavat mainetta, ja kolmen vuoden jälkeen eniten mainetta voittaa. Nyt pelaat ensimmäisen kauden kahta bottia vastaan: mikä tahansa valinta käy.',
  'learnCoverMe.models': 'Mallisi',
  'learnCoverMe.models.text':
    'Kädessäsi on yhdeksän mallia, ja jokaisella on neljä piirrettä: hiusten väri, hiusten pituus, taustakuvio ja vaatteet. Tämä on {card}. Vaatteiden väri määrää maineen.',
  'learnCoverMe.calendar': 'Kalenteri',
  'learnCoverMe.calendar.text':
    'Nyt on talvi. Hiusten väri ja pituus lasketaan aina; kolmas piirre on syksyllä ja talvella kuvio, keväällä ja kesällä vaatteet. Kaudessa on kolme kuukautta, ja joka kuukausi jokainen näyttää yhden kannen.',
  'learnCoverMe.tracks': 'Catwalk ja peilit',
  'learnCoverMe.tracks.text':
    'Ne laskevat pöydällä olevat mallit, oma mittari jokaiselle tyylille. Piirteen korkein tyyli on trendi, painettu mustalla; yhtä korkeat ovat kaikki trendejä. Juuri nyt: {trends}.',
  'learnCoverMe.influence': 'Vaikutusrivi',
  'learnCoverMe.influence.text':
    'Nämä kaksi mallia ovat olleet tässä alusta asti, ja ne lasketaan kuten kannet. Siksi jokin on jo muodissa, ennen kuin kukaan on pelannut.',
  'learnCoverMe.values': 'Trendiarvot',
  'learnCoverMe.values.text':
    'Kortin yläpuolella oleva luku kertoo, moneenko kolmesta trendistä malli nyt sopii. Kätesi suurin: {name}, arvo {value}. Jokainen näytetty kansi voi muuttaa sitä.',
  'learnCoverMe.pick': 'Ensimmäinen kantesi',
  'learnCoverMe.pick.text':
    'Valitse kortti: paina sitä, vedä se rivillesi tai käytä näppäimiä 1–9. Malli, joka sopii nyt moneen trendiin, on hyvä alku.',
  'learnCoverMe.seal': 'Lukitse se',
  'learnCoverMe.seal.text':
    'Kantesi olisi {name}. Paina ”{button}” tai Enter-näppäintä, tai valitse ensin toinen kortti.',
  'learnCoverMe.sealed': 'Lukittu',
  'learnCoverMe.sealed.text':
    'Lukittu kansi: {name}. Kukaan ei näe sitä ennen kuin kaikki ovat valinneet. Siihen asti voit perua valinnan tai vaihtaa kannen: kokeile, jos haluat. Anna sitten muiden valita.',
  'learnCoverMe.watch': 'Katso',
  'learnCoverMe.watch.month':
    'Kaikki kannet paljastetaan yhtä aikaa. Jokainen siirtää kolmea merkkiä yhden askelen: yhtä jokaista aktiivista piirrettä kohti.',
  'learnCoverMe.watch.special':
    'Lehti kerrallaan: malli, jolla on eniten trendejä, pääsee erikoisnumeroon, muut palaavat käteen.',
  'learnCoverMe.watch.hands': 'Muut täydentävät kätensä, ja seuraava kausi alkaa.',
  'learnCoverMe.shows': '{name}: {model}',
  'learnCoverMe.revealed.text':
    'Näytetyt kannet: {list}. Jokainen siirsi kolmea merkkiä yhden askelen.',
  'learnCoverMe.revealed.now': 'Nyt muodissa: {trends}.',
  'learnCoverMe.revealed.same': 'Muoti pysyi samana: {trends}.',
  'learnCoverMe.ties': 'Tasatilanne',
  'learnCoverMe.ties.text':
    'Yhtä korkeat ovat yhdessä trendejä. Niin on nyt: {list}. Riittää sopia yhteen niistä.',
  'learnCoverMe.ties.none':
    'Juuri nyt mitkään kaksi eivät ole yhtä korkealla. Jos olisivat, molemmat olisivat trendejä, ja riittäisi sopia toiseen niistä.',
  'learnCoverMe.standing': 'Kantesi nyt',
  'learnCoverMe.standing.text':
    '{name}: sopivia trendejä nyt {value}, kuten kannen pisteet näyttävät. Mitään ei ole vielä ratkaistu: vain kolmannen kuukauden jälkeiset trendit merkitsevät.',
  'learnCoverMe.second': 'Toinen kuukausi',
  'learnCoverMe.second.text':
    'Muut ovat jo lukinneet kantensa. Vahvista trendejä, joita ensimmäinen kantesi tarvitsee, tai näytä malli, joka sopii paremmin. Valitse kortti ja lukitse se.',
  'learnCoverMe.standings': 'Kantesi nyt',
  'learnCoverMe.standings.text':
    'Sopivia trendejä tähän mennessä: {list}. Lopulta vain paras mallisi ratkaisee, ellei mikään kolmesta sovi mihinkään.',
  'learnCoverMe.worth': '{name} {value}/3',
  'learnCoverMe.third': 'Viimeinen kuukausi',
  'learnCoverMe.third.text':
    'Tämän kannen jälkeen kauden trendit ovat selvillä. Tarvitset mallin, joka sopii kaikkiin kolmeen, tai kolme mallia, jotka eivät sovi mihinkään. Valitse ja lukitse.',
  'learnCoverMe.special': 'Erikoisnumero',
  'learnCoverMe.special.text':
    'Kolmannen kuukauden jälkeen trendit ovat selvillä: {trends}. Jokainen lehti valitsee erikoisnumeroon mallin, jonka trendiarvo on suurin, ja muut mallit palaavat käteen.',
  'learnCoverMe.feature': 'Kuka erikoisnumeroon?',
  'learnCoverMe.feature.text':
    'Parhaat mallisi ovat tasoissa: {names}. Valitse yksi. Trendiarvolla 3 malli tuottaa mainetta; arvolla 1 tai 2 se siirtyy vaikutusriville ja on mukana luomassa seuraavaa muotia.',
  'learnCoverMe.verdict': 'Lehtesi',
  'learnCoverMe.verdict.scores':
    '{name} sopii kaikkiin kolmeen trendiin ja tuottaa mainetta: {points}. Kaksi muuta kantta palasi käteesi.',
  'learnCoverMe.verdict.influence':
    '{name}: trendiarvo {value}, ja vain arvo 3 tuottaa mainetta. Malli siirtyy vaikutusriville ja lasketaan ensi kaudella; muut kannet palasivat käteesi.',
  'learnCoverMe.verdict.zeros':
    'Mikään kolmesta kannestasi ei sovi trendeihin: {names}. Silloin kaikki kolme tuottavat mainetta, yhteensä {points}.',
  'learnCoverMe.rivals': 'Muut lehdet',
  'learnCoverMe.rivals.text':
    '{list}. Joka jää ilman mainetta, pääsee vaikuttamaan ensi kauden muotiin.',
  'learnCoverMe.zeros': 'Kolme kertaa ei mitään',
  'learnCoverMe.zeros.text':
    'Mainetta saa toisellakin tavalla: kolme kantta, jotka eivät sovi yhteenkään trendiin, tuottavat yhdessä. Yksikin osuma pilaa sen, joten se vaatii rohkeutta.',
  'learnCoverMe.take': 'Uudet kortit',
  'learnCoverMe.take.text': {
    one: 'Sait mainetta, joten otat kortin: jonkin kolmesta avopinosta päällimmäisen, lajiteltuna hiusten värin mukaan, tai tuntemattoman nostopakasta.',
    other:
      'Voitettuja malleja on {count}, joten otat yhtä monta korttia: joka kerta avopinon päällimmäisen, lajiteltuna hiusten värin mukaan, tai tuntemattoman nostopakasta.',
  },
  'learnCoverMe.more': 'Vielä yksi kortti',
  'learnCoverMe.more.text':
    'Ota samalla tavalla vielä kortti: yksi jokaista voitettua mallia kohti.',
  'learnCoverMe.keep': 'Uudet kortit',
  'learnCoverMe.keep.text':
    'Et saanut mainetta, joten katsot kaksi uutuuspakan korttia ja pidät toisen; toinen menee pakan pohjalle. Ensimmäisenä vuonna ne ovat vihreitä ja niiden arvo on 3: se lohduttaa.',
  'learnCoverMe.spring': 'Kevät',
  'learnCoverMe.spring.text':
    'Kaikkien kädet ovat taas täynnä ja aloituspelaaja on vaihtunut. On kevät: nyt lasketaan vaatteet eikä kuviota. Vaikutusrivi on jo laskettu: {trends}.',
  'learnCoverMe.years': 'Vuodet',
  'learnCoverMe.years.text':
    'Syksyn jälkeen avopinot uusitaan, jokainen saa vaihtaa kortin ja uutuuspakka muuttuu arvokkaammaksi: toisena vuonna musta, arvo 4, kolmantena valkoinen, arvo 5. Kolmen vuoden jälkeen eniten mainetta voittaa; tasatilanteessa eniten kortteja.',
  'learnCoverMe.end': 'Nyt osaat pelata',
  'learnCoverMe.end.text':
    'Tämä oli yksi kausi kahdestatoista. Joka pöydässä ”{help}” kertoo, mitkä säännöt juuri silloin ovat tärkeitä. Voit myös jatkaa peliä tässä.',
} as const;
