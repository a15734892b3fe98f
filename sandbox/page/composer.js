// The box at the bottom: ordinary messages, and "/" for the list of commands.

import { CommandLine } from "./commandline.js";
import { byId, h, icon } from "./dom.js";
import { fitting, plain } from "./matching.js";
import { isThread } from "./session.js";
import { Suggestions } from "./suggestions.js";
import { phrase } from "./words.js";

const root = byId("composer");
let now = null; // the composer of the open channel and the present user

class Composer {
  constructor(session, channel, actions) {
    Object.assign(this, { session, channel, actions });
    const palette = h("div", { class: "palette", hidden: true });
    this.suggestions = new Suggestions(palette);
    this.line = h("div", { class: "line" });
    const invitation = placeholder(session, channel);
    const disabled = !channel.can_write;
    this.text = h("textarea", { id: "composer-text", rows: 1, maxlength: 2000, placeholder: invitation, disabled, "aria-label": invitation, autocomplete: "off" });
    this.send = h("button", { type: "button", class: "icon-button send", "aria-label": phrase("composer.send"), disabled }, icon("send"));
    this.slash = h("button", { type: "button", class: "icon-button slash", "aria-label": phrase("composer.commands"), disabled }, "/");
    this.#wire();
    this.showText("");
    root.replaceChildren(palette, this.line);
  }

  #wire() {
    const { text, slash } = this;
    this.suggestions.adopt(text);
    text.addEventListener("input", () => {
      this.#grow();
      this.offer();
    });
    text.addEventListener("focus", () => this.offer());
    text.addEventListener("keydown", (event) => {
      if (!event.isComposing && this.#keys(event)) event.preventDefault();
    });
    slash.addEventListener("mousedown", (event) => event.preventDefault());
    slash.addEventListener("click", () => {
      text.value = "/";
      text.focus();
      this.offer();
    });
  }

  focus() {
    (this.line.querySelector("input, textarea") ?? this.text).focus({ preventScroll: true });
  }

  showText(value) {
    this.suggestions.hide();
    this.text.value = value;
    this.line.replaceChildren(this.slash, this.text, this.send);
    this.send.onclick = () => this.#submitText();
    this.#grow();
    if (value) this.offer();
  }

  #grow() {
    const { style, scrollHeight } = this.text;
    style.setProperty("height", "auto");
    if (this.text.value) style.setProperty("height", `${Math.min(Math.max(scrollHeight, this.text.scrollHeight), 200)}px`);
    else style.removeProperty("height");
  }

  /** The commands that fit what is typed; a whole name with a space after it begins that command. */
  offer() {
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) return this.suggestions.hide();
    const typed = value.slice(1);
    const exact = typed.endsWith(" ") && named(this.session, typed);
    if (exact) return this.begin(exact);
    const commands = fitting(this.session.commands ?? [], typed, (one) => [one.display, one.name, one.description]);
    const empty = phrase(this.session.botOnline ? "composer.none-fits" : "composer.no-bot");
    const items = commands.map((command) => ({ ...commandItem(command), choose: () => this.begin(command) }));
    return this.suggestions.show(this.text, [phrase("composer.commands-of", { name: this.session.bot.display_name })], items, { empty });
  }

  begin(command) {
    this.suggestions.hide();
    this.text.value = "";
    const leave = (kept) => {
      this.showText(kept);
      this.text.focus();
    };
    const submit = async (values) => {
      if (await this.actions.run(command, values)) leave("");
    };
    const form = new CommandLine({ session: this.session, channel: this.channel, command, suggestions: this.suggestions, submit, leave });
    this.line.replaceChildren(form.element, this.send);
    this.send.onclick = () => form.send();
    form.focus();
  }

  async #submitText() {
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const command = named(this.session, content.slice(1));
      if (command) this.begin(command);
      else this.actions.complain(phrase("composer.unknown"));
      return;
    }
    this.showText("");
    if (!(await this.actions.say(withMentions(this.session, content))) && now === this) this.showText(content);
  }

  /** Whether the key was used up. */
  #keys(event) {
    const { suggestions } = this;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (suggestions.shown && step) suggestions.move(step);
    else if (suggestions.shown && event.key === "Escape") suggestions.hide();
    else if (suggestions.choosing && ["Enter", "Tab"].includes(event.key) && !event.shiftKey) suggestions.choose();
    else if (event.key === "Enter" && !event.shiftKey) this.#submitText();
    else return event.key === "ArrowUp" && !this.text.value && this.actions.leaveUp();
    return true;
  }
}

function placeholder(session, channel) {
  if (!channel.can_write) return phrase(channel.locked ? "composer.locked" : "composer.forbidden");
  if (channel.archived) return phrase("composer.archived");
  if (channel.type === 1) return phrase("composer.write-bot", { name: session.bot.display_name });
  return phrase("composer.write", { place: `${isThread(channel) ? "" : "#"}${channel.name}` });
}

function named(session, name) {
  const wanted = plain(name);
  return session.commands?.find((one) => one.name === wanted || plain(one.display) === wanted);
}

function commandItem(command) {
  const wanted = command.options.filter((one) => one.required).map((one) => one.display);
  const others = command.options.length - wanted.length;
  const hint = [...wanted, others ? phrase("composer.optional", { count: others }) : null].filter(Boolean).join(" · ");
  return { label: `/${command.display}`, detail: command.description, hint };
}

/** "@Olena" becomes a mention, as choosing the name from Discord's list would make it. */
function withMentions(session, text) {
  const users = [...session.users.values()];
  return text.replace(/@([\p{L}\p{N}_-]+)/gu, (whole, name) => {
    const user = users.find((one) => plain(one.display_name) === plain(name) || one.username === name);
    return user ? `<@${user.id}>` : whole;
  });
}

/** Empty the box: after a switch of user or channel nothing typed before stays. */
export function clearComposer() {
  now = null;
  root.replaceChildren();
  root.setAttribute("aria-busy", "true"); // until the commands are known
}

/** The box for a channel; `actions` are say, run, complain and leaveUp of app.js. What this user has typed for this channel stays. */
export function showComposer(session, channel, actions) {
  const draft = now?.session === session && now.channel.id === channel.id ? now.text.value : "";
  now = new Composer(session, channel, actions);
  root.setAttribute("aria-busy", "true");
  if (draft) now.showText(draft);
}

export const focusComposer = () => now?.focus();

/** Begin a command by name, as a click on a mentioned command does. */
export function beginCommand(name) {
  const command = now && named(now.session, name);
  if (command) now.begin(command);
}

/** The commands have come or changed. */
export function refreshComposer() {
  root.setAttribute("aria-busy", "false");
  if (now && document.activeElement === now.text) now.offer();
}
