// Dark or light: as the system says, until the button says otherwise.

import { h, icon } from "./dom.js";
import { phrase } from "./words.js";

const KEY = "slow-train-sandbox.theme";
const system = matchMedia("(prefers-color-scheme: light)");

const stored = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // private windows may refuse storage; then the system decides
  }
};

let wish = stored();

export const isLight = () => (wish ? wish === "light" : system.matches);

export function applyTheme() {
  document.documentElement.dataset.theme = isLight() ? "light" : "dark";
  for (const button of document.querySelectorAll(".theme-button")) paint(button);
}

function paint(button) {
  button.replaceChildren(icon(isLight() ? "moon" : "sun"));
  button.setAttribute("aria-label", phrase(isLight() ? "frame.dark" : "frame.light"));
}

export function themeButton() {
  const button = h("button", { type: "button", class: "icon-button theme-button" });
  button.addEventListener("click", () => {
    wish = isLight() ? "dark" : "light";
    try {
      localStorage.setItem(KEY, wish);
    } catch (error) {
      console.info("The choice of colours is not kept in this window:", error.message);
    }
    applyTheme();
  });
  paint(button);
  return button;
}

system.addEventListener("change", applyTheme);
