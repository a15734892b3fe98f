// A chosen command with its options as chips: type, pick from the list above, Enter or Tab goes on, Enter at the end sends.

import { h } from "./dom.js";
import { fitting } from "./matching.js";
import { narrowed, offered, understood } from "./options.js";
import { phrase } from "./words.js";

const PAUSE = 150; // the bot is asked for completions when the typing pauses this long, in milliseconds
const NUMBERS = [4, 10];

export class CommandLine {
  /** `submit(values)` sends the command, `leave(text)` goes back to plain text. */
  constructor({ session, channel, command, suggestions, submit, leave }) {
    Object.assign(this, { session, channel, command, suggestions, submit, leave });
    this.fields = []; // {option, input, chip, problem, fixed, chosen, and for completions: asking, hasty}
    this.asked = 0;
    this.timer = 0;
    this.chips = h("span", { class: "chips" });
    this.tail = this.#makeTail();
    this.element = h("div", { class: "command-line", role: "group", "aria-label": phrase("command.name", { name: command.display }) }, h("span", { class: "command-name" }, `/${command.display}`), this.chips, this.tail);
    this.element.addEventListener("click", ({ target }) => target === this.element && this.tail.focus());
    for (const option of command.options) if (option.required) this.#add(option);
    this.#describeTail();
  }

  focus() {
    (this.fields[0]?.input ?? this.tail).focus();
  }

  /** Send the command, or point at the first option that is missing or wrong. */
  send() {
    const values = {};
    let wrong = null;
    for (const field of this.fields) {
      const { value, problem } = this.#meant(field);
      this.#complain(field, problem ?? "");
      if (problem) wrong ??= field;
      else if (value !== undefined) values[field.option.name] = value;
    }
    if (wrong) return wrong.input.focus();
    this.suggestions.hide();
    return this.submit(values);
  }

  #meant = (field) => field.chosen ?? understood(field.option, field.input.value, field.fixed);

  // ---- the chips ----

  #makeTail() {
    const tail = h("input", { class: "tail", type: "text", autocomplete: "off", "aria-label": phrase("command.tail") });
    this.suggestions.adopt(tail);
    tail.addEventListener("focus", () => this.#suggestMore());
    tail.addEventListener("input", () => this.#suggestMore());
    tail.addEventListener("keydown", (event) => this.#tailKeys(event));
    return tail;
  }

  #add(option) {
    const { display, name, required, description, type } = option;
    const inputmode = NUMBERS.includes(type) ? "decimal" : null;
    const input = h("input", { type: "text", autocomplete: "off", inputmode, "aria-label": display, "aria-required": String(required), title: description, data: { option: name } });
    const problem = h("span", { class: "problem", role: "alert" });
    const field = { option, input, problem, fixed: offered(option, this.session, this.channel), chosen: null };
    field.chip = h("label", { class: "chip" }, h("span", { class: "chip-name" }, display), input, problem);
    this.suggestions.adopt(input);
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("keydown", (event) => this.#fieldKeys(event, field));
    input.addEventListener("input", () => {
      field.chosen = null;
      this.#complain(field, "");
      this.#suggest(field);
    });
    this.fields.push(field);
    this.chips.append(field.chip);
    return field;
  }

  #begin(option) {
    this.tail.value = "";
    const { input } = this.#add(option);
    this.#describeTail();
    input.focus();
  }

  #remove(field) {
    this.fields.splice(this.fields.indexOf(field), 1);
    field.chip.remove();
    this.#describeTail();
    this.tail.focus();
  }

