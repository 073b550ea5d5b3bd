// The list that a select opens: arrows move, Enter or Space chooses, Escape closes.

import { $, h } from "./dom.js";
import { state } from "./state.js";
import { t } from "./words.js";

const people = () => state.users.filter((one) => one.is_member).sort((a, b) => a.bot - b.bot).map((one) => ({ label: one.display_name, value: one.id }));
const roles = () => state.roles.map((one) => ({ label: one.name, value: one.id }));
const channels = () => state.channels.filter((one) => one.guild_id === state.guild.id).map((one) => ({ label: `#${one.name}`, value: one.id }));

export function choicesOf(component) {
  const by = { 3: () => component.options, 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels };
  return by[component.type]();
}

export function openMenu(anchor, component, done) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  const several = high > 1 || low === 0;
  const options = choicesOf(component);
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));

  const close = () => {
    dialog.close();
    dialog.remove();
    anchor.focus();
  };
  const finish = () => {
    if (chosen.size < low || chosen.size > high) return;
    close();
    done(options.filter((option) => chosen.has(option.value)).map((option) => option.value));
  };
  const confirm = h("button", { type: "button", className: "button primary", onclick: finish }, t("choose"));

  const rows = options.map((option) => {
    const row = h(
      "li",
      { role: "option", tabIndex: -1, "aria-selected": String(chosen.has(option.value)) },
      h("span", { className: "option-label" }, `${option.emoji?.name ? `${option.emoji.name} ` : ""}${option.label}`),
      option.description ? h("span", { className: "option-help" }, option.description) : null,
    );
    row.addEventListener("click", () => pick(option, row));
    return row;
  });

  function pick(option, row) {
    if (!several) {
      chosen.clear();
      chosen.add(option.value);
      finish();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < high) chosen.add(option.value);
    row.setAttribute("aria-selected", String(chosen.has(option.value)));
    count();
  }

  function count() {
    confirm.disabled = chosen.size < low || chosen.size > high;
    confirm.textContent = several ? t("choose-count", { count: chosen.size, all: low === high ? high : `${low}–${high}` }) : t("choose");
  }

  function move(event) {
    const at = rows.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      rows[(to + rows.length) % rows.length].focus();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      event.preventDefault();
      rows[at].click();
    } else if (event.key.length === 1 && at >= 0) {
      rows.find((row) => row.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  }

  const list = h("ul", { role: "listbox", className: "menu-list", "aria-label": component.placeholder ?? t("choices"), onkeydown: move }, ...rows);
  list.setAttribute("aria-multiselectable", String(several));
  const dialog = h(
    "dialog",
    { className: "menu", "aria-label": component.placeholder ?? t("choices"), oncancel: close, onclick: (event) => event.target === dialog && close() },
    h("p", { className: "menu-title" }, component.placeholder ?? t("make-choice")),
    list,
    h("div", { className: "menu-foot" }, h("button", { type: "button", className: "button plain", onclick: close }, t("cancel")), several ? confirm : null),
  );
  count();
  $("dialogs").append(dialog);
  dialog.showModal();
  (rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
}
