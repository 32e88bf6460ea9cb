import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Twee kaartspellen, één tafel',
  'home.lead':
    'Speel met vrienden of tegen bots, in de browser. Geen account, niets te installeren.',
  'home.play.cover-me': 'Nu Cover Me spelen',
  'home.play.cover-up': 'Nu Cover Up spelen',
  'home.against': 'Eén klik en je zit met bots aan tafel.',
  'home.level': 'Niveau van de bots',
  'home.players': 'Spelers',
  'home.guest': 'Gast',
  'home.friends': 'Met vrienden spelen',
  'home.friends.text': 'Open een tafel, stuur de link en begin als iedereen er is.',
  'home.create.cover-me': 'Tafel voor Cover Me openen',
  'home.create.cover-up': 'Tafel voor Cover Up openen',
  'home.join': 'Meedoen met een code',
  'home.join.text': 'Heb je een code van zes tekens gekregen, of een link?',
  'home.code': 'Code van de tafel',
  'home.code.go': 'Naar de tafel',
  'home.code.wrong': 'Een code heeft zes letters en cijfers, zoals K7MQ2X.',
  'home.open': 'Openbare tafels',
  'home.open.none': 'Er is nu geen tafel open. Open er zelf een.',
  'home.open.free': { one: '{count} stoel vrij', other: '{count} stoelen vrij' },
  'home.mine': 'Je partijen',
  'home.mine.none': 'Er wacht geen partij op je.',
  'home.mine.lobby': 'Nog niet begonnen',
  'home.mine.playing': 'Bezig',
  'story.cover-me': 'Zet het juiste model op de cover voordat de mode verandert.',
  'story.cover-me.more':
    'Iedereen leidt een magazine. Elke maand kiest iedereen in het geheim een cover en wordt alles tegelijk onthuld, en de covers zelf bepalen de mode. Wie aan het eind van het seizoen precies in de mode is, krijgt prestige.',
  'story.cover-me.facts': '2 tot 5 spelers · 45 minuten',
  'story.cover-up':
    'Leg vijf kaarten van glas over elkaar en laat zo weinig mogelijk symbolen zien.',
  'story.cover-up.more':
    'Iedereen bouwt tegelijk. Gelijke symbolen mogen elkaar bedekken, verschillende mogen elkaar niet raken. Zodra iemand de zandloper omkeert, blijven er dertig seconden over.',
  'story.cover-up.facts': '1 tot 6 spelers · 20 minuten',
  'home.rules.cover-me': 'Zo speel je Cover Me',
  'home.rules.cover-up': 'Zo speel je Cover Up',
} satisfies Wording<typeof english>;
