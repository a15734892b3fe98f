// Where you are: the title line, the state of the bot, and who is typing.

import { byId, h, icon } from "./dom.js";
import { DM, isThread } from "./session.js";
import { phrase } from "./words.js";

export function showPlace(session, channel) {
  const parent = session.channels.get(channel.parent_id);
  const parts = [icon(channel.type === DM ? "at" : isThread(channel) ? "thread" : "hash"), h("span", { class: "place-name" }, channel.name)];
  if (parent) parts.push(h("span", { class: "topic" }, phrase("channel.inside", { name: parent.name })));
  else if (channel.topic) parts.push(h("span", { class: "topic" }, channel.topic));
  if (channel.archived) parts.push(h("span", { class: "tag" }, phrase("channel.archived")));
  byId("place").replaceChildren(...parts);
}

/** A line under the title when something is not as it should be; without a text, whether the bot is there. */
export function showStatus(session, text) {
  const said = text ?? (session.botOnline ? "" : phrase("frame.offline"));
  byId("status").textContent = said;
  byId("status").hidden = !said;
}

export function showTyping(session) {
  const names = session ? [...session.typing.keys()].map((id) => session.users.get(id)?.display_name ?? phrase("person.somebody")) : [];
  byId("typing").textContent = names.length ? phrase("person.typing", { names: names.join(", "), count: names.length }) : "";
}
