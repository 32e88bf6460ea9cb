import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Ei vielä viestejä. Sano vaikka hei!',
  'chat.message': 'Viesti',
  'chat.send': 'Lähetä',
  'chat.off': 'Pöydän avaaja on sulkenut chatin.',
  'chat.players': 'Vain pelaajat voivat kirjoittaa tänne.',
  'chat.more': 'Viestin toiminnot: {name}',
  'chat.unsay': 'Poista viesti',
  'chat.unsaid': 'Viesti poistettu.',
  'chat.mute': 'Mykistä {name}',
  'chat.unmute': 'Poista mykistys: {name}',
  'chat.isMuted': '{name} on mykistetty.',
  'chat.isUnmuted': '{name} voi taas kirjoittaa.',
  'chat.unread': { one: '{count} uusi viesti', other: '{count} uutta viestiä' },
} satisfies Wording<typeof english>;
