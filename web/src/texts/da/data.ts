import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Dine data',
  'data.lead': 'Der er ingen konto: Alt ligger på denne enhed. Her kan du tage det med dig.',
  'data.file': 'Alt i én fil',
  'data.file.what':
    'Spillede spil, igangværende spil på denne enhed, resultater, indstillinger og dine pladser på serveren.',
  'data.file.secret': 'Hold filen for dig selv: Den, der har den, kan spille i dit navn.',
  'data.file.save': 'Gem filen',
  'data.file.open': 'Åbn en fil',
  'data.found': 'Filen blev gemt {date}.',
  'data.found.games': {
    one: 'Den indeholder {count} spillet spil.',
    other: 'Den indeholder {count} spillede spil.',
  },
  'data.found.sure':
    'Spillede spil og resultater lægges til. Navnet, indstillingerne, pladserne og de igangværende spil på denne enhed bliver erstattet.',
  'data.found.yes': 'Erstat og tilføj',
  'data.done': 'Færdig. Det hele er her.',
  'data.wrong.none':
    'Det er ikke en fil, som Cover Story har gemt her. Et spil, der er gemt som fil, åbnes i gennemgangen.',
  'data.wrong.newer': 'Filen er fra en nyere version. Genindlæs siden, og prøv igen.',
  'data.wrong.damaged': 'Filen er beskadiget, så intet er ændret.',
  'data.wrong.large': 'Filen er for stor, så intet er ændret.',
  'data.wrong.trouble': 'Denne enhed kan ikke gemme noget lige nu. Prøv igen.',
} satisfies Wording<typeof english>;
