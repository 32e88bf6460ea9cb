import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Spill frakoblet',
  'here.lead':
    'Disse spillene går i nettleseren og lagres på denne enheten. Fortsett der du slapp, når du vil.',
  'here.play.cover-me': 'Spill Cover Me mot roboter',
  'here.play.cover-up': 'Spill Cover Up mot roboter',
  'here.play.solo': 'Spill Cover Up alene, mot par',
  'here.setUp': 'Velg oppsett først',
  'here.mine': 'Spill på denne enheten',
  'here.mine.none': 'Ingen spill er i gang på denne enheten.',
  'here.more': 'Mer å spille',
  'here.learn.cover-me': 'Lær Cover Me ved å spille',
  'here.learn.cover-up': 'Lær Cover Up ved å spille',
  'here.unreached': 'Får ikke kontakt med serveren, så du spiller på denne enheten.',
  'here.unreached.text': 'Du kan spille med venner igjen så snart den er tilbake.',
  'here.site': 'Du spiller på denne enheten.',
  'here.site.text':
    'Denne utgaven av Cover Story har ingen server. Den virker frakoblet, men du kan ikke invitere noen.',
  'here.again': 'Åpner spillene på denne enheten igjen …',
  'here.full':
    'Det er ikke mer plass på enheten. Spillet ditt er lagret så langt. Frigjør litt plass for å fortsette.',
  'here.forbidden':
    'Nettleseren tillater ikke lagring. Tillat det for denne siden, så kan du spille her.',
  'here.failing': 'Enheten kan ikke lagre noe akkurat nå. Ingenting er endret. Prøv igjen.',
} satisfies Wording<typeof english>;
