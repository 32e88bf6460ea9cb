import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Ingen beskeder endnu. Sig hej!',
  'chat.message': 'Besked',
  'chat.send': 'Send',
  'chat.off': 'Værten har slået chatten fra.',
  'chat.players': 'Kun spillerne kan skrive her.',
  'chat.unread': { one: '{count} ny besked', other: '{count} nye beskeder' },
} satisfies Wording<typeof english>;
