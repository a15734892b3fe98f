// Times in the language of the sample user, as chat programs show them.

import { h } from "./dom.js";

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds, language, now = Date.now() / 1000) {
  const difference = seconds - now;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(difference) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(difference / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** `<t:SECONDS:style>` as an element; relative ones are kept fresh by `refreshTimes`. */
export function timestamp(seconds, style, language) {
  const moment = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(language, STYLES.F).format(moment);
  const data = style === "R" ? { relative: seconds, language } : {};
  const text = style === "R" ? relative(seconds, language) : new Intl.DateTimeFormat(language, STYLES[style] ?? STYLES.f).format(moment);
  return h("time", { class: "stamp", datetime: moment.toISOString(), title: full, data }, text);
}

export function refreshTimes(root = document) {
  for (const element of root.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative), element.dataset.language);
    if (element.textContent !== text) element.textContent = text;
  }
}

const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** When a message was written: the time, with "yesterday" or the date where it was not today. */
export function written(iso, language) {
  const date = new Date(iso);
  const clock = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(date);
  const days = Math.round((midnight(date) - midnight(new Date())) / 86400000);
  let text = clock;
  if (days === -1) text = `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day")}, ${clock}`;
  else if (days !== 0) text = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" }).format(date);
  return h("time", { datetime: iso, title: new Intl.DateTimeFormat(language, STYLES.F).format(date) }, text);
}

export const clockTime = (iso, language) => new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(iso));

export const dayOf = (iso, language) => new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(iso));
