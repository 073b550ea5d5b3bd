// Names for ids, as texts mention them.

import { leaves } from "./options.js";
import { channel, state, user } from "./state.js";
import { t } from "./words.js";

export const look = {
  userName: (id) => user(id)?.display_name ?? t("unknown"),
  roleName: (id) => state.roles.find((role) => role.id === id)?.name ?? t("unknown"),
  channelName: (id) => channel(id)?.name ?? t("unknown"),
  commandName: (id, plain) => leaves(state.specs[id] ?? { name: plain }).find((leaf) => leaf.plain === plain)?.title ?? plain,
  // Of a command that was used, only the name is told.
  usedName: (plain) => look.commandName(Object.values(state.specs).find((one) => one.name === plain.split(" ")[0])?.id, plain),
  isMe: (id) => id === state.me?.id,
  canBe: (id) => Boolean(user(id)) && !user(id).bot && id !== state.me?.id,
  // Set by the page once it can open channels, change who one is and type commands.
  openChannel: () => {},
  become: () => {},
  typeCommand: () => {},
};
