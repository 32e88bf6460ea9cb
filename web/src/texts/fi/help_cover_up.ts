// Cover Up's rules by clause, in our own words, and the help at the table.
export const helpCoverUp = {
  'helpCoverUp.title': 'Ohje',
  'helpCoverUp.clauses': 'Kohta kohdalta',
  'helpCoverUp.all': 'Kaikki säännöt',
  'helpCoverUp.now.countIn': 'Nyt: lasketaan kolmeen',
  'helpCoverUp.now.building': 'Nyt: rakennat pinoa',
  'helpCoverUp.now.hourglass': 'Nyt: hiekka valuu',
  'helpCoverUp.now.done': 'Nyt: olet valmis',
  'helpCoverUp.now.alone': 'Nyt: rakennat yksin',
  'helpCoverUp.now.watching': 'Nyt: muut rakentavat',
  'helpCoverUp.now.returning': 'Nyt: pistelasku ja kortin palautus',
  'helpCoverUp.now.returned': 'Nyt: olet valinnut kortin',
  'helpCoverUp.now.ended': 'Nyt: peli on päättynyt',
  'helpCoverUp.now.endedAlone': 'Nyt: sinä vastaan ihannetulos',
  'helpCoverUp.coach.building':
    'Pinoa kortit niin, että samanlaiset symbolit ovat päällekkäin: silloin ne lasketaan vain kerran. Erilaiset symbolit eivät saa olla samassa ruudussa, ja jokaisessa kortissa on oltava ainakin yksi symboli, joka osuu samanlaiseen. Aloita kahdesta kortista, joissa on eniten yhteistä.',
  'helpCoverUp.coach.hourglass':
    'Hiekka valuu, joten varmista ensin, että pinosi on virheetön. Virhe voi viedä pinostasi monta korttia, sivuun jättäminen vain yhden. Jos aikaa jää, etsi vielä yksi osuma.',
  'helpCoverUp.coach.done':
    'Olet valmis, ja pinosi pysyy tällaisena. Jokaisesta näkyvästä symbolista tulee piste, ja pinon vieressä olevasta kortista piste symbolia kohti ja yksi lisää. Jos käänsit tiimalasin, viiden kortin virheetön pino vähentää yhden pisteen.',
  'helpCoverUp.coach.alone':
    'Tiimalasia ei ole, ja vastassasi on vain ihannetulos. Aloita kahdesta kortista, joissa on eniten yhteistä, ja kokeile muita niiden ympärille. Saat siirrellä kaikkea, kunnes olet valmis.',
  'helpCoverUp.coach.returning':
    'Palauta vihreä kortti, ja tilalle tulee vaikeampi. Muiden kanssa pelatessa kaikki antavat sitten viisi korttiaan vasemmalle: valitset siis naapurisi seuraavan pulman. Yksin pelatessa pidä kortit, jotka sopivat hyvin yhteen.',
  'helpCoverUp.coach.ended':
    'Peli on ohi: moninpelissä vähiten pisteitä saanut voittaa. Ihannetulos kertoo, mihin korteillasi olisi parhaimmillaan päässyt tiimalasia lukuun ottamatta. Mitä lähemmäs pääsit, sitä paremmin rakensit.',
  'helpCoverUp.keys': 'Näppäimet',
  'helpCoverUp.keys.move': 'nosta valittu kortti ja siirrä sitä',
  'helpCoverUp.keys.set': 'nosta tai aseta kortti',
  'helpCoverUp.keys.drop': 'palauta kortti paikalleen',
  'helpCoverUp.keys.turn': 'pyöritä korttia',
  'helpCoverUp.keys.flip': 'käännä kortti',
  'helpCoverUp.keys.layer': 'siirrä kortti päälle tai alle',
  'helpCoverUp.keys.beside': 'siirrä kortti sivuun',
  'helpCoverUp.keys.undo': 'kumoa, tee uudelleen',
  'helpCoverUp.keys.help': 'tämä ohje',
  'helpCoverUp.chapter.cards': 'Kortit',
  'helpCoverUp.chapter.setUp': 'Alkuvalmistelut',
  'helpCoverUp.chapter.building': 'Rakentaminen',
  'helpCoverUp.chapter.hourglass': 'Tiimalasi',
  'helpCoverUp.chapter.scoring': 'Pistelasku',
  'helpCoverUp.chapter.between': 'Kierrosten välissä ja lopussa',
  'helpCoverUp.chapter.par': 'Ihannetulos',
  'helpCoverUp.1.1':
    'Läpinäkyviä kortteja on 108, kutakin väriä 36, ja jokaisessa on kahdeksan ruutua. Vihreässä kortissa on 4 symbolia, keltaisessa 5 ja punaisessa 6.',
  'helpCoverUp.1.2':
    'Korttien kuvat ovat omiamme. Saman värin korteissa jokaista symbolia on yhtä paljon. Kahta samanlaista korttia ei ole, vaikka kortteja pyörittäisi tai kääntäisi.',
  'helpCoverUp.1.4':
    'Toisiaan vastaan voi pelata kahdesta kuuteen pelaajaa. Yksin pelatessa vastassa on ihannetulos.',
  'helpCoverUp.2.1': 'Sekoita kunkin värin kortit. Kaikki aloittavat viidellä vihreällä kortilla.',
  'helpCoverUp.3.1': 'Vuoroja ei ole: kun on laskettu kolmeen, kaikki rakentavat yhtä aikaa.',
  'helpCoverUp.3.2':
    'Saat pyörittää ja kääntää kortteja, mutta ruutujen on osuttava tarkasti kohdakkain. Siirtele kortteja niin usein kuin haluat, kunnes olet valmis.',
  'helpCoverUp.3.3': 'Samassa ruudussa ei saa koskaan olla erilaisia symboleja.',
  'helpCoverUp.3.4':
    'Jokaisen kortin on osuttava toisen kortin päälle tai alle niin, että ainakin yhdessä ruudussa molemmilla on sama symboli. Koko pinon on pysyttävä näin koossa.',
  'helpCoverUp.3.5': 'Kortit, jotka eivät ole pinossa, jäävät sen viereen.',
  'helpCoverUp.4.1':
    'Kun kaikki viisi korttiasi ovat pinossa, saat kääntää tiimalasin, ellei hiekka jo valu. Tarkista pinosi ensin: kun olet kääntänyt tiimalasin, et saa enää koskea kortteihisi.',
  'helpCoverUp.4.2':
    'Muut rakentavat, kunnes hiekka on valunut loppuun: 30 sekuntia, ellei pöydän avaaja ole valinnut muuta. Voit ilmoittaa olevasi valmis jo aiemmin; kun kaikki ovat valmiita, kierros päättyy heti. Jos kukaan ei käännä tiimalasia, se käynnistyy itsestään, kun kierroksen aikaraja täyttyy.',
  'helpCoverUp.4.3':
    'Pöydän avaaja valitsee, milloin tuomari tarkistaa pinot. Yleensä virheet paljastuvat vasta pistelaskussa. Jos tuomari tarkistaa pinon jo rakentaessasi, näet virheet heti etkä voi kääntää tiimalasia, ennen kuin ne on korjattu.',
  'helpCoverUp.5.1':
    'Jos pinossasi on virhe, kortteja poistetaan päältä yksi kerrallaan, kunnes loppu on virheetön. Poistetut kortit lasketaan pinon vieressä oleviksi.',
  'helpCoverUp.5.2':
    'Saat pisteen jokaisesta ruudusta, jossa näkyy symboli. Samanlaiset symbolit samassa ruudussa lasketaan kerran. Symbolit näkyvät muiden korttien tyhjien ruutujen läpi.',
  'helpCoverUp.5.3':
    'Pinon viereen jääneestä kortista saat pisteen jokaisesta symbolista ja vielä yhden lisäpisteen.',
  'helpCoverUp.5.4':
    'Jos käänsit tiimalasin ja kaikki viisi korttia ovat virheettömässä pinossa, saat pisteen vähemmän. Jos käänsit sen ja pinossa on virhe, saat pisteen enemmän.',
  'helpCoverUp.5.5': 'Kierrosten pisteet lasketaan yhteen.',
  'helpCoverUp.6.1':
    'Jokaisen kierroksen jälkeen, paitsi viimeisen, palautat valitsemasi vihreän kortin. Saat tilalle keltaisen kierrosten 1 ja 3 jälkeen, punaisen kierrosten 2 ja 4 jälkeen.',
  'helpCoverUp.6.2': 'Sitten jokainen antaa kaikki viisi korttiaan vasemmalla istuvalle.',
  'helpCoverUp.6.3':
    'Näin kierrokset vaikeutuvat: alussa sinulla on viisi vihreää korttia, lopussa yksi vihreä, kaksi keltaista ja kaksi punaista.',
  'helpCoverUp.6.4':
    'Viidennen kierroksen jälkeen vähiten pisteitä saanut voittaa. Tasoissa olevat jakavat voiton.',
  'helpCoverUp.7.1':
    'Ihannetulos on pienin pistemäärä, johon viidellä kortillasi pääsee, kun tiimalasipistettä ei lasketa. Se lasketaan tarkasti ja näytetään vasta kierroksen jälkeen.',
  'helpCoverUp.7.2':
    'Yksinpelissä ei ole tiimalasia: rakennat, kunnes olet valmis, ja tulostasi verrataan ihannetulosten summaan.',
  'helpCoverUp.7.3':
    'Päivän pulma määräytyy pelkän päivämäärän mukaan: kaikilla on samat viisi korttia. Pulmat vaikeutuvat maanantaista sunnuntaihin. Paras pinosi ratkaisee, ja sitä verrataan ihannetulokseen.',
};
