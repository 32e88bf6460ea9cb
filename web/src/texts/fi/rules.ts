import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.short': 'Säännöt lyhyesti',
  'rules.learn': 'Opi pelaamalla',
  'rules.coverMe.aim': 'Tavoite',
  'rules.coverMe.aim.text':
    'Olet muotilehden päätoimittaja, kuten kaikki muutkin pöydässä. Jos kannessasi on malli, joka on kauden päättyessä täysin muodissa, lehtesi saa mainetta. Tavallisessa pelissä voittaa muotilehti, joka on kolmen vuoden jälkeen kerännyt eniten mainetta.',
  'rules.coverMe.traits': 'Mallit',
  'rules.coverMe.traits.text':
    'Jokaisella 162 mallista on hiusten väri ja pituus, vaatteiden väri ja taustakuvio. Vaatteet määräävät, kuinka paljon mainetta malli tuo: keltainen, sininen ja punainen 2, vihreä 3, musta 4, valkoinen 5. Hiusten väri ja pituus ratkaisevat aina. Keväällä ja kesällä ratkaisevat myös vaatteet, syksyllä ja talvella kuvio.',
  'rules.coverMe.month': 'Kuukausi',
  'rules.coverMe.month.text':
    'Kaikki valitsevat salaa kortin kädestään, ja kortit paljastetaan yhtä aikaa. Korttisi tulee rivillesi kuukauden kanneksi. Kaudessa on kolme kuukautta, joten lopulta sinulla on kolme kantta.',
  'rules.coverMe.trends': 'Trendit',
  'rules.coverMe.trends.text':
    'Jokainen kauden kansi ja jokainen vaikutusrivin kortti lasketaan. Kussakin kolmesta aktiivisesta piirteestä yleisin tyyli on trendi. Jos useampi tyyli on yhtä yleinen, ne ovat kaikki trendejä.',
  'rules.coverMe.special': 'Erikoisnumero',
  'rules.coverMe.special.text':
    'Kolmannen kuukauden jälkeen jokaisella kannellasi on trendiarvo 0–3: kuinka moneen trendiin malli sopii. Kansi, jonka arvo on suurin, pääsee erikoisnumeroon; tasatilanteessa valitset itse. Arvolla 3 se tuo mainetta. Arvolla 1 tai 2 se siirtyy vaikutusriville ja on mukana luomassa ensi kauden muotia. Muut palaavat käteesi. Mutta jos kaikkien kolmen kantesi arvo on 0, kaikki kolme tuovat mainetta.',
  'rules.coverMe.hands': 'Uudet kortit',
  'rules.coverMe.hands.text':
    'Jos sait mainetta, otat kortin jokaista voitettua mallia kohti: avopinon päällimmäisen tai tuntemattoman kortin nostopakasta. Jos et saanut, katsot uutuuspakan kaksi päällimmäistä korttia ja pidät toisen: uutuudet ovat arvokkaampia.',
  'rules.coverMe.year': 'Uusi vuosi',
  'rules.coverMe.year.text':
    'Syksyn jälkeen avopinot uusitaan, ja jokainen saa vaihtaa kortin. Samalla uutuuspakka vaihtuu arvokkaampaan: ensimmäisenä vuonna vihreä, toisena musta, kolmantena valkoinen.',
  'rules.coverMe.end': 'Pelin loppu',
  'rules.coverMe.end.text':
    'Eniten mainetta kerännyt voittaa. Tasatilanteessa ratkaisee voitettujen korttien määrä, sitten niiden korttien määrä, joiden arvo on 5, sitten 4, 3 ja 2. Jos tilanne on yhä tasan, tasoissa olevat äänestävät lisäkaudesta tai jakavat voiton.',
  'rules.coverUp.aim': 'Tavoite',
  'rules.coverUp.aim.text':
    'Kierroksia on viisi, ja jokaisella pinoat kilpaa viisi läpinäkyvää korttia. Jokainen näkyviin jäävä symboli on piste, ja vähiten pisteitä saanut voittaa.',
  'rules.coverUp.pile': 'Pino',
  'rules.coverUp.pile.text':
    'Kortteja saa pyörittää ja kääntää. Samanlaiset symbolit saavat olla samassa ruudussa, ja ne lasketaan silloin kerran. Erilaiset eivät saa osua samaan ruutuun. Jokaisen kortin on oltava kiinni pinossa ainakin yhdestä ruudusta, jossa samanlaiset symbolit ovat päällekkäin.',
  'rules.coverUp.round': 'Kierros',
  'rules.coverUp.round.text':
    'Vuoroja ei ole: kun on laskettu kolmeen, kaikki rakentavat yhtä aikaa. Siirtele korttejasi niin usein kuin haluat.',
  'rules.coverUp.hourglass': 'Tiimalasi',
  'rules.coverUp.hourglass.text':
    'Kun kaikki viisi korttiasi ovat pinossa, saat kääntää tiimalasin, ellei hiekka jo valu. Kun käännät sen, olet valmis, ja muut saavat rakentaa, kunnes hiekka on valunut loppuun, yleensä kolmekymmentä sekuntia.',
  'rules.coverUp.scoring': 'Pistelasku',
  'rules.coverUp.scoring.text':
    'Saat pisteen jokaisesta näkyvästä symbolista. Jos pinossasi on virhe, kortteja poistetaan päältä, kunnes loppu on virheetön. Pinon viereen jääneestä kortista saat pisteen jokaisesta symbolista ja vielä yhden lisäpisteen. Jos käänsit tiimalasin, saat virheettömästä viiden kortin pinosta pisteen vähemmän, virheellisestä pisteen enemmän.',
  'rules.coverUp.between': 'Kierrosten välissä',
  'rules.coverUp.between.text':
    'Jokainen palauttaa vihreän kortin ja saa tilalle kortin, jossa on enemmän symboleja: kierrosten 1 ja 3 jälkeen keltaisen, kierrosten 2 ja 4 jälkeen punaisen. Sitten annat kaikki viisi korttia vasemmalla istuvalle.',
  'rules.coverUp.end': 'Pelin loppu',
  'rules.coverUp.end.text':
    'Viidennen kierroksen jälkeen vähiten pisteitä saanut voittaa; tasoissa olevat jakavat voiton. Yksin pelatessa tiimalasia ei ole, ja vastassa on ihannetulos, pienin pistemäärä, johon korteillasi pääsee.',
  'rules.example.cover-me': 'Kausi askel askeleelta',
  'rules.example.cover-me.start':
    'Kolme muotilehteä, ja vaikutusrivillä on edelliseltä kaudelta kaksi mallia: {models}. Ne lasketaan mukaan alusta alkaen.',
  'rules.example.cover-me.month.1':
    'Ruutu- ja salmiakkikuvio ovat tasoissa, joten molemmat ovat trendejä.',
  'rules.example.cover-me.month.2':
    'Kaksi ruutukuvioista kantta lisää, ja salmiakki on pois muodista.',
  'rules.example.cover-me.month.3': 'Tämä oli viimeinen kuukausi, joten trendit ovat lopulliset.',
  'rules.example.cover-me.scores':
    'Vain ensimmäinen kansi sopii kaikkiin kolmeen trendiin. Se pääsee erikoisnumeroon ja tuo mainetta vihreiden vaatteiden arvon verran. Kaksi muuta palaa käteen.',
  'rules.example.cover-me.influence':
    '{names} sopivat yhtä moneen trendiin, kahteen, joten pelaaja valitsee. Kaksi trendiä ei riitä maineeseen: valittu malli siirtyy vaikutusriville ja lasketaan mukaan ensi kaudella.',
  'rules.example.cover-me.zeros':
    'Kolme kantta, eikä yksikään sovi yhteenkään trendiin. Rohkea veto: kaikki kolme tuovat mainetta.',
  'rules.example.cover-up': 'Pino kortti kortilta',
  'rules.example.cover-up.start':
    'Viisi vihreää korttia, yhteensä {count} symbolia. Kuinka monta saat katoamaan?',
  'rules.example.cover-up.first': 'Ensimmäisen kortin voi asettaa mihin vain.',
  'rules.example.cover-up.par':
    'Kaikki viisi korttia ovat pinossa, eikä virheitä ole: {points}. Näistä korteista ei saa parempaa pinoa, joten tämä on ihannetulos. Jos käännät tiimalasin ensimmäisenä, saat vielä pisteen vähemmän.',
  'rules.example.cover-up.without':
    'Jos viimeinen kortti olisi jäänyt pinon viereen, tulos olisi {points}: pinosta {inPile}, kortin symboleista {onCard} ja lisäksi 1.',
  'about.title': 'Tietoja Cover Story -sivustosta',
  'about.what': 'Mikä Cover Story on?',
  'about.what.text':
    'Täällä pelataan korttipelejä Cover Me ja Cover Up: selaimessa, ystävien kanssa tai botteja vastaan. Myös ohjelmat voivat pelata täällä toisiaan vastaan.',
  'about.kept': 'Mitä tallennamme?',
  'about.kept.text':
    'Tilejä ei ole. Selaimesi tallentaa nimesi, pöytiesi koodit ja paikkojesi salaisen avaimen. Palvelin tallentaa pöydät. Mitään ei ladata muualta, eikä kukaan seuraa käyntejäsi.',
  'about.bots': 'Botit',
  'about.bots.text':
    'Botti näkee sen, mitä sen paikalla istuva pelaaja näkisi, eikä enempää. Sen, mitä se ei voi tietää, se joutuu arvaamaan – aivan kuten sinäkin.',
  'about.free': 'Vapaa ohjelmisto',
  'about.free.text':
    'Kaikki on avointa lähdekoodia MIT-lisenssillä: sääntömoottori, botit, palvelin, tämä sivu ja kaikki piirrokset.',
  'about.version': 'Versio {version}',
} satisfies Wording<typeof english>;
