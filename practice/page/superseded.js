// Controls that a newer message of the same thread has again: one can still press them, but Tab passes them by.

import { isEphemeral } from "./message.js";

// Ids differ in numbers alone where a control returns for the next move.
const kind = (message, control) => `${isEphemeral(message)} ${message.author.id} ${control.dataset.customId.replace(/\d+/g, "#")}`;

const controlsOf = (element) => [...element.querySelectorAll("[data-custom-id]")];

// shown: messages with their elements, oldest first.
export function passOverSuperseded(shown) {
  const known = new Set();
  for (const [message, element] of [...shown].reverse()) {
    const own = controlsOf(element).map((control) => [control, kind(message, control)]);
    for (const [control, name] of own) control.tabIndex = known.has(name) ? -1 : 0;
    for (const [, name] of own) known.add(name);
  }
}
