// A list to choose from. The focus stays where its owner wants it (a text field or the list itself); the owner passes keys on.

import { freshId, h } from "./dom.js";
import { phrase } from "./words.js";

/**
 * Items are `{label, detail, hint, marker, checked, disabled}`; `onChoose(item, index)` is called for a click or for `choose()`.
 * With `multiple` each item shows whether it is checked.
 */
export function createListbox({ label, onChoose, multiple = false }) {
  const id = freshId("list");
  const element = h("ul", { class: "listbox", role: "listbox", id, "aria-label": label, "aria-multiselectable": multiple || null });
  let items = [];
  let active = -1;

  const options = () => [...element.children].filter((one) => one.role === "option");
  const markActive = () => {
    options().forEach((option, index) => option.classList.toggle("active", index === active));
    options()[active]?.scrollIntoView({ block: "nearest" });
  };
  const set = (index) => {
    active = index;
    markActive();
  };
  const choose = (index = active) => {
    const item = items[index];
    if (!item || item.disabled) return false;
    onChoose(item, index);
    return true;
  };

  return {
    id,
    element,
    get items() { return items; },
    get active() { return active; },
    activeId: () => options()[active]?.id ?? null,
    show(newItems, { first = 0, empty = phrase("list.none-fits") } = {}) {
      items = newItems;
      element.replaceChildren(...items.map((item, index) => option(item, `${id}-${index}`, multiple, () => choose(index), () => set(index))));
      if (!items.length) element.append(h("li", { class: "empty" }, empty));
      set(items.length ? Math.min(first, items.length - 1) : -1);
    },
    set,
    choose,
    /** Move the mark by `step`, round and round. */
    move(step) {
      if (!items.length) return;
      set(active < 0 ? (step > 0 ? 0 : items.length - 1) : (active + step + items.length) % items.length);
    },
    /** The next item whose label begins with, or else contains, `text`. */
    jump(text) {
      const wanted = text.toLocaleLowerCase();
      const labels = items.map((item) => item.label.toLocaleLowerCase());
      const starts = labels.findIndex((one) => one.startsWith(wanted));
      const found = starts >= 0 ? starts : labels.findIndex((one) => one.includes(wanted));
      if (found >= 0) set(found);
    },
  };
}

function option(item, id, multiple, choose, hover) {
  const selected = item.checked === undefined ? null : String(Boolean(item.checked));
  return h(
    "li",
    {
      id,
      role: "option",
      class: item.checked ? "checked" : "",
      "aria-selected": selected,
      "aria-disabled": item.disabled ? "true" : null,
      on: {
        // The press must not take the focus away from the field the list belongs to.
        mousedown: (event) => event.preventDefault(),
        click: choose,
        mousemove: hover,
      },
    },
    item.marker ? h("span", { class: "marker", "aria-hidden": "true" }, item.marker) : null,
    h("span", { class: "words" }, h("span", { class: "label" }, item.label), item.detail ? h("span", { class: "detail" }, item.detail) : null),
    item.hint ? h("span", { class: "hint" }, item.hint) : null,
    multiple ? h("span", { class: "box", "aria-hidden": "true" }) : null,
  );
}
