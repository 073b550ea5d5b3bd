// What can be filled into an option of a command, and where suggestions come from.

import { state } from "./state.js";
import { t } from "./words.js";

const BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9;

export function localised(one, key) {
  return one[`${key}_localizations`]?.[state.me.locale] ?? one[key];
}

// A command's usable forms: itself, or each of its subcommands.
export function leaves(spec) {
  const found = [];
  const walk = (one, path, names) => {
    const inner = (one.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) inner.forEach((next) => walk(next, [...path, next.name], [...names, localised(next, "name")]));
    else found.push({ spec, path, names, options: one.options ?? [], description: localised(one, "description") });
  };
  walk(spec, [], [localised(spec, "name")]);
  return found.map((leaf) => ({ ...leaf, title: leaf.names.join(" "), plain: [spec.name, ...leaf.path].join(" ") }));
}

const folded = (text) => String(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Commands that are there whatever is played, in the order in which one needs them.
const GENERAL = ["table", "moves", "order", "hand", "board"];

// First what belongs to the place one is in, which is called by its game; last what belongs to others.
function rank(leaf) {
  const place = folded(state.channels.find((one) => one.id === state.channelId)?.name ?? "");
  if ([leaf.spec.name, leaf.names[0]].some((name) => place.includes(folded(name)))) return -1;
  const general = GENERAL.indexOf(leaf.spec.name);
  return general < 0 ? GENERAL.length : general;
}

export function offered() {
  const ids = state.commands[state.channelId] ?? [];
  const every = ids.flatMap((id) => (state.specs[id] ? leaves(state.specs[id]) : []));
  return every.sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

export function matching(text, leaf) {
  const wanted = folded(text).trim();
  const names = [folded(leaf.title), folded(leaf.plain)];
  if (names.some((name) => name.startsWith(wanted))) return 2;
  return names.some((name) => name.includes(wanted)) ? 1 : 0;
}

const people = () => state.users.filter((one) => one.is_member).sort((a, b) => a.bot - b.bot).map((one) => ({ name: one.display_name, value: one.id }));
const roles = () => state.roles.map((one) => ({ name: one.name, value: one.id }));
const channels = () => state.channels.filter((one) => one.guild_id === state.guild.id).map((one) => ({ name: `#${one.name}`, value: one.id }));

// Suggestions that the page knows by itself; null where the bot must be asked or nothing is suggested.
export function ownSuggestions(option) {
  if (option.choices?.length) return option.choices.map((one) => ({ name: localised(one, "name"), value: one.value }));
  switch (option.type) {
    case BOOLEAN:
      return [{ name: t("value-true"), value: true }, { name: t("value-false"), value: false }];
    case USER:
      return people();
    case CHANNEL:
      return channels();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    default:
      return null;
  }
}

export function filtered(suggestions, text) {
  const wanted = folded(text);
  return suggestions.filter((one) => folded(one.name).includes(wanted)).slice(0, 25);
}

export function helpFor(option) {
  const bounds = [];
  if (option.min_value !== undefined) bounds.push(t("at-least", { number: option.min_value }));
  if (option.max_value !== undefined) bounds.push(t("at-most", { number: option.max_value }));
  const needed = option.required ? t("needed") : t("optional");
  return `${localised(option, "description")} (${[t(`kind-${option.type}`), needed, ...bounds].join(", ")})`;
}
