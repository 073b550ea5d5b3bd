// One message as elements.

import { h } from "./dom.js";
import { fileElement } from "./file.js";
import { picture } from "./lightbox.js";
import { look } from "./look.js";
import { firstLine, markdown } from "./markdown.js";
import { componentElements, firstText } from "./components.js";
import { embedElement } from "./embeds.js";
import { greekInitial, state } from "./state.js";
import { timeElement, written } from "./time.js";
import { t } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const SILENT = 4096;
const LAYOUT = 32768;
const GROUP_MINUTES = 7;
const PLAIN_TYPES = [0, 19, 20];

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isLoading = (message) => Boolean(message.flags & LOADING);
export const isSilent = (message) => Boolean(message.flags & SILENT);
// Of a layout, Discord shows what its components show and nothing else.
const isLayout = (message) => Boolean(message.flags & LAYOUT);
const headline = (message) => firstLine(message.content || firstText(message.components), look);
const nameOf = (account) => look.userName(account.id) === t("unknown") ? account.global_name ?? account.username : look.userName(account.id);

export function avatar(account, name) {
  const place = state.users.filter((one) => !one.bot).findIndex((one) => one.id === account.id);
  const colour = account.bot ? "bot" : `p${place}`;
  return h("span", { className: `avatar ${colour}`, "aria-hidden": "true" }, greekInitial(name));
}

export function continues(message, before) {
  if (!before || before.author.id !== message.author.id) return false;
  if (!PLAIN_TYPES.includes(before.type) || message.type !== 0 || message.interaction || message.referenced_message) return false;
  if (isEphemeral(message) !== isEphemeral(before) || isSilent(message) !== isSilent(before)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MINUTES * 60000;
}

function context(message) {
  if (message.interaction) {
    const who = nameOf(message.interaction.user);
    return h("p", { className: "context" }, "↱ ", h("b", {}, who), t("used"), h("span", { className: "mention" }, `/${look.usedName(message.interaction.name)}`));
  }
  if (message.type === 19) {
    const answered = message.referenced_message;
    const text = answered ? `${nameOf(answered.author)}: ${headline(answered) || t("no-text")}` : t("answer-deleted");
    return h("p", { className: "context" }, `↱ ${t("answer", { text })}`);
  }
  return null;
}

function head(message) {
  const name = nameOf(message.author);
  return h(
    "header",
    { className: "message-head" },
    h("span", { className: "author" }, name),
    message.author.bot ? h("span", { className: "tag" }, "app") : null,
    timeElement(new Date(message.timestamp), "R"),
    isSilent(message) ? h("span", { className: "silent", role: "img", "aria-label": t("silent"), title: t("silent") }) : null,
  );
}

function file(attachment) {
  if (attachment.content_type?.startsWith("image/")) return picture(attachment);
  return fileElement(attachment.url, attachment.filename, attachment.size);
}

function reactions(message, actions) {
  if (!message.reactions?.length) return null;
  const chips = message.reactions.map((one) =>
    h("button", { type: "button", className: "reaction", onclick: () => actions.react(message, one.emoji.name) }, `${one.emoji.name} ${one.count}`),
  );
  return h("div", { className: "reactions" }, ...chips);
}

function thread(message) {
  if (!message.thread) return null;
  const { id, name } = message.thread;
  return h("button", { type: "button", className: "thread-link", onclick: () => look.openChannel(id) }, "❧ ", h("b", {}, name), t("open-thread"));
}

function privacy(message, actions) {
  if (!isEphemeral(message)) return null;
  const dismiss = h("button", { type: "button", className: "link", onclick: () => actions.dismiss(message) }, t("dismiss"));
  return h("p", { className: "privacy" }, t("only-you"), dismiss);
}

function body(message, actions) {
  if (isLoading(message)) {
    const dots = h("span", { className: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return [h("p", { className: "thinking" }, dots, ` ${t("thinking", { name: nameOf(message.author) })}`)];
  }
  const edited = message.edited_timestamp
    ? h("span", { className: "edited", title: written(new Date(message.edited_timestamp), "F") }, t("edited"))
    : null;
  const text = h("div", { className: "text" }, ...markdown(message.content, look));
  if (edited && message.content) (text.lastElementChild?.tagName === "P" ? text.lastElementChild : text).append(" ", edited);
  return [
    message.content ? text : null,
    ...(isLayout(message) ? [] : message.attachments.map(file)),
    ...message.embeds.map((embed) => embedElement(embed, message)),
    ...componentElements(message, actions),
    message.content ? null : edited,
  ];
}

const notices = {
  1: (m) => [h("b", {}, nameOf(m.author)), t("let-in"), h("b", {}, m.mentions[0] ? nameOf(m.mentions[0]) : t("someone")), t("let-in-end")],
  6: (m) => [h("b", {}, nameOf(m.author)), t("pinned")],
  7: (m) => [h("b", {}, nameOf(m.author)), t("came")],
  18: (m) => [h("b", {}, nameOf(m.author)), t("began"), threadName(m)],
  21: (m) => [m.referenced_message ? t("hangs", { text: headline(m.referenced_message) || t("a-message") }) : t("hangs-gone")],
};

const threadName = (m) =>
  h("button", { type: "button", className: "link", onclick: () => look.openChannel(m.message_reference.channel_id) }, m.content);

export function messageElement(message, before, actions) {
  if (notices[message.type]) {
    const when = timeElement(new Date(message.timestamp), "R");
    return h("article", { className: "notice", id: `m${message.id}` }, h("p", {}, "— ", ...notices[message.type](message), " ", when));
  }
  const follows = continues(message, before);
  const mentioned = message.mentions.some((one) => one.id === state.me.id) || message.mention_everyone;
  const classes = ["message", follows && "follows", isEphemeral(message) && "ephemeral", mentioned && "mentioned"];
  return h(
    "article",
    { className: classes.filter(Boolean).join(" "), id: `m${message.id}`, "aria-label": `${nameOf(message.author)}, ${written(new Date(message.timestamp), "t")}` },
    context(message),
    h("div", { className: "gutter" }, follows ? null : avatar(message.author, nameOf(message.author))),
    h(
      "div",
      { className: "content" },
      follows ? null : head(message),
      ...body(message, actions),
      reactions(message, actions),
      thread(message),
      privacy(message, actions),
    ),
  );
}
