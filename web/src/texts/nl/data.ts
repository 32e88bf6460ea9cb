import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Je gegevens',
  'data.lead':
    'Er is geen account: alles staat op dit apparaat. Hier kun je het opslaan om mee te nemen.',
  'data.file': 'Alles in één bestand',
  'data.file.what':
    'Gespeelde partijen, lopende partijen op dit apparaat, resultaten, instellingen en je plaatsen op de server.',
  'data.file.secret': 'Houd het bestand voor jezelf: wie het heeft, kan onder jouw naam spelen.',
  'data.file.save': 'Bestand opslaan',
  'data.file.open': 'Bestand openen',
  'data.found': 'Dit bestand is opgeslagen op {date}.',
  'data.found.games': {
    one: 'Er zit {count} gespeelde partij in.',
    other: 'Er zitten {count} gespeelde partijen in.',
  },
  'data.found.sure':
    'Gespeelde partijen en resultaten komen erbij. De naam, instellingen, plaatsen en lopende partijen op dit apparaat worden vervangen.',
  'data.found.yes': 'Vervangen en toevoegen',
  'data.done': 'Klaar. Alles staat nu op dit apparaat.',
  'data.wrong.none':
    'Dit bestand is niet met ‘Bestand opslaan’ gemaakt. Een spelverslag open je in de terugblik.',
  'data.wrong.newer':
    'Dit bestand komt uit een nieuwere versie. Laad de pagina opnieuw en probeer het nog eens.',
  'data.wrong.damaged': 'Dit bestand is beschadigd; er is niets veranderd.',
  'data.wrong.large': 'Dit bestand is te groot; er is niets veranderd.',
  'data.wrong.trouble': 'Dit apparaat kan nu niets opslaan. Probeer het opnieuw.',
} satisfies Wording<typeof english>;
