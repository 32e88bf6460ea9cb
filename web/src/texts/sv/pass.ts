import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Spela på samma enhet',
  'pass.lead':
    'Flera personer, en enhet: låt den gå runt. Varje hand är dold tills ägaren öppnar den, och avslöjandena ser ni tillsammans.',
  'pass.people': 'Vilka spelar?',
  'pass.name': 'Namn på spelare {number}',
  'pass.who': 'Namn',
  'pass.bot': 'Namn, eller tomt för robot',
  'pass.bots': 'Lämna ett namn tomt, så tar en robot platsen.',
  'pass.coverUp':
    'Ni bygger i tur och ordning, utan timglas: när du är klar skickar du enheten vidare. En runda får ta upp till en timme.',
  'pass.trouble.two': 'Ni måste vara minst två: skriv era namn.',
  'pass.trouble.all':
    'I Cover Up behövs här en person på varje plats: skriv ett namn för var och en.',
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
