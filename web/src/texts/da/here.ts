import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Uden netværk',
  'here.lead':
    'Disse partier spilles helt i browseren. De bliver på denne enhed og går videre, hvor du slap.',
  'here.play.cover-me': 'Cover Me mod botter',
  'here.play.cover-up': 'Cover Up mod botter',
  'here.play.solo': 'Cover Up solo, mod par',
  'here.setUp': 'Vælg indstillinger først',
  'here.mine': 'Partier på denne enhed',
  'here.mine.none': 'Intet parti er i gang på denne enhed.',
  'here.more': 'Mere at spille',
  'here.learn.cover-me': 'Lær Cover Me ved at spille',
  'here.learn.cover-up': 'Lær Cover Up ved at spille',
  'here.unreached': 'Serveren kan ikke nås: du spiller på denne enhed.',
  'here.unreached.text': 'Venner og åbne borde er her igen, så snart den svarer.',
  'here.site': 'Du spiller på denne enhed.',
  'here.site.text':
    'Denne kopi af Cover Story har ingen server: alt virker uden netværk, men ingen kan inviteres.',
  'here.again': 'Bordene på denne enhed åbnes igen …',
  'here.full':
    'Der er ikke mere plads på enheden. Det, du har spillet, er gemt; skaf plads for at gå videre.',
  'here.forbidden':
    'Browseren tillader ikke, at noget gemmes. Tillad lagring for siden for at spille her.',
  'here.failing': 'Enheden kan ikke gemme noget lige nu. Intet er ændret; prøv igen.',
} satisfies Wording<typeof english>;
