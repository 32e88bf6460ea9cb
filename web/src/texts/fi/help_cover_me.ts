export const helpCoverMe = {
  'helpCoverMe.now.draft': 'Nyt: valitset aloituskättä',
  'helpCoverMe.now.cover': 'Nyt: valitset kannen',
  'helpCoverMe.now.sealed': 'Nyt: kantesi on lukittu',
  'helpCoverMe.now.reveal': 'Nyt: paljastus',
  'helpCoverMe.now.special': 'Nyt: erikoisnumero',
  'helpCoverMe.now.feature': 'Nyt: kuka pääsee erikoisnumeroon?',
  'helpCoverMe.now.take': 'Nyt: otat kortin',
  'helpCoverMe.now.keep': 'Nyt: katsot uutuuspakkaa',
  'helpCoverMe.now.season': 'Nyt: uusi kausi',
  'helpCoverMe.now.swap': 'Nyt: uusi vuosi',
  'helpCoverMe.now.vote': 'Nyt: jaettu ensimmäinen sija',
  'helpCoverMe.now.end': 'Nyt: peli on päättynyt',

  'helpCoverMe.coach.cover':
    'Valitse malli tämän kuun kanteen. Kortin yläpuolella oleva luku kertoo, kuinka moneen trendiin malli nyt sopii, ja jokainen kansi nostaa omia tyylejään: samanlaiset mallit auttavat toisiaan. Kolmannen kuukauden jälkeen tarvitset yhden mallin, joka sopii kaikkiin kolmeen trendiin, tai kolme, jotka eivät sovi yhteenkään.',
  'helpCoverMe.coach.take':
    'Valitse kortti käteesi. Etsi tyylejä, joita sinulla jo on: samanlaiset mallit nostavat toisensa muotiin. Vaikutusrivi lasketaan ensimmäisestä kuukaudesta alkaen, joten siihen sopivilla korteilla on etumatkaa.',
  'helpCoverMe.coach.sealed':
    'Kantesi on lukittu, eikä kukaan näe sitä. Kunnes kaikki ovat valinneet, voit perua valinnan tai valita toisen kortin. Katsele sillä välin ympärillesi: mitä tyylejä muut nostavat?',
  'helpCoverMe.coach.reveal':
    'Kaikki kannet paljastetaan yhtä aikaa, ja jokainen nostaa kolmea mittaria yhdellä. Piirteen johtava tyyli on trendi; jos kärjessä on useita yhtä korkealla, ne ovat kaikki trendejä. Vain kolmannen kuukauden jälkeiset trendit ratkaisevat.',
  'helpCoverMe.coach.special':
    'Jokaisen lehden paras malli pääsee erikoisnumeroon. Arvo 3 tuo mainetta; arvolla 1 tai 2 malli siirtyy vaikutusriville ja lasketaan ensi kaudella. Jos yksikään lehden kolmesta kannesta ei sovi mihinkään trendiin, ne kaikki pääsevät erikoisnumeroon ja tuovat mainetta.',
  'helpCoverMe.coach.feature':
    'Jos parhaat mallisi ovat tasoissa, sinä valitset. Jos arvo on 3, valitse malli, joka tuo eniten mainetta. Jos se on pienempi, valitse malli, jonka tyylit haluat muotiin ensi kaudella.',
  'helpCoverMe.coach.keep':
    'Jos lehtesi ei saanut mainetta, katsot uutuuspakkaa. Pidä se, mikä sopii käteesi; muu menee pakan pohjalle. Nämä mallit tuovat enemmän mainetta kuin useimmat, joten yksikin, joka sopii kaikkiin kolmeen trendiin, vie pitkälle.',
  'helpCoverMe.coach.swap':
    'Uusi vuosi alkoi, ja saat vaihtaa yhden kortin. Luovu mallista, jonka tyylejä kukaan ei pelaa. Jos korttisi sopivat hyvin yhteen, älä vaihda.',
  'helpCoverMe.coach.vote':
    'Ensimmäinen sija on jaettu. Jos kaikki kärjessä olevat haluavat, koko pöytä pelaa lisäkauden. Muuten kärjessä olevat jakavat voiton.',
  'helpCoverMe.coach.end':
    'Peli on ohi: eniten mainetta kerännyt voittaa. Kaaviosta näet, millä kaudella peli kääntyi. Läpikäynti näyttää, missä toinen kortti olisi ollut parempi.',

  'helpCoverMe.chapter.models': 'Mallit',
  'helpCoverMe.chapter.setUp': 'Alkuvalmistelut',
  'helpCoverMe.chapter.calendar': 'Kalenteri',
  'helpCoverMe.chapter.month': 'Kuukausi',
  'helpCoverMe.chapter.special': 'Erikoisnumero',
  'helpCoverMe.chapter.scoring': 'Maine ja uudet kortit',
  'helpCoverMe.chapter.year': 'Uusi vuosi',
  'helpCoverMe.chapter.fictional': 'Kaksi pelaajaa ja haamupelaajat',
  'helpCoverMe.chapter.advanced': 'Kaksi pelaajaa, vaativampi peli',
  'helpCoverMe.chapter.end': 'Pelin loppu',
  'helpCoverMe.chapter.options': 'Pelin asetukset',
  'helpCoverMe.chapter.knowledge': 'Kuka tietää mitä?',

  'helpCoverMe.1.1':
    'Vaatteissa on kuusi väriä, kuvioita on kolme, samoin hiusten pituuksia ja hiusten värejä. Jokaisesta yhdistelmästä on yksi malli, yhteensä 162. Nimillä ei ole pelissä merkitystä.',
  'helpCoverMe.1.2':
    'Jokaisella mallilla on neljä piirrettä: hiusten väri, hiusten pituus, kuvio ja vaatteet. Kullakin piirteellä on useita tyylejä: esimerkiksi hiukset ovat lyhyet, puolipitkät tai pitkät.',
  'helpCoverMe.1.4':
    'Vaatteet määräävät, kuinka paljon mainetta malli tuo: keltainen, sininen ja punainen 2, vihreä 3, musta 4, valkoinen 5.',
  'helpCoverMe.1.5': 'Pelaajia on kahdesta viiteen, ja jokainen johtaa omaa muotilehteään.',
  'helpCoverMe.1.6':
    'Catwalkilla seurataan vaatteita tai kuvioita, kahdessa peilissä hiusten pituutta ja väriä. Jokaisella tyylillä on oma mittari.',
  'helpCoverMe.2.1':
    'Sekoita 81 keltaista, sinistä ja punaista korttia: niistä tulee nostopakka, kuvapuoli alaspäin.',
  'helpCoverMe.2.2':
    'Sekoita 27 vihreää korttia: niistä tulee vuoden 1 uutuuspakka, kuvapuoli alaspäin. Mustat ja valkoiset odottavat myöhempiä vuosia.',
  'helpCoverMe.2.3':
    'Käännä kortteja nostopakasta ja lajittele ne hiusten värin mukaan, kunnes avopinoja on kolme.',
  'helpCoverMe.2.4': 'Käännä sitten vielä kaksi korttia: ne aloittavat vaikutusrivin.',
  'helpCoverMe.2.5':
    'Pöydän avaaja voi valita aloituspelaajan, vaikkapa värikkäimmän. Muuten aloituspelaaja arvotaan. Uusintapelin aloittaa edellisestä aloituspelaajasta seuraava myötäpäivään.',
  'helpCoverMe.2.6':
    'Jokaiselle jaetaan kuusi korttia. Sitten jokainen ottaa vuorollaan kortin, aloituspelaajasta alkaen myötäpäivään. Näin tehdään kolme kertaa, jolloin kaikilla on yhdeksän korttia. Jos aloituskäsi jaetaan, kaikki yhdeksän jaetaan heti.',
  'helpCoverMe.2.7':
    'Kun otat kortin, valitse jonkin avopinon päällimmäinen tai nosta nostopakan päällimmäinen näkemättä sitä.',
  'helpCoverMe.2.8':
    'Heti kun avopino tyhjenee, nostopakasta käännetään kortteja, kunnes jokaisessa avopinossa on taas kortti.',
  'helpCoverMe.2.9':
    'Jos nostopakka on tyhjä, kun siitä pitäisi ottaa kortti, poistopino sekoitetaan uudeksi nostopakaksi. Jos kortteja ei ole missään, pelaat pienemmällä kädellä.',
  'helpCoverMe.2.10': 'Kuka tahansa saa selata poistopinoa milloin vain.',
  'helpCoverMe.3.1':
    'Tavallinen peli kestää kolme vuotta. Vuodessa on talvi, kevät, kesä ja syksy, joten kausia on kaksitoista.',
  'helpCoverMe.3.2':
    'Joka kaudella on kolme aktiivista piirrettä, ja vain ne lasketaan. Hiusten väri ja pituus ovat aina mukana. Kolmas on syksyllä ja talvella kuvio, keväällä ja kesällä vaatteet.',
  'helpCoverMe.3.3':
    'Kaudessa on kolme kuukautta, sitten erikoisnumero, maineen laskeminen ja uudet kortit. Syksyn jälkeen alkaa uusi vuosi.',
  'helpCoverMe.4.1':
    'Kaikki valitsevat salaa yhden kortin, ja kortit paljastetaan yhtä aikaa. Siihen asti voit vaihtaa valintasi tai perua sen.',
  'helpCoverMe.4.2':
    'Jokainen kauden kansi ja jokainen vaikutusrivin kortti lasketaan kerran kussakin kolmesta aktiivisesta piirteestä. Mittareita ei nollata kuukausien välissä.',
  'helpCoverMe.4.3':
    'Kussakin aktiivisessa piirteessä johtava tyyli on trendi. Jos kärjessä on useita yhtä korkealla, ne ovat kaikki trendejä.',
  'helpCoverMe.5.1':
    'Kolmannen kuukauden jälkeen lasketaan, kuinka monessa aktiivisessa piirteessä malli sopii trendiin. Se on mallin trendiarvo, 0–3.',
  'helpCoverMe.5.2':
    'Kolmesta kannestasi erikoisnumeroon pääsee se, jonka trendiarvo on suurin. Muut palaavat käteesi, ja kaikki ovat nähneet ne.',
  'helpCoverMe.5.3':
    'Jos suurin arvo on usealla ja se on yli 0, valitset niistä yhden erikoisnumeroon. Kaikki, joilla on valittavaa, valitsevat yhtä aikaa.',
  'helpCoverMe.5.4': 'Jos kaikkien kolmen arvo on 0, kaikki kolme pääsevät erikoisnumeroon.',
  'helpCoverMe.6.1': 'Ennen maineen laskemista vanha vaikutusrivi siirtyy poistopinoon.',
  'helpCoverMe.6.2':
    'Erikoisnumeron malli, jonka arvo on 3, tuo mainetta. Jos erikoisnumerossa on kolme mallia, joiden arvo on 0, ne kaikki tuovat mainetta. Malli, jonka arvo on 1 tai 2, siirtyy vaikutusriville.',
  'helpCoverMe.6.3':
    'Sitten kädet täydennetään myötäpäivään aloituspelaajasta alkaen. Jos sait mainetta, otat kortin jokaista voitettua mallia kohti. Jos et saanut, katsot uutuuspakan kaksi päällimmäistä korttia, pidät toisen ja siirrät jäljelle jääneen kortin pakan pohjalle.',
  'helpCoverMe.6.4':
    'Seuraavasta pelaajasta myötäpäivään tulee aloituspelaaja, kalenteri etenee ja kaikki mittarit palaavat arvoon 0. Sitten vaikutusrivi lasketaan uudelle kaudelle.',
  'helpCoverMe.6.5':
    'Kaikki näkevät, mitkä kortit voitetaan, ja saavat pitää lukua. Pöydän asetuksista riippuu, onko kertynyt maine koko ajan näkyvissä vai piilossa viimeisen kauden loppuun asti.',
  'helpCoverMe.7.1': 'Syksyn jälkeen uutuuspakan loput kortit siirtyvät nostopakan päälle.',
  'helpCoverMe.7.2': 'Kolme avopinoa siirtyy poistopinoon.',
  'helpCoverMe.7.3': 'Nostopakasta käännetään kolme uutta avopinoa.',
  'helpCoverMe.7.4':
    'Vuonna 2 uutuuspakka on musta, vuonna 3 valkoinen. Neljäntenä vuonna uutuuspakkaa ei ole: kaikki ottavat kortteja aivan kuin olisivat saaneet mainetta.',
  'helpCoverMe.7.5':
    'Jokainen saa vuorollaan laittaa yhden kortin kädestään poistopinoon ja ottaa toisen, aloituspelaajasta alkaen myötäpäivään.',
  'helpCoverMe.8.1':
    'Mukana on kaksi haamupelaajaa. Heidän haamupakassaan on kaksitoista tuntematonta korttia nostopakasta.',
  'helpCoverMe.8.2':
    'Joka kuukausi, ennen kuin valitset, ensimmäinen haamupelaaja saa kortin kuvapuoli alaspäin ja toinen kuvapuoli ylöspäin. Molemmat lasketaan paljastuksesta alkaen.',
  'helpCoverMe.8.3':
    'Kummankin haamupelaajan erikoisnumeroon pääsee malli, jonka trendiarvo on suurin, tasatilanteessa niistä ensimmäisenä pöytään tullut. Molemmat mallit siirtyvät vaikutusriville arvosta riippumatta. Haamupelaajat eivät saa mainetta, ja heidän muut korttinsa palaavat haamupakkaan.',
  'helpCoverMe.8.4':
    'Kun kumpikin on täydentänyt kätensä, haamupakkaan lisätään kortti nostopakasta ja kortti uutuuspakasta, ja pakka sekoitetaan. Siinä on taas kaksitoista korttia. Jos uutuuspakka on tyhjä, molemmat kortit otetaan nostopakasta.',
  'helpCoverMe.9.1': 'Kumpikin johtaa kahta muotilehteä: päälehteä ja sivulehteä.',
  'helpCoverMe.9.2':
    'Kummallekin jaetaan yhdeksän korttia. Sitten otatte vuorotellen kortin, mutta vain avopinoista, kunnes kummallakin on kaksitoista. Käden koko pysyy samana pelin loppuun asti. Jos aloituskäsi jaetaan, kaikki kaksitoista jaetaan heti.',
  'helpCoverMe.9.3':
    'Joka kuukausi valitset kaksi kantta, yhden kumpaankin lehteen. Kaikki neljä riviä lasketaan.',
  'helpCoverMe.9.4':
    'Kummastakin lehdestä valitaan oma malli erikoisnumeroon. Valitset molemmista yhtä aikaa.',
  'helpCoverMe.9.5':
    'Päälehti tuo mainetta tavalliseen tapaan. Sivulehden mallit, jotka toisivat mainetta, siirtyvät pöydän keskelle; malli, jonka arvo on 1 tai 2, siirtyy vaikutusriville.',
  'helpCoverMe.9.6':
    'Täydennät kätesi molempien lehtien puolesta samalla kertaa; keskelle siirtyneet kortit lasketaan voitetuiksi. Jos kumpikaan lehti ei saanut mainetta, katsot neljä uutuuspakan päällimmäistä korttia ja pidät kaksi. Jos vain toinen sai, pidät ensin yhden uutuuspakan kortin ja otat sitten loput tavalliseen tapaan.',
  'helpCoverMe.9.7':
    'Tasatilanteessa lasketaan ensin mukaan keskellä oleva maine. Jos tilanne on yhä tasan, verrataan kaikkia kortteja, myös keskellä olevia.',
  'helpCoverMe.10.1':
    'Peli päättyy, kun viimeisen kauden maine on laskettu. Eniten mainetta kerännyt voittaa.',
  'helpCoverMe.10.2':
    'Tasatilanteessa ratkaisee voitettujen korttien määrä, sitten niiden korttien määrä, joiden arvo on 5, sitten 4, 3 ja 2.',
  'helpCoverMe.10.3':
    'Jos tilanne on yhä tasan, ensimmäisen sijan jakavat äänestävät. Jos he kaikki haluavat, koko pöytä pelaa lisäkauden; muuten he jakavat voiton.',
  'helpCoverMe.10.4':
    'Esimerkki: kaksi keltaista, yksi punainen, yksi sininen, kaksi vihreää ja yksi valkoinen kortti tuovat yhteensä 19 mainetta.',
  'helpCoverMe.11.1':
    'Pitkä peli kestää neljä vuotta. Lyhytkin peli kestää neljä vuotta, mutta niissä on vain kevät ja syksy.',
  'helpCoverMe.11.2':
    'Kun arvot ovat samat, yksi vaatteiden väri jää pois ja jokaisen kortin arvo on 1. Sinulle jaetaan yksi kortti kutakin jäljellä olevaa väriä, ja loput kortit otat itse. Uutuuspakkaa ei ole, joten kaikki ottavat kortteja aivan kuin olisivat saaneet mainetta. Vuoden vaihtuessa pinoja ei uusita eikä kortteja vaihdeta. Tasatilanteessa äänestetään heti tai jaetaan voitto; vaativammassa pelissä lasketaan ensin keskellä olevat kortit.',
  'helpCoverMe.11.3':
    'Aloituskädestä jaetaan osa ja loput otetaan itse, tai koko käsi jaetaan kerralla.',
  'helpCoverMe.11.4':
    'Kaksin pelataan kahden haamupelaajan kanssa tai vaativampaa peliä ilman heitä.',
  'helpCoverMe.11.5':
    'Kun ensimmäinen sija on jaettu, tasoissa olevat äänestävät lisäkaudesta tai jakavat voiton suoraan.',
  'helpCoverMe.12.1':
    'Kaikki tietävät, mitä pöydällä on näkyvissä, kuinka monta korttia kussakin pakassa, pinossa ja kädessä on ja mitkä kortit on otettu käteen kaikkien nähden.',
  'helpCoverMe.12.2':
    'Vain sinä tunnet kätesi, lukitun kantesi, nostopakasta nostamasi kortit ja kortit, jotka katsoit uutuuspakasta.',
  'helpCoverMe.12.3':
    'Kukaan ei tunne pakkojen järjestystä eikä haamupelaajan korttia, joka on kuvapuoli alaspäin.',
} as const;
