// Channels, threads, direct messages, and who one is.

import { $, h, isWatched, redraw } from "./dom.js";
import { avatar } from "./message.js";
import { state } from "./state.js";
import { t } from "./words.js";

const LANGUAGES = { "en-GB": "English", de: "Deutsch", el: "Ελληνικά" };

function entry(one, actions, mark) {
  const isHere = one.id === state.channelId;
  const classes = ["channel", one.parent_id && "thread", isHere && "here", one.unread && !isHere && "unread", one.archived && "archived"];
  const count = one.mentions && !isHere ? h("span", { className: "badge" }, String(one.mentions)) : null;
  const dot = one.unread && !isHere ? h("span", { className: "visually-hidden" }, t("unread", { count: one.unread })) : null;
  const lock = one.locked ? t("lock") : one.private ? t("private") : "";
  return h(
    "button",
    { type: "button", className: classes.filter(Boolean).join(" "), "aria-current": isHere ? "page" : null, onclick: () => actions.open(one.id), dataset: { key: one.id } },
    h("span", { className: "mark", "aria-hidden": "true" }, mark),
    h("span", { className: "name" }, `${one.name}${lock}`),
    dot,
    count,
  );
}

// Text, announcements, forum and the chat of a voice channel.
const MARKS = { 0: "#", 5: "✦", 15: "❏", 2: "♪" };

function channelList(actions) {
  const made = [];
  const isHere = (one) => one.type in MARKS && one.guild_id === state.guild.id;
  const shown = (thread) => !thread.archived || thread.id === state.channelId || thread.unread;
  for (const one of state.channels.filter(isHere)) {
    made.push(entry(one, actions, MARKS[one.type]));
    const threads = state.channels.filter((c) => c.parent_id === one.id && shown(c));
    if (threads.length) made.push(h("div", { className: "threads" }, ...threads.map((thread) => entry(thread, actions, "❧"))));
  }
  return made;
}

function directList(actions) {
  const open = state.channels.filter((c) => c.type === 1).map((one) => entry(one, actions, "✉"));
  if (open.length) return open;
  return [h("button", { type: "button", className: "channel", onclick: actions.openDm }, h("span", { className: "mark" }, "✉"), h("span", { className: "name" }, state.bot.display_name))];
}

function faces(actions) {
  const people = state.users.filter((one) => !one.bot);
  const buttons = people.map((one) => {
    const isMe = one.id === state.me.id;
    return h(
      "button",
      {
        type: "button",
        role: "radio",
        "aria-checked": String(isMe),
        tabIndex: isMe ? 0 : -1,
        className: one.is_member ? "face" : "face outside",
        title: one.is_member ? one.display_name : t("outside", { name: one.display_name }),
        onclick: () => actions.become(one.name),
        dataset: { key: one.name },
      },
      avatar(one, one.display_name),
      h("span", { className: "name" }, one.display_name),
      one.waiting && !isMe ? h("span", { className: "badge", title: t("unread-help") }, String(one.waiting)) : null,
    );
  });
  return buttons;
}

function turnFaces(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...$("faces").children];
  const at = all.indexOf(document.activeElement);
  all[(at + step + all.length) % all.length].focus();
}

// Administrators can try what happens to a table when someone is gone.
function kick(actions) {
  const others = state.users.filter((one) => !one.bot && one.is_member && one.id !== state.me.id);
  const options = others.map((one) => h("option", { value: one.name }, one.display_name));
  const choose = (event) => event.target.value && actions.kick(event.target.value);
  return h("label", {}, t("put-out"), h("select", { "aria-label": t("put-out-whom"), onchange: choose }, h("option", { value: "" }, t("nobody")), ...options));
}

function mine(actions) {
  const { me } = state;
  const language = h(
    "select",
    { "aria-label": t("language-yours"), onchange: (event) => actions.settings({ locale: event.target.value }) },
    ...Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === me.locale }, name)),
  );
  const window_ = h("a", { className: "link", href: `?user=${me.name}`, target: "_blank", rel: "opener" }, t("window-own"));
  const dms = h("input", { type: "checkbox", checked: me.dms_open, onchange: (event) => actions.settings({ dms_open: event.target.checked }) });
  const stay = me.is_member
    ? h("button", { type: "button", className: "link", onclick: actions.leave }, t("leave-server"))
    : h("button", { type: "button", className: "link", onclick: actions.join }, t("come-back"));
  return [
    h(
      "details",
      {},
      h("summary", {}, t("settings", { name: me.display_name })),
      h("div", { className: "settings" }, h("label", {}, t("language"), language), h("label", { className: "box" }, dms, ` ${t("direct-open")}`), window_, state.isAdmin ? kick(actions) : null, stay),
    ),
  ];
}

function guildSwitch(actions) {
  const own = state.guilds.filter((one) => one.is_member || one.id === state.guild.id);
  if (own.length < 2) return [];
  const options = own.map((one) => h("option", { value: one.id, selected: one.id === state.guild.id }, one.name));
  return [h("select", { "aria-label": t("server"), onchange: (event) => actions.goTo(event.target.value) }, ...options)];
}

export function drawSidebar(actions) {
  $("guild-name").textContent = state.guild.name;
  redraw($("guild-switch"), [state.guild, state.guilds], () => guildSwitch(actions));
  const online = state.bot.online && state.isConnected;
  const text = !state.isConnected ? t("server-away") : online ? t("bot-here", { bot: state.bot.display_name }) : t("bot-absent", { bot: state.bot.display_name });
  $("bot-status").replaceChildren(h("span", { className: online ? "lamp on" : "lamp" }), ` ${text}`);
  // Also where the list of channels is put away, on a phone.
  $("away").hidden = online;
  $("away").textContent = online ? "" : text;
  const place = [state.channelId, state.me.is_member];
  const list = () => (state.me.is_member ? channelList(actions) : [h("p", { className: "quiet" }, t("not-member"))]);
  redraw($("channels"), [state.channels, state.guild.id, ...place], () => [h("h2", {}, t("channels")), ...list(), h("h2", {}, t("direct-messages")), ...directList(actions)]);
  redraw($("faces"), [state.users, state.me.id], () => faces(actions));
  $("faces").onkeydown = turnFaces;
  const isOpen = $("me").querySelector("details")?.open;
  redraw($("me"), [state.me, state.isAdmin, state.users.map((one) => one.is_member)], () => mine(actions));
  $("me").querySelector("details").open = Boolean(isOpen);
  const isSeen = (one) => one.id === state.channelId && isWatched();
  const waiting = state.channels.reduce((sum, one) => sum + (isSeen(one) ? 0 : one.mentions), 0);
  $("drawer-button").classList.toggle("calls", waiting > 0);
  $("drawer-button").setAttribute("aria-label", waiting ? t("channels-waiting", { count: waiting }) : t("channels-people"));
  document.title = `${waiting ? `(${waiting}) ` : ""}${state.me.display_name} · ${state.guild.name}`;
}
