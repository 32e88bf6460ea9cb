import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Spela offline',
  'here.lead':
    'De här spelen körs i webbläsaren och sparas på den här enheten. Fortsätt där du slutade, när du vill.',
  'here.play.cover-me': 'Spela Cover Me mot robotar',
  'here.play.cover-up': 'Spela Cover Up mot robotar',
  'here.play.solo': 'Spela Cover Up på egen hand',
  'here.setUp': 'Välj alternativ först',
  'here.unreached': 'Servern går inte att nå, så du spelar på den här enheten.',
  'here.unreached.text': 'Du kan spela med vänner igen så snart servern är tillbaka.',
  'here.site': 'Du spelar på den här enheten.',
  'here.site.text':
    'Den här kopian av Cover Story har ingen server. Den fungerar offline, men du kan inte bjuda in någon.',
  'here.outdated':
    'Ett annat fönster har en annan version av Cover Story öppen. Stäng det och försök igen.',
  'here.again': 'Öppnar spelen på den här enheten igen …',
  'here.full':
    'Det finns inget utrymme kvar på enheten. Det du har spelat är sparat; frigör utrymme för att fortsätta.',
  'here.forbidden':
    'Webbläsaren blockerar lagring. Tillåt lagring för den här sidan, så kan du spela här.',
  'here.failing': 'Enheten kan inte spara något just nu. Inget har ändrats; försök igen.',
  'pass.title': 'Spela på samma enhet',
  'pass.lead':
    'Flera personer, en enhet: låt den gå runt. Varje hand är dold tills spelaren själv visar den, och när korten avslöjas tittar alla tillsammans.',
  'pass.people': 'Vilka spelar?',
  'pass.name': 'Namn på spelare {number}',
  'pass.who': 'Namn',
  'pass.bot': 'Namn, eller tomt för robot',
  'pass.bots': 'Lämna ett namn tomt, så tar en robot platsen.',
  'pass.coverUp':
    'Ni bygger i tur och ordning, utan timglas: när du är klar skickar du enheten vidare. En runda får ta upp till en timme.',
  'pass.trouble.two': 'Ni måste vara minst två: skriv era namn.',
  'pass.trouble.all':
    'Här kräver Cover Up en person på varje plats: skriv ett namn för var och en.',
  'pass.trouble.same':
    'Två personer heter likadant. Ändra ett av namnen, så att det syns vems tur det är.',
  'pass.start': 'Dela ut korten',
  'pass.begun': 'Pågående spel',
  'pass.unknown': 'Det här spelet finns inte på den här enheten.',
  'pass.new': 'Starta ett nytt spel',
  'pass.passTo': 'Ge enheten till',
  'pass.lookAway': 'Alla andra, titta bort!',
  'pass.show': 'Jag är {name}: visa mina kort',
  'pass.takeBack': 'Låt {name} välja om',
  'pass.together': 'Det här får alla se.',
  'pass.goOn': 'Fortsätt',
  'pass.over': 'Ett spel till i samma sällskap?',
  'pass.again': 'Spela igen',
} satisfies Wording<typeof english>;
