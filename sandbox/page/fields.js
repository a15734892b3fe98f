// The fields of a dialog: text, selects, radio buttons, checkboxes. Each has an element, a value, and says what is wrong with it.

import { freshId, h } from "./dom.js";
import { rangeOf, SELECTS, selectMenu } from "./select.js";
import { phrase } from "./words.js";

const TEXT_INPUT = 4;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** A field as `{id, element, value(), problem(), focus()}`, or null for a kind that is not imitated (files). */
export function makeField(one, scope) {
  if (SELECTS.includes(one.type)) return selectField(one, scope);
  const make = { [TEXT_INPUT]: textField, [RADIO_GROUP]: groupField, [CHECKBOX_GROUP]: groupField, [CHECKBOX]: checkbox }[one.type];
  return make ? make(one, scope) : null;
}

function textField(one, { needed, describedBy }) {
  const long = one.style === PARAGRAPH;
  const element = h(long ? "textarea" : "input", {
    id: freshId("field"),
    class: "text-field",
    placeholder: one.placeholder,
    maxlength: one.max_length ?? 4000,
    value: one.value ?? "",
    rows: long ? 5 : null,
    type: long ? null : "text",
    "aria-required": String(needed),
    "aria-describedby": describedBy,
    autocomplete: "off",
    data: { customId: one.custom_id },
  });
  const problem = () => {
    const { length } = element.value;
    if (needed && !length) return phrase("form.required");
    return length && one.min_length && length < one.min_length ? phrase("form.least", { count: one.min_length }) : "";
  };
  return { id: one.custom_id, element, value: () => element.value, problem, focus: () => element.focus() };
}

function selectField(one, { needed, label, describedBy, session, guildId }) {
  const element = selectMenu({ ...one, min_values: needed ? (one.min_values ?? 1) : 0 }, { session, guildId, label, describedBy });
  const problem = () => (element.enough() ? "" : phrase("form.choose"));
  return { id: one.custom_id, element, value: () => element.values(), problem, focus: () => element.focus() };
}

/** Radio buttons (one value) or checkboxes (a list of values). */
function groupField(one, { needed, label, describedBy }) {
  const single = one.type === RADIO_GROUP;
  const name = freshId("group");
  const inputs = one.options.map((option) => h("input", { type: single ? "radio" : "checkbox", name, value: option.value, checked: option.default }));
  const rows = one.options.map((option, index) => tick(inputs[index], option.label, option.description));
  const element = h("div", { class: "ticks", id: name, role: single ? "radiogroup" : "group", "aria-label": label, "aria-describedby": describedBy, data: { customId: one.custom_id } }, ...rows);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = needed ? (one.min_values ?? 1) : 0;
  const most = single ? 1 : (one.max_values ?? inputs.length);
  const problem = () => {
    const { length } = chosen();
    if (length >= least && length <= most) return "";
    return single ? phrase("form.choose") : phrase("form.choose-some", { range: rangeOf(least, most) });
  };
  const value = () => (single ? (chosen()[0] ?? null) : chosen());
  return { id: one.custom_id, element, value, problem, focus: () => (inputs.find((input) => input.checked) ?? inputs[0]).focus() };
}

function checkbox(one, { label, describedBy }) {
  const input = h("input", { type: "checkbox", id: freshId("field"), checked: one.default, "aria-label": label, "aria-describedby": describedBy, data: { customId: one.custom_id } });
  return { id: one.custom_id, element: input, value: () => input.checked, problem: () => "", focus: () => input.focus() };
}

const tick = (input, label, description) => h("label", { class: "tick" }, input, h("span", {}, label, description ? h("span", { class: "detail" }, description) : null));
