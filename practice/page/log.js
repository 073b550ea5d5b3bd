// The list of messages of the open channel.

import { $, h } from "./dom.js";
import { continues, messageElement } from "./message.js";
import { channel, isDm, isThread, sortedMessages, state } from "./state.js";
import { passOverSuperseded } from "./superseded.js";
import { written } from "./time.js";
import { spoken, t } from "./words.js";

const NEAR = 120;
const dayOf = (message) => written(new Date(message.timestamp), "D");

export class Log {
  // actions: use, react, dismiss, loadMore, reachEnd
  constructor(actions) {
    this.actions = actions;
    this.element = $("messages");
    this.locals = [];
    this.known = new Map();
    // The message on which something was pressed last: what becomes of it should be seen.
    this.pressed = null;
    // Pictures that come late must not push the newest message out of sight.
    this.element.addEventListener("load", () => this.stick && this.toEnd(), true);
    this.element.addEventListener("scroll", () => this.onScroll());
    this.stick = true;
    // Nor must a longer draft, a notice above or a phone's keyboard.
    new ResizeObserver(() => this.onRoom()).observe(this.element);
  }

  get room() {
    return `${this.element.clientWidth} ${this.element.clientHeight}`;
  }

  onRoom() {
    this.knownRoom = this.room;
    if (this.stick) this.toEnd();
  }

  // Where the room has changed, it was not the reader who left the end.
  onScroll() {
    if (this.room === this.knownRoom) this.stickIf(this.isAtEnd);
  }

  stickIf(isAtEnd) {
    const comes = isAtEnd && !this.stick;
    this.stick = isAtEnd;
    if (comes) this.actions.reachEnd();
  }

  get isAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  toEnd() {
    this.element.scrollTop = this.element.scrollHeight;
    this.stickIf(true);
  }

  show(id) {
    if (!this.stick) $(`m${id}`)?.scrollIntoView({ block: "nearest" });
  }

  draw({ toEnd = false } = {}) {
    const stay = this.stick || toEnd;
    const focus = this.focusPlace();
    const messages = sortedMessages();
    const made = [this.top(messages)];
    let before = null;
    for (const message of messages) {
      if (!before || dayOf(before) !== dayOf(message)) {
        made.push(h("p", { className: "day" }, h("span", {}, dayOf(message))));
        before = null;
      }
      if (message.id === state.newFrom) {
        made.push(h("p", { className: "new-mark" }, h("span", {}, t("new"))));
        before = null;
      }
      made.push(this.elementFor(message, before));
      before = message;
    }
    this.place([...made.filter(Boolean), ...this.locals]);
    // Elsewhere, as where tables are opened, what looks the same belongs to different things.
    if (isThread(channel())) passOverSuperseded(messages.map((message) => [message, this.known.get(message.id).element]));
    focus?.();
    if (stay) this.toEnd();
  }

  // What comes in above does not move what one is reading.
  drawEarlier() {
    const below = this.element.scrollHeight - this.element.scrollTop;
    this.stick = false;
    this.draw();
    this.element.scrollTop = this.element.scrollHeight - below;
  }

  // A message that has not changed keeps its element, so that only what is new is read aloud.
  elementFor(message, before) {
    const written_ = JSON.stringify(message);
    // A channel may be mentioned before this page knows it.
    const names = written_.includes("<#") ? state.channels.map((one) => one.name) : [];
    const signature = JSON.stringify([written_, continues(message, before), state.me.id, spoken, names]);
    const known = this.known.get(message.id);
    if (known?.signature === signature) return known.element;
    const element = messageElement(message, before, this.actions);
    this.known.set(message.id, { signature, element });
    return element;
  }

  place(wanted) {
    const kept = new Set(wanted);
    [...this.element.children].filter((child) => !kept.has(child)).forEach((child) => child.remove());
    wanted.forEach((child, at) => {
      if (this.element.children[at] !== child) this.element.insertBefore(child, this.element.children[at] ?? null);
    });
  }

  // Remembers which button has the focus, so that it, or the first of other options, has it in a changed message.
  focusPlace() {
    const active = document.activeElement;
    if (active?.classList.contains("earlier")) return () => (this.element.querySelector(".earlier") ?? this.element).focus({ preventScroll: true });
    const row = active?.closest?.(".message");
    if (!row || !this.element.contains(row)) return null;
    const buttons = (element) => [...(element?.querySelectorAll("button, a") ?? [])];
    const at = buttons(row).indexOf(active);
    return () => {
      if (document.contains(active)) return;
      const next = buttons($(row.id));
      const same = next.find((button) => button.textContent === active.textContent);
      const first = $(row.id)?.querySelector(".row button:not(:disabled)");
      (same ?? first ?? next[Math.min(at, next.length - 1)] ?? this.element).focus({ preventScroll: true });
    };
  }

  top(messages) {
    const here = channel();
    if (state.hasMore) return h("p", { className: "day" }, h("button", { type: "button", className: "button plain earlier", onclick: this.actions.loadMore }, t("earlier")));
    if (messages.length) return null;
    const text = isDm(here) ? t("direct-empty") : t("empty");
    return h("p", { className: "empty" }, text);
  }

  // A line that only this page knows, such as that the bot did not answer.
  note(text) {
    const gone = () => {
      this.locals = this.locals.filter((one) => one !== element);
      element.remove();
    };
    const dismiss = h("button", { type: "button", className: "link", onclick: gone }, t("dismiss"));
    const element = h("article", { className: "notice failure", role: "alert" }, h("p", {}, `⚠ ${text} `, dismiss));
    this.locals.push(element);
    this.element.append(element);
    this.toEnd();
  }

  clearNotes() {
    this.locals = [];
    this.known.clear();
  }
}
