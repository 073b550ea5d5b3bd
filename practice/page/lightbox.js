// Pictures, small in the message and large on request.

import { $, h, local } from "./dom.js";
import { t } from "./words.js";

const MAX_WIDTH = 720;
const MAX_HEIGHT = 540;

// As large as it is, to be moved about; a click shows it whole.
function enlarge(url, alt, from) {
  const close = () => dialog.close();
  const image = h("img", { src: url, alt });
  const pane = h("div", { className: "lightbox-pane", tabIndex: 0, onclick: () => pane.classList.toggle("whole") }, image);
  const dialog = h(
    "dialog",
    { className: "lightbox", "aria-label": t("picture"), onclick: (event) => event.target === dialog && close() },
    pane,
    h(
      "div",
      { className: "lightbox-foot" },
      alt ? h("details", {}, h("summary", {}, t("description")), h("p", {}, alt)) : h("p", { className: "quiet" }, t("no-description")),
      h("a", { href: url, target: "_blank", rel: "noopener" }, t("open-original")),
      h("button", { type: "button", className: "button plain", autofocus: true, onclick: close }, t("close")),
    ),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    from.focus();
  });
  $("dialogs").append(dialog);
  dialog.showModal();
}

export function picture({ url, description, width, height, spoiler }) {
  const address = local(url);
  const alt = description ?? "";
  const image = h("img", { src: address, alt, loading: "lazy", decoding: "async" });
  if (width && height) {
    const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
    image.width = Math.round(width * scale);
    image.height = Math.round(height * scale);
  }
  const label = alt ? t("enlarge-named", { alt }) : t("enlarge-picture");
  const button = h("button", { type: "button", className: spoiler ? "picture hidden-picture" : "picture", title: t("enlarge") }, image);
  button.setAttribute("aria-label", label);
  button.addEventListener("click", () => {
    if (button.classList.contains("hidden-picture")) button.classList.remove("hidden-picture");
    else enlarge(address, alt, button);
  });
  return button;
}
