// The list of messages of the open channel: order, grouping, scrolling, and moving through it by keyboard.

import { byId, compareIds, focusable, h } from "./dom.js";
import { avatar, dots, markWaiting, messageElement } from "./message.js";
import { closePopup, placePopup, popupAnchor } from "./popup.js";
import { sortedMessages } from "./session.js";
import { phrase } from "./words.js";

const TOGETHER = 7 * 60 * 1000; // messages of one author within this time share a heading

const log = byId("log");
const list = byId("messages");
const local = byId("local");
const newest = byId("newest");
let pinned = true; // the newest message is in view and shall stay so

const item = (id) => list.querySelector(`:scope > [data-id="${CSS.escape(id)}"]`);
const toEnd = () => { log.scrollTop = log.scrollHeight; };

/** Everything of the channel anew; `lastRead` places the line over what is new. */
export function showMessages(session, actions, lastRead) {
  list.replaceChildren(...sortedMessages(session).map((message) => messageElement(session, message, actions)));
  for (const [id, waiting] of session.waiting) if (item(id)) markWaiting(item(id), waiting);
  decorate(session, lastRead);
  pinned = true;
  toEnd();
}

/** Older messages at the front, without moving what is in view. */
export function prependMessages(session, actions, messages) {
  const before = log.scrollHeight;
  list.prepend(...messages.map((message) => messageElement(session, message, actions)));
  decorate(session);
  log.scrollTop += log.scrollHeight - before;
}

/** A new or changed message. */
export function upsertMessage(session, message, actions) {
  const made = messageElement(session, message, actions);
  const old = item(message.id);
  if (old) replace(old, made);
  else {
    const next = [...list.children].find((one) => compareIds(one.dataset.id, message.id) > 0);
    list.insertBefore(made, next ?? null);
  }
  if (session.waiting.has(message.id)) markWaiting(made, session.waiting.get(message.id));
  decorate(session);
  if (pinned) toEnd();
}

/** Put `made` where `old` was and keep what the user is doing there: loaded pictures, the focus, an open menu. */
function replace(old, made) {
  const loaded = new Map([...old.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image]));
  for (const image of made.querySelectorAll("img")) {
    const same = loaded.get(image.getAttribute("src"));
    if (!same) continue;
    same.alt = image.alt;
    image.replaceWith(same);
    loaded.delete(image.getAttribute("src"));
  }
  if (old.classList.contains("unread-first")) made.classList.add("unread-first");
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const spot = focused && focused !== old ? spotOf(old, focused) : null;
  keepMenu(old, made);
  old.replaceWith(made);
  placePopup();
  if (focused && !made.contains(document.activeElement)) (spot ? find(made, spot) : made).focus({ preventScroll: true });
}

/** A menu that is open stays open, if the message still has it with the same options. */
function keepMenu(old, made) {
  const anchor = popupAnchor();
  if (!anchor || !old.contains(anchor)) return;
  const again = made.querySelector(`.select[data-custom-id="${CSS.escape(anchor.dataset.customId)}"]:not([disabled])`);
  if (again && again.dataset.offers === anchor.dataset.offers) again.replaceWith(anchor);
  else closePopup("escape");
}

const looks = (control) => `${control.className.replace(" waiting", "")}|${control.getAttribute("aria-label")}|${control.textContent}`;

function spotOf(item, control) {
  const all = focusable(item);
  return { customId: control.dataset.customId, looks: looks(control), fromEnd: all.length - all.indexOf(control) };
}

/** The control that was meant: the same one, or one that looks the same, or the one in the same place (pictures come in above). */
function find(made, { customId, looks: wanted, fromEnd }) {
  const all = focusable(made);
  const same = all.find((one) => customId && one.dataset.customId === customId) ?? all.find((one) => looks(one) === wanted);
  return same ?? all[Math.max(0, all.length - fromEnd)] ?? made;
}

export function removeMessage(session, id) {
  const gone = item(id);
  if (!gone) return;
  const next = gone.contains(document.activeElement) ? (gone.nextElementSibling ?? gone.previousElementSibling) : null;
  gone.remove();
  decorate(session);
  next?.focus({ preventScroll: true });
}

