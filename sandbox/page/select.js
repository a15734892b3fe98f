// Select menus: of texts, users, channels, roles, mentionables; in messages (a choice is sent) and in dialogs (it is kept).

import { freshId, h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { createListbox } from "./listbox.js";
import { closePopup, openPopup } from "./popup.js";
import { phrase } from "./words.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

const PLACEHOLDERS = { [STRING]: "list.pick", [USER]: "list.pick-user", [ROLE]: "list.pick-role", [MENTIONABLE]: "list.pick-mentionable", [CHANNEL]: "list.pick-channel" };

/** "3", or "2 to 3". */
export const rangeOf = (least, most) => (least === most ? String(most) : phrase("form.range", { least, most }));

/** What may be chosen, as `{value, label, detail, marker, chosen}`. */
function optionsOf(component, session, guildId) {
  if (component.type === STRING) {
    return component.options.map((one) => ({
      value: one.value,
      label: one.label,
      detail: one.description,
      marker: one.emoji ? emoji(one.emoji) : null,
      chosen: Boolean(one.default),
    }));
  }
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  const chosen = (id) => preset.has(id);
  if (component.type === CHANNEL) {
    const wanted = component.channel_types ?? [];
    return [...session.channels.values()]
      .filter((one) => one.guild_id === guildId && (!wanted.length || wanted.includes(one.type)))
      .map((one) => ({ value: one.id, label: one.name, marker: "#", chosen: chosen(one.id) }));
  }
  const roles = [...session.roles.values()].filter((one) => one.guild_id === guildId).map((one) => ({ value: one.id, label: one.name, marker: "@", chosen: chosen(one.id) }));
  if (component.type === ROLE) return roles;
  const users = [...session.users.values()].map((one) => ({ value: one.id, label: one.display_name, detail: one.username, marker: "@", chosen: chosen(one.id) }));
  return component.type === MENTIONABLE ? [...users, ...roles] : users;
}

/**
 * A select menu. `onCommit(values)` hears a finished choice; `element.values()` tells the present one. `guildId` limits channels.
 */
export function selectMenu(component, { session, guildId, onCommit = () => {}, label, describedBy }) {
  const options = optionsOf(component, session, guildId);
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const multiple = most > 1;
  const invitation = component.placeholder ?? phrase(PLACEHOLDERS[component.type]);
  let chosen = new Set(options.filter((one) => one.chosen).map((one) => one.value));

  const face = h("span", { class: "face" });
  const button = h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      id: freshId("select"),
      disabled: component.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ?? invitation,
      "aria-describedby": describedBy,
      data: { customId: component.custom_id, offers: JSON.stringify([least, most, options.map((one) => [one.value, one.label])]) },
    },
    face,
    icon("down"),
  );
  const paintFace = () => {
    const labels = options.filter((one) => chosen.has(one.value));
    button.classList.toggle("filled", labels.length > 0);
    face.replaceChildren(...(labels.length ? labels.map((one) => h("span", { class: "pick" }, one.label)) : [invitation]));
  };

  function open() {
    const before = new Set(chosen);
    const count = h("span", { class: "count", "aria-live": "polite" });
    const done = h("button", { type: "button", class: "button primary done" }, phrase("list.done"));
    const list = createListbox({ label: button.getAttribute("aria-label"), multiple, onChoose: toggle });
    list.element.tabIndex = 0;
    const popup = h("div", { class: "popup", data: { popup: component.custom_id } }, list.element, multiple ? h("div", { class: "popup-foot" }, count, done) : null);

    function paint(first) {
      const items = options.map((one) => ({ ...one, checked: chosen.has(one.value), disabled: multiple && chosen.size >= most && !chosen.has(one.value) }));
      list.show(items, { first, empty: phrase("list.empty") });
      list.element.setAttribute("aria-activedescendant", list.activeId() ?? "");
      count.textContent = phrase("list.chosen", { count: chosen.size, range: rangeOf(least, most) });
      done.disabled = chosen.size < least;
    }
    function toggle({ value }, index) {
      if (multiple) {
        if (!chosen.delete(value)) chosen.add(value);
        paint(index);
        return;
      }
      chosen = chosen.has(value) && least === 0 ? new Set() : new Set([value]);
      closePopup("done");
    }
    function closed(reason) {
      const same = chosen.size === before.size && [...chosen].every((value) => before.has(value));
      const kept = reason === "done" || (reason === "outside" && !same && chosen.size >= least);
      if (!kept) chosen = before;
      button.setAttribute("aria-expanded", "false");
      paintFace();
      if (reason !== "outside" && button.isConnected) button.focus();
      if (kept) onCommit([...chosen]);
    }
    done.addEventListener("click", () => closePopup("done"));
    popup.addEventListener("keydown", (event) => listKeys(event, list, { multiple, done }));
    button.setAttribute("aria-expanded", "true");
    openPopup(button, popup, closed);
    paint(Math.max(0, options.findIndex((one) => chosen.has(one.value))));
    list.element.focus({ preventScroll: true });
  }

  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    if (button.getAttribute("aria-expanded") === "true") closePopup("outside");
    else open();
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  });
  paintFace();
  button.values = () => [...chosen];
  button.enough = () => chosen.size >= least && chosen.size <= most;
  return button;
}

let typed = "";
let typedAt = 0;

function listKeys(event, list, { multiple, done }) {
  if (event.altKey) return; // those switch the user
  if (event.target === done && event.key !== "Escape") return;
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  if (event.key in steps) list.move(steps[event.key]);
  else if (event.key === "Home") list.set(0);
  else if (event.key === "End") list.set(list.items.length - 1);
  else if (event.key === "Escape") closePopup("escape");
  else if (event.key === "Enter" || event.key === " ") list.choose();
  else if (event.key === "Tab") {
    if (multiple && !event.shiftKey && !done.disabled) return; // on to "Done"
    closePopup("escape");
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    typed = event.timeStamp - typedAt < 800 ? typed + event.key : event.key;
    typedAt = event.timeStamp;
    list.jump(typed);
  } else return;
  event.preventDefault();
  event.stopPropagation();
  list.element.setAttribute("aria-activedescendant", list.activeId() ?? "");
}
