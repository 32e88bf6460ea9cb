// The chat of a table.
export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'Nobody has written anything yet.',
  'chat.message': 'Message',
  'chat.send': 'Send',
  'chat.off': 'The host has turned the chat off.',
  'chat.players': 'Only the players can write.',
  'chat.unread': { one: '{count} new message', other: '{count} new messages' },
} as const;
