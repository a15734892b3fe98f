// What the page knows while one sample user is selected. A switch throws the whole session away and begins another.

import { createApi } from "./api.js";
import { compareIds } from "./dom.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
export const SILENT = 4096;
export const COMPONENTS_V2 = 32768;

export const TEXT = 0;
export const DM = 1;

export function createSession(userId) {
  const aborter = new AbortController();
  return {
    userId,
    aborter,
    api: createApi(userId, aborter.signal),
    me: null,
    bot: null,
    botOnline: true,
    users: new Map(),
    guilds: [],
    roles: new Map(), // of all servers, by id
    channels: new Map(),
    dms: [],
    channel: null, // the id of the open one
    messages: new Map(), // by id, those of the open channel
    commands: null,
    waiting: new Map(), // message id -> the component that was pressed, and what came of it
    sent: new Map(), // nonce -> a command or dialog on its way
    mentions: new Map(), // channel id -> how many mentions are unread
    typing: new Map(), // user id -> timer
    closed: () => aborter.signal.aborted,
  };
}

export function takeState(session, state) {
  session.me = state.me;
  session.bot = state.bot;
  session.botOnline = state.bot_online;
  session.users = new Map([...state.users, state.bot, state.me].map((user) => [user.id, user]));
  session.guilds = state.guilds.map(({ channels, ...guild }) => guild);
  session.roles = new Map(state.guilds.flatMap((guild) => guild.roles.map((role) => [role.id, { ...role, guild_id: guild.id }])));
  session.dms = state.dms;
  const everything = [...state.guilds.flatMap((guild) => guild.channels), ...state.dms];
  session.channels = new Map(everything.map((channel) => [channel.id, channel]));
}

export const isThread = (channel) => channel.type === 11 || channel.type === 12 || channel.type === 10;

/** Who wrote this: our own notion of the user, or what the message says about its author. */
export function author(session, message) {
  const known = session.users.get(message.author.id);
  if (known) return known;
  const { id, username, global_name: shown, bot } = message.author;
  return { id, username, display_name: shown ?? username, color: "#6b7280", bot: Boolean(bot) };
}

export const mentionsMe = (session, message) => (message.mentions ?? []).some((user) => user.id === session.userId);

/** Whether a message counts in red at its channel: it mentions me, or the bot has written to me alone. */
export function callsMe(session, message) {
  return mentionsMe(session, message) || (session.channels.get(message.channel_id)?.type === DM && message.author.id !== session.userId);
}

export const sortedMessages = (session) => [...session.messages.values()].sort((a, b) => compareIds(a.id, b.id));

/** `#station` in the server Slow Train, for people. */
export function channelLabel(session, channel) {
  return channel.type === DM ? session.bot.display_name : channel.name;
}

/** The name of a command as this user reads it. */
export const shownCommand = (session, name) => session.commands?.find((one) => one.name === name)?.display ?? name;

export const nonce = () => crypto.randomUUID().slice(0, 18);
