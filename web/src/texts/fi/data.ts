import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Omat tiedot',
  'data.lead':
    'Tiliä ei ole, vaan kaikki on tallessa tällä laitteella. Täällä voit ottaa tietosi mukaan.',
  'data.file': 'Kaikki yhdessä tiedostossa',
  'data.file.what':
    'Päättyneet pelit, tämän laitteen keskeneräiset pelit, tulokset, asetukset ja paikkasi palvelimella.',
  'data.file.secret': 'Älä anna tiedostoa muille: sen avulla voi pelata sinun nimissäsi.',
  'data.file.save': 'Tallenna tiedosto',
  'data.file.open': 'Avaa tiedosto',
  'data.found': 'Tämä tiedosto on tallennettu {date}.',
  'data.found.games': {
    one: 'Siinä on {count} päättynyt peli.',
    other: 'Siinä on {count} päättynyttä peliä.',
  },
  'data.found.sure':
    'Päättyneet pelit ja tulokset lisätään. Nimesi, asetuksesi ja paikkasi sekä tämän laitteen keskeneräiset pelit korvataan.',
  'data.found.yes': 'Korvaa ja lisää',
  'data.done': 'Valmista. Kaikki on täällä.',
  'data.wrong.none':
    'Tämä ei ole täällä tallennettu Cover Story -tiedosto. Pelitallenne avataan läpikäynnissä.',
  'data.wrong.newer': 'Tämä tiedosto on uudemmasta versiosta. Lataa sivu uudelleen ja yritä taas.',
  'data.wrong.damaged': 'Tiedosto on vioittunut, joten mitään ei muutettu.',
  'data.wrong.large': 'Tiedosto on liian suuri, joten mitään ei muutettu.',
  'data.wrong.trouble': 'Tämä laite ei voi nyt tallentaa mitään. Yritä uudelleen.',
} satisfies Wording<typeof english>;
