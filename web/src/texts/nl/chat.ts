import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Nog geen berichten. Zeg eens hallo!',
  'chat.message': 'Bericht',
  'chat.send': 'Versturen',
  'chat.off': 'De host heeft de chat uitgezet.',
  'chat.players': 'Hier kunnen alleen spelers schrijven.',
  'chat.unread': { one: '{count} nieuw bericht', other: '{count} nieuwe berichten' },
} satisfies Wording<typeof english>;
