// The list above the message box, steered from a text field.

import { h } from "./dom.js";

let counter = 0;

export class Suggestions {
  constructor(label) {
    counter += 1;
    this.id = `suggestions-${counter}`;
    this.element = h("ul", { className: "suggestions", role: "listbox", id: this.id, "aria-label": label, hidden: true });
    this.items = [];
    this.at = -1;
    this.input = null;
  }

  // Shows items of {title, help, choose}; the first is marked if Enter should take it.
  show(input, items, { mark = true, note = "" } = {}) {
    this.input = input;
    this.items = items;
    const rows = items.map((item, at) => {
      const row = h(
        "li",
        { role: "option", id: `${this.id}-${at}`, "aria-selected": "false" },
        h("span", { className: "option-label" }, item.title),
        item.help ? h("span", { className: "option-help" }, item.help) : null,
      );
      row.addEventListener("mousedown", (event) => event.preventDefault());
      row.addEventListener("click", () => item.choose());
      return row;
    });
    const remark = note ? [h("li", { className: "remark", role: "presentation" }, note)] : [];
    this.element.replaceChildren(...remark, ...rows);
    this.rows = rows;
    this.element.hidden = !items.length && !note;
    input.setAttribute("aria-controls", this.id);
    input.setAttribute("aria-expanded", String(!this.element.hidden));
    this.mark(mark && items.length ? 0 : -1);
  }

  mark(at) {
    this.at = at;
    this.rows.forEach((row, number) => row.setAttribute("aria-selected", String(number === at)));
    if (at >= 0) {
      this.input.setAttribute("aria-activedescendant", `${this.id}-${at}`);
      this.rows[at].scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get marked() {
    return this.isOpen && this.at >= 0 ? this.items[this.at] : null;
  }

  hide() {
    this.element.hidden = true;
    this.at = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  // Returns whether the key was for the list.
  onKey(event) {
    if (!this.isOpen || !this.items.length) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return false;
    event.preventDefault();
    const from = this.at < 0 && step < 0 ? 0 : this.at;
    this.mark((from + step + this.items.length) % this.items.length);
    return true;
  }
}
