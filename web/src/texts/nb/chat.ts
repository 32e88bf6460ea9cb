import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Ingen meldinger ennå. Si hei!',
  'chat.message': 'Melding',
  'chat.send': 'Send',
  'chat.off': 'Verten har slått av chatten.',
  'chat.players': 'Bare spillerne kan skrive her.',
  'chat.more': 'Valg for meldingen fra {name}',
  'chat.unsay': 'Fjern meldingen',
  'chat.unsaid': 'Meldingen er fjernet.',
  'chat.mute': 'Demp {name}',
  'chat.unmute': 'La {name} skrive igjen',
  'chat.isMuted': '{name} er dempet.',
  'chat.isUnmuted': '{name} kan skrive igjen.',
  'chat.unread': { one: '{count} ny melding', other: '{count} nye meldinger' },
} satisfies Wording<typeof english>;
