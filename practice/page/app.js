// The page: one user of the practice server at a time.

import { Api, Refusal, listCommands, listUsers } from "./api.js";
import { Composer } from "./composer.js";
import { $, h, isWatched, redraw, say } from "./dom.js";
import { Log } from "./log.js";
import { look } from "./look.js";
import { isEphemeral } from "./message.js";
import { openModal } from "./modal.js";
import { endPushes, pushPreview } from "./push.js";
import { drawSidebar } from "./sidebar.js";
import { channel, firstOf, isDm, isForum, isThread, newer, state, takeState, user } from "./state.js";
import { keepRelativeTimes } from "./time.js";
import { endWelcome, retellWelcome, showWelcome, welcomeOnFirstVisit } from "./welcome.js";
import { BROWSERS, speak, t, translatePage } from "./words.js";

// How the server refuses what nobody can do, such as to sit down where no table is open.
const NO_LOBBY = 422;
let api, stopListening, log, composer, refreshTimer, typingTimer, commandsVersion;
let becoming = 0;

const guarded = (act) => async (...given) => {
  try {
    return await act(...given);
  } catch (problem) {
    if (!(problem instanceof Refusal) && !(problem instanceof TypeError)) throw problem;
    say(problem.message, "error");
    return null;
  }
};

// --- what the bot makes of a command, click or form

async function follow(outcome, failure) {
  if (outcome.outcome === "failed") log.note(failure);
  if (outcome.outcome === "modal") {
    openModal(outcome.modal, async (values) => {
      const next = await api.post("interactions/modal", { interaction_id: outcome.interaction_id, values });
      await follow(next, t("ack-form", { bot: state.bot.display_name }));
    });
  }
  return outcome;
}

async function sendCommand(leaf, options) {
  const body = { channel: state.channelId, command: leaf.spec.id, path: leaf.path, options };
  return follow(await api.post("interactions/command", body), t("ack-command", { bot: state.bot.display_name, command: leaf.title }));
}

const complete = (leaf, options, focused, signal) =>
  api.post("interactions/autocomplete", { channel: state.channelId, command: leaf.spec.id, path: leaf.path, options, focused }, signal);

const use = guarded(async (element, message, component, values) => {
  log.pressed = message.id;
  element.classList.add("waiting");
  element.setAttribute("aria-busy", "true");
  try {
    const body = { channel: message.channel_id, message_id: message.id, custom_id: component.custom_id, values };
    await follow(await api.post("interactions/component", body), t("ack-press", { bot: state.bot.display_name }));
  } finally {
    element.classList.remove("waiting");
    element.removeAttribute("aria-busy");
  }
});

const seatOthers = guarded(async () => {
  const { pressed, channel_id: at } = await api.post("seat-others", { me: true, channel: state.channelId }).catch((problem) => {
    throw problem.status === NO_LOBBY ? new Refusal(t("no-lobby")) : problem;
  });
  say(pressed.length ? t("seated", { names: pressed.join(", ") }) : t("add-seats"));
  endWelcome();
  if (at !== state.channelId) await openChannel(at);
});

// --- channels

function remember() {
  const query = new URLSearchParams({ user: state.me.name, channel: state.channelId ?? "" });
  history.replaceState(null, "", `?${query}`);
}

async function openChannel(id) {
  if (!channel(id)) await refresh();
  if (!channel(id)) {
    say(t("no-channel"), "error");
    return;
  }
  state.channelId = id;
  // Whoever goes to a table has found out what to do here.
  if (channel(id).parent_id) endWelcome();
  endPushes(id);
  await enterServer(channel(id).guild_id);
  remember();
  closeDrawer();
  if (!(await readMessages(id))) return;
  log.clearNotes();
  log.draw({ toEnd: true });
  drawBar();
  retellWelcome(welcomeActions);
  composer.reset();
  drawMarks();
  await markRead();
}

// People, roles and rights are those of the server whose channel is open.
async function enterServer(guildId) {
  if (!guildId || guildId === state.guild.id) return;
  state.guild = state.guilds.find((one) => one.id === guildId);
  await readState();
}

const goTo = async (guildId) => openFirst(firstOf(guildId));

