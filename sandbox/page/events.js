// What the stand-in reports, one event after the other.

import { settle } from "./interactions.js";
import { removeMessage, upsertMessage } from "./messages.js";
import { showPlace, showStatus, showTyping } from "./place.js";
import { callsMe, EPHEMERAL } from "./session.js";

const TYPING_LASTS = 10_000;

/** `views` are the parts of the page that an event may touch: see app.js. */
export function handleEvent(session, event, views) {
  if (session.closed()) return;
  HANDLERS[event.type]?.(session, event, views);
}

const HANDLERS = {
  message: (session, { message }, views) => {
    stopTyping(session, message.author.id);
    const channel = session.channels.get(message.channel_id);
    if (channel && !(message.flags & EPHEMERAL)) channel.last_message_id = message.id;
    if (message.channel_id === session.channel) {
      session.messages.set(message.id, message);
      upsertMessage(session, message, views.actions);
      views.empty();
      views.read();
    } else if (callsMe(session, message)) {
      session.mentions.set(message.channel_id, (session.mentions.get(message.channel_id) ?? 0) + 1);
    }
    views.drawChannels();
  },
  message_changed: (session, { message }, views) => {
    if (message.channel_id !== session.channel || !session.messages.has(message.id)) return;
    session.messages.set(message.id, message);
    const waiting = session.waiting.get(message.id);
    if (waiting && (waiting.state === "failed" || !hasControl(message.components, waiting.customId))) session.waiting.delete(message.id);
    upsertMessage(session, message, views.actions);
  },
  message_deleted: (session, event, views) => {
    if (event.channel !== session.channel) return;
    session.messages.delete(event.message);
    removeMessage(session, event.message);
    views.empty();
  },
  channel: (session, { channel }, views) => {
    const known = session.channels.get(channel.id);
    session.channels.set(channel.id, channel);
    views.drawChannels();
    if (channel.id !== session.channel) return;
    showPlace(session, channel);
    if (known && (known.can_write !== channel.can_write || known.archived !== channel.archived)) views.reopen();
  },
  channel_deleted: (session, { channel }, views) => {
    session.channels.delete(channel);
    if (channel === session.channel) views.openFirst();
    else views.drawChannels();
  },
  typing: (session, { channel, user }) => {
    if (channel !== session.channel || user === session.userId) return;
    clearTimeout(session.typing.get(user));
    session.typing.set(user, setTimeout(() => stopTyping(session, user), TYPING_LASTS));
    showTyping(session);
  },
  notification: (session, { user }, views) => {
    if (user !== session.userId) views.call(user);
  },
  interaction: (session, event, views) => settle(session, event, views.forgetSent),
  modal: (session, event, views) => views.modal(event),
  commands: (session, event, views) => views.commands(),
  bot: (session, { online }, views) => {
    session.botOnline = online;
    showStatus(session);
    if (online) views.commands();
  },
  places: (session, event, views) => views.openAgain(),
  guild: (session, { guild }, views) => {
    session.guilds = session.guilds.map((one) => (one.id === guild.id ? { ...one, ...guild } : one));
    for (const role of guild.roles) session.roles.set(role.id, { ...role, guild_id: guild.id });
    views.drawChannels();
  },
  user: (session, { user }, views) => {
    session.users.set(user.id, user);
    views.user(user);
  },
};

/** Whether what was pressed is still there; if not, the change of the message was the answer. */
function hasControl(components, customId) {
  return (components ?? []).some((one) => one.custom_id === customId || hasControl(one.components, customId) || one.accessory?.custom_id === customId);
}

function stopTyping(session, userId) {
  if (!session.typing.has(userId)) return;
  clearTimeout(session.typing.get(userId));
  session.typing.delete(userId);
  if (!session.closed()) showTyping(session);
}
