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
  'here.unreached': 'De server is niet bereikbaar, dus je speelt op dit apparaat.',
  'here.unreached.text': 'Zodra de server er weer is, kun je met vrienden spelen.',
  'here.site': 'Je speelt op dit apparaat.',
  'here.site.text':
    'Cover Story draait hier zonder server. Je kunt offline spelen, maar niemand uitnodigen.',
  'here.outdated':
    'In een ander venster staat een andere versie van Cover Story open. Sluit dat en probeer het opnieuw.',
  'here.again': 'De partijen op dit apparaat worden weer geopend…',
  'here.full':
    'Er is geen ruimte meer op dit apparaat. Je partij tot nu toe is veilig; maak ruimte vrij om verder te spelen.',
  'here.forbidden':
    'Deze browser blokkeert opslag. Sta opslag toe voor deze pagina, dan kun je hier spelen.',
  'here.failing': 'Dit apparaat kan nu niets opslaan. Er is niets veranderd; probeer het opnieuw.',
  'pass.title': 'Samen op één apparaat',
  'pass.lead':
    'Samen spelen op één apparaat: geef het steeds door. Een tussenscherm verbergt je kaarten tot je ze zelf tevoorschijn haalt, en de onthullingen bekijken jullie samen.',
  'pass.people': 'Wie doen er mee?',
  'pass.name': 'Naam van speler {number}',
  'pass.who': 'Naam',
  'pass.bot': 'Naam, of leeg voor een bot',
  'pass.bots': 'Laat een naam leeg, dan neemt een bot die plaats in.',
  'pass.coverUp':
    'Jullie bouwen om de beurt, zonder zandloper: ben je klaar, geef het apparaat dan door. Een ronde mag tot een uur duren.',
  'pass.trouble.two': 'Je hebt minstens twee mensen nodig: vul hun namen in.',
  'pass.trouble.all': 'Bij Cover Up doen hier geen bots mee: vul voor elke plaats een naam in.',
  'pass.trouble.same':
    'Twee mensen heten hetzelfde. Verander één naam, zodat duidelijk is wie aan de beurt is.',
  'pass.start': 'Kaarten delen',
  'pass.begun': 'Lopende partijen',
  'pass.unknown': 'Deze partij staat niet op dit apparaat.',
  'pass.new': 'Nieuwe partij beginnen',
  'pass.passTo': 'Geef het apparaat aan',
  'pass.lookAway': 'De anderen kijken even weg!',
  'pass.show': 'Ik ben {name}: toon mijn kaarten',
  'pass.takeBack': '{name} opnieuw laten kiezen',
  'pass.together': 'Dit mag iedereen zien.',
  'pass.goOn': 'Verder',
  'pass.over': 'Nog een partij met dezelfde mensen?',
  'pass.again': 'Opnieuw spelen',
} satisfies Wording<typeof english>;
