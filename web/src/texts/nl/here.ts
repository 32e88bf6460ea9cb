import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Zonder netwerk',
  'here.lead':
    'Deze partijen draaien alleen in deze browser. Ze blijven op dit apparaat en gaan verder waar je gebleven was.',
  'here.play.cover-me': 'Cover Me tegen bots',
  'here.play.cover-up': 'Cover Up tegen bots',
  'here.play.solo': 'Cover Up solo, tegen par',
  'here.setUp': 'Eerst de opties kiezen',
  'here.mine': 'Partijen op dit apparaat',
  'here.mine.none': 'Op dit apparaat is geen partij bezig.',
  'here.more': 'Meer te spelen',
  'here.learn.cover-me': 'Cover Me al spelend leren',
  'here.learn.cover-up': 'Cover Up al spelend leren',
  'here.unreached': 'De server is niet bereikbaar: je speelt op dit apparaat.',
  'here.unreached.text': 'Vrienden en open tafels zijn er weer zodra hij antwoordt.',
  'here.site': 'Je speelt op dit apparaat.',
  'here.site.text':
    'Deze Cover Story heeft geen server: alles werkt zonder netwerk, maar je kunt niemand uitnodigen.',
  'here.again': 'De tafels op dit apparaat worden opnieuw geopend …',
  'here.full':
    'Er is geen ruimte meer op dit apparaat. Wat je gespeeld hebt, blijft bewaard; maak ruimte om verder te spelen.',
  'here.forbidden':
    'Deze browser mag niets bewaren. Sta opslag voor deze pagina toe om hier te spelen.',
  'here.failing': 'Dit apparaat kan nu niets opslaan. Er is niets veranderd; probeer het opnieuw.',
} satisfies Wording<typeof english>;
