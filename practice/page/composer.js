// The box at the bottom: texts, and "/" for commands.

import { $, h, say } from "./dom.js";
import { matching, offered } from "./options.js";
import { CommandForm } from "./slash.js";
import { channel, isDm, state } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { t } from "./words.js";

const MAX = 2000;

export class Composer {
  // handlers: sendText(text), sendCommand(leaf, options), complete(leaf, options, focused, signal)
  constructor(handlers) {
    this.handlers = handlers;
    this.drafts = new Map();
    this.list = new Suggestions(t("commands"));
    this.form = null;
    this.isPlaced = false;
    this.count = h("span", { className: "count", "aria-live": "polite" });
    this.text = h("textarea", {
      id: "composer-text",
      rows: 1,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      oninput: () => this.onInput(),
      onkeydown: (event) => this.onKey(event),
      onblur: () => this.list.hide(),
    });
    this.send = h("button", { type: "submit", className: "button primary send", "aria-label": t("send") }, "➤");
    this.box = h("form", { className: "text-row", onsubmit: (event) => this.onSubmit(event) }, this.text, this.count, this.send);
    $("composer").replaceChildren(this.list.element, this.box);
  }

  get draftKey() {
    return `${state.me?.id}:${state.channelId}`;
  }

  // Called when another channel or user is shown.
  reset() {
    this.cancelCommand(false);
    // Who types while the page loads means the channel that it opens.
    if (!this.isPlaced && this.text.value) this.drafts.set(this.draftKey, this.text.value);
    this.isPlaced = true;
    this.retell();
    this.text.value = this.drafts.get(this.draftKey) ?? "";
    this.fit();
    this.list.hide();
    this.suggestAnew();
  }

  // Says anew where one writes, and whether one can; what is typed stays.
  retell() {
    const here = channel();
    const name = isDm(here) ? here.name : `#${here?.name ?? ""}`;
    const open = Boolean(here?.can_send);
    const hint = matchMedia("(max-width: 760px)").matches ? "" : t("commands-hint");
    this.text.placeholder = open ? `${t("message", { channel: name })}${hint}` : t("cannot-write", { channel: name });
    this.text.setAttribute("aria-label", this.text.placeholder);
    this.send.setAttribute("aria-label", t("send"));
    this.list.element.setAttribute("aria-label", t("commands"));
    this.text.disabled = !open && !isDm(here);
  }

  // Called when there may be other commands than a moment ago.
  suggestAnew() {
    if (!this.form && document.activeElement === this.text) this.suggest();
  }

  fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
    const left = MAX - this.text.value.length;
    this.count.textContent = left < 200 ? String(left) : "";
    this.count.classList.toggle("over", left < 0);
  }

  onInput() {
    this.drafts.set(this.draftKey, this.text.value);
    this.fit();
    this.suggest();
  }

  suggest() {
    const typed = this.text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) {
      this.list.hide();
      return;
    }
    // A command chosen before its channel is open would be dropped when that opens.
    const known = this.isPlaced ? offered() : [];
    const whole = typed.endsWith(" ") ? known.find((leaf) => [leaf.title, leaf.plain].includes(typed.slice(1).trim())) : null;
    if (whole) {
      this.startCommand(whole);
      return;
    }
    const found = known.map((leaf) => [matching(typed.slice(1), leaf), leaf]).filter(([rank]) => rank);
    found.sort((a, b) => b[0] - a[0]);
    const items = found.map(([, leaf]) => ({ title: `/${leaf.title}`, help: leaf.description, choose: () => this.startCommand(leaf) }));
    const none = known.length ? t("commands-none") : t("commands-unknown");
    this.list.show(this.text, items, { note: items.length ? "" : none });
  }

  typeCommand(name) {
    if (this.form && !this.form.isEmpty) {
      this.form.focus();
      return;
    }
    this.cancelCommand(false);
    if (this.hasDraft) {
      this.besideDraft(name);
      return;
    }
    this.text.value = name ? `/${name} ` : "/";
    this.text.focus();
    this.onInput();
  }

  get hasDraft() {
    return Boolean(this.text.value.trim()) && !this.text.value.startsWith("/");
  }

  // What was typed already waits until the command is sent; only the list of all commands needs its place.
  besideDraft(name) {
    const known = offered().find((leaf) => leaf.plain === name);
    if (known) this.startCommand(known);
    else this.text.focus();
  }

  startCommand(leaf) {
    this.list.hide();
    this.form = new CommandForm(leaf, {
      send: (chosen, options) => this.sendCommand(chosen, options),
      complete: this.handlers.complete,
      cancel: () => this.cancelCommand(),
    });
    if (!this.hasDraft) this.clear();
    $("composer").replaceChildren(this.form.element);
    this.form.focus();
  }

  clear() {
    this.text.value = "";
    this.drafts.delete(this.draftKey);
    this.fit();
  }

  // What could not be sent comes back, unless something else was typed there since.
  giveBack(key, text) {
    if (this.drafts.get(key)) return;
    this.drafts.set(key, text);
    if (key !== this.draftKey) return;
    this.text.value = text;
    this.fit();
  }

  async sendCommand(leaf, options) {
    const outcome = await this.handlers.sendCommand(leaf, options);
    this.cancelCommand(outcome.outcome !== "modal");
  }

  cancelCommand(focus = true) {
    if (!this.form) return;
    this.form = null;
    $("composer").replaceChildren(this.list.element, this.box);
    this.fit();
    if (focus) this.text.focus();
  }

  onKey(event) {
    if (this.list.onKey(event)) return;
    const marked = this.list.marked;
    if ((event.key === "Enter" || event.key === "Tab") && marked && !event.shiftKey) {
      event.preventDefault();
      marked.choose();
    } else if (event.key === "Escape" && this.list.isOpen) {
      event.preventDefault();
      this.list.hide();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.box.requestSubmit();
    }
  }

  async onSubmit(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      this.suggest();
      return;
    }
    const [key, written] = [this.draftKey, this.text.value];
    // At once, so that what is typed next is neither sent again nor taken away.
    this.clear();
    try {
      await this.handlers.sendText(text);
    } catch (problem) {
      say(problem.message, "error");
      this.giveBack(key, written);
    }
  }
}
