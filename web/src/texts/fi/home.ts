import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Luo trendit. Päihitä kello.',
  'home.lead':
    'Kaksi korttipeliä selaimessasi, ystävien kanssa tai botteja vastaan. Ei tiliä, ei asennusta.',
  'home.play': 'Pelaa',
  'home.play.cover-me': 'Pelaa Cover Me -peliä nyt',
  'home.play.cover-up': 'Pelaa Cover Up -peliä nyt',
  'home.learn': 'Opettele (4 min)',
  'home.learn.cover-me': 'Opettele Cover Me -peli (4 min)',
  'home.learn.cover-up': 'Opettele Cover Up -peli (4 min)',
  'home.first': 'Ensimmäinen pelisi?',
  'home.first.play': 'Pelaa heti',
  'home.against': 'Yksi napautus, ja pelaat botteja vastaan.',
  'home.level': 'Bottien taso',
  'home.players': 'Pelaajia',
  'home.guest': 'Vieras',
  'home.friends': 'Pelaa ystävien kanssa',
  'home.friends.text': 'Avaa pöytä, lähetä linkki ja aloita, kun kaikki ovat paikalla.',
  'home.create.cover-me': 'Avaa Cover Me -pöytä',
  'home.create.cover-up': 'Avaa Cover Up -pöytä',
  'home.join': 'Liity koodilla',
  'home.code': 'Koodi tai linkki',
  'home.code.go': 'Siirry pöytään',
  'home.code.wrong':
    'Koodissa on kuusi tai kymmenen merkkiä, kirjaimia ja numeroita, esimerkiksi K7MQ2X.',
  'home.open': 'Avoimet pöydät',
  'home.open.none': 'Avoimia pöytiä ei ole juuri nyt. Avaisitko oman?',
  'home.open.free': { one: '{count} vapaa paikka', other: '{count} vapaata paikkaa' },
  'home.mine': 'Omat pelit',
  'home.mine.none': 'Mikään peli ei odota sinua.',
  'home.mine.lobby': 'Ei ole vielä alkanut',
  'home.mine.playing': 'Kesken',
  'home.mine.turn': 'Sinun vuorosi',
  'home.mine.turnAgainst': 'Sinun vuorosi, vastassa {names}',
  'home.mine.against': 'Vastassa {names}',
  'home.mine.more': { one: 'Vielä {count} peli', other: 'Vielä {count} peliä' },
  'story.cover-me': 'Nosta oikea malli kanteen, ennen kuin muoti vaihtuu.',
  'story.cover-me.more':
    'Johdat muotilehteä. Joka kuukausi kaikki valitsevat kannen salaa, ja kaikki kannet paljastetaan yhtä aikaa. Juuri ne määräävät, mikä on muodissa. Jos mallisi on kauden päättyessä täysin muodissa, saat mainetta.',
  'story.cover-me.facts': '2–5 pelaajaa · 45 minuuttia',
  'story.cover-up':
    'Pinoa viisi läpinäkyvää korttia niin, että näkyviin jää mahdollisimman vähän symboleja.',
  'story.cover-up.more':
    'Kaikki rakentavat yhtä aikaa. Samanlaiset symbolit saavat olla päällekkäin, erilaiset eivät. Ja kun joku kääntää tiimalasin, aikaa on enää kolmekymmentä sekuntia.',
  'story.cover-up.facts': '1–6 pelaajaa · 20 minuuttia',
  'home.rules.cover-me': 'Näin pelataan Cover Me -peliä',
  'home.rules.cover-up': 'Näin pelataan Cover Up -peliä',
} satisfies Wording<typeof english>;
