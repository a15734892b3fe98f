// Whom you are playing: the row of sample users at the top, and the panel with name, language and colours at the bottom left.

import { byId, h, icon } from "./dom.js";
import { languageSelect } from "./languages.js";
import { avatar } from "./message.js";
import { themeButton } from "./theme.js";
import { phrase } from "./words.js";

const cast = byId("cast");
const panel = byId("me");

/** The sample users as buttons; `calls` counts per user how often their phone would have rung while somebody else was selected. */
export function showCast(users, selectedId, calls, choose) {
  const focused = cast.contains(document.activeElement) ? document.activeElement.dataset.user : null;
  cast.replaceChildren(...users.map((user, index) => {
    const count = calls.get(user.id) ?? 0;
    const about = [user.display_name, user.admin && phrase("person.admin"), user.language, count && phrase("person.notified", { count })].filter(Boolean);
    const selected = user.id === selectedId;
    return h(
      "button",
      {
        type: "button",
        class: "person",
        "aria-pressed": String(selected),
        "aria-label": phrase("person.play-as", { name: about.join(", ") }),
        title: `${phrase("person.play-as", { name: about.join(", ") })} · Alt+${index + 1}`,
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
  const language = languageSelect(me.language, me.display_name);
  language.addEventListener("change", () => change({ language: language.value }));
  const open = h("input", { type: "checkbox", checked: me.dm_open, "aria-label": phrase("person.dms") });
  open.addEventListener("change", () => change({ dm_open: open.checked }));
  panel.replaceChildren(
    avatar(me, "small"),
    h("div", { class: "me-name" }, h("strong", {}, me.display_name), h("span", {}, me.admin ? `@${me.username} · ${phrase("person.admin")}` : `@${me.username}`)),
    themeButton(),
    h("div", { class: "wishes" }, language, h("label", { title: phrase("person.dms-hint") }, open, phrase("person.dms"))),
  );
}

export const clearPanel = () => panel.replaceChildren(icon("at"));
