// Three sentences for the first visit.

import { $, h } from "./dom.js";
import { state } from "./state.js";

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
    { className: "welcome", "aria-label": "What to do here" },
    h("h3", {}, `Welcome to the ${state.guild.name}`),
    h(
      "p",
      {},
      `This is a small chat server on your own machine, and ${state.bot.display_name} is already in it. `,
      "Type ",
      h("kbd", {}, "/table new"),
      " in the box below to open a table (a bare ",
      h("kbd", {}, "/"),
      " lists everything it can do). ",
      "Then sit down with the others by one click, and play every side yourself by changing who you are below the channel list.",
    ),
    h(
      "div",
      { className: "row" },
      h("button", { type: "button", className: "button primary", onclick: actions.slash }, "Show the commands"),
      h("button", { type: "button", className: "button secondary", onclick: actions.seatOthers }, "Seat the others"),
      h("button", { type: "button", className: "button plain", onclick: close }, "Got it"),
    ),
  );
  $("welcome").replaceChildren(card);
}

export function welcomeOnFirstVisit(actions) {
  if (!localStorage.getItem(KEY)) showWelcome(actions);
}
