// Emoji in texts, on buttons and in options: the characters themselves, and the bot's own as the pictures it has uploaded.

import { h } from "./dom.js";

/** An emoji as an element; beside a label it is `mute`: a screen reader leaves it out. */
export function emoji({ id, name }, { mute = true } = {}) {
  const hidden = mute ? "true" : null;
  if (!id) return h("span", { class: "emoji", "aria-hidden": hidden }, name);
  const image = h("img", { class: "emoji", src: `/cdn/emojis/${id}.webp`, alt: `:${name}:`, title: `:${name}:`, draggable: "false", "aria-hidden": hidden });
  image.addEventListener("error", () => image.replaceWith(h("span", { class: "emoji-name" }, `:${name}:`)), { once: true });
  return image;
}