function newPost(forum) {
  const input = (id, label, style) => ({ type: 18, label, component: { type: 4, custom_id: id, style, max_length: style === 1 ? 100 : 2000 } });
  const modal = { title: t("new-post"), components: [input("title", t("post-title"), 1), input("content", t("post-text"), 2)] };
  openModal(modal, async (values) => openChannel((await api.post(`channels/${forum.id}/post`, values)).channel_id));
}

// Says whether what was read is still of use.
async function readMessages(id) {
  const asked = api;
  const arrived = (state.arrived = new Map());
  const found = await asked.get(`channels/${id}/messages?limit=50`).finally(() => {
    if (state.arrived === arrived) state.arrived = null;
  });
  if (state.channelId !== id || asked !== api) return false;
  state.messages = new Map([...found.messages.map((message) => [message.id, message]), ...arrived]);
  state.hasMore = found.has_more;
  const isNew = (message) => newer(message.id, found.read_mark) > 0 && message.author.id !== state.me.id;
  state.newFrom = found.read_mark === "0" ? null : found.messages.find(isNew)?.id ?? null;
  return true;
}

// What came while the server was away, without touching what is being typed.
async function catchUp() {
  if (!(await readMessages(state.channelId))) return;
  log.draw();
  await markRead();
}

const loadMore = guarded(async () => {
  const asked = api;
  const oldest = [...state.messages.keys()].sort(newer)[0];
  const found = await asked.get(`channels/${state.channelId}/messages?limit=50&before=${oldest}`);
  if (found.channel_id !== state.channelId || asked !== api) return;
  found.messages.forEach((message) => state.messages.set(message.id, message));
  state.hasMore = found.has_more;
  log.drawEarlier();
});

async function markRead() {
  const here = channel();
  if (!here || !isWatched() || !log.stick || state.arrived) return;
  const newest = [...state.messages.keys()].sort(newer).at(-1);
  Object.assign(here, { unread: 0, mentions: 0 });
  drawMarks();
  if (newest) await api.post(`channels/${here.id}/read`, { message_id: newest });
}

// Where something is unread: beside, in the title, and below what one reads.
function drawMarks() {
  drawSidebar(sidebarActions);
  $("newer").hidden = log.stick || !channel()?.unread;
}

function drawBar() {
  const here = channel();
  if (!here) return;
  const mark = isDm(here) ? "✉" : isThread(here) ? "❧" : "#";
  $("channel-name").textContent = `${mark} ${here.name}`;
  const parent = isThread(here) ? t("thread-in", { channel: look.channelName(here.parent_id) }) : "";
  $("channel-topic").textContent = isDm(here) ? t("direct-topic") : [parent, here.archived && t("archived"), here.locked && t("locked"), here.topic].filter(Boolean).join(" · ");
  redraw($("bar-buttons"), [here.id, here.joined], () => barButtons(here));
}

function barButtons(here) {
  const buttons = [];
  if (isThread(here) && !here.joined) {
    const join = guarded(() => api.post(`channels/${here.id}/join`));
    buttons.push(h("button", { type: "button", className: "button plain", onclick: join, "aria-label": t("join-thread") }, h("span", { className: "narrow" }, t("join")), h("span", { className: "wide" }, t("join-thread"))));
  }
  if (isForum(here)) buttons.push(h("button", { type: "button", className: "button secondary", onclick: () => newPost(here) }, t("new-post")));
  buttons.push(h("button", { type: "button", className: "button secondary", onclick: seatOthers, title: t("seat-others-help"), "aria-label": t("seat-others") }, h("span", { className: "wide" }, t("seat-others")), h("span", { className: "narrow" }, t("seat-others-short"))));
  buttons.push(h("button", { type: "button", className: "icon-button", "aria-label": t("what-to-do"), title: t("what-to-do"), onclick: () => showWelcome(welcomeActions) }, "?"));
  if (isThread(here) && here.joined) {
    buttons.push(h("button", { type: "button", className: "icon-button", "aria-label": t("leave-thread"), title: t("leave-thread"), onclick: () => askToLeave(here) }, "⋯"));
  }
  return buttons;
}

// A lobby has a button to leave the table: this one is not to be taken for it.
function askToLeave(here) {
  const why = { type: 10, content: t("leave-thread-help", { thread: here.name }) };
  openModal({ title: t("leave-thread"), submit: t("leave-thread"), style: "danger", components: [why] }, () => api.post(`channels/${here.id}/leave`));
}

