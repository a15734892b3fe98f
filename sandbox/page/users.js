// Whom you are playing: the row of sample users at the top, and the panel with name, language and colours at the bottom left.

import { byId, h, icon } from "./dom.js";
import { avatar } from "./message.js";
import { themeButton } from "./theme.js";

const cast = byId("cast");
const panel = byId("me");

const LANGUAGES = [["en-GB", "English (UK)"], ["en-US", "English (US)"], ["uk", "Українська"], ["pl", "Polski"], ["ru", "Русский"], ["de", "Deutsch"]];

/** The sample users as buttons; `calls` counts per user how often their phone would have rung while somebody else was selected. */
export function showCast(users, selectedId, calls, choose) {
  const focused = cast.contains(document.activeElement) ? document.activeElement.dataset.user : null;
  cast.replaceChildren(...users.map((user, index) => {
    const count = calls.get(user.id) ?? 0;
    const role = user.admin ? ", administrator" : "";
    const name = `${user.display_name}${role}, ${user.language}${count ? `, notified ${count} times` : ""}`;
    const selected = user.id === selectedId;
    return h(
      "button",
      {
        type: "button",
        class: "person",
        "aria-pressed": String(selected),
        "aria-label": `Play as ${name}`,
        title: `Play as ${user.display_name} (${user.language}${role}) · Alt+${index + 1}`,
        tabindex: selected ? 0 : -1,
        data: { user: user.id, username: user.username },
        on: { click: () => choose(user.id) },
      },
      avatar(user, "small"),
      h("span", { class: "person-name" }, user.display_name),
      count ? h("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null,
    );
  }));
  if (focused) cast.querySelector(`[data-user="${CSS.escape(focused)}"]`)?.focus();
}

cast.addEventListener("keydown", (event) => {
  const people = [...cast.children];
  const here = people.indexOf(document.activeElement);
  const target = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: people.length - 1 }[event.key];
  if (target === undefined || !people[target]) return;
  event.preventDefault();
  people[target].focus();
});

/** The panel of the present user; `change` sends a choice (`{language}` or `{dm_open}`) to the stand-in. */
export function showPanel(session, change) {
  const { me } = session;
  const known = LANGUAGES.some(([code]) => code === me.language) ? LANGUAGES : [[me.language, me.language], ...LANGUAGES];
  const language = h("select", { "aria-label": `Language of ${me.display_name}` }, ...known.map(([code, name]) => h("option", { value: code, selected: code === me.language }, name)));
  language.addEventListener("change", () => change({ language: language.value }));
  const open = h("input", { type: "checkbox", checked: me.dm_open });
  open.addEventListener("change", () => change({ dm_open: open.checked }));
  panel.replaceChildren(
    avatar(me, "small"),
    h("div", { class: "me-name" }, h("strong", {}, me.display_name), h("span", {}, me.admin ? `@${me.username} · admin` : `@${me.username}`)),
    themeButton(),
    h("div", { class: "wishes" }, language, h("label", { title: "Whether the bot may send direct messages to this user" }, open, "DMs open")),
  );
}

export const clearPanel = () => panel.replaceChildren(icon("at"));
