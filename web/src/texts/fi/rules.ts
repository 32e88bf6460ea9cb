import type { Wording } from '../message.ts';
import type { rules as english } from '../en/rules.ts';

export const rules = {
  'rules.learn': 'Opi pelaamalla',
  'rules.coverMe.aim': 'Tavoite',
  'rules.coverMe.aim.text':
    'Jokainen on muotilehden päätoimittaja. Malli, joka on kauden päättyessä täysin trendikäs, siirtyy pelaajakorttisi alle ja tuottaa mainetta. Kolmen vuoden jälkeen eniten mainetta kerännyt muotilehti voittaa.',
  'rules.coverMe.traits': 'Mallit',
  'rules.coverMe.traits.text':
    'Jokaisella 162 mallista on hiusten väri ja pituus, vaatteiden väri ja taustakuvio. Vaatteiden väri määrää maineen: keltainen, sininen ja punainen 2, vihreä 3, musta 4, valkoinen 5. Keväällä ja kesällä hiusten lisäksi ratkaisevat vaatteet, syksyllä ja talvella kuvio.',
  'rules.coverMe.month': 'Kuukausi',
  'rules.coverMe.month.text':
    'Kaikki valitsevat salaa kortin kädestään ja paljastavat sen yhtä aikaa. Se on rivilläsi kuukauden kantena. Kaudessa on kolme kuukautta, joten lopulta jokaisella rivillä on kolme kantta.',
  'rules.coverMe.trends': 'Trendit',
  'rules.coverMe.trends.text':
    'Jokainen kauden kansi ja jokainen vaikutusrivin kortti lasketaan sen mukaan, mitä siinä näkyy. Kussakin kolmesta aktiivisesta piirteestä yleisin tyyli on trendi; tasatilanteessa niitä on useita.',
  'rules.coverMe.special': 'Erikoisnumero',
  'rules.coverMe.special.text':
    'Kolmannen kuukauden jälkeen jokaisella kannellasi on trendiarvo: kuinka moneen trendiin malli sopii, 0–3. Suurimman arvon malli pääsee erikoisnumeroon; tasatilanteessa valitset itse. Arvolla 3 se tuottaa mainetta. Arvolla 1 tai 2 se siirtyy vaikutusriville ja vaikuttaa seuraavaan kauteen. Jos kaikkien kolmen arvo on 0, kaikki kolme tuottavat mainetta. Muut palaavat käteesi.',
  'rules.coverMe.hands': 'Uudet kortit',
  'rules.coverMe.hands.text':
    'Jos sait mainetta, otat kortin jokaista voitettua mallia kohti: avopinon päällimmäisen tai tuntemattoman nostopakasta. Jos et saanut, katsot kaksi arvokkaampaa korttia uutuuspakasta ja pidät toisen.',
  'rules.coverMe.year': 'Uusi vuosi',
  'rules.coverMe.year.text':
    'Syksyn jälkeen avopinot uusitaan, ja uutuuspakka muuttuu arvokkaammaksi: ensimmäisenä vuonna vihreä, toisena musta, kolmantena valkoinen. Jokainen saa vaihtaa yhden kortin kädestään.',
  'rules.coverMe.end': 'Loppu',
  'rules.coverMe.end.text':
    'Eniten mainetta voittaa. Tasatilanteessa ratkaisee voitettujen korttien määrä, sitten korttien määrä, joiden arvo on 5, 4, 3 ja 2. Jos tilanne on yhä tasan, nämä pelaajat äänestävät lisäkaudesta tai jakavat voiton.',
  'rules.coverUp.aim': 'Tavoite',
  'rules.coverUp.aim.text':
    'Jokaisella viidestä kierroksesta kaikki rakentavat pinon viidestä läpinäkyvästä kortista. Jokainen yhä näkyvä symboli on piste, ja vähiten pisteitä voittaa.',
  'rules.coverUp.pile': 'Pino',
  'rules.coverUp.pile.text':
    'Kortteja saa kiertää ja kääntää ympäri. Samanlaiset symbolit saavat olla päällekkäin, ja ne lasketaan silloin kerran; erilaiset symbolit eivät saa osua samaan ruutuun. Jokaisen kortin on liityttävä pinoon ruudulla, jossa samanlaiset symbolit kohtaavat.',
  'rules.coverUp.round': 'Kierros',
  'rules.coverUp.round.text':
    'Vuoroja ei ole: kun on laskettu kolmeen, kaikki rakentavat yhtä aikaa ja saavat siirrellä korttejaan miten haluavat.',
  'rules.coverUp.hourglass': 'Tiimalasi',
  'rules.coverUp.hourglass.text':
    'Kun kaikki viisi korttiasi ovat pinossa, saat kääntää tiimalasin, kierroksen ainoana. Silloin olet valmis; muilla on kolmekymmentä sekuntia jäljellä.',
  'rules.coverUp.scoring': 'Pistelasku',
  'rules.coverUp.scoring.text':
    'Yksi piste jokaisesta näkyvästä symbolista. Jos pinossa on virhe, kortteja poistetaan päältä, kunnes pino on virheetön. Pinon viereen jäänyt kortti maksaa symboliensa verran ja yhden pisteen lisää. Tiimalasin kääntänyt saa pisteen vähemmän, jos pino on virheetön ja siinä on viisi korttia, muuten pisteen enemmän.',
  'rules.coverUp.between': 'Kierrosten välissä',
  'rules.coverUp.between.text':
    'Jokainen palauttaa vihreän kortin ja saa keltaisen tai punaisen, jossa on enemmän symboleita. Sitten kaikki viisi korttia annetaan vasemmalle.',
  'rules.coverUp.end': 'Loppu',
  'rules.coverUp.end.text':
    'Viidennen kierroksen jälkeen vähiten pisteitä voittaa; tasoissa olevat jakavat voiton. Yksin rakennat ilman tiimalasia ihannetulosta eli korttiesi pienintä mahdollista pistemäärää vastaan.',
  'about.title': 'Tietoja: Cover Story',
  'about.what': 'Mikä se on',
  'about.what.text':
    'Pöytä korttipeleille Cover Me ja Cover Up: ystävien kanssa selaimessa, botteja vastaan tai ohjelmille, jotka pelaavat toisiaan vastaan.',
  'about.kept': 'Mitä tallennetaan',
  'about.kept.text':
    'Tilejä ei ole. Selaimesi tallentaa salaisen avaimen paikkoihisi, nimesi ja pöytiesi koodit. Palvelin tallentaa pöydät. Mitään ei ladata muualta, eikä kukaan laske käyntejäsi.',
  'about.bots': 'Botit',
  'about.bots.text':
    'Botti näkee sen, mitä sen paikalla istuva pelaaja näkisi, eikä enempää. Mitä se ei voi tietää, sen on arvattava, kuten sinunkin.',
  'about.free': 'Vapaa ohjelmisto',
  'about.free.text':
    'Kaikki on avointa MIT-lisenssillä: sääntömoottori, botit, palvelin, tämä sivu ja jokainen piirros.',
  'about.version': 'Versio {version}',
} satisfies Wording<typeof english>;
