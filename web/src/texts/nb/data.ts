import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Dine data',
  'data.lead': 'Det finnes ingen konto: Alt ligger på denne enheten. Her kan du ta det med deg.',
  'data.file': 'Alt i én fil',
  'data.file.what':
    'Spilte spill, pågående spill på denne enheten, resultater, innstillinger og plassene dine på serveren.',
  'data.file.secret': 'Hold filen for deg selv: Den som har den, kan spille i ditt navn.',
  'data.file.save': 'Lagre filen',
  'data.file.open': 'Åpne en fil',
  'data.found': 'Filen ble lagret {date}.',
  'data.found.games': {
    one: 'Den inneholder {count} spilt spill.',
    other: 'Den inneholder {count} spilte spill.',
  },
  'data.found.sure':
    'Spilte spill og resultater legges til. Navnet, innstillingene, plassene og de pågående spillene på denne enheten blir erstattet.',
  'data.found.yes': 'Erstatt og legg til',
  'data.done': 'Ferdig. Alt er her.',
  'data.wrong.none':
    'Dette er ikke en fil som Cover Story har lagret her. En spillprotokoll åpnes i gjennomgangen.',
  'data.wrong.newer': 'Filen er fra en nyere versjon. Last siden på nytt og prøv igjen.',
  'data.wrong.damaged': 'Filen er skadet, så ingenting er endret.',
  'data.wrong.large': 'Filen er for stor, så ingenting er endret.',
  'data.wrong.trouble': 'Denne enheten kan ikke lagre noe akkurat nå. Prøv igjen.',
} satisfies Wording<typeof english>;
