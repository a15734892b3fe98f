// Making elements. Text only ever goes in as text nodes, so nothing that a message contains can become markup.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 5h14v10H11l-4 4v-4H5zM9 9h6M9 12h4",
  at: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 4-4V8M16 12a3 3 0 0 0 5 0 9 9 0 1 0-4 7.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  send: "M4 12 20 4l-5 16-4-6z",
  moon: "M20 14a8 8 0 1 1-9-10 6.5 6.5 0 0 0 9 10z",
  sun: "M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 .01 0",
  file: "M6 2h8l4 4v16H6zM14 2v5h4",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  reply: "M20 18v-4a4 4 0 0 0-4-4H5M9 5l-5 5 5 5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M5 12l5 5 9-10",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** An element: `class`, `on` (listeners), `data`, `style` are special, everything else is an attribute; null and false are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") element.className = value;
    else if (key === "on") for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key === "value") element.value = value;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), summary";

export const focusable = (root) => [...root.querySelectorAll(FOCUSABLE)].filter((one) => one.tabIndex >= 0);

let lastId = 0;
export const freshId = (prefix) => `${prefix}-${++lastId}`;

/** Snowflakes are too large for numbers; of two, the longer or else the alphabetically later one is newer. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Addresses that a link may have: never javascript: or the like. */
export function safeLink(text) {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return ["http:", "https:"].includes(url.protocol) ? url : null;
}

/** Files lie on this stand-in whatever port it had when they were uploaded; a picture from elsewhere is not fetched. */
export function localFile(text) {
  const url = safeLink(text ?? "");
  if (!url || !["127.0.0.1", "localhost", "[::1]"].includes(url.hostname)) return null;
  return url.pathname + url.search;
}
