// Embeds.

import { h } from "./dom.js";
import { picture } from "./lightbox.js";
import { look } from "./look.js";
import { inline, markdown } from "./markdown.js";

const isLocal = (media) => media?.url?.includes("/attachments/");

export function embedElement(embed) {
  const field = (one) =>
    h("div", { className: one.inline ? "field inline" : "field" }, h("dt", {}, ...inline(one.name, look)), h("dd", {}, ...markdown(one.value, look)));
  const element = h(
    "section",
    { className: "embed" },
    embed.author ? h("p", { className: "embed-author" }, embed.author.name) : null,
    embed.title ? h("h3", {}, ...inline(embed.title, look)) : null,
    embed.description ? h("div", { className: "text" }, ...markdown(embed.description, look)) : null,
    embed.fields?.length ? h("dl", { className: "fields" }, ...embed.fields.map(field)) : null,
    isLocal(embed.image) ? picture(embed.image) : null,
    isLocal(embed.thumbnail) ? picture(embed.thumbnail) : null,
    embed.footer ? h("p", { className: "embed-foot" }, embed.footer.text) : null,
  );
  if (embed.color !== undefined && embed.color !== null) {
    element.style.borderInlineStartColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  }
  return element;
}
