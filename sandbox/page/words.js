// The page's own words in the language of the present user; words/*.json hold them, one file per language.

const FILES = ["en", "uk", "pl", "ru"];
const words = {};
let language = "en";

export async function loadWords() {
  const answers = await Promise.all(FILES.map((one) => fetch(`/static/words/${one}.json`)));
  for (const [index, answer] of answers.entries()) words[FILES[index]] = await answer.json();
}

/** Speak this language from now on (English where the page does not know it), in what stands in index.html too. */
export function speak(code) {
  const [base] = code.split("-");
  language = FILES.includes(base) ? base : "en";
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-words]")) element.textContent = phrase(element.dataset.words);
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", phrase(element.dataset.label));
}

export const knows = (key) => key in words.en;

/** The words for `key` with its {placeholders} filled in; where there are plural forms, `count` chooses. */
export function phrase(key, values = {}) {
  const found = words[language][key];
  const form = typeof found === "string" ? found : found[new Intl.PluralRules(language).select(values.count)];
  return form.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
