export const helpCoverMe = {
  'helpCoverMe.all': 'Kaikki säännöt',
  'helpCoverMe.now.draft': 'Nyt: korttien otto ennen ensimmäistä kautta',
  'helpCoverMe.now.cover': 'Nyt: kannen valinta',
  'helpCoverMe.now.sealed': 'Nyt: kantesi on lukittu',
  'helpCoverMe.now.reveal': 'Nyt: paljastus',
  'helpCoverMe.now.special': 'Nyt: erikoisnumero',
  'helpCoverMe.now.feature': 'Nyt: kuka pääsee erikoisnumeroon',
  'helpCoverMe.now.take': 'Nyt: kortin otto',
  'helpCoverMe.now.keep': 'Nyt: katse uutuuspakkaan',
  'helpCoverMe.now.season': 'Nyt: uusi kausi',
  'helpCoverMe.now.swap': 'Nyt: uusi vuosi',
  'helpCoverMe.now.vote': 'Nyt: tasatilanne ensimmäisestä sijasta',
  'helpCoverMe.now.end': 'Nyt: loppu',

  'helpCoverMe.chapter.models': 'Mallit',
  'helpCoverMe.chapter.setUp': 'Alkuvalmistelut',
  'helpCoverMe.chapter.calendar': 'Kalenteri',
  'helpCoverMe.chapter.month': 'Kuukausi',
  'helpCoverMe.chapter.special': 'Erikoisnumero',
  'helpCoverMe.chapter.scoring': 'Maine ja uudet kortit',
  'helpCoverMe.chapter.year': 'Uusi vuosi',
  'helpCoverMe.chapter.fictional': 'Kaksi pelaajaa ja haamupelaajat',
  'helpCoverMe.chapter.advanced': 'Kaksi pelaajaa, vaativampi peli',
  'helpCoverMe.chapter.end': 'Loppu',
  'helpCoverMe.chapter.options': 'Valinnat',
  'helpCoverMe.chapter.knowledge': 'Kuka tietää mitä',

  'helpCoverMe.1.1':
    'Malleja on 162: jokainen kuuden vaatevärin, kolmen kuvion, kolmen hiuspituuden ja kolmen hiusvärin yhdistelmä on olemassa kerran. Nimillä ei ole merkitystä.',
  'helpCoverMe.1.2':
    'Mallilla on neljä piirrettä: hiusten väri, hiusten pituus, kuvio ja vaatteet. Se, mitä malli piirteestä näyttää, on tyyli.',
  'helpCoverMe.1.4':
    'Vaatteet määräävät maineen: keltainen, sininen ja punainen 2, vihreä 3, musta 4, valkoinen 5.',
  'helpCoverMe.1.5': 'Pelaajia on kahdesta viiteen, ja jokaisella on oma muotilehti.',
  'helpCoverMe.1.6':
    'Catwalk laskee vaatteita tai kuvioita, kaksi peiliä hiusten pituutta ja väriä, ja jokaisella tyylillä on oma mittari.',
  'helpCoverMe.2.1':
    'Nostopakassa on alussa 81 keltaista, sinistä ja punaista korttia kuvapuoli alaspäin.',
  'helpCoverMe.2.2':
    'Uutuuspakassa on alussa 27 vihreää korttia. Mustat ja valkoiset odottavat myöhempiä vuosia.',
  'helpCoverMe.2.3':
    'Nostopakasta käännetään kolme avopinoa, yksi kullekin hiusten värille, kunnes jokaisessa on kortti.',
  'helpCoverMe.2.4': 'Seuraavat kaksi korttia aloittavat vaikutusrivin.',
  'helpCoverMe.2.5': 'Vetäjä saa nimetä aloituspelaajan; muuten hänet arvotaan.',
  'helpCoverMe.2.6':
    'Jokainen saa kuusi korttia. Sitten jokainen ottaa myötäpäivään aloituspelaajasta alkaen kortin, kolme kierrosta: yhteensä yhdeksän. Pikajaossa kaikki yhdeksän jaetaan.',
  'helpCoverMe.2.7': 'Kortti otetaan avopinon päältä tai tuntemattomana nostopakan päältä.',
  'helpCoverMe.2.8':
    'Heti kun avopino tyhjenee, nostopakasta käännetään kortteja, kunnes jokaisessa avopinossa on taas kortti.',
  'helpCoverMe.2.9':
    'Kun nostopakka on tyhjä ja kortti tarvitaan, poistopino sekoitetaan uudeksi nostopakaksi. Jos mistään ei löydy korttia, käsi jää pienemmäksi.',
  'helpCoverMe.2.10': 'Kuka tahansa saa milloin vain katsoa poistopinon läpi.',
  'helpCoverMe.3.1':
    'Pelissä on kolme vuotta, joissa on talvi, kevät, kesä ja syksy: kaksitoista kautta.',
  'helpCoverMe.3.2':
    'Hiusten väri ja pituus lasketaan aina. Kolmas piirre on syksyllä ja talvella kuvio, keväällä ja kesällä vaatteet.',
  'helpCoverMe.3.3':
    'Kaudessa on kolme kuukautta, sitten erikoisnumero, maine ja uudet kortit. Syksyn jälkeen alkaa uusi vuosi.',
  'helpCoverMe.4.1':
    'Kaikki valitsevat yhtä aikaa kortin kuvapuoli alaspäin, ja kaikki paljastetaan yhdessä. Siihen asti valinnan voi vaihtaa tai perua.',
  'helpCoverMe.4.2':
    'Jokainen kauden kansi ja jokainen vaikutusrivin kortti lasketaan kerran kussakin kolmesta aktiivisesta piirteestään. Mittarit jatkuvat kolmen kuukauden ajan.',
  'helpCoverMe.4.3':
    'Kunkin aktiivisen piirteen korkein tyyli on trendi. Yhtä korkeat ovat kaikki trendejä.',
  'helpCoverMe.5.1':
    'Kolmannen kuukauden jälkeen mallin trendiarvo on niiden aktiivisten piirteiden määrä, joissa malli sopii trendiin: 0–3.',
  'helpCoverMe.5.2':
    'Kolmesta kannestasi erikoisnumeroon pääsee se, jonka trendiarvo on suurin. Muut palaavat käteesi, ja kaikki ovat nähneet ne.',
  'helpCoverMe.5.3':
    'Jos usealla on suurin arvo ja se on yli 0, valitset, kuka pääsee erikoisnumeroon. Kaikki valitsevat yhtä aikaa.',
  'helpCoverMe.5.4': 'Jos kaikkien kolmen arvo on 0, kaikki kolme pääsevät erikoisnumeroon.',
  'helpCoverMe.6.1': 'Ennen maineen jakoa vanha vaikutusrivi siirtyy poistopinoon.',
  'helpCoverMe.6.2':
    'Erikoisnumeron malli, jonka arvo on 3, tuottaa mainetta, samoin kolme mallia, joiden arvo on 0. Arvolla 1 tai 2 malli siirtyy vaikutusriville.',
  'helpCoverMe.6.3':
    'Sitten kädet täydennetään myötäpäivään aloituspelaajasta alkaen. Mainetta saanut ottaa kortin jokaista voitettua mallia kohti; muut katsovat uutuuspakan kaksi päällimmäistä, pitävät yhden ja panevat toisen pakan pohjalle.',
  'helpCoverMe.6.4':
    'Aloituspelaaja vaihtuu myötäpäivään, kalenteri etenee, mittarit palaavat nollaan ja vaikutusrivi lasketaan uudelle kaudelle.',
  'helpCoverMe.6.5': 'Kaikki tuntevat voitetut kortit; näytetäänkö summat, on pöydän asia.',
  'helpCoverMe.7.1': 'Syksyn jälkeen uutuuspakan loput siirtyvät nostopakan päälle.',
  'helpCoverMe.7.2': 'Kolme avopinoa siirtyy poistopinoon.',
  'helpCoverMe.7.3': 'Nostopakasta käännetään kolme uutta avopinoa.',
  'helpCoverMe.7.4':
    'Uusi uutuuspakka on musta toisena vuonna ja valkoinen kolmantena. Neljäntenä vuonna sitä ei ole, ja kaikki ottavat kortteja kuin olisivat saaneet mainetta.',
  'helpCoverMe.7.5':
    'Myötäpäivään aloituspelaajasta alkaen jokainen saa kerran laittaa kortin kädestä poistopinoon ja ottaa toisen.',
  'helpCoverMe.8.1':
    'Mukana on kaksi haamupelaajaa. Heidän pakkansa on nostopakan kaksitoista tuntematonta korttia.',
  'helpCoverMe.8.2':
    'Joka kuukausi ennen valintaasi heiltä pannaan pöytään yksi kortti kuvapuoli alaspäin ja yksi ylöspäin. Molemmat lasketaan paljastuksesta alkaen.',
  'helpCoverMe.8.3':
    'Heidän mallinsa, jonka trendiarvo on suurin (tasoissa olevista aikaisin), siirtyy aina vaikutusriville. He eivät saa mainetta, ja muut kortit palaavat haamupakkaan.',
  'helpCoverMe.8.4':
    'Kun kädet ovat täynnä, haamupakkaan lisätään kortti nostopakasta ja kortti uutuuspakasta ja se sekoitetaan: taas kaksitoista.',
  'helpCoverMe.9.1': 'Kummallakin pelaajalla on päälehti ja sivulehti.',
  'helpCoverMe.9.2':
    'Kummallekin jaetaan yhdeksän korttia; sitten otetaan vuorotellen, vain avopinoista, kunnes kortteja on kaksitoista. Käden koko pysyy kahtenatoista.',
  'helpCoverMe.9.3':
    'Joka kuukausi panet pöytään kaksi kantta, yhden kummallekin riville. Kaikki neljä riviä lasketaan.',
  'helpCoverMe.9.4': 'Kummallakin rivillä on oma erikoisnumeronsa; valitset molempiin yhtä aikaa.',
  'helpCoverMe.9.5':
    'Päärivi tuottaa mainetta tavalliseen tapaan. Mikä tuottaa sivurivillä, siirtyy pöydän keskelle; arvot 1 ja 2 menevät vaikutusriville.',
  'helpCoverMe.9.6':
    'Käsi täydennetään rivi kerrallaan; keskellä olevat kortit lasketaan voitetuiksi. Jos kumpikaan rivi ei tuottanut, katsot neljä uutuuspakan korttia ja pidät kaksi.',
  'helpCoverMe.9.7': 'Tasatilanteessa lisätään ensin keskellä oleva maine.',
  'helpCoverMe.10.1': 'Peli päättyy viimeisen kauden maineeseen. Eniten mainetta voittaa.',
  'helpCoverMe.10.2':
    'Tasatilanteessa ratkaisee voitettujen korttien määrä, sitten korttien määrä arvolla 5, sitten 4, 3 ja 2.',
  'helpCoverMe.10.3':
    'Jos tilanne on yhä tasan, ensimmäisen sijan jakavat äänestävät. Lisäkausi pelataan vain, jos kaikki haluavat; muuten he jakavat voiton.',
  'helpCoverMe.10.4':
    'Esimerkki: kaksi keltaista, yksi punainen, yksi sininen, kaksi vihreää ja yksi valkoinen kortti ovat yhteensä 19.',
  'helpCoverMe.11.1':
    'Pitkässä pelissä on neljä vuotta; lyhyessä neljä vuotta, joissa on vain kevät ja syksy.',
  'helpCoverMe.11.2':
    'Kun arvo on sama, yksi vaateväri on poissa pelistä, jokaisen kortin arvo on yksi, eikä uutuuspakkaa tai uutta vuotta ole.',
  'helpCoverMe.11.3': 'Kortit jaetaan ja valitaan vuorotellen, tai jaetaan pikajakona.',
  'helpCoverMe.11.4': 'Kaksin pelataan haamupelaajien kanssa tai vaativampaa peliä.',
  'helpCoverMe.11.5': 'Tasatilanteesta ensimmäisellä sijalla äänestetään, tai voitto jaetaan heti.',
  'helpCoverMe.12.1':
    'Kaikki tietävät, mitä on näkyvissä, pakkojen, pinojen ja käsien koot sekä jokaisen kortin, joka on siirtynyt käteen näkyvästi.',
  'helpCoverMe.12.2':
    'Vain sinä tiedät kätesi, lukitun kantesi, tuntemattomana nostamasi kortit ja mitä katsoit uutuuspakasta.',
  'helpCoverMe.12.3':
    'Kukaan ei tiedä pakkojen järjestystä eikä haamupelaajan alaspäin olevaa korttia.',
} as const;
