import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Uten nett',
  'here.lead':
    'Disse partiene spilles bare i nettleseren. De blir på denne enheten og fortsetter der du slapp.',
  'here.play.cover-me': 'Cover Me mot roboter',
  'here.play.cover-up': 'Cover Up mot roboter',
  'here.play.solo': 'Cover Up solo, mot par',
  'here.setUp': 'Velg innstillinger først',
  'here.mine': 'Partier på denne enheten',
  'here.mine.none': 'Ingen partier er i gang på denne enheten.',
  'here.more': 'Mer å spille',
  'here.learn.cover-me': 'Lær Cover Me ved å spille',
  'here.learn.cover-up': 'Lær Cover Up ved å spille',
  'here.unreached': 'Serveren er ikke å få tak i: du spiller på denne enheten.',
  'here.unreached.text': 'Venner og åpne bord er her igjen så snart den svarer.',
  'here.site': 'Du spiller på denne enheten.',
  'here.site.text':
    'Denne kopien av Cover Story har ingen server: alt virker uten nett, men ingen kan inviteres.',
  'here.again': 'Bordene på denne enheten åpnes igjen …',
  'here.full':
    'Det er ikke mer plass på enheten. Det du har spilt, er lagret; frigjør plass for å fortsette.',
  'here.forbidden':
    'Nettleseren lar ingenting bli lagret. Tillat lagring for siden for å spille her.',
  'here.failing': 'Enheten kan ikke lagre noe akkurat nå. Ingenting er endret; prøv igjen.',
} satisfies Wording<typeof english>;