// --- the drawer of narrow windows

function closeDrawer() {
  document.body.classList.remove("drawer-open");
  $("drawer-button").setAttribute("aria-expanded", "false");
  $("shade").hidden = true;
  document.querySelector("main").inert = false;
}

function openDrawer() {
  document.body.classList.add("drawer-open");
  $("drawer-button").setAttribute("aria-expanded", "true");
  $("shade").hidden = false;
  document.querySelector("main").inert = true;
  $("channels").querySelector("button")?.focus();
}

// --- events

// Says whether what was read is still of use: one may be someone else by now.
async function readState() {
  const asked = api;
  const fresh = await asked.get(`state?guild=${state.guild.id}`);
  if (asked !== api) return false;
  takeState(fresh);
  await readCommands(fresh.commands_version);
  return asked === api;
}

async function readCommands(version) {
  if (version === commandsVersion) return;
  state.specs = await listCommands();
  commandsVersion = version;
  composer.suggestAnew();
}

async function refresh() {
  if (!(await readState())) return;
  const isOther = speakAsOneself();
  const gone = state.channelId && !channel();
  if (gone) state.channelId = null;
  const first = firstOf(state.guild.id) ?? state.channels.find(isDm);
  if (!state.channelId && first) await openChannel(first.id);
  else {
    composer.retell();
    if (isOther) composer.suggestAnew();
    drawBar();
    drawMarks();
    log.draw();
    if (channel()?.unread) await markRead();
  }
}

function refreshSoon() {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(guarded(refresh), 60);
}

function onMessage(message) {
  const place = channel(message.channel_id);
  if (!place) {
    refreshSoon();
    return;
  }
  if (message.author.id !== state.me.id && countUnread(place, message) && place.id !== state.channelId) pushPreview(message, place);
  if (place.id === state.channelId) showMessage(message);
  drawMarks();
}

// Says whether one is called by it.
function countUnread(place, message) {
  place.unread += 1;
  const isNamed = isDm(place) || message.mention_everyone || message.mentions.some((one) => one.id === state.me.id);
  place.mentions += isNamed ? 1 : 0;
  return isNamed;
}

function showMessage(message) {
  state.messages.set(message.id, message);
  state.arrived?.set(message.id, message);
  $("typing").textContent = "";
  log.draw({ toEnd: isEphemeral(message) });
  guarded(markRead)();
}

function onEdit(message) {
  if (message.channel_id !== state.channelId) return;
  state.arrived?.set(message.id, message);
  if (!state.messages.has(message.id)) return;
  state.messages.set(message.id, message);
  log.draw();
  if (message.id === log.pressed) log.show(message.id);
}

const events = {
  hello: async () => {
    const wasAway = !state.isConnected;
    state.isConnected = true;
    if (!wasAway) return;
    const before = state.channelId;
    await refresh();
    if (before && state.channelId === before) await catchUp();
  },
  message: ({ message }) => onMessage(message),
  message_edit: ({ message }) => onEdit(message),
  message_delete: ({ channel_id: at, id }) => {
    state.arrived?.delete(id);
    if (at === state.channelId && state.messages.delete(id)) log.draw();
  },
  channel_delete: refreshSoon,
  refresh: refreshSoon,
  waiting: refreshSoon,
  read: ({ channel_id: at, unread, mentions }) => {
    Object.assign(channel(at) ?? {}, { unread, mentions });
    if (!mentions) endPushes(at);
    drawMarks();
  },
  bot: ({ online }) => {
    state.bot.online = online;
    drawMarks();
  },
  typing: ({ channel_id: at, user_id: who }) => {
    if (at !== state.channelId) return;
    $("typing").textContent = t("writing", { name: look.userName(who) });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => ($("typing").textContent = ""), 8000);
  },
};

// --- who one is

// The bot speaks to people as their Discord does; here that is the browser, until they choose otherwise; then the page follows them.
async function stateInTheBrowsersLanguage(other) {
  const path = `state?guild=${state.guild?.id ?? ""}`;
  const fresh = await other.get(path);
  const chosen = localStorage.getItem(`practice-language-${fresh.me.name}`);
  if (chosen || BROWSERS === "en" || fresh.me.locale !== "en-GB") return fresh;
  await other.post("settings", { locale: BROWSERS });
  return other.get(path);
}

