// The chat of a table.
export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'No messages yet. Say hello!',
  'chat.message': 'Message',
  'chat.send': 'Send',
  'chat.off': 'The host has turned off the chat.',
  'chat.players': 'Only players can write here.',
  'chat.unread': { one: '{count} new message', other: '{count} new messages' },
} as const;
