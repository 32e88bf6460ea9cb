import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Omat tiedot',
  'data.lead': 'Tilejä ei ole, vaan kaikki on tällä laitteella. Täällä voit ottaa sen mukaasi.',
  'data.file': 'Kaikki yhdessä tiedostossa',
  'data.file.what':
    'Pelatut pelit, tämän laitteen keskeneräiset pelit, tulokset, asetukset ja paikkasi palvelimella.',
  'data.file.secret': 'Pidä tiedosto itselläsi: kuka tahansa, jolla se on, voi pelata nimelläsi.',
  'data.file.save': 'Tallenna tiedosto',
  'data.file.open': 'Avaa tiedosto',
  'data.found': 'Tämä tiedosto on tallennettu {date}.',
  'data.found.games': {
    one: 'Siinä on {count} pelattu peli.',
    other: 'Siinä on {count} pelattua peliä.',
  },
  'data.found.sure':
    'Pelatut pelit ja tulokset lisätään. Tämän laitteen nimi, asetukset, paikat ja keskeneräiset pelit korvataan.',
  'data.found.yes': 'Korvaa ja lisää',
  'data.done': 'Valmista. Kaikki on täällä.',
  'data.wrong.none':
    'Tämä ei ole täällä tallennettu Cover Story -tiedosto. Pelitallenne avataan läpikäynnissä.',
  'data.wrong.newer':
    'Tämä tiedosto on uudemmasta versiosta. Lataa sivu uudelleen ja yritä sitten.',
  'data.wrong.damaged': 'Tiedosto on vioittunut, joten mitään ei muutettu.',
  'data.wrong.large': 'Tiedosto on liian suuri, joten mitään ei muutettu.',
  'data.wrong.trouble': 'Tämä laite ei voi nyt tallentaa mitään. Yritä uudelleen.',
} satisfies Wording<typeof english>;
