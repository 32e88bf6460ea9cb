import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Utan nätverk',
  'here.lead':
    'De här partierna spelas helt i webbläsaren. De stannar på den här enheten och fortsätter där du slutade.',
  'here.play.cover-me': 'Cover Me mot bottar',
  'here.play.cover-up': 'Cover Up mot bottar',
  'here.play.solo': 'Cover Up solo, mot par',
  'here.setUp': 'Välj inställningar först',
  'here.mine': 'Partier på den här enheten',
  'here.mine.none': 'Inget parti pågår på den här enheten.',
  'here.more': 'Mer att spela',
  'here.learn.cover-me': 'Lär dig Cover Me genom att spela',
  'here.learn.cover-up': 'Lär dig Cover Up genom att spela',
  'here.unreached': 'Servern går inte att nå: du spelar på den här enheten.',
  'here.unreached.text': 'Vänner och öppna bord är tillbaka så snart den svarar.',
  'here.site': 'Du spelar på den här enheten.',
  'here.site.text':
    'Den här kopian av Cover Story har ingen server: allt fungerar utan nätverk, men ingen kan bjudas in.',
  'here.again': 'Borden på den här enheten öppnas igen …',
  'here.full':
    'Det finns inget utrymme kvar på enheten. Det du har spelat är sparat; frigör utrymme för att fortsätta.',
  'here.forbidden':
    'Webbläsaren tillåter inte att något sparas. Tillåt lagring för sidan för att spela här.',
  'here.failing': 'Enheten kan inte spara något just nu. Inget har ändrats; försök igen.',
} satisfies Wording<typeof english>;
