import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Nog niemand heeft iets geschreven.',
  'chat.message': 'Bericht',
  'chat.send': 'Versturen',
  'chat.off': 'De host heeft de chat uitgezet.',
  'chat.players': 'Alleen de spelers kunnen schrijven.',
  'chat.unread': { one: '{count} nieuw bericht', other: '{count} nieuwe berichten' },
} satisfies Wording<typeof english>;
