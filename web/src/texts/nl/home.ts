import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Zet de trend. Versla de klok.',
  'home.lead':
    'Twee kaartspellen in je browser, met vrienden of tegen bots. Geen account, niets te installeren.',
  'home.play.cover-me': 'Nu Cover Me spelen',
  'home.play.cover-up': 'Nu Cover Up spelen',
  'home.against': 'Eén klik en je speelt tegen bots.',
  'home.level': 'Niveau van de bots',
  'home.players': 'Spelers',
  'home.guest': 'Gast',
  'home.friends': 'Met vrienden spelen',
  'home.friends.text': 'Open een tafel, stuur de link en begin zodra iedereen er is.',
  'home.create.cover-me': 'Tafel voor Cover Me openen',
  'home.create.cover-up': 'Tafel voor Cover Up openen',
  'home.join': 'Meedoen met een code',
  'home.join.text': 'Heb je een code of een link?',
  'home.code': 'Code of link',
  'home.code.go': 'Naar de tafel',
  'home.code.wrong': 'Een code bestaat uit zes of tien letters en cijfers, zoals K7MQ2X.',
  'home.open': 'Open tafels',
  'home.open.none': 'Er zijn nu geen open tafels. Open er zelf een!',
  'home.open.free': { one: '{count} plaats vrij', other: '{count} plaatsen vrij' },
  'home.mine': 'Je partijen',
  'home.mine.none': 'Er wachten geen partijen op je.',
  'home.mine.lobby': 'Nog niet begonnen',
  'home.mine.playing': 'Bezig',
  'story.cover-me': 'Zet het juiste model op de cover voordat de mode verandert.',
  'story.cover-me.more':
    'Je leidt een modemagazine. Elke maand kiest iedereen in het geheim een cover en worden alle covers tegelijk onthuld. Samen bepalen die wat in de mode is. Is je model aan het eind van het seizoen helemaal in de mode, dan levert het je prestige op.',
  'story.cover-me.facts': '2–5 spelers · 45 minuten',
  'story.cover-up': 'Stapel vijf glazen kaarten zo dat je zo weinig mogelijk symbolen ziet.',
  'story.cover-up.more':
    'Iedereen bouwt tegelijk. Gelijke symbolen mogen op elkaar liggen, verschillende niet. En zodra iemand de zandloper omkeert, heb je nog dertig seconden.',
  'story.cover-up.facts': '1–6 spelers · 20 minuten',
  'home.rules.cover-me': 'Zo speel je Cover Me',
  'home.rules.cover-up': 'Zo speel je Cover Up',
} satisfies Wording<typeof english>;
