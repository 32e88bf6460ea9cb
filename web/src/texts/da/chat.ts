import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Ingen beskeder endnu. Sig hej!',
  'chat.message': 'Besked',
  'chat.send': 'Send',
  'chat.off': 'Værten har slået chatten fra.',
  'chat.players': 'Kun spillerne kan skrive her.',
  'chat.more': 'Muligheder for beskeden fra {name}',
  'chat.unsay': 'Fjern beskeden',
  'chat.unsaid': 'Beskeden er fjernet.',
  'chat.mute': 'Luk for beskeder fra {name}',
  'chat.unmute': 'Åbn for beskeder fra {name}',
  'chat.isMuted': 'Der er lukket for beskeder fra {name}.',
  'chat.isUnmuted': '{name} kan skrive igen.',
  'chat.unread': { one: '{count} ny besked', other: '{count} nye beskeder' },
} satisfies Wording<typeof english>;