function speakAsOneself() {
  const isOther = speak(state.me.locale);
  if (isOther) retellWelcome(welcomeActions);
  return isOther;
}

function changeSettings(body) {
  if (body.locale) localStorage.setItem(`practice-language-${state.me.name}`, body.locale);
  return api.post("settings", body);
}

// One stays who one was until all is known of the other, and becomes only whom one chose last.
async function become(name, channelId) {
  becoming += 1;
  const turn = becoming;
  const other = new Api(name);
  const fresh = await stateInTheBrowsersLanguage(other);
  await readCommands(fresh.commands_version);
  if (turn !== becoming) return;
  api = other;
  takeState(fresh);
  // What one was told before, and has not sent yet, is not the other's.
  state.messages = new Map();
  speakAsOneself();
  listen();
  try {
    await openFirst(channel(channelId ?? state.channelId) ?? firstOf(state.guild.id) ?? state.channels.find(isDm));
  } catch (problem) {
    log.draw();
    composer.reset();
    drawMarks();
    throw problem;
  }
}

function listen() {
  stopListening?.();
  stopListening = api.listen(
    (event) => guarded(async () => events[event.type]?.(event))(),
    () => {
      state.isConnected = false;
      drawMarks();
    },
  );
}

async function openFirst(wanted) {
  if (wanted) {
    await openChannel(wanted.id);
    return;
  }
  state.channelId = null;
  state.messages = new Map();
  log.draw();
  composer.reset();
  drawMarks();
}

const sidebarActions = {
  open: guarded(openChannel),
  become: guarded((name) => become(name)),
  openDm: guarded(async () => openChannel((await api.post("dm")).channel_id)),
  settings: guarded(changeSettings),
  goTo: guarded(goTo),
  leave: guarded(() => api.post("leave", { guild: state.guild.id })),
  kick: guarded((user) => api.post("kick", { user, guild: state.guild.id })),
  join: guarded(() => api.post("join", { guild: state.guild.id })),
};
const welcomeActions = { seatOthers, openTable: () => composer.typeCommand("table new"), slash: () => composer.typeCommand("") };

function onGlobalKey(event) {
  if (event.key === "Escape" && document.body.classList.contains("drawer-open")) {
    closeDrawer();
    $("drawer-button").focus();
  }
  const isTyping = event.target.closest("input, textarea, select, dialog, [contenteditable]");
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    composer.typeCommand("");
  }
}

function onAttention() {
  if (!state.me) return;
  drawMarks();
  guarded(markRead)();
}

async function start() {
  translatePage();
  log = new Log({
    use,
    loadMore,
    reachEnd: () => guarded(markRead)(),
    react: guarded((message, emoji) => api.post(`channels/${message.channel_id}/react`, { message_id: message.id, emoji })),
    dismiss: guarded((message) => api.post(`channels/${message.channel_id}/dismiss`, { message_id: message.id })),
  });
  composer = new Composer({ sendText: (content) => api.post(`channels/${state.channelId}/send`, { content }), sendCommand, complete });
  look.openChannel = sidebarActions.open;
  look.become = (id) => sidebarActions.become(user(id).name);
  look.typeCommand = (name) => composer.typeCommand(name);
  $("drawer-button").addEventListener("click", () => (document.body.classList.contains("drawer-open") ? closeDrawer() : openDrawer()));
  $("shade").addEventListener("click", closeDrawer);
  $("newer").addEventListener("click", () => {
    log.toEnd();
    $("messages").focus();
  });
  document.addEventListener("keydown", onGlobalKey);
  document.addEventListener("visibilitychange", onAttention);
  window.addEventListener("focus", onAttention);
  window.addEventListener("blur", onAttention);
  const query = new URLSearchParams(location.search);
  const users = await listUsers();
  const asked = users.find((one) => one.name === query.get("user")?.toLowerCase());
  await become((asked ?? users[0]).name, query.get("channel"));
  welcomeOnFirstVisit(welcomeActions);
  keepRelativeTimes();
}

guarded(start)();
