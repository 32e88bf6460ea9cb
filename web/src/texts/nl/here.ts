import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Offline spelen',
  'here.lead':
    'Deze partijen draaien in deze browser en worden op dit apparaat bewaard. Ga verder waar je gebleven was, wanneer je maar wilt.',
  'here.play.cover-me': 'Cover Me tegen bots spelen',
  'here.play.cover-up': 'Cover Up tegen bots spelen',
  'here.play.solo': 'Cover Up in je eentje spelen',
  'here.setUp': 'Eerst opties kiezen',
  'here.mine': 'Partijen op dit apparaat',
  'here.mine.none': 'Geen lopende partijen op dit apparaat.',
  'here.more': 'Nog meer te spelen',
  'here.learn.cover-me': 'Cover Me al spelend leren',
  'here.learn.cover-up': 'Cover Up al spelend leren',
  'here.unreached': 'De server is niet bereikbaar, dus je speelt op dit apparaat.',
  'here.unreached.text': 'Zodra hij er weer is, kun je weer met vrienden spelen.',
  'here.site': 'Je speelt op dit apparaat.',
  'here.site.text':
    'Deze Cover Story heeft geen server. Je kunt offline spelen, maar niemand uitnodigen.',
  'here.again': 'De partijen op dit apparaat worden weer geopend…',
  'here.full':
    'Er is geen ruimte meer op dit apparaat. Je partij tot nu toe is veilig; maak ruimte vrij om verder te spelen.',
  'here.forbidden':
    'Deze browser blokkeert opslag. Sta opslag toe voor deze pagina, dan kun je hier spelen.',
  'here.failing': 'Dit apparaat kan nu niets opslaan. Er is niets veranderd; probeer het opnieuw.',
} satisfies Wording<typeof english>;
