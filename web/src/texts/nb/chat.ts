import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Ingen meldinger ennå. Si hei!',
  'chat.message': 'Melding',
  'chat.send': 'Send',
  'chat.off': 'Verten har slått av chatten.',
  'chat.players': 'Bare spillerne kan skrive her.',
  'chat.unread': { one: '{count} ny melding', other: '{count} nye meldinger' },
} satisfies Wording<typeof english>;
