// The list on the left: servers, channels with their threads, and the direct messages with the bot.

import { byId, h, icon } from "./dom.js";
import { DM, isThread } from "./session.js";

const root = byId("channels");

/** Draw the list; `unread(channel)` answers `{unread, mentions}`. */
export function showChannels(session, { open, unread }) {
  const focused = root.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const all = [...session.channels.values()];
  const sections = session.guilds.map((guild) => {
    const channels = all.filter((one) => one.guild_id === guild.id && !isThread(one));
    return section(guild.name, guild.language, channels.flatMap((one) => [one, ...threadsOf(all, one)]));
  });
  root.replaceChildren(...sections, section("Direct messages", "", all.filter((one) => one.type === DM)));
  if (focused) root.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });

  function section(name, language, channels) {
    return h(
      "section",
      { class: "server" },
      h("h2", {}, name, language ? h("span", { class: "language" }, language) : null),
      h("ul", {}, ...channels.map((channel) => h("li", {}, entry(channel)))),
    );
  }

  function entry(channel) {
    const { unread: fresh, mentions } = unread(channel);
    const here = channel.id === session.channel;
    const thread = isThread(channel);
    const className = ["channel", thread && "thread", channel.archived && "archived", fresh && !here && "unread", here && "here"].filter(Boolean).join(" ");
    const status = [channel.archived && "archived", fresh && !here && "unread", mentions && `${mentions} mentions`].filter(Boolean);
    return h(
      "button",
      {
        type: "button",
        class: className,
        title: channel.topic,
        "aria-current": here ? "page" : null,
        "aria-label": [channel.name, ...status].join(", "),
        data: { channel: channel.id },
        on: { click: () => open(channel.id) },
      },
      icon(channel.type === DM ? "at" : thread ? "thread" : "hash"),
      h("span", { class: "channel-name" }, channel.name),
      mentions ? h("span", { class: "badge", "aria-hidden": "true" }, String(mentions)) : null,
    );
  }
}

/** Living threads first, then archived ones, each by age. */
function threadsOf(all, channel) {
  return all.filter((one) => one.parent_id === channel.id).sort((a, b) => Number(a.archived) - Number(b.archived));
}

root.addEventListener("keydown", (event) => {
  const entries = [...root.querySelectorAll(".channel")];
  const here = entries.indexOf(document.activeElement);
  const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (target === undefined || !entries[target]) return;
  event.preventDefault();
  entries[target].focus();
});

export const clearChannels = () => root.replaceChildren();
