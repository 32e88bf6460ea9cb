import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Dine data',
  'data.lead':
    'Der er ingen konto: Alt ligger på denne enhed. Her kan du gemme det hele i en fil og tage det med.',
  'data.file': 'Alt i én fil',
  'data.file.what':
    'Færdige spil, igangværende spil på denne enhed, resultater, indstillinger og dine pladser på serveren.',
  'data.file.secret': 'Hold filen for dig selv: Alle, der har den, kan spille i dit navn.',
  'data.file.save': 'Gem filen',
  'data.file.open': 'Åbn en fil',
  'data.found': 'Filen blev gemt den {date}.',
  'data.found.games': {
    one: 'Den indeholder {count} færdigt spil.',
    other: 'Den indeholder {count} færdige spil.',
  },
  'data.found.sure':
    'Færdige spil og resultater tilføjes. Navnet, indstillingerne, pladserne og de igangværende spil på denne enhed bliver erstattet.',
  'data.found.yes': 'Erstat og tilføj',
  'data.done': 'Færdig. Alt ligger nu på denne enhed.',
  'data.wrong.none':
    'Det er ikke en fil, der er gemt med »Gem filen«. Et spil, du har hentet som fil, åbner du under »Gennemgang«.',
  'data.wrong.newer': 'Filen er fra en nyere version. Genindlæs siden, og prøv igen.',
  'data.wrong.damaged': 'Filen er beskadiget, så intet er ændret.',
  'data.wrong.large': 'Filen er for stor, så intet er ændret.',
  'data.wrong.trouble': 'Denne enhed kan ikke gemme noget lige nu. Prøv igen.',
} satisfies Wording<typeof english>;
