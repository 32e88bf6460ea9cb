import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Nog geen berichten. Zeg eens hallo!',
  'chat.message': 'Bericht',
  'chat.send': 'Versturen',
  'chat.off': 'De host heeft de chat uitgezet.',
  'chat.players': 'Hier kunnen alleen spelers schrijven.',
  'chat.more': 'Opties bij het bericht van {name}',
  'chat.unsay': 'Bericht verwijderen',
  'chat.unsaid': 'Bericht verwijderd.',
  'chat.mute': '{name} dempen',
  'chat.unmute': '{name} niet meer dempen',
  'chat.isMuted': '{name} is gedempt.',
  'chat.isUnmuted': '{name} kan weer schrijven.',
  'chat.unread': { one: '{count} nieuw bericht', other: '{count} nieuwe berichten' },
} satisfies Wording<typeof english>;
