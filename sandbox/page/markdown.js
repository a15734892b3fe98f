// Chat-flavoured markdown to elements: blocks here, the inline part in inline.js. Nothing is ever parsed as HTML.

import { h } from "./dom.js";
import { inline } from "./inline.js";
import { phrase } from "./words.js";

const FENCE = /```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;

/** The text of a message as a fragment. `context` resolves mentions: see inline.js. */
export function markdown(text, context) {
  const fragment = document.createDocumentFragment();
  let rest = text ?? "";
  for (let match = FENCE.exec(rest); match; match = FENCE.exec(rest)) {
    fragment.append(...blocks(rest.slice(0, match.index).replace(/\n$/, ""), context));
    fragment.append(h("pre", { tabindex: 0, "aria-label": phrase("message.code") }, h("code", { data: { language: match[1] || "" } }, match[2])));
    rest = rest.slice(match.index + match[0].length).replace(/^\n/, "");
  }
  fragment.append(...blocks(rest, context));
  return fragment;
}

function blocks(text, context) {
  if (!text) return [];
  const lines = text.split("\n");
  const made = [];
  let plain = [];
  const flush = () => {
    if (plain.length) made.push(h("div", { class: "text" }, ...inline(plain.join("\n"), context)));
    plain = [];
  };
  while (lines.length) {
    const block = special(lines, context);
    if (block) {
      flush();
      made.push(block);
    } else plain.push(lines.shift());
  }
  flush();
  return made;
}

/** Take a heading, small print, quote or list off the front of `lines`, or nothing. */
function special(lines, context) {
  const [line] = lines;
  if (line.startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return h("blockquote", {}, ...blocks(rest, context));
  }
  if (QUOTE.test(line)) return h("blockquote", {}, ...blocks(takeWhile(lines, QUOTE).map((one) => one[1]).join("\n"), context));
  if (ITEM.test(line)) return list(takeList(lines), context);
  const heading = HEADING.exec(line) ?? SUBTEXT.exec(line);
  if (!heading) return null;
  lines.shift();
  if (heading.length === 2) return h("div", { class: "subtext" }, ...inline(heading[1], context));
  // The page has the only h1 and a message's author is an h2, so headings of a message start below that.
  return h(`h${heading[1].length + 2}`, { class: `size-${heading[1].length}` }, ...inline(heading[2], context));
}

function takeWhile(lines, pattern) {
  const taken = [];
  while (lines.length && pattern.test(lines[0])) taken.push(pattern.exec(lines.shift()));
  return taken;
}

/** The items of one list: at its own depth, numbers and bullets are different lists. */
function takeList(lines) {
  const [, indent, marker] = ITEM.exec(lines[0]);
  const depth = indent.length;
  const numbered = /\d/.test(marker);
  const taken = [];
  while (lines.length && ITEM.test(lines[0])) {
    const item = ITEM.exec(lines[0]);
    if (item[1].length <= depth && /\d/.test(item[2]) !== numbered) break;
    taken.push(item);
    lines.shift();
  }
  return taken;
}

/** Items as nested lists: a deeper indentation opens a list inside the item before. */
function list(items, context) {
  const depth = items[0][1].length;
  const ordered = /\d/.test(items[0][2]);
  const root = h(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(items[0][2], 10) } : {});
  while (items.length) {
    if (items[0][1].length <= depth || !root.lastElementChild) {
      root.append(h("li", {}, ...inline(items.shift()[3], context)));
    } else {
      const next = items.findIndex((item) => item[1].length <= depth);
      root.lastElementChild.append(list(items.splice(0, next < 0 ? items.length : next), context));
    }
  }
  return root;
}
