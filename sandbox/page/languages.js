// The choice of a language, of a user or of a server.

import { h } from "./dom.js";
import { phrase } from "./words.js";

const LANGUAGES = [["en-GB", "English (UK)"], ["en-US", "English (US)"], ["uk", "Українська"], ["pl", "Polski"], ["ru", "Русский"], ["de", "Deutsch"]];

/** A menu of languages; a code that it does not list stands first. */
export function languageSelect(chosen, name) {
  const known = LANGUAGES.some(([code]) => code === chosen) ? LANGUAGES : [[chosen, chosen], ...LANGUAGES];
  const options = known.map(([code, shown]) => h("option", { value: code, selected: code === chosen }, shown));
  return h("select", { "aria-label": phrase("frame.language", { name }) }, ...options);
}
