// Buttons, selects and layouts of a message.

import { h } from "./dom.js";
import { fileElement } from "./file.js";
import { picture } from "./lightbox.js";
import { look } from "./look.js";
import { markdown } from "./markdown.js";
import { choicesOf, openMenu } from "./menu.js";
import { t } from "./words.js";

const styles = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

const emoji = (one) => (one ? `${one.name ?? ""} ` : "");

function button(component, message, actions) {
  const text = `${emoji(component.emoji)}${component.label ?? ""}`.trim();
  if (component.style === 5) {
    return h("a", { className: "button secondary", href: component.url, target: "_blank", rel: "noopener noreferrer" }, `${text} ↗`);
  }
  const element = h("button", { type: "button", className: `button ${styles[component.style] ?? "secondary"}`, disabled: Boolean(component.disabled) }, text);
  element.dataset.customId = component.custom_id;
  element.addEventListener("click", () => actions.use(element, message, component));
  return element;
}

function select(component, message, actions) {
  const chosen = choicesOf(component).filter((option) => option.default).map((option) => option.label);
  const text = chosen.join(", ") || component.placeholder || t("make-choice");
  const element = h(
    "button",
    { type: "button", className: "select", "aria-haspopup": "listbox", disabled: Boolean(component.disabled) },
    h("span", {}, text),
    h("span", { "aria-hidden": "true" }, "▾"),
  );
  element.dataset.customId = component.custom_id;
  element.addEventListener("click", () => openMenu(element, component, (values) => actions.use(element, message, component, values)));
  return element;
}

function section(component, message, actions) {
  return h("div", { className: "section" }, h("div", {}, ...many(component.components, message, actions)), one(component.accessory, message, actions));
}

function gallery(component) {
  const pictures = component.items.map((item) => picture({ ...item.media, description: item.description, spoiler: item.spoiler }));
  return h("div", { className: `gallery of-${Math.min(pictures.length, 5)}` }, ...pictures);
}

const thumbnail = (c) => h("div", { className: "thumbnail" }, picture({ ...c.media, description: c.description, spoiler: c.spoiler }));

function separator(component) {
  const size = component.spacing === 2 ? "large" : "small";
  return component.divider === false ? h("div", { className: `space ${size}` }) : h("hr", { className: size });
}

// Covers what is to be seen only by those who want to.
function covered(element) {
  element.inert = true;
  const show = () => {
    element.inert = false;
    cover.replaceWith(element);
    element.querySelector("button, a")?.focus();
  };
  const cover = h("div", { className: "covered" }, element, h("button", { type: "button", className: "button secondary", onclick: show }, t("hidden")));
  return cover;
}

function container(component, message, actions) {
  const element = h("section", { className: "container" }, ...many(component.components, message, actions));
  if (component.accent_color !== undefined && component.accent_color !== null) {
    element.classList.add("coloured");
    element.style.borderInlineStartColor = `#${component.accent_color.toString(16).padStart(6, "0")}`;
  }
  return component.spoiler ? covered(element) : element;
}

const kinds = {
  1: (c, m, a) => h("div", { className: "row" }, ...many(c.components, m, a)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (c) => h("div", { className: "text" }, ...markdown(c.content, look)),
  11: thumbnail,
  12: gallery,
  13: (c) => fileElement(c.file.url, c.name, c.size),
  14: separator,
  17: container,
};

const one = (component, message, actions) => kinds[component.type]?.(component, message, actions) ?? null;
const many = (components, message, actions) => components.map((component) => one(component, message, actions));

const inside = (component) => [component, ...(component.components ?? []).flatMap(inside)];

// The first text of a layout, for a mention of it elsewhere.
export const firstText = (components) => components.flatMap(inside).find((one) => one.type === 10)?.content ?? "";

export const componentElements = (message, actions) => many(message.components, message, actions);
