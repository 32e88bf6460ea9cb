import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Sätt trenden. Trotsa timglaset.',
  'home.lead':
    'Två kortspel i webbläsaren, med vänner eller mot robotar. Inget konto, inget att installera.',
  'home.play.cover-me': 'Spela Cover Me nu',
  'home.play.cover-up': 'Spela Cover Up nu',
  'home.against': 'Ett klick, så spelar du mot robotar.',
  'home.level': 'Robotarnas nivå',
  'home.players': 'Spelare',
  'home.guest': 'Gäst',
  'home.friends': 'Spela med vänner',
  'home.friends.text': 'Skapa ett bord, skicka länken och börja när alla är på plats.',
  'home.create.cover-me': 'Skapa ett bord för Cover Me',
  'home.create.cover-up': 'Skapa ett bord för Cover Up',
  'home.join': 'Gå med via kod',
  'home.join.text': 'Har du fått en kod eller en länk?',
  'home.code': 'Kod eller länk',
  'home.code.go': 'Gå till bordet',
  'home.code.wrong': 'En kod har sex eller tio bokstäver och siffror, till exempel K7MQ2X.',
  'home.open': 'Öppna bord',
  'home.open.none': 'Inga öppna bord just nu. Varför inte skapa ett?',
  'home.open.free': { one: '{count} ledig plats', other: '{count} lediga platser' },
  'home.mine': 'Dina spel',
  'home.mine.none': 'Inget spel väntar på dig.',
  'home.mine.lobby': 'Inte börjat än',
  'home.mine.playing': 'Pågår',
  'story.cover-me': 'Sätt rätt modell på omslaget innan modet svänger.',
  'story.cover-me.more':
    'Du leder ett modemagasin. Varje månad väljer alla ett omslag i hemlighet och avslöjar det samtidigt, och omslagen avgör vad som är på modet. Är din modell helt rätt i tiden när säsongen tar slut får du prestige.',
  'story.cover-me.facts': '2–5 spelare · 45 minuter',
  'story.cover-up': 'Lägg fem glaskort på varandra så att så få symboler som möjligt syns.',
  'story.cover-up.more':
    'Alla bygger samtidigt. Identiska symboler får täcka varandra, olika får det inte. Och när någon vänder på timglaset har du trettio sekunder kvar.',
  'story.cover-up.facts': '1–6 spelare · 20 minuter',
  'home.rules.cover-me': 'Så spelas Cover Me',
  'home.rules.cover-up': 'Så spelas Cover Up',
} satisfies Wording<typeof english>;
