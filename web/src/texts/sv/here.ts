import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Spela offline',
  'here.lead':
    'De här spelen körs i webbläsaren och sparas på den här enheten. Fortsätt där du slutade, när du vill.',
  'here.play.cover-me': 'Spela Cover Me mot robotar',
  'here.play.cover-up': 'Spela Cover Up mot robotar',
  'here.play.solo': 'Spela Cover Up ensam, mot par',
  'here.setUp': 'Välj alternativ först',
  'here.mine': 'Spel på den här enheten',
  'here.mine.none': 'Inget spel pågår på den här enheten.',
  'here.more': 'Mer att spela',
  'here.learn.cover-me': 'Lär dig Cover Me genom att spela',
  'here.learn.cover-up': 'Lär dig Cover Up genom att spela',
  'here.unreached': 'Servern går inte att nå, så du spelar på den här enheten.',
  'here.unreached.text': 'Du kan spela med vänner igen så snart den är tillbaka.',
  'here.site': 'Du spelar på den här enheten.',
  'here.site.text':
    'Den här kopian av Cover Story har ingen server. Den fungerar offline, men du kan inte bjuda in någon.',
  'here.again': 'Öppnar spelen på den här enheten igen …',
  'here.full':
    'Det finns inget utrymme kvar på enheten. Det du har spelat är sparat; frigör utrymme för att fortsätta.',
  'here.forbidden':
    'Webbläsaren blockerar lagring. Tillåt lagring för den här sidan, så kan du spela här.',
  'here.failing': 'Enheten kan inte spara något just nu. Inget har ändrats; försök igen.',
} satisfies Wording<typeof english>;
