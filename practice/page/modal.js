// The forms that the bot opens.

import { $, h } from "./dom.js";
import { look } from "./look.js";
import { markdown } from "./markdown.js";
import { choicesOf } from "./menu.js";
import { t } from "./words.js";

const SHORT = 1;

// Each field: its element and a function that reads its value.
function textInput(one, id) {
  const shared = { id, required: one.required !== false, value: one.value ?? "", placeholder: one.placeholder ?? "" };
  const element = one.style === SHORT ? h("input", { type: "text", ...shared }) : h("textarea", { rows: 4, ...shared });
  if (one.max_length) element.maxLength = one.max_length;
  if (one.min_length) element.minLength = one.min_length;
  return [element, () => element.value];
}

function single(one, id) {
  const needed = one.required !== false && (one.min_values ?? 1) > 0;
  const options = choicesOf(one).map((option) => h("option", { value: option.value, selected: Boolean(option.default) }, option.label));
  const element = h("select", { id, required: needed }, h("option", { value: "" }, one.placeholder ?? t("make-choice")), ...options);
  if (!choicesOf(one).some((option) => option.default)) element.value = "";
  return [element, () => (element.value ? [element.value] : [])];
}

function boxes(one, id, type) {
  const options = one.options ?? choicesOf(one);
  const inputs = options.map((option) => h("input", { type, name: id, value: option.value, checked: Boolean(option.default) }));
  const rows = inputs.map((input, at) => h("label", { className: "box" }, input, ` ${options[at].label}`));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return [h("div", { role: type === "radio" ? "radiogroup" : "group", id }, ...rows), chosen];
}

function field(one, id) {
  if (one.type === 4) return textInput(one, id);
  if (one.type === 21) {
    const [element, chosen] = boxes(one, id, "radio");
    return [element, () => chosen()[0]];
  }
  if (one.type === 22) return boxes(one, id, "checkbox");
  if (one.type === 23) {
    const element = h("input", { type: "checkbox", id, checked: Boolean(one.default) });
    return [element, () => element.checked];
  }
  if (one.type === 19) return [h("p", { id, className: "quiet" }, t("file-refused")), () => []];
  return (one.max_values ?? 1) > 1 ? boxes(one, id, "checkbox") : single(one, id);
}

function part(one, readers) {
  if (one.type === 10) return h("div", { className: "text" }, ...markdown(one.content, look));
  const inner = one.type === 18 ? one.component : one.components[0];
  const id = `field-${inner.custom_id}`;
  const [element, read] = field(inner, id);
  readers[inner.custom_id] = read;
  const needed = inner.required !== false && inner.type !== 23;
  return h(
    "div",
    { className: "form-field" },
    h("label", { htmlFor: id }, one.label ?? inner.label ?? "", needed ? h("span", { className: "needed", title: t("needed") }, " *") : null),
    one.description ? h("p", { className: "option-help" }, one.description) : null,
    element,
  );
}

// Opens the form; `send` gets the values and may throw, which keeps the form open. Forms of the page's own may name their button.
export function openModal(modal, send) {
  const readers = {};
  const error = h("p", { className: "form-error", role: "alert" });
  const submit = h("button", { type: "submit", className: `button ${modal.style ?? "primary"}` }, modal.submit ?? t("submit"));
  const close = () => {
    dialog.close();
    dialog.remove();
    $("composer-text")?.focus();
  };
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", {}, modal.title),
    ...modal.components.map((one) => part(one, readers)),
    error,
    h("div", { className: "form-foot" }, h("button", { type: "button", className: "button plain", onclick: close }, t("cancel")), submit),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    error.textContent = "";
    try {
      await send(Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, read()])));
      close();
    } catch (problem) {
      error.textContent = problem.message;
      submit.disabled = false;
    }
  });
  const dialog = h("dialog", { className: "modal", "aria-label": modal.title, oncancel: () => setTimeout(close) }, form);
  $("dialogs").append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}
