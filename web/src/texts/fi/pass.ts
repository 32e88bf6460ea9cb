import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Samalla laitteella',
  'pass.lead':
    'Monta pelaajaa, yksi laite: antakaa sen kiertää. Suojanäkymä peittää jokaisen käden, kunnes sen omistaja avaa sen, ja paljastukset katsotaan yhdessä.',
  'pass.people': 'Ketkä pelaavat?',
  'pass.name': 'Pelaajan {number} nimi',
  'pass.who': 'Nimi',
  'pass.bot': 'Nimi tai tyhjä (botti)',
  'pass.bots': 'Jos jätät nimen tyhjäksi, botti ottaa paikan.',
  'pass.coverUp':
    'Rakennatte vuorotellen ilman tiimalasia: kun olet valmis, anna laite seuraavalle. Kierros saa kestää enintään tunnin.',
  'pass.trouble.two': 'Tarvitaan ainakin kaksi ihmistä: kirjoita heidän nimensä.',
  'pass.trouble.all':
    'Cover Up -pelissä joka paikalla on tässä oltava ihminen: kirjoita nimi jokaiselle.',
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
