import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Dine data',
  'data.lead':
    'Det finnes ingen konto: Alt ligger på denne enheten. Her kan du lagre det i en fil og ta det med deg.',
  'data.file': 'Alt i én fil',
  'data.file.what':
    'Ferdige spill, pågående spill på denne enheten, resultater, innstillinger og plassene dine på serveren.',
  'data.file.secret': 'Hold filen for deg selv: Den som har filen, kan spille i ditt navn.',
  'data.file.save': 'Lagre filen',
  'data.file.open': 'Åpne en fil',
  'data.found': 'Filen ble lagret {date}.',
  'data.found.games': {
    one: 'Den inneholder {count} ferdig spill.',
    other: 'Den inneholder {count} ferdige spill.',
  },
  'data.found.sure':
    'Ferdige spill og resultater legges til. Navnet, innstillingene, plassene og de pågående spillene på denne enheten blir erstattet.',
  'data.found.yes': 'Erstatt og legg til',
  'data.done': 'Ferdig. Nå ligger alt på denne enheten.',
  'data.wrong.none':
    'Denne filen er ikke laget med «Lagre filen». En spillprotokoll åpner du i gjennomgangen.',
  'data.wrong.newer': 'Filen er fra en nyere versjon. Last inn siden på nytt, og prøv igjen.',
  'data.wrong.damaged': 'Filen er skadet, så ingenting er endret.',
  'data.wrong.large': 'Filen er for stor, så ingenting er endret.',
  'data.wrong.trouble': 'Denne enheten kan ikke lagre noe akkurat nå. Prøv igjen.',
} satisfies Wording<typeof english>;
