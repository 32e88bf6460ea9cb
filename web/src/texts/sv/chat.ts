import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chatt',
  'chat.none': 'Inga meddelanden än. Säg hej!',
  'chat.message': 'Meddelande',
  'chat.send': 'Skicka',
  'chat.off': 'Värden har stängt av chatten.',
  'chat.players': 'Bara spelarna kan skriva här.',
  'chat.more': 'Alternativ för meddelandet från {name}',
  'chat.unsay': 'Ta bort meddelandet',
  'chat.unsaid': 'Meddelandet är borttaget.',
  'chat.mute': 'Tysta {name}',
  'chat.unmute': 'Låt {name} skriva igen',
  'chat.isMuted': '{name} är tystad.',
  'chat.isUnmuted': '{name} kan skriva igen.',
  'chat.unread': { one: '{count} nytt meddelande', other: '{count} nya meddelanden' },
} satisfies Wording<typeof english>;
