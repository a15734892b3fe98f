// Buttons, rows and the layout components of a message (Components V2 and classic action rows).

import { h, icon, localFile } from "./dom.js";
import { emoji } from "./emoji.js";
import { link } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { SELECTS, selectMenu } from "./select.js";
import { phrase } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link", 6: "secondary" };

/** Any component of a message. The context is that of markdown, and `press(message, component, values)`, plus `message`. */
export function component(one, context) {
  if (SELECTS.includes(one.type)) return h("div", { class: "select-holder" }, select(one, context));
  const make = MAKERS[one.type];
  if (!make) return h("p", { class: "unknown" }, phrase("message.component", { type: one.type }));
  return make(one, context);
}

const each = (list, context) => (list ?? []).map((one) => component(one, context));

function row(one, context) {
  const element = h("div", { class: "row" }, ...each(one.components, context));
  element.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.target.role === "combobox") return;
    const buttons = [...element.querySelectorAll(".button:not([disabled])")];
    const next = buttons[buttons.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return element;
}

function button(one, context) {
  const words = [one.emoji ? emoji(one.emoji) : null, one.label ? h("span", { class: "words" }, one.label) : null];
  const className = `button ${STYLES[one.style] ?? "secondary"}`;
  if (one.style === 5 && !one.disabled) {
    const element = link(one.url, [...words, icon("link")].filter(Boolean), context);
    element.className = className;
    return element;
  }
  const inert = one.disabled || one.style >= 5;
  const press = ({ currentTarget }) => {
    if (currentTarget.getAttribute("aria-disabled") !== "true") context.press(context.message, one);
  };
  const name = one.label ? null : (one.emoji?.name ?? phrase("message.button"));
  return h(
    "button",
    { type: "button", class: className, disabled: inert, "aria-label": name, data: { customId: one.custom_id ?? "" }, on: { click: press } },
    h("span", { class: "content" }, ...words),
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

function select(one, context) {
  const guildId = context.session.channels.get(context.message.channel_id)?.guild_id ?? null;
  return selectMenu(one, { session: context.session, guildId, onCommit: (values) => context.press(context.message, one, values) });
}

function section(one, context) {
  return h("div", { class: "section" }, h("div", { class: "section-text" }, ...each(one.components, context)), h("div", { class: "accessory" }, component(one.accessory, context)));
}

const textDisplay = (one, context) => h("div", { class: "markdown" }, markdown(one.content, context));

const thumbnail = (one) => picture(one.media, { alt: one.description ?? "", spoiler: one.spoiler, small: true });

function gallery(one) {
  const pictures = one.items.map((item) => picture(item.media, { alt: item.description ?? "", spoiler: item.spoiler }));
  return h("div", { class: `gallery count-${Math.min(pictures.length, 4)}` }, ...pictures);
}

function file(one) {
  const address = localFile(one.file.url);
  const name = one.name ?? address?.split("/").pop() ?? phrase("message.file");
  return fileCard({ filename: name, size: one.size }, address);
}

/** A file that is not a picture, to download. */
export function fileCard({ filename, size }, address) {
  const kilobytes = size ? phrase("message.size", { size: Math.max(1, Math.round(size / 1024)) }) : "";
  const name = address ? h("a", { href: address, download: filename, target: "_blank", rel: "noreferrer noopener" }, filename) : h("span", {}, filename);
  return h("div", { class: "file" }, icon("file"), h("div", {}, name, h("div", { class: "size" }, kilobytes)));
}

const separator = (one) => h("div", { class: `separator spacing-${one.spacing ?? 1}${one.divider === false ? "" : " ruled"}`, role: one.divider === false ? "presentation" : "separator" });

function container(one, context) {
  const element = h("div", { class: "container" }, ...each(one.components, context));
  if (Number.isInteger(one.accent_color)) element.style.setProperty("--accent-bar", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  if (one.spoiler) {
    element.classList.add("veiled");
    const reveal = h("button", { type: "button", class: "button secondary reveal" }, phrase("message.spoiler"));
    reveal.addEventListener("click", () => {
      element.classList.remove("veiled");
      reveal.remove();
    });
    element.prepend(reveal);
  }
  return element;
}

const MAKERS = { 1: row, 2: button, 9: section, 10: textDisplay, 11: thumbnail, 12: gallery, 13: file, 14: separator, 17: container };
