// The list over the composer: it belongs to the field being typed into, which keeps the focus.

import { h } from "./dom.js";
import { createListbox } from "./listbox.js";
import { phrase } from "./words.js";

export class Suggestions {
  /** `palette` is the element that holds the list while it is shown. Items are those of listbox.js with a `choose()` of their own. */
  constructor(palette) {
    this.palette = palette;
    this.field = null;
    this.list = createListbox({ label: phrase("composer.suggestions"), onChoose: (item) => item.choose() });
  }

  get shown() {
    return !this.palette.hidden;
  }

  /** Whether an item is marked, so that Enter or Tab would choose it. */
  get choosing() {
    return this.shown && this.list.active >= 0;
  }

  /** Tell assistive technology that this field has such a list. */
  adopt(field) {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.list.id);
    field.setAttribute("aria-expanded", "false");
    field.addEventListener("blur", () => this.hide());
  }

  show(field, title, items, { first = 0, empty } = {}) {
    this.hide();
    this.field = field;
    this.palette.replaceChildren(h("p", { class: "palette-title" }, ...title), this.list.element);
    this.list.show(items, { first, empty });
    this.palette.hidden = false;
    field.setAttribute("aria-expanded", "true");
    this.#point();
  }

  hide() {
    this.palette.hidden = true;
    this.palette.replaceChildren();
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
    this.field = null;
  }

  move(step) {
    this.list.move(step);
    this.#point();
  }

  choose() {
    return this.list.choose();
  }

  #point() {
    const id = this.list.activeId();
    if (id) this.field.setAttribute("aria-activedescendant", id);
    else this.field.removeAttribute("aria-activedescendant");
  }
}
