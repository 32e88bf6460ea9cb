import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Två kortspel, ett bord',
  'home.lead':
    'Spela med vänner eller mot bottar, i webbläsaren. Inget konto, inget att installera.',
  'home.play.cover-me': 'Spela Cover Me nu',
  'home.play.cover-up': 'Spela Cover Up nu',
  'home.against': 'Ett klick, så sitter du vid ett bord med bottar.',
  'home.level': 'Bottarnas nivå',
  'home.players': 'Spelare',
  'home.guest': 'Gäst',
  'home.friends': 'Spela med vänner',
  'home.friends.text': 'Öppna ett bord, skicka länken och börja när alla är på plats.',
  'home.create.cover-me': 'Öppna ett bord för Cover Me',
  'home.create.cover-up': 'Öppna ett bord för Cover Up',
  'home.join': 'Gå med via kod',
  'home.join.text': 'Har du fått en kod med sex tecken, eller en länk?',
  'home.code': 'Bordets kod',
  'home.code.go': 'Gå till bordet',
  'home.code.wrong': 'En kod har sex bokstäver och siffror, till exempel K7MQ2X.',
  'home.open': 'Öppna bord',
  'home.open.none': 'Inget bord är öppet just nu. Öppna ett själv.',
  'home.open.free': { one: '{count} plats ledig', other: '{count} platser lediga' },
  'home.mine': 'Dina partier',
  'home.mine.none': 'Inget parti väntar på dig.',
  'home.mine.lobby': 'Inte börjat än',
  'home.mine.playing': 'Pågår',
  'story.cover-me': 'Sätt rätt modell på omslaget innan modet hinner ändras.',
  'story.cover-me.more':
    'Alla leder varsitt magasin. Varje månad väljer alla ett omslag i hemlighet och visar det samtidigt, och det är omslagen som skapar modet. Är din modell helt rätt när säsongen tar slut får du prestige.',
  'story.cover-me.facts': '2 till 5 spelare · 45 minuter',
  'story.cover-up': 'Lägg fem glaskort över varandra och låt så få symboler som möjligt synas.',
  'story.cover-up.more':
    'Alla bygger samtidigt. Lika symboler får täcka varandra, olika får inte mötas. När någon vänder på timglaset är det trettio sekunder kvar.',
  'story.cover-up.facts': '1 till 6 spelare · 20 minuter',
  'home.rules.cover-me': 'Så spelas Cover Me',
  'home.rules.cover-up': 'Så spelas Cover Up',
} satisfies Wording<typeof english>;
