// The one list that may lie over the page (of a select menu): where it is placed, and when it closes.

let open = null;

/** Show `element` at `anchor`; `onClose(reason)` is told "escape", "outside" or "done". */
export function openPopup(anchor, element, onClose) {
  closePopup("outside");
  const host = anchor.closest("dialog") ?? document.getElementById("layer");
  host.append(element);
  open = { anchor, element, onClose };
  placePopup();
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", placePopup);
  document.addEventListener("scroll", placePopup, true);
}

export function closePopup(reason) {
  if (!open) return;
  const { element, onClose } = open;
  open = null;
  document.removeEventListener("pointerdown", outside, true);
  window.removeEventListener("resize", placePopup);
  document.removeEventListener("scroll", placePopup, true);
  element.remove();
  onClose(reason);
}

export const popupAnchor = () => open?.anchor ?? null;

function outside(event) {
  if (!open || open.element.contains(event.target) || open.anchor.contains(event.target)) return;
  closePopup("outside");
}

/** Put the list where its button is now; without a button it closes. */
export function placePopup() {
  if (!open) return;
  if (!open.anchor.isConnected) return closePopup("escape");
  const box = open.anchor.getBoundingClientRect();
  const { style } = open.element;
  if (window.innerWidth <= 600) {
    for (const side of ["left", "top", "bottom", "width", "max-height"]) style.removeProperty(side);
    return;
  }
  const below = window.innerHeight - box.bottom - 16;
  const above = box.top - 16;
  const up = below < 240 && above > below;
  style.setProperty("left", `${Math.max(8, Math.min(box.left, window.innerWidth - box.width - 8))}px`);
  style.setProperty("width", `${box.width}px`);
  style.setProperty("max-height", `${Math.min(380, Math.max(160, up ? above : below))}px`);
  style.setProperty(up ? "bottom" : "top", `${up ? window.innerHeight - box.top + 4 : box.bottom + 4}px`);
  style.removeProperty(up ? "top" : "bottom");
}