  #describeTail() {
    const names = this.#remaining().map((option) => option.display);
    this.tail.placeholder = names.length ? `+ ${names.join(", ")}` : "";
  }

  #remaining() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  #complain(field, text) {
    field.problem.textContent = text;
    field.chip.classList.toggle("wrong", Boolean(text));
  }

  // ---- the list above ----

  #show(field, items, settings) {
    this.suggestions.show(field.input, [h("strong", {}, field.option.display), ` ${field.option.description}`], items, settings);
  }

  #suggest(field) {
    clearTimeout(this.timer);
    this.asked += 1; // an answer that is still on its way belongs to what was typed before
    if (field.option.autocomplete) {
      field.asking = !field.chosen;
      field.hasty = false;
      if (field.chosen) this.suggestions.hide();
      else this.timer = setTimeout(() => this.#complete(field), field.input.value ? PAUSE : 0);
    } else if (field.fixed) {
      const items = narrowed(field.fixed, field.chosen ? "" : field.input.value);
      const first = Math.max(0, items.findIndex((item) => item.value === field.chosen?.value));
      this.#show(field, items.map((item) => this.#item(field, item)), { first });
    } else {
      this.#show(field, [], { empty: phrase("command.type") });
    }
  }

  async #complete(field) {
    const turn = ++this.asked;
    const current = () => turn === this.asked && document.activeElement === field.input && !this.session.closed();
    if (!current()) return; // the field was left before the pause was over
    if (!this.suggestions.shown) this.#show(field, [], { empty: phrase("command.asking") });
    const { id, name } = this.command;
    const question = { channel: this.channel.id, command: id, name, options: this.#others(field), focused: field.option.name, value: field.input.value };
    try {
      const { choices } = await this.session.api.complete(question);
      const items = choices.map((choice) => this.#item(field, { label: String(choice.name), value: choice.value }));
      if (current()) this.#answered(field, items);
    } catch (error) {
      if (current()) this.#answered(field, [], { empty: phrase("command.failed", { reason: error.message }) });
    }
  }

  /** The bot has answered; whoever pressed Enter before that meant the first of these, or else what they typed. */
  #answered(field, items, settings) {
    field.asking = false;
    this.#show(field, items, settings);
    if (field.hasty && !this.suggestions.choose()) this.#onward();
    field.hasty = false;
  }

  #stopAsking() {
    clearTimeout(this.timer);
    this.asked += 1;
    for (const field of this.fields) field.asking = false;
    this.suggestions.hide();
  }

  /** What is filled in already besides this field: the bot may need it to complete. */
  #others(focused) {
    const known = this.fields.filter((field) => field !== focused).map((field) => [field.option.name, this.#meant(field).value]);
    return Object.fromEntries(known.filter(([, value]) => value !== undefined));
  }

  #item(field, item) {
    return { ...item, choose: () => this.#take(field, item) };
  }

  #take(field, item) {
    field.chosen = item;
    field.input.value = item.label;
    this.#complain(field, "");
    this.suggestions.hide();
    this.#onward();
  }

  /** To the next required option that is still empty, or to the end of the line. */
  #onward() {
    const open = this.fields.find((one) => one.option.required && !one.chosen && !one.input.value.trim());
    (open?.input ?? this.tail).focus();
  }

  #suggestMore() {
    const typed = this.tail.value;
    if (!typed && !this.#remaining().length) return this.suggestions.hide();
    const options = fitting(this.#remaining(), typed, (option) => [option.display, option.name, option.description]);
    const items = options.map((option) => ({ label: option.display, detail: option.description, choose: () => this.#begin(option) }));
    const title = [h("strong", {}, phrase("command.options")), ` ${phrase("command.more")}`];
    return this.suggestions.show(this.tail, title, items, { first: typed ? 0 : -1 });
  }

  // ---- keys ----

  #commonKeys(event, input) {
    if (event.isComposing) return true;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.suggestions.shown) this.suggestions.move(step);
    else if (event.key === "Escape" && this.suggestions.shown && input !== this.tail) this.#stopAsking();
    else if (event.key === "Escape") this.leave("");
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #fieldKeys(event, field) {
    if (this.#commonKeys(event, field.input)) return;
    const { required } = field.option;
    const choosing = this.suggestions.choosing && !field.chosen;
    if (["Enter", "Tab"].includes(event.key) && !event.shiftKey && field.asking && field.input.value) field.hasty = true;
    else if (event.key === "Enter") choosing ? this.suggestions.choose() : this.send();
    else if (event.key === "Tab" && !event.shiftKey && choosing && (required || field.input.value)) this.suggestions.choose();
    else if (event.key === "Backspace" && !field.input.value) required ? this.#back(this.fields.indexOf(field)) : this.#remove(field);
    else return;
    event.preventDefault();
  }

  #tailKeys(event) {
    if (this.#commonKeys(event, this.tail)) return;
    const { choosing } = this.suggestions;
    if (event.key === "Enter") choosing ? this.suggestions.choose() : this.send();
    else if (event.key === "Tab" && !event.shiftKey && choosing) this.suggestions.choose();
    else if (event.key === "Backspace" && !this.tail.value) this.#back(this.fields.length);
    else return;
    event.preventDefault();
  }

  #back(index) {
    if (index > 0) this.fields[index - 1].input.focus();
    else this.leave(`/${this.command.display}`);
  }
}
