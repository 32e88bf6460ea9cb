import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Kaksi korttipeliä, yksi pöytä',
  'home.lead': 'Pelaa ystävien kanssa tai botteja vastaan selaimessa. Ei tiliä, ei asennusta.',
  'home.play.cover-me': 'Pelaa Cover Me nyt',
  'home.play.cover-up': 'Pelaa Cover Up nyt',
  'home.against': 'Yksi napsautus, ja istut bottien pöydässä.',
  'home.level': 'Bottien taso',
  'home.players': 'Pelaajia',
  'home.guest': 'Vieras',
  'home.friends': 'Pelaa ystävien kanssa',
  'home.friends.text': 'Avaa pöytä, lähetä linkki ja aloita, kun kaikki ovat paikalla.',
  'home.create.cover-me': 'Avaa Cover Me -pöytä',
  'home.create.cover-up': 'Avaa Cover Up -pöytä',
  'home.join': 'Liity koodilla',
  'home.join.text': 'Saitko kuuden merkin koodin tai linkin?',
  'home.code': 'Pöydän koodi',
  'home.code.go': 'Siirry pöytään',
  'home.code.wrong': 'Koodissa on kuusi kirjainta ja numeroa, esimerkiksi K7MQ2X.',
  'home.open': 'Avoimet pöydät',
  'home.open.none': 'Yhtään pöytää ei ole nyt auki. Avaa oma.',
  'home.open.free': { one: '{count} vapaa paikka', other: '{count} vapaata paikkaa' },
  'home.mine': 'Omat pelit',
  'home.mine.none': 'Mikään peli ei odota sinua.',
  'home.mine.lobby': 'Ei vielä alkanut',
  'home.mine.playing': 'Kesken',
  'story.cover-me': 'Nosta oikea malli kanteen ennen kuin muoti vaihtuu.',
  'story.cover-me.more':
    'Jokainen johtaa muotilehteä. Joka kuukausi kaikki valitsevat kannen salaa ja paljastavat sen yhtä aikaa, ja kannet itse luovat muodin. Jos mallisi on kauden päättyessä täysin muodissa, saat mainetta.',
  'story.cover-me.facts': '2–5 pelaajaa · 45 minuuttia',
  'story.cover-up':
    'Lado viisi lasikorttia päällekkäin ja jätä näkyviin mahdollisimman vähän symboleita.',
  'story.cover-up.more':
    'Kaikki rakentavat yhtä aikaa. Samanlaiset symbolit saavat peittää toisensa, erilaiset eivät saa osua päällekkäin. Kun joku kääntää tiimalasin, aikaa on kolmekymmentä sekuntia.',
  'story.cover-up.facts': '1–6 pelaajaa · 20 minuuttia',
  'home.rules.cover-me': 'Näin pelataan Cover Me',
  'home.rules.cover-up': 'Näin pelataan Cover Up',
} satisfies Wording<typeof english>;
