// What each sample user has read: only ids of messages are kept (in this browser), never anything of their content.

import { compareIds } from "./dom.js";
import { callsMe } from "./session.js";

const KEY = "slow-train-sandbox.read";

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {}; // private windows may refuse storage, and a damaged entry is not worth more than a few unread marks
  }
}

const read = load();

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify(read));
  } catch (error) {
    console.info("Unread marks are not kept in this window:", error.message);
  }
}

export const lastRead = (userId, channelId) => read[userId]?.[channelId] ?? "0";

export function markRead(session, channelId) {
  const newest = session.channels.get(channelId)?.last_message_id;
  session.mentions.delete(channelId);
  if (!newest || compareIds(newest, lastRead(session.userId, channelId)) <= 0) return;
  (read[session.userId] ??= {})[channelId] = newest;
  save();
}

export function unreadOf(session, channel) {
  const newest = channel.last_message_id;
  const unread = Boolean(newest) && compareIds(newest, lastRead(session.userId, channel.id)) > 0;
  return { unread, mentions: session.mentions.get(channel.id) ?? 0 };
}

/** Count the mentions in channels with something unread; asked once per session, later messages are counted as they come. */
export async function countMentions(session) {
  const waiting = [...session.channels.values()].filter((one) => one.id !== session.channel && unreadOf(session, one).unread);
  for (const channel of waiting) {
    const { messages } = await session.api.messages(channel.id);
    const since = lastRead(session.userId, channel.id);
    const count = messages.filter((one) => compareIds(one.id, since) > 0 && callsMe(session, one)).length;
    if (count) session.mentions.set(channel.id, count);
  }
}
