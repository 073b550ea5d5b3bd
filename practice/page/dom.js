// Small helpers to build elements without markup in strings.

import { spoken } from "./words.js";

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key in element && !key.includes("-") && key !== "list") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const $ = (id) => document.getElementById(id);

// Whether anyone looks at this window; of several at once people look at one.
export const isWatched = () => !document.hidden && document.hasFocus();

const drawn = new WeakMap();

// Draws an element's children anew only if what they show has changed; the focus stays where it was.
export function redraw(element, shown, build) {
  const signature = JSON.stringify([spoken, shown]);
  if (drawn.get(element) === signature) return;
  drawn.set(element, signature);
  const active = document.activeElement;
  const at = [...element.querySelectorAll(FOCUSABLE)].indexOf(active);
  const key = active?.dataset?.key;
  element.replaceChildren(...build());
  if (at < 0) return;
  const same = key && element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same || element.querySelectorAll(FOCUSABLE)[at])?.focus();
}

const FOCUSABLE = "button, a, input, select, summary";

export function say(text, kind = "note") {
  const toast = h("p", { className: `toast ${kind}` }, text);
  $("toasts").append(toast);
  setTimeout(() => toast.remove(), kind === "error" ? 7000 : 4000);
}

// Files are addressed with the server's own host; the page may be open under another name of it.
export function local(url) {
  const at = url.indexOf("/attachments/");
  return at >= 0 ? url.slice(at) : url;
}
