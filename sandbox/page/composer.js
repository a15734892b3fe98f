// The box at the bottom: ordinary messages, and "/" for the list of commands.

import { createCommandLine } from "./commandline.js";
import { byId, h, icon } from "./dom.js";
import { createListbox } from "./listbox.js";
import { fitting, plain } from "./matching.js";
import { isThread } from "./session.js";

const root = byId("composer");
let now = null; // what belongs to the open channel of the present user

const placeholder = (session, channel) => {
  if (!channel.can_write) return channel.locked ? "This thread is locked." : "You may not write in this channel.";
  if (channel.archived) return "This thread is archived; a message opens it again.";
  if (channel.type === 1) return `Message ${session.bot.display_name}, or type / for commands`;
  return `Message ${isThread(channel) ? "" : "#"}${channel.name}, or type / for commands`;
};

/** Empty the box: after a switch of user or channel nothing typed before stays. */
export function clearComposer() {
  now = null;
  root.replaceChildren();
}

export function showComposer(session, channel, { say, run, complain, leaveUp }) {
  clearComposer();
  const palette = h("div", { class: "palette", hidden: true });
  const line = h("div", { class: "line" });
  root.replaceChildren(palette, line);

  const list = createListbox({ label: "Commands", onChoose: (item) => begin(item.command) });
  const text = h("textarea", {
    id: "composer-text",
    rows: 1,
    maxlength: 2000,
    placeholder: placeholder(session, channel),
    disabled: !channel.can_write,
    role: "combobox",
    "aria-label": placeholder(session, channel),
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
    autocomplete: "off",
  });
  const send = h("button", { type: "button", class: "icon-button send", "aria-label": "Send", disabled: !channel.can_write }, icon("send"));
  const slash = h("button", { type: "button", class: "icon-button slash", "aria-label": "Commands", disabled: !channel.can_write }, "/");

  const offering = () => !palette.hidden;
  const hide = () => {
    palette.hidden = true;
    palette.replaceChildren();
    text.setAttribute("aria-expanded", "false");
    text.removeAttribute("aria-activedescendant");
  };
  const mark = () => text.setAttribute("aria-activedescendant", list.activeId() ?? "");

  function offer() {
    if (!text.value.startsWith("/") || text.value.includes("\n")) return hide();
    const typed = text.value.slice(1);
    const exact = typed.endsWith(" ") && named(session, typed.trim());
    if (exact) return begin(exact);
    const commands = fitting(session.commands ?? [], typed, (one) => [one.display, one.name, one.description]);
    const empty = session.botOnline ? "No command fits. Messages can't begin with a slash here." : "The bot is offline, so there are no commands.";
    palette.replaceChildren(h("p", { class: "palette-title" }, `Commands of ${session.bot.display_name}`), list.element);
    list.show(commands.map(commandItem), { empty });
    palette.hidden = false;
    text.setAttribute("aria-expanded", "true");
    mark();
  }

  function begin(command, values = {}) {
    hide();
    const leave = (kept) => {
      showText(kept);
      text.focus();
    };
    const submit = async (filled) => {
      if (await run(command, filled)) leave("");
    };
    const form = createCommandLine({ session, channel, command, palette, values, submit, leave });
    line.replaceChildren(form.element, send);
    send.onclick = form.send;
    form.focus();
  }

  function showText(value) {
    hide();
    text.value = value;
    line.replaceChildren(slash, text, send);
    send.onclick = submitText;
    grow();
    if (value) offer();
  }

  function grow() {
    text.style.setProperty("height", "auto");
    text.style.setProperty("height", `${Math.min(text.scrollHeight, 200)}px`);
  }

  async function submitText() {
    const content = text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const command = named(session, content.slice(1));
      if (command) begin(command);
      else complain("There is no such command here. Type / to see them all.");
      return;
    }
    text.value = "";
    grow();
    if (!(await say(withMentions(session, content))) && root.contains(text)) text.value = content;
  }

  text.addEventListener("input", () => {
    grow();
    offer();
  });
  text.addEventListener("blur", hide);
  text.addEventListener("focus", offer);
  text.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (keys(event)) event.preventDefault();
  });

  function keys(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (offering() && step) {
      list.move(step);
      mark();
      return true;
    }
    if (offering() && event.key === "Escape") {
      hide();
      return true;
    }
    if (offering() && ["Enter", "Tab"].includes(event.key) && !event.shiftKey && list.items.length) return list.choose();
    if (event.key === "Enter" && !event.shiftKey) {
      submitText();
      return true;
    }
    if (event.key === "ArrowUp" && !text.value) return leaveUp();
    return false;
  }

  slash.addEventListener("mousedown", (event) => event.preventDefault());
  slash.addEventListener("click", () => {
    text.value = "/";
    text.focus();
    offer();
  });
  showText("");
  now = {
    focus: () => (line.querySelector("input, textarea") ?? text).focus({ preventScroll: true }),
    begin: (name) => {
      const command = named(session, name);
      if (command) begin(command);
    },
    refresh: () => {
      if (document.activeElement === text) offer();
    },
  };
}

const named = (session, name) => session.commands?.find((one) => one.name === plain(name) || plain(one.display) === plain(name));

function commandItem(command) {
  const wanted = command.options.filter((one) => one.required).map((one) => one.display);
  const others = command.options.length - wanted.length;
  const hint = [...wanted, others ? `+${others} optional` : null].filter(Boolean).join(" · ");
  return { label: `/${command.display}`, detail: command.description, hint, command };
}

/** "@Olena" becomes a mention, as choosing the name from Discord's list would make it. */
function withMentions(session, text) {
  const users = [...session.users.values()];
  return text.replace(/@([\p{L}\p{N}_-]+)/gu, (whole, name) => {
    const user = users.find((one) => plain(one.display_name) === plain(name) || one.username === name);
    return user ? `<@${user.id}>` : whole;
  });
}

export const focusComposer = () => now?.focus();

/** Begin a command by name, as a click on a mentioned command does. */
export const beginCommand = (name) => now?.begin(name);

/** The commands have come or changed. */
export const refreshComposer = () => now?.refresh();
