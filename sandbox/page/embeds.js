// Embeds: the boxed summaries of classic messages.

import { h } from "./dom.js";
import { inline, link } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { timestamp } from "./time.js";

export function embed(one, context) {
  const element = h(
    "article",
    { class: "embed" },
    h("div", { class: "embed-body" }, ...textParts(one, context)),
    one.thumbnail ? picture(one.thumbnail, { alt: one.thumbnail.description ?? "", small: true }) : null,
    one.image ? h("div", { class: "embed-image" }, picture(one.image, { alt: one.image.description ?? "" })) : null,
    footer(one, context),
  );
  if (Number.isInteger(one.color)) element.style.setProperty("--accent-bar", `#${one.color.toString(16).padStart(6, "0")}`);
  return element;
}

function textParts(one, context) {
  const titled = one.title ? inline(one.title, context) : null;
  return [
    one.author?.name ? h("div", { class: "embed-author" }, one.author.name) : null,
    titled ? h("h3", { class: "embed-title" }, one.url ? link(one.url, titled, context) : titled) : null,
    one.description ? h("div", { class: "markdown" }, markdown(one.description, context)) : null,
    one.fields?.length ? h("dl", { class: "fields" }, ...one.fields.map((field) => embedField(field, context))) : null,
  ].filter(Boolean);
}

function embedField(field, context) {
  return h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, ...inline(field.name, context)), h("dd", { class: "markdown" }, markdown(field.value, context)));
}

function footer(one, context) {
  if (!one.footer?.text && !one.timestamp) return null;
  const parts = [one.footer?.text];
  if (one.timestamp) parts.push(one.footer?.text ? " • " : null, timestamp(Date.parse(one.timestamp) / 1000, "f", context.session.me.language));
  return h("footer", {}, ...parts);
}