export function markMessage(session, id) {
  const found = item(id);
  if (found) markWaiting(found, session.waiting.get(id));
  if (found && pinned) toEnd();
}

/** Which messages share a heading, which begin a day, and which is the first unread one. */
function decorate(session, lastRead) {
  let previous = null;
  let marked = lastRead === undefined || !lastRead;
  for (const one of list.children) {
    const day = new Date(one.dataset.at).toDateString();
    const newDay = !previous || new Date(previous.dataset.at).toDateString() !== day;
    const near = previous && Date.parse(one.dataset.at) - Date.parse(previous.dataset.at) < TOGETHER;
    const sameVoice = previous && previous.dataset.author === one.dataset.author;
    const sameLoudness = previous && previous.dataset.silent === one.dataset.silent; // the heading says which it is
    const samePrivacy = previous && previous.classList.contains("ephemeral") === one.classList.contains("ephemeral");
    if (!marked && compareIds(one.dataset.id, lastRead) > 0 && one.dataset.author !== session.userId) {
      marked = true;
      one.classList.add("unread-first");
    }
    const apart = one.classList.contains("unread-first") || one.querySelector(":scope > .above");
    one.classList.toggle("new-day", newDay);
    one.classList.toggle("grouped", Boolean(near && sameVoice && sameLoudness && samePrivacy && !newDay && !apart));
    previous = one;
  }
}

/** Commands on their way, and those that failed, as lines only this user sees; they live in the page alone. */
export function showLocal(session, dismiss) {
  const entries = [...session.sent.entries()].filter(([, sent]) => sent.channel === session.channel && sent.kind === "command");
  local.replaceChildren(...entries.map(([key, sent]) => localLine(session, sent, () => dismiss(key))));
  if (pinned) toEnd();
}

function localLine(session, sent, dismiss) {
  const { bot } = session;
  const text = sent.state === "failed"
    ? h("p", { class: "failure" }, sent.text)
    : h("p", { class: "thinking" }, dots(), phrase("message.sending", { name: bot.display_name }));
  const line = sent.state === "failed"
    ? h("p", { class: "private" }, `${phrase("message.private")} • `, h("button", { type: "button", class: "text-link dismiss", on: { click: dismiss } }, phrase("message.dismiss")))
    : null;
  return h("li", { class: "message ephemeral" }, h("div", { class: "above" }, h("span", { class: "name" }, session.me.display_name), ` ${phrase("message.used")} `, h("span", { class: "mention" }, `/${sent.name}`)), h("div", { class: "side" }, avatar(bot)), h("div", { class: "body" }, h("h2", { class: "head" }, h("span", { class: "name", style: { "--colour": bot.color } }, bot.display_name), h("span", { class: "app" }, phrase("message.app"))), text, line));
}

/** Nothing of the former user stays. */
export function clearMessages() {
  list.replaceChildren();
  local.replaceChildren();
  newest.hidden = true;
  pinned = true;
}

/** Scroll to a message and point at it; false when it is not loaded. */
export function pointAt(id) {
  const found = item(id);
  if (!found) return false;
  pinned = false;
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
  found.classList.add("pointed");
  setTimeout(() => found.classList.remove("pointed"), 1600);
  return true;
}

export function focusLastMessage() {
  const last = list.lastElementChild;
  last?.focus();
  return Boolean(last);
}

/** Wire the list up once: staying at the end, older messages at the top, arrow keys between messages. */
export function setUpLog({ onTop, onLeave, onBottom }) {
  log.addEventListener("scroll", () => {
    pinned = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
    newest.hidden = pinned;
    if (pinned) onBottom();
    if (log.scrollTop < 40) onTop();
  });
  new ResizeObserver(() => pinned && toEnd()).observe(list);
  new ResizeObserver(() => pinned && toEnd()).observe(log);
  newest.addEventListener("click", () => {
    pinned = true;
    toEnd();
    focusLastMessage();
  });
  log.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return onLeave();
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || event.defaultPrevented) return;
    const all = [...list.children, ...local.children];
    const here = all.findIndex((one) => one.contains(document.activeElement));
    const next = here < 0 ? all.at(step < 0 ? -1 : 0) : all[here + step];
    if (!next) return step > 0 ? onLeave() : undefined;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  });
}

export const atNewest = () => pinned;
