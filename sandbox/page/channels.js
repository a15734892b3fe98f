// The list on the left: servers, channels with their threads, and the direct messages with the bot.

import { byId, h, icon } from "./dom.js";
import { languageSelect } from "./languages.js";
import { DM, isThread } from "./session.js";
import { phrase } from "./words.js";

const root = byId("channels");

/** Draw the list; `unread(channel)` answers `{unread, mentions}`, `changeGuild(id, {language})` is for those who manage the server. */
export function showChannels(session, { open, unread, changeGuild }) {
  const focused = root.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const all = [...session.channels.values()];
  const sections = session.guilds.map((guild) => {
    const channels = all.filter((one) => one.guild_id === guild.id && !isThread(one));
    return section(guild.name, languageOf(guild), channels.flatMap((one) => [one, ...threadsOf(all, one)]));
  });
  root.replaceChildren(...sections, section(phrase("channel.dms"), null, all.filter((one) => one.type === DM)));
  if (focused) root.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });

  function section(name, language, channels) {
    return h(
      "section",
      { class: "server" },
      h("h2", {}, name, language),
      h("ul", {}, ...channels.map((channel) => h("li", {}, entry(channel)))),
    );
  }

  function languageOf(guild) {
    if (!session.me.admin) return h("span", { class: "language" }, guild.language);
    const select = languageSelect(guild.language, guild.name);
    select.addEventListener("change", () => changeGuild(guild.id, { language: select.value }));
    return select;
  }

  function entry(channel) {
    const { unread: fresh, mentions } = unread(channel);
    const here = channel.id === session.channel;
    const thread = isThread(channel);
    const className = ["channel", thread && "thread", channel.archived && "archived", fresh && !here && "unread", here && "here"].filter(Boolean).join(" ");
    const status = [channel.archived && phrase("channel.archived"), fresh && !here && phrase("channel.unread"), mentions && phrase("channel.mentions", { count: mentions })].filter(Boolean);
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
