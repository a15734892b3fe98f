// Short sentences in the corner: what the stand-in refused, and why.

import { byId, h, icon } from "./dom.js";
import { phrase } from "./words.js";

const root = byId("toasts");

export function complain(text) {
  const close = h("button", { type: "button", class: "icon-button", "aria-label": phrase("frame.close") }, icon("close"));
  const toast = h("div", { class: "toast" }, h("span", {}, text), close);
  const away = () => toast.remove();
  close.addEventListener("click", away);
  setTimeout(away, 8000);
  root.append(toast);
}

export const clearToasts = () => root.replaceChildren();
