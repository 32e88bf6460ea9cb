import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Yhdessä samalla laitteella',
  'pass.lead':
    'Antakaa laitteen kiertää. Kansi peittää jokaisen käden, kunnes sen omistaja avaa sen, ja paljastukset katsotaan yhdessä.',
  'pass.people': 'Ketkä pelaavat?',
  'pass.name': 'Pelaajan {number} nimi',
  'pass.who': 'Nimi',
  'pass.bot': 'Botti tai nimi',
  'pass.bots': 'Paikalla, jolla ei ole nimeä, pelaa botti.',
  'pass.coverUp':
    'Rakennatte vuorotellen ja ilman tiimalasia: kun on valmis, laite siirtyy seuraavalle. Kierros saa kestää tunnin.',
  'pass.trouble.two': 'Tässä pelaa ainakin kaksi ihmistä: kirjoita heidän nimensä.',
  'pass.trouble.all':
    'Cover Up -pelissä tarvitaan tässä ihminen joka paikalle: kirjoita nimi jokaiselle.',
  'pass.trouble.same': 'Kahdella on sama nimi: silloin ei tiedä, kummalle laite kuuluu.',
  'pass.start': 'Jaa kortit',
  'pass.begun': 'Aloitettu tällä laitteella',
  'pass.unknown': 'Tätä peliä ei ole tällä laitteella.',
  'pass.new': 'Aloita uusi peli',
  'pass.passTo': 'Laite siirtyy pelaajalle',
  'pass.lookAway': 'Kaikki muut katsovat hetken muualle.',
  'pass.show': 'Olen {name}: näytä korttini',
  'pass.takeBack': '{name} valitsee uudelleen',
  'pass.together': 'Tämän saavat nähdä kaikki.',
  'pass.goOn': 'Jatka',
  'pass.over': 'Vielä kerran samalla porukalla?',
  'pass.again': 'Pelaa uudelleen',
} satisfies Wording<typeof english>;
