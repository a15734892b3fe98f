// Dialogs that the bot opens: text inputs (alone or under a label), selects, and text between them.

import { showDialog } from "./dialog.js";
import { freshId, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { closePopup } from "./popup.js";
import { SELECTS, selectMenu } from "./select.js";

const ROW = 1;
const INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;

let present = null;

/** Close without asking; used when the user is switched. */
export function closeModal() {
  present?.close();
}

/** Open the dialog of a `modal` event; `submit(fields)` answers a promise of a sentence that says what is wrong, or of "". */
export function openModal(event, { session, guildId, context, submit, fallback }) {
  closeModal();
  const fields = [];
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h("button", { type: "button", class: "button secondary" }, "Cancel");
  const cross = h("button", { type: "button", class: "icon-button", "aria-label": "Close" }, icon("close"));
  const title = h("h2", { id: freshId("title") }, event.title);
  const parts = event.components.map((one) => part(one, { fields, session, guildId, context }));
  const form = h("form", { method: "dialog", novalidate: true }, h("header", {}, title, cross), h("div", { class: "modal-body" }, ...parts, problem), h("footer", {}, cancel, send));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": title.id }, form);

  form.addEventListener("submit", async (sent) => {
    sent.preventDefault();
    const wrong = fields.find((field) => field.check());
    if (wrong) return wrong.focus();
    send.disabled = true;
    say("");
    const trouble = await submit(Object.fromEntries(fields.map((field) => [field.id, field.value()])));
    send.disabled = false;
    if (trouble) say(trouble);
    else dialog.close();
  });
  const say = (text) => {
    problem.hidden = !text;
    problem.textContent = text;
  };
  form.addEventListener("keydown", (pressed) => {
    if (pressed.key === "Enter" && (pressed.ctrlKey || pressed.metaKey)) form.requestSubmit();
  });
  for (const button of [cancel, cross]) button.addEventListener("click", () => dialog.close());
  present = dialog;
  showDialog(dialog, {
    onClose: () => {
      closePopup("escape");
      if (present === dialog) present = null;
    },
    fallback,
  });
  (fields[0]?.focus ?? (() => send.focus()))();
}

function part(one, scope) {
  if (one.type === ROW) return h("div", { class: "modal-part" }, ...one.components.map((inner) => part(inner, scope)));
  if (one.type === TEXT) return h("div", { class: "markdown" }, markdown(one.content, scope.context));
  if (one.type === LABEL) return labelled(one.component, one.label, one.description, scope);
  if (one.type === INPUT || SELECTS.includes(one.type)) return labelled(one, one.label ?? one.placeholder ?? "", null, scope);
  return h("p", { class: "unknown" }, `(A field of type ${one.type}, which this page does not imitate.)`);
}

function labelled(one, label, description, scope) {
  const known = one.type === INPUT || SELECTS.includes(one.type);
  if (!known) return part(one, scope);
  const needed = one.required !== false;
  const hint = description ? h("p", { class: "detail", id: freshId("hint") }, description) : null;
  const problem = h("p", { class: "problem", role: "alert" });
  const field = one.type === INPUT ? textField(one, needed, problem) : selectField(one, needed, label, scope, problem);
  field.element.setAttribute("aria-describedby", hint?.id ?? "");
  scope.fields.push(field);
  const name = h("label", { for: field.element.id }, label, needed ? h("span", { class: "needed", title: "required" }, " *") : null);
  return h("div", { class: "modal-part" }, name, hint, field.element, problem);
}

function textField(one, needed, problem) {
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
    autocomplete: "off",
    data: { customId: one.custom_id },
  });
  const check = () => {
    const { length } = element.value;
    let text = "";
    if (needed && !length) text = "This field is required.";
    else if (length && one.min_length && length < one.min_length) text = `At least ${one.min_length} characters, please.`;
    problem.textContent = text;
    return text;
  };
  return { id: one.custom_id, element, value: () => element.value, check, focus: () => element.focus() };
}

function selectField(one, needed, label, { session, guildId }, problem) {
  const element = selectMenu({ ...one, min_values: needed ? (one.min_values ?? 1) : 0 }, { session, guildId, label });
  const check = () => {
    problem.textContent = element.enough() ? "" : "Please choose.";
    return problem.textContent;
  };
  return { id: one.custom_id, element, value: () => element.values(), check, focus: () => element.focus() };
}
