// Opening a dialog over the page, and giving the focus back afterwards.

import { byId } from "./dom.js";

/** Show a dialog element; once closed it is gone, and its opener (or else whatever `fallback` focuses) has the focus again. */
export function showDialog(dialog, { onClose = () => {}, fallback = () => {} } = {}) {
  const opener = document.activeElement;
  // Chromium takes no more typing in a field that had the focus when a modal dialog was opened over it and removed again.
  opener?.blur();
  dialog.addEventListener("close", () => {
    onClose();
    dialog.remove();
    if (opener?.isConnected && opener !== document.body) opener.focus();
    else fallback();
  });
  byId("layer").append(dialog);
  dialog.showModal();
}
