import type { Wording } from '../message.ts';
import type { pass as english } from '../en/pass.ts';

export const pass = {
  'pass.title': 'Flera personer, en enhet',
  'pass.lead':
    'Låt enheten gå runt. Ett omslag döljer varje hand tills ägaren öppnar den, och det som avslöjas ser ni tillsammans.',
  'pass.people': 'Vilka spelar?',
  'pass.name': 'Namn på spelare {number}',
  'pass.who': 'Namn',
  'pass.bot': 'En bot, eller ett namn',
  'pass.bots': 'En plats utan namn spelas av en bot.',
  'pass.coverUp':
    'Ni bygger i tur och ordning och utan timglas: den som är klar skickar enheten vidare. En runda får ta en timme.',
  'pass.trouble.two': 'Här spelar minst två personer: skriv deras namn.',
  'pass.trouble.all':
    'I Cover Up behövs här en person på varje plats: skriv ett namn för var och en.',
  'pass.trouble.same': 'Två personer heter likadant: då vet ingen vem som ska få enheten.',
  'pass.start': 'Dela ut korten',
  'pass.begun': 'Påbörjade på den här enheten',
  'pass.unknown': 'Det här spelet finns inte på den här enheten.',
  'pass.new': 'Börja ett nytt spel',
  'pass.passTo': 'Ge enheten till',
  'pass.lookAway': 'Alla andra tittar bort.',
  'pass.show': 'Jag är {name}: visa mina kort',
  'pass.takeBack': '{name} väljer om',
  'pass.together': 'Det här får alla se.',
  'pass.goOn': 'Gå vidare',
  'pass.over': 'En gång till, i samma sällskap?',
  'pass.again': 'Spela igen',
} satisfies Wording<typeof english>;
