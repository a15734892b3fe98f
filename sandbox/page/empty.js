// What an empty channel says: what to type first, as commands to click.

import { byId, h } from "./dom.js";
import { phrase } from "./words.js";

const FIRST = ["game new", "help"];

const root = byId("empty");

/** Invite the user if the open channel has no messages; `begin(name)` fills a command in. */
export function showEmpty(session, begin) {
  root.hidden = session.messages.size > 0 || !session.commands;
  if (root.hidden) return root.replaceChildren();
  const wanted = FIRST.map((name) => session.commands.find((one) => one.name === name)).filter(Boolean);
  const offered = wanted.length ? wanted : session.commands.slice(0, FIRST.length);
  const button = (one) => h("button", { type: "button", class: "button secondary", title: one.description, on: { click: () => begin(one.name) } }, `/${one.display}`);
  return root.replaceChildren(
    h("h2", {}, phrase("empty.title")),
    h("p", {}, phrase(offered.length ? "empty.invite" : "empty.quiet")),
    h("div", { class: "row" }, ...offered.map(button)),
  );
}

export function clearEmpty() {
  root.hidden = true;
  root.replaceChildren();
}
