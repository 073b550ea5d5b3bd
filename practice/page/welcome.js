// Three sentences for the first visit.

import { $, h } from "./dom.js";
import { channel, state } from "./state.js";
import { t } from "./words.js";

const KEY = "practice-welcomed";

export function endWelcome() {
  localStorage.setItem(KEY, "yes");
  $("welcome").replaceChildren();
}

export function showWelcome(actions) {
  const close = () => {
    endWelcome();
    $("composer-text")?.focus();
  };
  const card = h(
    "section",
    { className: channel(state.channelId)?.parent_id ? "welcome brief" : "welcome", "aria-label": t("what-to-do") },
    h("h3", {}, t("welcome", { place: state.guild.name })),
    h(
      "p",
      {},
      t("welcome-1", { bot: state.bot.display_name }),
      h("kbd", {}, "/"),
      t("welcome-2"),
    ),
    h(
      "div",
      { className: "row" },
      h("button", { type: "button", className: "button primary", onclick: actions.openTable }, t("open-table")),
      h("button", { type: "button", className: "button secondary", onclick: actions.seatOthers }, t("seat-others")),
      h("button", { type: "button", className: "button plain", onclick: actions.slash }, t("show-commands")),
      h("button", { type: "button", className: "button plain", onclick: close }, t("got-it")),
    ),
  );
  $("welcome").replaceChildren(card);
}

// Says it in another language, while it stands there.
export function retellWelcome(actions) {
  if ($("welcome").hasChildNodes()) showWelcome(actions);
}

export function welcomeOnFirstVisit(actions) {
  if (!localStorage.getItem(KEY)) showWelcome(actions);
}
