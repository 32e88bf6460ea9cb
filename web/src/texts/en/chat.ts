// The chat of a table.
export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'No messages yet. Say hello!',
  'chat.message': 'Message',
  'chat.send': 'Send',
  'chat.off': 'The host has turned off the chat.',
  'chat.players': 'Only players can write here.',
  'chat.more': 'More about what {name} wrote',
  'chat.unsay': 'Remove the message',
  'chat.unsaid': 'Message removed.',
  'chat.mute': 'Mute {name}',
  'chat.unmute': 'Unmute {name}',
  'chat.isMuted': '{name} is muted.',
  'chat.isUnmuted': '{name} can write again.',
  'chat.unread': { one: '{count} new message', other: '{count} new messages' },
} as const;
