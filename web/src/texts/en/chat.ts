// The chat of a table.
export const chat = {
  'chat.title': 'Chat',
  'chat.none': 'No messages yet. Say hello!',
  'chat.message': 'Message',
  'chat.send': 'Send',
  'chat.off': 'The host has turned off the chat.',
  'chat.players': 'Only players can chat here.',
  'chat.more': 'Options for the message from {name}',
  'chat.unsay': 'Remove the message',
  'chat.unsaid': 'Message removed.',
  'chat.mute': 'Mute {name}',
  'chat.unmute': 'Unmute {name}',
  'chat.isMuted': '{name} is muted.',
  'chat.isUnmuted': '{name} can chat again.',
  'chat.unread': { one: '{count} new message', other: '{count} new messages' },
} as const;
