// Times as one reads them.

import { locale, t } from "./words.js";

const units = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60]];

export function ago(date) {
  const seconds = (date - Date.now()) / 1000;
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return seconds > 5 ? t("in-seconds", { seconds: Math.round(seconds) }) : t("just-now");
}

const styles = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export function written(date, style = "f") {
  return new Intl.DateTimeFormat(locale(), styles[style] ?? styles.f).format(date);
}

export function timeElement(date, style) {
  const element = document.createElement("time");
  element.dateTime = date.toISOString();
  element.title = written(date, "F");
  if (style === "R") element.dataset.relative = "";
  element.textContent = style === "R" ? ago(date) : written(date, style);
  return element;
}

export function keepRelativeTimes() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      element.textContent = ago(new Date(element.dateTime));
    }
  }, 15000);
}
