// Dialogs that the bot opens: fields, alone or under a label, and text between them.

import { showDialog } from "./dialog.js";
import { freshId, h, icon } from "./dom.js";
import { makeField } from "./fields.js";
import { markdown } from "./markdown.js";
import { closePopup } from "./popup.js";
import { phrase } from "./words.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;
const CHECKBOX = 23;

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
  const send = h("button", { type: "submit", class: "button primary" }, phrase("form.submit"));
  const cancel = h("button", { type: "button", class: "button secondary" }, phrase("form.cancel"));
  const cross = h("button", { type: "button", class: "icon-button", "aria-label": phrase("frame.close") }, icon("close"));
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
  return labelled(one, one.label ?? one.placeholder ?? "", null, scope);
}

/** A field with its label, its description, and a place for what is wrong with it. */
function labelled(one, label, description, scope) {
  const hint = description ? h("p", { class: "detail", id: freshId("hint") }, description) : null;
  const needed = one.required !== false && one.type !== CHECKBOX;
  const field = makeField(one, { needed, label, describedBy: hint?.id, session: scope.session, guildId: scope.guildId });
  if (!field) return h("p", { class: "unknown" }, phrase("form.field", { label, type: one.type }));
  const problem = h("p", { class: "problem", role: "alert" });
  scope.fields.push({
    ...field,
    check: () => {
      problem.textContent = field.problem();
      return problem.textContent;
    },
  });
  const star = needed ? h("span", { class: "needed", title: phrase("form.needed") }, " *") : null;
  return h("div", { class: "modal-part" }, h("label", { for: field.element.id }, label, star), hint, field.element, problem);
}
