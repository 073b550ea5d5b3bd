// A chosen command: its options as fields, with help and suggestions for the one in focus.

import { h } from "./dom.js";
import { filtered, helpFor, localised, ownSuggestions } from "./options.js";
import { Suggestions } from "./suggestions.js";
import { t } from "./words.js";

const PAUSE = 120;

class Field {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.chosen = undefined;
    const name = localised(option, "name");
    this.input = h("input", {
      type: "text",
      autocomplete: "off",
      spellcheck: false,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": `${name}: ${helpFor(option)}`,
      "aria-required": String(Boolean(option.required)),
      placeholder: option.required ? "" : t("optional"),
      oninput: () => this.onInput(),
      onfocus: () => form.onFocus(this),
      onblur: () => form.onBlur(this),
      onkeydown: (event) => form.onKey(event, this),
    });
    if ([4, 10].includes(option.type)) this.input.inputMode = "decimal";
    this.element = h("label", { className: "option" }, h("span", {}, name), this.input);
  }

  onInput() {
    this.chosen = undefined;
    this.fit();
    this.form.suggest(this);
  }

  fit() {
    this.input.size = Math.max(8, Math.min(40, this.input.value.length + 1));
  }

  choose(suggestion) {
    this.chosen = { value: suggestion.value };
    this.input.value = suggestion.name;
    this.fit();
    this.form.afterChoice(this);
  }

  get isEmpty() {
    return !this.input.value && this.chosen === undefined;
  }

  // A name typed in full means the same as choosing it.
  get same() {
    const text = this.input.value.trim().toLowerCase();
    return (ownSuggestions(this.option) ?? []).find((one) => one.name.toLowerCase() === text);
  }

  get value() {
    if (this.chosen) return this.chosen.value;
    return this.same ? this.same.value : this.input.value.trim();
  }

  get isListed() {
    return !this.option.choices?.length || Boolean(this.chosen ?? this.same);
  }
}

export class CommandForm {
  // handlers: send(leaf, options), complete(leaf, options, focused, signal), cancel()
  constructor(leaf, handlers) {
    this.leaf = leaf;
    this.handlers = handlers;
    this.suggestions = new Suggestions(t("suggestions"));
    this.help = h("p", { className: "command-help", id: "command-help", "aria-live": "polite" }, leaf.description);
    this.line = h("div", { className: "command-line" });
    this.more = h("span", { className: "more-options" });
    this.sendButton = h("button", { type: "submit", className: "button primary" }, t("send"));
    this.element = h(
      "form",
      { className: "command", "aria-label": t("command", { name: leaf.title }), onsubmit: (event) => this.onSubmit(event) },
      this.suggestions.element,
      this.help,
      h(
        "div",
        { className: "command-row" },
        this.line,
        h("button", { type: "button", className: "button plain", "aria-label": t("command-cancel"), onclick: () => handlers.cancel() }, "✕"),
        this.sendButton,
      ),
    );
    this.fields = leaf.options.filter((option) => option.required).map((option) => new Field(option, this));
    this.draw();
  }

  draw() {
    const missing = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
    const add = missing.map((option) =>
      h("button", { type: "button", className: "add-option", title: helpFor(option), onclick: () => this.add(option) }, `+ ${localised(option, "name")}`),
    );
    this.more.replaceChildren(...add);
    this.line.replaceChildren(h("span", { className: "command-name" }, `/${this.leaf.title}`), ...this.fields.map((field) => field.element), this.more);
  }

  add(option) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.draw();
    field.input.focus();
  }

  remove(field) {
    this.fields = this.fields.filter((one) => one !== field);
    this.draw();
    this.focus();
  }

  focus() {
    const empty = this.fields.find((field) => field.isEmpty);
    (empty?.input ?? this.fields.at(-1)?.input ?? this.sendButton).focus();
  }

  get isEmpty() {
    return this.fields.every((field) => field.isEmpty);
  }

  onFocus(field) {
    this.isLeaving = false;
    this.tell(helpFor(field.option));
    this.suggest(field);
  }

  onBlur() {
    this.suggestions.hide();
  }

  tell(text, isError = false) {
    this.help.textContent = text;
    this.help.classList.toggle("error", isError);
  }

  options() {
    return Object.fromEntries(this.fields.filter((field) => !field.isEmpty).map((field) => [field.option.name, field.value]));
  }

  show(field, found, note) {
    if (document.activeElement !== field.input) return;
    const items = found.map((one) => ({ title: String(one.name), choose: () => field.choose(one) }));
    this.suggestions.show(field.input, items, { mark: Boolean(field.option.required || field.input.value), note });
  }

  suggest(field) {
    clearTimeout(this.timer);
    this.asked?.abort();
    if (field.chosen) {
      this.suggestions.hide();
      return;
    }
    const own = ownSuggestions(field.option);
    if (own) this.show(field, filtered(own, field.input.value), "");
    else if (field.option.autocomplete) this.timer = setTimeout(() => this.ask(field), PAUSE);
    else this.suggestions.hide();
  }

  async ask(field) {
    this.asked = new AbortController();
    const { signal } = this.asked;
    try {
      const options = { ...this.options(), [field.option.name]: field.input.value };
      const answer = await this.handlers.complete(this.leaf, options, field.option.name, signal);
      if (signal.aborted) return;
      if (answer.outcome !== "choices") this.show(field, [], t("completion-failed"));
      else {
        const found = answer.choices.map((one) => ({ ...one, name: localised(one, "name") }));
        this.show(field, found, found.length ? "" : t("completion-none"));
      }
    } catch (problem) {
      if (problem.name !== "AbortError") this.tell(problem.message, true);
    }
  }

  afterChoice(field) {
    this.suggestions.hide();
    const next = this.fields.find((one) => one.option.required && one.isEmpty);
    (next ?? field).input.focus();
  }

  onKey(event, field) {
    if (event.key !== "Escape") this.isLeaving = false;
    if (this.suggestions.onKey(event)) return;
    const marked = this.suggestions.marked;
    if (event.key === "Enter" && marked) {
      event.preventDefault();
      marked.choose();
    } else if (event.key === "Tab" && !event.shiftKey && marked && field.input.value) {
      marked.choose();
      if (document.activeElement !== field.input) event.preventDefault();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (this.suggestions.isOpen) this.suggestions.hide();
      else if (this.isLeaving || this.isEmpty) this.handlers.cancel();
      else {
        // What was typed is not thrown away by one key.
        this.isLeaving = true;
        this.tell(t("escape-again"), false);
      }
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      if (field.option.required) this.handlers.cancel();
      else this.remove(field);
    }
  }

  async onSubmit(event) {
    event.preventDefault();
    const missing = this.fields.find((field) => field.option.required && field.isEmpty);
    if (missing) {
      missing.input.focus();
      this.tell(t("still-needed", { help: localised(missing.option, "description") }), true);
      return;
    }
    const unlisted = this.fields.find((field) => !field.isEmpty && !field.isListed);
    if (unlisted) {
      unlisted.input.focus();
      this.tell(t("choose-listed", { name: localised(unlisted.option, "name") }), true);
      return;
    }
    this.sendButton.disabled = true;
    try {
      await this.handlers.send(this.leaf, this.options());
    } catch (problem) {
      this.tell(problem.message, true);
      this.sendButton.disabled = false;
    }
  }
}
