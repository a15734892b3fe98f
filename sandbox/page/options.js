// What may be filled into the options of a command: choices, completions of the bot, users, channels, numbers, texts.

import { fitting } from "./matching.js";
import { phrase } from "./words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

/** The fixed list behind an option as `{label, detail, value}`, or null when anything may be typed. */
export function offered(option, session, channel) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ label: name, value }));
  if (option.type === BOOLEAN) return [{ label: phrase("command.true"), value: true }, { label: phrase("command.false"), value: false }];
  const users = [...session.users.values()].map((user) => ({ label: user.display_name, detail: user.username, value: user.id, marker: "@" }));
  if (option.type === USER) return users;
  const roles = [...session.roles.values()].filter((one) => one.guild_id === channel.guild_id).map((one) => ({ label: one.name, value: one.id, marker: "@" }));
  if (option.type === ROLE) return roles;
  if (option.type === MENTIONABLE) return [...users, ...roles];
  if (option.type !== CHANNEL) return null;
  const wanted = option.channel_types ?? [];
  return [...session.channels.values()]
    .filter((one) => one.guild_id === channel.guild_id && (!wanted.length || wanted.includes(one.type)))
    .map((one) => ({ label: one.name, value: one.id, marker: "#" }));
}

export const narrowed = (items, typed) => fitting(items, typed, (item) => [item.label, item.detail ?? ""]).slice(0, 25);

/** What the typed text means for this option: `{value}` or `{problem}`. */
export function understood(option, typed, fixed) {
  const text = typed.trim();
  if (!text) return option.required ? { problem: phrase("command.required") } : { value: undefined };
  if (fixed) {
    const same = fixed.find((item) => item.label.toLocaleLowerCase() === text.toLocaleLowerCase());
    return same ? { value: same.value } : { problem: phrase("command.from-list") };
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text);
  if (option.type !== STRING) return { value: text };
  const { min_length: least, max_length: most } = option;
  if (least && text.length < least) return { problem: phrase("form.least", { count: least }) };
  if (most && text.length > most) return { problem: phrase("form.most", { count: most }) };
  return { value: text };
}

function number(option, text) {
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value) || (option.type === INTEGER && !Number.isInteger(value))) {
    return { problem: phrase(option.type === INTEGER ? "command.whole" : "command.number") };
  }
  const { min_value: least, max_value: most } = option;
  if (Number.isFinite(least) && value < least) return { problem: phrase("command.least", { least }) };
  if (Number.isFinite(most) && value > most) return { problem: phrase("command.most", { most }) };
  return { value };
}
