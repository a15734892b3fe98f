// The inline part of markdown: emphasis, code, spoilers, links, mentions, times.
//
// The context has `session` (users and channels by id, the reader's language) and `open(channel, message)`,
// which a click on a mentioned channel calls.

import { h, icon, safeLink } from "./dom.js";
import { emoji } from "./emoji.js";
import { shownCommand } from "./session.js";
import { timestamp } from "./time.js";
import { phrase } from "./words.js";

const MESSAGE_LINK = /^https?:\/\/(?:[\w.-]*discord(?:app)?\.com|127\.0\.0\.1:\d+|localhost:\d+)\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

const RULES = [
  [/^\\([^\w\s])/, (m) => [m[1]]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => [h("code", {}, m[2].trim() || m[2])]],
  [/^<@!?(\d+)>/, (m, context) => [userMention(m[1], context)]],
  [/^<@&(\d+)>/, (m, { session }) => [h("span", { class: "mention" }, `@${session.roles.get(m[1])?.name ?? phrase("role.unknown")}`)]],
  [/^<#(\d+)>/, (m, context) => [channelMention(m[1], null, context, m[0])]],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m, { session }) => [timestamp(Number(m[1]), m[2] ?? "f", session.me.language)]],
  [/^<\/([^:>]+):(\d+)>/, (m, context) => [commandMention(m[1], context)]],
  [/^<a?:(\w+):(\d+)>/, (m) => [emoji({ name: m[1], id: m[2] }, { mute: false })]],
  [/^<(https?:\/\/[^\s>]+)>/, (m, context) => [link(m[1], [m[1]], context)]],
  [/^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m, context) => [link(m[2], inline(m[1], context), context)]],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])!?*_|~]/, (m, context) => [link(m[0], [m[0]], context)]],
  [/^@(everyone|here)\b/, (m) => [h("span", { class: "mention" }, m[0])]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, context) => [h("strong", {}, ...inline(m[1], context))]],
  [/^__([\s\S]+?)__(?!_)/, (m, context) => [h("u", {}, ...inline(m[1], context))]],
  [/^\*(?=\S)((?:\*\*[\s\S]+?\*\*|\\.|[^*\\])+?)\*(?!\*)/, (m, context) => [h("em", {}, ...inline(m[1], context))]],
  [/^_((?:__[\s\S]+?__|\\.|[^_\\])+?)_(?!\w)/, (m, context) => [h("em", {}, ...inline(m[1], context))], true],
  [/^~~([\s\S]+?)~~/, (m, context) => [h("s", {}, ...inline(m[1], context))]],
  [/^\|\|([\s\S]+?)\|\|/, (m, context) => [spoiler(inline(m[1], context))]],
];

/** A list of nodes for a text without blocks. */
export function inline(text, context) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = firstRule(text, at);
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(...found.make(found.match, context));
    at += found.match[0].length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function firstRule(text, at) {
  if (!/[\\`<[h@*_~|]/.test(text[at])) return null;
  const rest = text.slice(at);
  for (const [pattern, make, onlyAtWordStart] of RULES) {
    if (onlyAtWordStart && at > 0 && /\w/.test(text[at - 1])) continue;
    const match = pattern.exec(rest);
    if (match) return { match, make };
  }
  return null;
}

function userMention(id, { session }) {
  const user = session.users.get(id);
  const name = user ? user.display_name : phrase("person.unknown");
  return h("span", { class: id === session.userId ? "mention me" : "mention", data: { user: id } }, `@${name}`);
}

function channelMention(id, messageId, { session, open }, written) {
  const channel = session.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, written.startsWith("<") ? `#${phrase("channel.unknown")}` : written);
  const label = [h("span", { class: "hash" }, icon(channel.type === 0 ? "hash" : channel.type === 1 ? "at" : "thread")), channel.name];
  if (messageId) label.push(` › ${phrase("channel.message")}`);
  return h("button", { type: "button", class: "mention link", on: { click: () => open(id, messageId) } }, ...label);
}

function commandMention(name, { session, fillIn }) {
  const use = () => fillIn(name);
  const shown = `/${shownCommand(session, name)}`;
  return session.commands?.some((command) => command.name === name)
    ? h("button", { type: "button", class: "mention link", on: { click: use } }, shown)
    : h("span", { class: "mention" }, shown);
}

/** A link; one to a message of this stand-in opens it here, since the real Discord does not know it. */
export function link(text, children, context) {
  const inside = MESSAGE_LINK.exec(text);
  if (inside) {
    if (children.length === 1 && children[0] === text) return channelMention(inside[2], inside[3], context, text);
    const click = () => context.open(inside[2], inside[3]);
    return h("button", { type: "button", class: "text-link", on: { click } }, ...children);
  }
  const url = safeLink(text);
  if (!url) return h("span", {}, ...children);
  return h("a", { href: url.href, target: "_blank", rel: "noreferrer noopener" }, ...children);
}

function spoiler(children) {
  const hidden = h("span", { class: "spoiler-text", inert: true }, ...children);
  const button = h("span", { class: "spoiler", role: "button", tabindex: 0, "aria-expanded": "false", "aria-label": phrase("message.hidden") }, hidden);
  const show = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    button.classList.add("open");
    button.setAttribute("aria-expanded", "true");
    button.removeAttribute("aria-label");
    hidden.inert = false;
  };
  button.addEventListener("click", show);
  button.addEventListener("keydown", show);
  return button;
}
