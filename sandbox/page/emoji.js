// Emoji of buttons and options: the characters themselves; custom ones only by name, as their pictures live elsewhere.

import { h } from "./dom.js";

export function emoji({ id, name }) {
  return h("span", { class: "emoji", "aria-hidden": id ? null : "true" }, id ? `:${name}:` : name);
}
