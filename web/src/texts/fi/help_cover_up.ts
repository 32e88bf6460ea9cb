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
  'helpCoverUp.now.returning': 'Nyt: pistelasku ja palautettava kortti',
  'helpCoverUp.now.returned': 'Nyt: korttisi on valittu',
  'helpCoverUp.now.ended': 'Nyt: peli on päättynyt',
  'helpCoverUp.now.endedAlone': 'Nyt: sinä ja ihannetulos',
  'helpCoverUp.keys': 'Näppäimet',
  'helpCoverUp.keys.move': 'nosta valittu kortti ja siirrä sitä',
  'helpCoverUp.keys.set': 'nosta tai aseta kortti',
  'helpCoverUp.keys.drop': 'palauta kortti paikalleen',
  'helpCoverUp.keys.turn': 'pyöritä korttia',
  'helpCoverUp.keys.flip': 'käännä kortti',
  'helpCoverUp.keys.layer': 'päälle, alle',
  'helpCoverUp.keys.beside': 'pinon viereen',
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
    'Läpinäkyviä kahdeksan ruudun kortteja on 108, kutakin väriä 36. Vihreässä kortissa on 4 symbolia, keltaisessa 5 ja punaisessa 6.',
  'helpCoverUp.1.2':
    'Korttien kuvat ovat omiamme. Saman värin korteissa jokaista symbolia on yhtä monta, eikä mitkään kaksi korttia ole samanlaisia, vaikka niitä pyörittäisi tai kääntäisi.',
  'helpCoverUp.1.4': 'Pelaajia on kahdesta kuuteen. Yksin pelataan ihannetulosta vastaan.',
  'helpCoverUp.2.1': 'Jokainen väri sekoitetaan. Kaikki aloittavat viidellä vihreällä kortilla.',
  'helpCoverUp.3.1': 'Vuoroja ei ole: kun on laskettu kolmeen, kaikki rakentavat yhtä aikaa.',
  'helpCoverUp.3.2':
    'Korttia saa pyörittää ja sen saa kääntää; ruutu osuu aina ruudun kohdalle. Kortteja saa siirrellä niin usein kuin haluaa, kunnes on valmis.',
  'helpCoverUp.3.3': 'Erilaiset symbolit eivät saa koskaan olla samassa ruudussa.',
  'helpCoverUp.3.4':
    'Samanlaisten symbolien on kohdattava: jokainen kortti liittyy pinoon ruudulla, jossa molemmissa on sama symboli, ja koko pino on näin yhtenäinen.',
  'helpCoverUp.3.5': 'Kortit, jotka eivät ole pinossa, ovat sen vieressä.',
  'helpCoverUp.4.1':
    'Kun kaikki viisi korttiasi ovat pinossa, saat kääntää tiimalasin, jos kukaan ei ole sitä tällä kierroksella tehnyt. Sen jälkeen et saa enää koskea kortteihisi.',
  'helpCoverUp.4.2':
    'Muut rakentavat, kunnes hiekka on valunut: 30 sekuntia, ellei pöydässä ole sovittu muuta. Joka on valmis aiemmin, ilmoittaa sen; kun kaikki ovat valmiita, kierros päättyy heti. Jos kukaan ei käännä tiimalasia, se lähtee lopulta käyntiin itsestään.',
  'helpCoverUp.4.3':
    'Vetäjä valitsee tuomarin. Yleensä virheet huomataan vasta pistelaskussa; aseteltaessa valvova tuomari näyttää ne heti eikä anna kääntää tiimalasia virheellisellä pinolla.',
  'helpCoverUp.5.1':
    'Jos pinossa on virhe, päältä poistetaan kortteja yksi kerrallaan, kunnes loput ovat virheettömät. Poistetut lasketaan pinon vieressä oleviksi.',
  'helpCoverUp.5.2':
    'Yksi piste jokaisesta ruudusta, jossa näkyy symboli. Samanlaiset symbolit päällekkäin lasketaan kerran; tyhjän ruudun läpi näkee alla olevan.',
  'helpCoverUp.5.3':
    'Pinon vieressä oleva kortti maksaa pisteen jokaisesta symbolistaan ja yhden lisää.',
  'helpCoverUp.5.4':
    'Tiimalasin kääntänyt saa pisteen vähemmän, jos kaikki viisi korttia ovat virheettömässä pinossa, muuten pisteen enemmän.',
  'helpCoverUp.5.5': 'Kierrosten pisteet lasketaan yhteen.',
  'helpCoverUp.6.1':
    'Jokaisen kierroksen jälkeen, viimeistä lukuun ottamatta, palautat valitsemasi vihreän kortin. Saat tilalle keltaisen kierrosten 1 ja 3 jälkeen, punaisen kierrosten 2 ja 4 jälkeen.',
  'helpCoverUp.6.2': 'Sitten jokainen antaa kaikki viisi korttiaan vasemmalle.',
  'helpCoverUp.6.3':
    'Näin kierrokset vaikeutuvat: viidestä vihreästä kortista yhteen vihreään, kahteen keltaiseen ja kahteen punaiseen.',
  'helpCoverUp.6.4':
    'Viidennen kierroksen jälkeen vähiten pisteitä voittaa. Tasoissa olevat jakavat voiton.',
  'helpCoverUp.7.1':
    'Ihannetulos on pienin pistemäärä, johon viidellä kortilla pääsee ilman tiimalasia. Se lasketaan tarkasti ja näytetään vasta kierroksen jälkeen.',
  'helpCoverUp.7.2':
    'Yksin ei ole tiimalasia: rakennat, kunnes olet valmis, ja tulostasi verrataan ihannetulosten summaan.',
  'helpCoverUp.7.3':
    'Päivän pulma syntyy pelkästä päivämäärästä: kaikille samat viisi korttia, maanantaista sunnuntaihin yhä vaikeammat. Paras pinosi ratkaisee, ihannetulosta vastaan.',
};
