// What this page knows, and who wants to hear when it changes.

export const state = {
  me: null,
  users: [],
  roles: [],
  guild: null,
  guilds: [],
  bot: null,
  channels: [],
  commands: {},
  specs: {},
  channelId: null,
  messages: new Map(),
  // What came while a channel was being read, and may not be in what was read.
  arrived: null,
  hasMore: false,
  // The first message that was unread when the channel was opened.
  newFrom: null,
  isConnected: true,
  isAdmin: false,
};

export const channel = (id = state.channelId) => state.channels.find((one) => one.id === id);
export const user = (id) => state.users.find((one) => one.id === id);
export const isDm = (one) => one?.type === 1;
export const isForum = (one) => one?.type === 15;
// What one sees first in a server.
export const firstOf = (guildId) => state.channels.find((one) => one.guild_id === guildId && !isForum(one));
export const isThread = (one) => Boolean(one?.parent_id);

// Compares ids by age; they are too long for numbers.
export const newer = (a, b) => a.length - b.length || (a > b ? 1 : a < b ? -1 : 0);

export function takeState(fresh) {
  Object.assign(state, {
    me: fresh.me,
    users: fresh.users,
    roles: fresh.roles,
    guild: fresh.guild,
    guilds: fresh.guilds,
    bot: fresh.bot,
    channels: fresh.channels,
    commands: fresh.commands,
    isAdmin: fresh.is_admin,
  });
}

export function sortedMessages() {
  return [...state.messages.values()].sort((a, b) => newer(a.id, b.id));
}

export const greekInitial = (name) => "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΘΡΣΤΥΒΩΧΥΖ"["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(name[0].toUpperCase())] ?? name[0];
