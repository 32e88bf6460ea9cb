export const learnCoverMe = {
  'learnCoverMe.title': 'Ensimmäinen Cover Me -kautesi',
  'learnCoverMe.coach': 'Opas',
  'learnCoverMe.progress': 'Vaihe {part}/{parts}',
  'learnCoverMe.next': 'Jatka',
  'learnCoverMe.back': 'Takaisin',
  'learnCoverMe.choose': 'Valitse puolestani',
  'learnCoverMe.again': 'Näytä uudelleen',
  'learnCoverMe.restart': 'Aloita alusta',
  'learnCoverMe.leave': 'Lopeta opastus',
  'learnCoverMe.play': 'Pelaa lyhyt peli',

  'learnCoverMe.pick': 'Ensimmäinen kantesi',
  'learnCoverMe.pick.text':
    'Johdat muotilehteä, jonka nimi on {magazine}, ja joulukuun numero tarvitsee kannen. Kortin yläpuolella oleva luku kertoo, kuinka moneen trendiin malli nyt sopii. Hyvä valinta olisi {name}, jonka luku on {value}. Valitse mikä kortti tahansa!',
  'learnCoverMe.pick.keys': 'Kortin voi valita myös näppäimillä 1–9, ja Enter lukitsee sen.',
  'learnCoverMe.seal': 'Lukitse kansi',
  'learnCoverMe.seal.text':
    '{name} on valmiina. Paina ”{button}”: kukaan ei näe kanttasi, ennen kuin kaikki ovat valinneet.',
  'learnCoverMe.watch': 'Katso',
  'learnCoverMe.watch.month':
    'Kaikki kannet paljastetaan yhtä aikaa. Seuraa lukuja: jokainen kansi nostaa kolmea mittaria yhdellä, yhtä kussakin aktiivisessa piirteessä.',
  'learnCoverMe.watch.special':
    'Lehti kerrallaan: moneenko trendiin mallit sopivat? Paras pääsee erikoisnumeroon, muut palaavat käteen.',
  'learnCoverMe.watch.hands': 'Muut täydentävät kätensä, ja seuraava kausi alkaa.',
  'learnCoverMe.shows': '{model} ({name})',
  'learnCoverMe.revealed.text':
    'Kannet: {list}. Jokainen nosti kolmea mittaria yhdellä: kuvion, hiusten pituuden ja hiusten värin. Johtava tyyli on trendi; jos kärjessä on useita yhtä korkealla, ne ovat kaikki trendejä.',
  'learnCoverMe.revealed.now': 'Nyt muodissa: {trends}.',
  'learnCoverMe.revealed.same': 'Muoti pysyi samana: {trends}.',
  'learnCoverMe.second': 'Toinen kuukausi',
  'learnCoverMe.second.text':
    'Ensimmäinen kantesi oli {name}, ja sen luku on nyt {value}/3. Seuraava kansi voi nostaa samoja tyylejä tai sopia itse paremmin. Valitse kortti ja lukitse se.',
  'learnCoverMe.standings.text':
    'Kansiesi luvut: {list}. Lopulta vain paras mallisi ratkaisee, ellei yksikään kolmesta sovi mihinkään.',
  'learnCoverMe.worth': '{name} {value}/3',
  'learnCoverMe.third': 'Viimeinen kuukausi',
  'learnCoverMe.third.text':
    'Nyt ratkeavat kauden trendit. Tarvitset yhden mallin, joka sopii kaikkiin kolmeen, tai kolme mallia, jotka eivät sovi mihinkään. Valitse kortti ja lukitse se.',
  'learnCoverMe.feature': 'Kuka erikoisnumeroon?',
  'learnCoverMe.feature.text':
    'Parhaat mallisi ovat tasoissa: {names}. Valitse yksi. Trendiarvolla 3 malli tuo mainetta. Arvolla 1 tai 2 se siirtyy vaikutusriville ja on mukana luomassa ensi kauden muotia.',
  'learnCoverMe.verdict': 'Lehtesi',
  'learnCoverMe.verdict.scores':
    '{name} sopii kaikkiin kolmeen trendiin ja tuo {points} mainetta. Kaksi muuta kantta palasi käteesi.',
  'learnCoverMe.verdict.influence':
    '{name}: trendiarvo on {value}, mutta yksittäinen malli tuo mainetta vain arvolla 3. Malli siirtyy vaikutusriville ja lasketaan ensi kaudella. Muut kannet palasivat käteesi.',
  'learnCoverMe.verdict.zeros':
    '{names} eivät sovi yhteenkään trendiin. Siksi kaikki kolme tuovat mainetta, yhteensä {points}!',
  'learnCoverMe.zeros': 'Rohkeasti erilainen',
  'learnCoverMe.zeros.text':
    'Mainetta saa toisellakin tavalla: kolmella kannella, jotka eivät sovi yhteenkään trendiin. Silloin kaikki kolme tuovat mainetta. Yksikin osuma pilaa kaiken, joten se vaatii rohkeutta.',
  'learnCoverMe.take': 'Uudet kortit',
  'learnCoverMe.take.text': {
    one: 'Sait mainetta, joten otat kortin: jonkin avopinon päällimmäisen tai tuntemattoman kortin nostopakasta. Avopinot on lajiteltu hiusten värin mukaan.',
    other:
      'Voitettuja malleja on {count}, joten otat {count} korttia. Valitse joka kerta jonkin avopinon päällimmäinen tai nosta tuntematon kortti nostopakasta. Avopinot on lajiteltu hiusten värin mukaan.',
  },
  'learnCoverMe.more': 'Vielä yksi kortti',
  'learnCoverMe.more.text':
    'Ota samalla tavalla seuraava kortti: saat yhden jokaista voitettua mallia kohti.',
  'learnCoverMe.keep': 'Uudet kortit',
  'learnCoverMe.keep.text':
    'Et saanut mainetta, joten katsot uutuuspakan kaksi päällimmäistä korttia ja pidät toisen; toinen menee pakan pohjalle. Ensimmäisenä vuonna ne ovat vihreitä ja niiden arvo on 3: mukava lohdutus.',
  'learnCoverMe.spring': 'Kevät',
  'learnCoverMe.spring.text':
    'Kaikilla on taas täysi käsi, ja aloituspelaaja on vaihtunut. On kevät: nyt kuvion sijaan ratkaisevat vaatteet. Vaikutusrivi on jo laskettu mukaan. Nyt muodissa: {trends}.',
  'learnCoverMe.end': 'Nyt osaat pelata',
  'learnCoverMe.end.text':
    'Tavallisessa pelissä on kaksitoista tällaista kautta, ja lopussa eniten mainetta kerännyt voittaa. Maistuisiko ensin lyhyt kahdeksan kauden peli? ”{help}” neuvoo aina, kun haluat.',
} as const;
