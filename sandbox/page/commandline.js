// A chosen command with its options as chips: type, pick from the list above, Enter or Tab goes on, Enter at the end sends.

import { h } from "./dom.js";
import { createListbox } from "./listbox.js";
import { fitting } from "./matching.js";
import { narrowed, offered, understood } from "./options.js";

const PAUSE = 150; // the bot is asked for completions when the typing pauses this long, in milliseconds

/**
 * The form for one command. `palette` is the place for its list; `submit(values)` sends, `leave(text)` goes back to plain text.
 */
export function createCommandLine({ session, channel, command, palette, submit, leave }) {
  const fields = []; // {option, input, chip, fixed, chosen, problem}
  const list = createListbox({ label: "Options", onChoose: (item) => item.choose() });
  const chips = h("span", { class: "chips" });
  const tail = h("input", { class: "tail", type: "text", autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-controls": list.id, "aria-label": "Further options; Enter sends the command" });
  const element = h("div", { class: "command-line", role: "group", "aria-label": `Command /${command.display}` }, h("span", { class: "command-name" }, `/${command.display}`), chips, tail);
  let asked = 0;
  let timer = 0;

  const remaining = () => command.options.filter((option) => !fields.some((field) => field.option === option));
  const showing = () => !palette.hidden;

  function hideList() {
    palette.hidden = true;
    palette.replaceChildren();
    for (const input of element.querySelectorAll("input")) input.setAttribute("aria-expanded", "false");
  }

  function showList(input, title, items, { first = 0, empty } = {}) {
    palette.replaceChildren(h("p", { class: "palette-title" }, ...title), list.element);
    list.show(items, { first, empty });
    palette.hidden = false;
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-activedescendant", list.activeId() ?? "");
  }

  function add(option) {
    const fixed = offered(option, session, channel);
    const input = h("input", { type: "text", autocomplete: "off", inputmode: [4, 10].includes(option.type) ? "decimal" : null, role: "combobox", "aria-label": option.display, "aria-required": String(option.required), "aria-expanded": "false", "aria-controls": list.id, title: option.description, data: { option: option.name } });
    const field = { option, input, fixed, chosen: null, problem: h("span", { class: "problem", role: "alert" }) };
    field.chip = h("label", { class: "chip" }, h("span", { class: "chip-name" }, option.display), input, field.problem);
    fields.push(field);
    chips.append(field.chip);
    input.addEventListener("focus", () => suggest(field));
    input.addEventListener("blur", hideList);
    input.addEventListener("input", () => {
      field.chosen = null;
      complain(field, "");
      suggest(field);
    });
    input.addEventListener("keydown", (event) => fieldKeys(event, field));
    describeTail();
    return field;
  }

  function remove(field) {
    fields.splice(fields.indexOf(field), 1);
    field.chip.remove();
    describeTail();
    tail.focus();
  }

  function describeTail() {
    const names = remaining().map((option) => option.display);
    tail.placeholder = names.length ? `+ ${names.join(", ")}` : "";
  }

  function complain(field, text) {
    field.problem.textContent = text;
    field.chip.classList.toggle("wrong", Boolean(text));
  }

  const titleOf = ({ option }) => [h("strong", {}, option.display), ` ${option.description}`];

  function suggest(field) {
    clearTimeout(timer);
    if (field.option.autocomplete) {
      if (!field.chosen) timer = setTimeout(() => complete(field), field.input.value ? PAUSE : 0);
      else hideList();
    } else if (field.fixed) {
      const typed = field.chosen ? "" : field.input.value;
      const items = narrowed(field.fixed, typed).map((item) => ({ ...item, choose: () => take(field, item) }));
      const first = field.chosen ? Math.max(0, items.findIndex((item) => item.value === field.chosen.value)) : 0;
      showList(field.input, titleOf(field), items, { first });
    } else {
      showList(field.input, titleOf(field), [], { empty: "Type the value, then Enter." });
    }
  }

  async function complete(field) {
    const turn = ++asked;
    const value = field.input.value;
    const current = () => turn === asked && document.activeElement === field.input && !session.closed();
    if (!current()) return; // the field was left before the pause was over
    if (!showing()) showList(field.input, titleOf(field), [], { empty: "Asking the bot…" });
    try {
      const { choices } = await session.api.complete({ channel: channel.id, command: command.id, name: command.name, options: halfFilled(field), focused: field.option.name, value });
      if (!current()) return;
      const items = choices.map((choice) => ({ label: String(choice.name), value: choice.value, choose: () => take(field, { label: String(choice.name), value: choice.value }) }));
      showList(field.input, titleOf(field), items, { empty: "Nothing fits" });
    } catch (error) {
      if (current()) showList(field.input, titleOf(field), [], { empty: `Loading the options failed. ${error.message}` });
    }
  }

  function halfFilled(focused) {
    const values = {};
    for (const field of fields) {
      if (field === focused) continue;
      const { value } = field.chosen ?? understood(field.option, field.input.value, field.fixed);
      if (value !== undefined) values[field.option.name] = value;
    }
    return values;
  }

  function take(field, item) {
    field.chosen = item;
    field.input.value = item.label;
    complain(field, "");
    hideList();
    onward();
  }

  /** To the next required option that is still empty, or to the end of the line. */
  function onward() {
    const open = fields.find((field) => field.option.required && !field.chosen && !field.input.value.trim());
    (open?.input ?? tail).focus();
  }

  function suggestMore() {
    const options = fitting(remaining(), tail.value, (option) => [option.display, option.name, option.description]);
    if (!remaining().length && !tail.value) return hideList();
    const items = options.map((option) => ({ label: option.display, detail: option.description, choose: () => begin(option) }));
    showList(tail, [h("strong", {}, "Options"), " Enter sends; arrow keys or letters choose one more option"], items, { first: tail.value ? 0 : -1 });
  }

  function begin(option) {
    tail.value = "";
    add(option).input.focus();
  }

  function send() {
    const values = {};
    let wrong = null;
    for (const field of fields) {
      const { value, problem } = field.chosen ?? understood(field.option, field.input.value, field.fixed);
      complain(field, problem ?? "");
      if (problem) wrong ??= field;
      else if (value !== undefined) values[field.option.name] = value;
    }
    if (wrong) return wrong.input.focus();
    hideList();
    return submit(values);
  }

  const pick = (input, step) => {
    list.move(step);
    input.setAttribute("aria-activedescendant", list.activeId() ?? "");
  };

  function commonKeys(event, input) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && showing()) pick(input, step);
    else if (event.key === "Escape" && showing() && input !== tail) hideList();
    else if (event.key === "Escape") leave("");
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function fieldKeys(event, field) {
    if (event.isComposing || commonKeys(event, field.input)) return;
    const choosing = showing() && list.active >= 0 && !field.chosen;
    const optionalAndEmpty = !field.option.required && !field.input.value;
    if (event.key === "Enter") {
      event.preventDefault();
      if (choosing) list.choose();
      else send();
    } else if (event.key === "Tab" && !event.shiftKey && choosing && !optionalAndEmpty) {
      event.preventDefault();
      list.choose();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      if (!field.option.required) remove(field);
      else back(fields.indexOf(field));
    }
  }

  function back(index) {
    if (index > 0) fields[index - 1].input.focus();
    else leave(`/${command.display}`);
  }

  tail.addEventListener("focus", suggestMore);
  tail.addEventListener("input", suggestMore);
  tail.addEventListener("blur", hideList);
  tail.addEventListener("keydown", (event) => {
    if (event.isComposing || commonKeys(event, tail)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (showing() && list.active >= 0) list.choose();
      else send();
    } else if (event.key === "Tab" && !event.shiftKey && showing() && list.active >= 0) {
      event.preventDefault();
      list.choose();
    } else if (event.key === "Backspace" && !tail.value) {
      event.preventDefault();
      back(fields.length);
    }
  });
  element.addEventListener("click", (event) => {
    if (event.target === element || event.target === chips) tail.focus();
  });

  for (const option of command.options.filter((one) => one.required)) add(option);
  describeTail();
  return { element, send, focus: () => (fields[0]?.input ?? tail).focus() };
}
