import type { Wording } from '../message.ts';
import type { chat as english } from '../en/chat.ts';

export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Kukaan ei ole vielä kirjoittanut mitään.',
  'chat.message': 'Viesti',
  'chat.send': 'Lähetä',
  'chat.off': 'Vetäjä on sulkenut chatin.',
  'chat.players': 'Vain pelaajat voivat kirjoittaa.',
  'chat.unread': { one: '{count} uusi viesti', other: '{count} uutta viestiä' },
} satisfies Wording<typeof english>;
