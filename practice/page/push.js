// What a phone would show of a message that calls one: its first line. Of Components V2 it shows no text.

import { $, h } from "./dom.js";
import { isEphemeral, isSilent } from "./message.js";
import { firstLine } from "./markdown.js";
import { look } from "./look.js";
import { t } from "./words.js";

const STAYS = 8000;

export function pushPreview(message, place) {
  if (isSilent(message) || isEphemeral(message)) return;
  const open = () => look.openChannel(place.id);
  const from = h("b", {}, `${look.userName(message.author.id)} · ${place.name}`);
  const text = h("span", {}, firstLine(message.content, look) || t("push-empty"));
  const push = h("button", { type: "button", className: "toast push", title: t("push-help"), onclick: open, dataset: { channel: place.id } }, from, text);
  $("toasts").append(push);
  setTimeout(() => push.remove(), STAYS);
}

// Whoever reads a channel needs to be called there no more.
export function endPushes(channelId) {
  for (const push of $("toasts").querySelectorAll(`[data-channel="${channelId}"]`)) push.remove();
}
