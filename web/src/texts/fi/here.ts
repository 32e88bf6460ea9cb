import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Pelaa ilman verkkoa',
  'here.lead':
    'Nämä pelit toimivat tässä selaimessa ja tallentuvat tälle laitteelle. Voit jatkaa milloin vain siitä, mihin jäit.',
  'here.play.cover-me': 'Pelaa Cover Me -peliä botteja vastaan',
  'here.play.cover-up': 'Pelaa Cover Up -peliä botteja vastaan',
  'here.play.solo': 'Pelaa Cover Up -peliä yksin',
  'here.setUp': 'Valitse ensin asetukset',
  'here.unreached': 'Palvelimeen ei saada yhteyttä, joten pelaat tällä laitteella.',
  'here.unreached.text': 'Voit taas pelata ystävien kanssa heti, kun yhteys palaa.',
  'here.site': 'Pelaat tällä laitteella.',
  'here.site.text':
    'Tällä Cover Story -sivustolla ei ole palvelinta. Se toimii ilman verkkoa, mutta et voi kutsua ketään.',
  'here.outdated':
    'Toisessa ikkunassa on auki eri Cover Story -versio. Sulje se ja yritä uudelleen.',
  'here.again': 'Avataan tämän laitteen pelejä…',
  'here.full':
    'Laitteen tallennustila on lopussa. Peli on tähän asti tallessa; vapauta tilaa, niin voit jatkaa.',
  'here.forbidden': 'Selain estää tallentamisen. Salli se tälle sivulle, niin voit pelata täällä.',
  'here.failing': 'Laite ei pysty nyt tallentamaan. Mitään ei muuttunut; yritä uudelleen.',
  'pass.title': 'Samalla laitteella',
  'pass.lead':
    'Monta pelaajaa, yksi laite: antakaa sen kiertää. Suojanäkymä pitää kunkin kortit piilossa, kunnes niiden omistaja avaa näkymän, ja paljastukset katsotaan yhdessä.',
  'pass.people': 'Ketkä pelaavat?',
  'pass.name': 'Pelaajan {number} nimi',
  'pass.who': 'Nimi',
  'pass.bot': 'Nimi tai tyhjä (botti)',
  'pass.bots': 'Jos jätät nimen tyhjäksi, botti ottaa paikan.',
  'pass.coverUp':
    'Rakennatte vuorotellen ilman tiimalasia: kun olet valmis, anna laite seuraavalle. Kierros saa kestää enintään tunnin.',
  'pass.trouble.two': 'Tarvitaan ainakin kaksi ihmistä: kirjoita heidän nimensä.',
  'pass.trouble.all':
    'Kun Cover Up -peliä pelataan samalla laitteella, joka paikalla on oltava ihminen: kirjoita jokaisen nimi.',
  'pass.trouble.same':
    'Kahdella on sama nimi. Vaihda toinen, niin kaikki tietävät, kenen vuoro on.',
  'pass.start': 'Jaa kortit',
  'pass.begun': 'Keskeneräiset pelit',
  'pass.unknown': 'Tätä peliä ei ole tällä laitteella.',
  'pass.new': 'Aloita uusi peli',
  'pass.passTo': 'Anna laite pelaajalle',
  'pass.lookAway': 'Muut, katsokaa muualle!',
  'pass.show': 'Olen {name}: näytä korttini',
  'pass.takeBack': '{name} valitsee uudelleen',
  'pass.together': 'Tämän saavat nähdä kaikki.',
  'pass.goOn': 'Jatka',
  'pass.over': 'Uusi peli samalla porukalla?',
  'pass.again': 'Pelaa uudelleen',
} satisfies Wording<typeof english>;
