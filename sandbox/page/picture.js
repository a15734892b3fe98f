// Pictures in messages, and the large view that opens on a click.

import { showDialog } from "./dialog.js";
import { h, icon, localFile } from "./dom.js";
import { phrase } from "./words.js";

const TALLEST = 520; // pixels of height in the log; the large view shows the rest

/**
 * A picture as a button that enlarges it; `media` has url, width, height. Its alt text is behind a small ALT switch, as players who
 * see the picture rarely need it, and is always the image's own description.
 */
export function picture(media, { alt = "", spoiler = false, small = false } = {}) {
  const source = localFile(media.proxy_url ?? media.url);
  if (!source) return h("div", { class: "missing-picture" }, alt || phrase("picture.elsewhere"));
  const size = media.width && media.height ? { width: media.width, height: media.height } : {};
  const image = h("img", { src: source, alt: alt || phrase("picture.undescribed"), ...size });
  if (size.width) image.style.aspectRatio = `${size.width} / ${size.height}`;
  const enlarge = () => {
    if (figure.classList.contains("veiled")) figure.classList.remove("veiled");
    else showLarge(source, alt);
  };
  const name = alt ? phrase("picture.enlarge", { alt }) : phrase("picture.enlarge-it");
  const button = h("button", { type: "button", class: "picture", "aria-label": name, data: { veil: phrase("message.spoiler") }, on: { click: enlarge } }, image);
  const frame = h("div", { class: "frame" }, button);
  const figure = h("figure", { class: small ? "thumbnail" : "shown" }, frame);
  if (spoiler) figure.classList.add("veiled");
  if (size.width) figure.style.setProperty("--width", `${Math.min(size.width, Math.round((TALLEST * size.width) / size.height))}px`);
  if (alt && !small) {
    const [toggle, caption] = altSwitch(alt);
    frame.append(toggle);
    figure.append(caption);
  }
  return figure;
}

function altSwitch(alt) {
  const caption = h("figcaption", { hidden: true }, alt);
  const toggle = h("button", { type: "button", class: "alt", "aria-expanded": "false", "aria-label": phrase("picture.describe") }, "ALT");
  toggle.addEventListener("click", () => {
    caption.hidden = !caption.hidden;
    toggle.setAttribute("aria-expanded", String(!caption.hidden));
  });
  return [toggle, caption];
}

/** The picture over the whole window: Escape or a click beside it closes, a click on it switches between fitting and full size. */
export function showLarge(source, alt) {
  const image = h("img", { src: source, alt });
  const stage = h("div", { class: "stage", tabindex: 0, role: "group", "aria-label": phrase("picture.stage") }, image);
  const zoom = h("button", { type: "button", class: "icon-button", "aria-pressed": "false", "aria-label": phrase("picture.full") }, icon("plus"));
  const close = h("button", { type: "button", class: "icon-button", "aria-label": phrase("frame.close") }, icon("close"));
  const original = h("a", { class: "icon-button", href: source, target: "_blank", rel: "noreferrer noopener", "aria-label": phrase("picture.tab") }, icon("link"));
  const dialog = h("dialog", { class: "large", "aria-label": phrase("picture.name") }, h("div", { class: "tools" }, zoom, original, close), stage);
  if (alt) dialog.append(h("p", { class: "caption" }, alt));
  const setZoom = (full, at) => {
    dialog.classList.toggle("full", full);
    zoom.setAttribute("aria-pressed", String(full));
    zoom.replaceChildren(icon(full ? "minus" : "plus"));
    if (full && at) stage.scrollTo(at.x * stage.scrollWidth - stage.clientWidth / 2, at.y * stage.scrollHeight - stage.clientHeight / 2);
  };
  zoom.addEventListener("click", () => setZoom(!dialog.classList.contains("full"), { x: 0.5, y: 0.5 }));
  image.addEventListener("click", ({ offsetX, offsetY }) => {
    setZoom(!dialog.classList.contains("full"), { x: offsetX / image.clientWidth, y: offsetY / image.clientHeight });
  });
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  close.addEventListener("click", () => dialog.close());
  showDialog(dialog);
  close.focus();
}
