// Discord's markdown, read into elements; text never becomes markup by itself.

import { h } from "./dom.js";
import { timeElement } from "./time.js";
import { t } from "./words.js";

const inlineRules = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``(.+?)``|^`([^`\n]+)`/s, (m) => h("code", {}, (m[1] ?? m[2]).trim())],
  [/^\|\|(.+?)\|\|/s, (m, look) => spoiler(inline(m[1], look))],
  [/^\*\*\*(.+?)\*\*\*(?!\*)/s, (m, look) => h("strong", {}, h("em", {}, inline(m[1], look)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, look) => h("strong", {}, inline(m[1], look))],
  [/^__(.+?)__(?!_)/s, (m, look) => h("u", {}, inline(m[1], look))],
  [/^~~(.+?)~~/s, (m, look) => h("s", {}, inline(m[1], look))],
  [/^\*(?=\S)(.+?)\*(?!\*)/s, (m, look) => h("em", {}, inline(m[1], look))],
  [/^_(?=\S)(.+?)_(?!\w)/s, (m, look) => h("em", {}, inline(m[1], look))],
  [/^<@!?(\d+)>/, (m, look) => person(m[1], look)],
  [/^<@&(\d+)>/, (m, look) => mention(`@${look.roleName(m[1])}`, false)],
  [/^<#(\d+)>/, (m, look) => channelLink(m[1], look)],
  [/^<\/([^:>]+):(\d+)>/, (m, look) => commandLink(m[1], m[2], look)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timeElement(new Date(m[1] * 1000), m[2])],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, look) => link(m[2], inline(m[1], look))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => link(m[0], [m[0]])],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
];

function spoiler(children) {
  const show = (event) => {
    event.currentTarget.classList.add("shown");
    event.currentTarget.setAttribute("aria-label", "");
    event.currentTarget.removeAttribute("aria-label");
  };
  return h("button", { className: "spoiler", type: "button", "aria-label": t("hidden"), onclick: show }, ...children);
}

const mention = (text, mine) => h("span", { className: mine ? "mention mine" : "mention" }, text);

// Whoever is mentioned is mostly the one to play as next.
function person(id, look) {
  const name = look.userName(id);
  if (!look.canBe(id)) return mention(`@${name}`, look.isMe(id));
  return h("button", { className: "mention", type: "button", title: t("play-as", { name }), onclick: () => look.become(id) }, `@${name}`);
}

const link = (url, children) => h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...children);

function channelLink(id, look) {
  return h("button", { className: "mention", type: "button", onclick: () => look.openChannel(id) }, `#${look.channelName(id)}`);
}

function commandLink(plain, id, look) {
  return h("button", { className: "mention", type: "button", onclick: () => look.typeCommand(plain) }, `/${look.commandName(id, plain)}`);
}

// The first line of a text, without marks: for a mention of it elsewhere.
export function firstLine(text, look) {
  const line = text.split("\n").find((one) => one.trim()) ?? "";
  return h("span", {}, ...textBlocks(line, look)).textContent;
}

export function inline(text, look) {
  const parts = [];
  let plain = "";
  while (text) {
    let found = null;
    for (const [pattern, make] of inlineRules) {
      const match = pattern.exec(text);
      if (match) {
        found = [match, make];
        break;
      }
    }
    if (!found) {
      // Take a whole word at once: rules only begin at marks.
      const word = /^[^\s\\`|*_~<[@h]+|^./su.exec(text)[0];
      plain += word;
      text = text.slice(word.length);
      continue;
    }
    if (plain) parts.push(plain);
    plain = "";
    parts.push(found[1](found[0], look));
    text = text.slice(found[0][0].length);
  }
  if (plain) parts.push(plain);
  return parts;
}

function withBreaks(lines, look) {
  return inline(lines.join("\n"), look).flatMap((part) => {
    if (typeof part !== "string") return [part];
    return part.split("\n").flatMap((line, at) => (at ? [h("br"), line] : [line]));
  });
}

const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

function list(lines, look) {
  const [, depth, mark] = item.exec(lines[0]);
  const ordered = /\d/.test(mark);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : {});
  let inner = [];
  const close = () => {
    if (inner.length) element.lastChild?.append(list(inner, look));
    inner = [];
  };
  for (const line of lines) {
    const [, spaces, , text] = item.exec(line);
    if (spaces.length > depth.length) inner.push(line);
    else {
      close();
      element.append(h("li", {}, ...inline(text, look)));
    }
  }
  close();
  return element;
}

const blocks = [
  { test: (line) => item.test(line), make: list },
  { test: (line) => /^> ?/.test(line), make: (lines, look) => h("blockquote", {}, ...markdown(lines.map((l) => l.replace(/^> ?/, "")).join("\n"), look)) },
];

function special(line, look) {
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return h(`h${heading[1].length + 2}`, { className: `size-${heading[1].length}` }, ...inline(heading[2], look));
  const small = /^-# +(.+)$/.exec(line);
  return small ? h("p", { className: "subtext" }, ...inline(small[1], look)) : null;
}

function textBlocks(text, look) {
  const made = [];
  const lines = text.split("\n");
  let plain = [];
  const close = () => {
    while (plain.length && !plain[0].trim()) plain.shift();
    while (plain.length && !plain.at(-1).trim()) plain.pop();
    if (plain.length) made.push(h("p", {}, ...withBreaks(plain, look)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at].startsWith(">>> ")) {
      close();
      const rest = [lines[at].slice(4), ...lines.slice(at + 1)].join("\n");
      made.push(h("blockquote", {}, ...markdown(rest, look)));
      return made;
    }
    const block = blocks.find(({ test }) => test(lines[at]));
    const one = block ? null : special(lines[at], look);
    if (block) {
      close();
      const taken = [];
      while (at < lines.length && block.test(lines[at])) taken.push(lines[at++]);
      at -= 1;
      made.push(block.make(taken, look));
    } else if (one) {
      close();
      made.push(one);
    } else plain.push(lines[at]);
  }
  close();
  return made;
}

export function markdown(text, look) {
  return text.split(/(```(?:[\w+-]*\n)?[\s\S]*?```)/).flatMap((part) => {
    const fence = /^```(?:[\w+-]*\n)?([\s\S]*?)\n?```$/.exec(part);
    return fence ? [h("pre", { tabIndex: 0 }, h("code", {}, fence[1]))] : textBlocks(part, look);
  });
}
