// One message: who, when, text, pictures, embeds, components, and the line under those that only one user sees.

import { component, fileCard } from "./components.js";
import { h, icon, localFile } from "./dom.js";
import { embed } from "./embeds.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { author, COMPONENTS_V2, EPHEMERAL, LOADING, mentionsMe, shownCommand, SILENT } from "./session.js";
import { clockTime, dayOf, written } from "./time.js";
import { phrase } from "./words.js";

const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

export function avatar(user, size = "") {
  const initials = [...user.display_name][0]?.toLocaleUpperCase() ?? "?";
  return h("span", { class: `avatar ${user.bot ? "bot" : ""} ${size}`, style: { "--colour": user.color }, "aria-hidden": "true" }, user.bot ? "🚂" : initials);
}

/** A message as a list item; `actions` are those of app.js. */
export function messageElement(session, message, actions) {
  const context = { session, message, ...actions };
  const who = author(session, message);
  const { language } = session.me;
  const item = h(
    "li",
    { class: "message", tabindex: -1, data: { id: message.id, author: who.id, at: message.timestamp, silent: Boolean(message.flags & SILENT) } },
    h("div", { class: "day", role: "separator" }, h("span", {}, dayOf(message.timestamp, language))),
    h("div", { class: "unread-line", role: "separator", "aria-label": phrase("message.new-line") }, h("span", { "aria-hidden": "true" }, phrase("message.new"))),
    above(session, message, context),
    h("div", { class: "side" }, avatar(who), h("span", { class: "short-time", "aria-hidden": "true" }, clockTime(message.timestamp, language))),
    h("div", { class: "body" }, head(who, message, language), ...content(message, context), ...underneath(message, context)),
  );
  if (message.flags & EPHEMERAL) item.classList.add("ephemeral");
  if (mentionsMe(session, message)) item.classList.add("mentions-me");
  return item;
}

function head(who, message, language) {
  return h(
    "h2",
    { class: "head" },
    h("span", { class: "name", style: { "--colour": who.color } }, who.display_name),
    who.bot ? h("span", { class: "app" }, phrase("message.app")) : null,
    message.flags & SILENT ? h("span", { class: "silent", title: phrase("message.silent-hint") }, phrase("message.silent")) : null,
    written(message.timestamp, language),
  );
}

/** What stands over a message: the command it answers, or the message it replies to. */
function above(session, message, context) {
  if (message.interaction) {
    const { user, name } = message.interaction;
    const known = session.users.get(user.id);
    return h("div", { class: "above" }, icon("reply"), h("span", { class: "name" }, known?.display_name ?? user.global_name ?? user.username), ` ${phrase("message.used")} `, h("span", { class: "mention" }, `/${shownCommand(session, name)}`));
  }
  if (!message.message_reference) return null;
  const source = message.referenced_message ?? session.messages.get(message.message_reference.message_id);
  if (!source) return null; // what was clicked has gone, or is too old to be loaded
  const who = author(session, source);
  const text = source.content ? firstWords(source.content, context) : phrase(source.attachments?.length ? "message.picture" : "message.message");
  return h("button", { type: "button", class: "above jump", on: { click: () => context.open(source.channel_id, source.id) } }, icon("reply"), h("span", { class: "name" }, who.display_name), h("span", { class: "snippet" }, text));
}

/** The beginning of a text without its markup, for a single line. */
function firstWords(text, context) {
  const lines = [...markdown(text.slice(0, 300), context).children].map((one) => one.textContent);
  return lines.join(" ").replace(/\s+/g, " ").slice(0, 120);
}

function content(message, context) {
  if (message.flags & LOADING) return [h("p", { class: "thinking" }, dots(), phrase("message.thinking", { name: author(context.session, message).display_name }))];
  if (message.type === THREAD_CREATED) return [threadCreated(message, context)];
  const parts = [];
  if (message.type === THREAD_STARTER && message.referenced_message) return content({ ...message.referenced_message, components: [] }, context);
  if (message.content) {
    const edited = message.edited_timestamp ? h("span", { class: "edited", title: message.edited_timestamp }, phrase("message.edited")) : null;
    parts.push(h("div", { class: "markdown" }, markdown(message.content, context), edited));
  }
  if (!(message.flags & COMPONENTS_V2)) {
    parts.push(attachments(message.attachments ?? []), ...(message.embeds ?? []).map((one) => embed(one, context)));
  }
  if (message.components?.length) parts.push(h("div", { class: "components" }, ...message.components.map((one) => component(one, context))));
  return parts.filter(Boolean);
}

function attachments(files) {
  const pictures = files.filter((file) => file.content_type?.startsWith("image/") || file.width);
  const others = files.filter((file) => !pictures.includes(file));
  if (!files.length) return null;
  return h(
    "div",
    { class: `gallery count-${Math.min(pictures.length, 4)}` },
    ...pictures.map((file) => picture(file, { alt: file.description ?? "", spoiler: file.filename.startsWith("SPOILER_") })),
    ...others.map((file) => fileCard(file, localFile(file.url))),
  );
}

function threadCreated(message, { session, open }) {
  const id = message.message_reference?.channel_id;
  const name = session.channels.get(id)?.name ?? message.content;
  return h("p", { class: "system" }, `${phrase("message.thread")} `, h("button", { type: "button", class: "text-link", on: { click: () => open(id) } }, name));
}

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function underneath(message, context) {
  const parts = [h("p", { class: "failure", role: "alert", hidden: true })];
  if (message.thread) {
    const { id, name } = message.thread;
    parts.push(h("button", { type: "button", class: "thread-link", on: { click: () => context.open(id) } }, icon("thread"), ...inline(name, context)));
  }
  if (message.flags & EPHEMERAL && !(message.flags & LOADING)) {
    const dismiss = h("button", { type: "button", class: "text-link dismiss", on: { click: () => context.dismiss(message) } }, phrase("message.dismiss"));
    parts.push(h("p", { class: "private" }, icon("eye"), `${phrase("message.private")} • `, dismiss));
  }
  return parts;
}

/** Show on the message which component was pressed and is waiting for the bot, or that the bot did not answer. */
export function markWaiting(item, waiting) {
  const busy = waiting?.state === "waiting";
  item.classList.toggle("busy", busy);
  for (const control of item.querySelectorAll("[data-custom-id]")) {
    const mine = busy && control.dataset.customId === waiting.customId;
    control.classList.toggle("waiting", mine);
    if (busy) control.setAttribute("aria-disabled", "true");
    else control.removeAttribute("aria-disabled");
    if (mine) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }
  const failure = item.querySelector(".failure");
  failure.hidden = waiting?.state !== "failed";
  failure.textContent = failure.hidden ? "" : waiting.text;
}
