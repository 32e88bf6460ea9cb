import type { Wording } from '../message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell = {
  'shell.title': 'Cover Story',
  'shell.skip': 'Spring til indholdet',
  'shell.language': 'Sprog',
  'shell.rules': 'Regler',
  'shell.about': 'Om',
  'shell.settings': 'Indstillinger',
  'shell.close': 'Luk',
  'shell.moment': 'Et øjeblik …',
  'shell.missing': 'Denne side findes ikke.',
  'shell.home': 'Gå til startsiden',
  'shell.broken': 'Siden kunne ikke indlæses.',
  'shell.again': 'Prøv igen',
  'line.connecting': 'Forbinder …',
  'line.broken': 'Forbindelsen blev afbrudt. Forbinder igen …',
  'line.offline': 'Du er offline. Vi holder din plads, til du er tilbage.',
  'line.restart': 'Serveren genstarter. Den er straks tilbage …',
  'line.healed': 'Forbindelsen er tilbage.',
  'refusal.bad_message': 'Det forstod serveren ikke.',
  'refusal.hello_first': 'Forbindelsen var ikke klar. Prøv igen.',
  'refusal.too_fast': 'Det gik for hurtigt. Vent lidt.',
  'refusal.too_many':
    'Der er for mange åbne borde. Spil et færdigt først, eller kom tilbage senere.',
  'refusal.no_such_table': 'Der findes ikke noget bord med den kode.',
  'refusal.no_seat': 'Du har ikke nogen plads ved dette bord.',
  'refusal.not_host': 'Det er kun værten, der kan det.',
  'refusal.seat_taken': 'Pladsen er optaget.',
  'refusal.wrong_stage': 'Det kan du ikke gøre på dette tidspunkt i spillet.',
  'refusal.bad_options': 'De valg passer ikke sammen.',
  'refusal.no_spectators': 'Værten tillader ikke tilskuere.',
  'refusal.chat_off': 'Værten har slået chatten fra.',
  'refusal.illegal': 'Det tillader reglerne ikke.',
  'refusal.table_frozen': 'Der skete en fejl hos os, så dette bord måtte stoppe.',
  'refusal.unavailable':
    'Serveren kan ikke gemme noget lige nu. Der er ikke ændret noget; prøv igen.',
} satisfies Wording<typeof english>;
