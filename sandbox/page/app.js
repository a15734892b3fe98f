// The page as a whole: which user and channel are open, what the stand-in reports, and what the user does.

import { loadUsers, Refused } from "./api.js";
import { clearChannels, showChannels } from "./channels.js";
import { beginCommand, clearComposer, focusComposer, refreshComposer, showComposer } from "./composer.js";
import { byId, icon } from "./dom.js";
import { clearEmpty, showEmpty } from "./empty.js";
import { handleEvent } from "./events.js";
import { sendCommand, sendModal, sendPress } from "./interactions.js";
import { atNewest, clearMessages, focusLastMessage, pointAt, prependMessages, removeMessage, setUpLog, showLocal, showMessages } from "./messages.js";
import { closeModal, openModal } from "./modal.js";
import { showPlace, showStatus, showTyping } from "./place.js";
import { closePopup } from "./popup.js";
import { createSession, sortedMessages, takeState } from "./session.js";
import { applyTheme } from "./theme.js";
import { refreshTimes } from "./time.js";
import { clearToasts, complain } from "./toasts.js";
import { countMentions, lastRead, markRead, unreadOf } from "./unread.js";
import { clearPanel, showCast, showPanel } from "./users.js";
import { loadWords, phrase, speak } from "./words.js";

const PAGE_SIZE = 50;
const PHONE = matchMedia("(max-width: 760px)");

let people = [];
const calls = new Map(); // user id -> notifications that came while somebody else was selected
let session = null;

/** Run something the stand-in may refuse; a refusal is shown, the end of the session is not worth a word. */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    if (error.name === "AbortError") return null;
    if (!(error instanceof Refused)) throw error;
    complain(error.message);
    return null;
  }
}

// ---- whom and where ----

/** Become another user. Everything of the former one leaves the page before anything else happens. */
function become(userId) {
  const channel = session?.channel ?? routeOf(location.hash).channel;
  wipe();
  const mine = createSession(userId);
  session = mine;
  calls.delete(userId);
  speak(people.find((one) => one.id === userId).language);
  drawCast();
  let early = []; // events that come while the state is still being read
  mine.api.listen({
    onOpen: async () => {
      early = [];
      const here = mine.channel ?? channel;
      const loaded = await attempt(() => load(mine, here));
      const waiting = early;
      early = null;
      if (loaded) for (const event of waiting) handleEvent(mine, event, views);
    },
    onEvent: (event) => (early ? early.push(event) : handleEvent(mine, event, views)),
    onLost: () => {
      early = [];
      showStatus(mine, phrase("frame.lost"));
    },
  });
}

function wipe() {
  session?.aborter.abort();
  session = null;
  closePopup("escape");
  closeModal();
  byId("layer").replaceChildren();
  clearMessages();
  clearEmpty();
  clearComposer();
  clearChannels();
  clearPanel();
  clearToasts();
  showTyping(null);
  byId("place").replaceChildren();
  byId("older").hidden = true;
  document.title = phrase("frame.title");
}

async function load(mine, wanted) {
  takeState(mine, await mine.api.state());
  mine.waiting.clear(); // after a lost connection nobody will say what became of these
  mine.sent.clear();
  showStatus(mine);
  showPanel(mine, changeUser);
  const first = [...mine.channels.values()].find((one) => one.type === 0) ?? mine.dms[0];
  const channel = mine.channels.get(wanted) ?? mine.channels.get(mine.channels.get(wanted)?.parent_id) ?? first;
  await openChannel(channel.id);
  await countMentions(mine);
  drawChannels();
  return true;
}

/** Show a channel, and in it a message where one is named. */
async function openChannel(channelId, messageId) {
  const mine = session;
  const channel = mine.channels.get(channelId);
  if (!channel) return complain(phrase("frame.hidden-channel"));
  setDrawer(false);
  if (mine.channel !== channelId) {
    closePopup("escape");
    clearMessages();
  }
  mine.channel = channelId;
  mine.messages.clear();
  clearEmpty();
  history.replaceState(null, "", `#${mine.me.username}/${channelId}`);
  drawChannels();
  showPlace(mine, channel);
  const { messages } = await mine.api.messages(channelId);
  if (mine.closed() || mine.channel !== channelId) return undefined;
  for (const message of messages) mine.messages.set(message.id, message);
  byId("older").hidden = messages.length < PAGE_SIZE;
  showMessages(mine, actions, lastRead(mine.userId, channelId));
  showLocal(mine, forgetSent);
  showComposer(mine, channel, { say, run, complain, leaveUp: focusLastMessage });
  if (!PHONE.matches && !messageId) focusComposer();
  markRead(mine, channelId);
  drawChannels();
  if (messageId) pointAt(messageId) || complain(phrase("frame.old-message"));
  return loadCommands();
}

async function loadCommands() {
  const mine = session;
  const { commands } = await mine.api.commands(mine.channel);
  mine.commands = commands;
  refreshComposer();
  showEmpty(mine, beginCommand);
}

let loadingOlder = false;

async function loadOlder() {
  const mine = session;
  if (loadingOlder || byId("older").hidden || !mine.messages.size) return;
  loadingOlder = true;
  const channel = mine.channel;
  const answer = await attempt(() => mine.api.messages(channel, sortedMessages(mine)[0].id));
  loadingOlder = false;
  if (!answer || mine.closed() || mine.channel !== channel) return;
  byId("older").hidden = answer.messages.length < PAGE_SIZE;
  for (const message of answer.messages) mine.messages.set(message.id, message);
  prependMessages(mine, actions, answer.messages);
}

// ---- what the user does ----

const open = (channelId, messageId) => attempt(() => openChannel(channelId, messageId));
const say = async (content) => (await attempt(() => session.api.say(session.channel, content))) !== null;
const run = (command, values) => attempt(() => sendCommand(session, command, values, forgetSent));
const press = (message, component, values) => attempt(() => sendPress(session, message, component, values));

async function dismiss(message) {
  const mine = session;
  if ((await attempt(() => mine.api.dismiss(message.id))) === null) return;
  mine.messages.delete(message.id);
  removeMessage(mine, message.id);
  showEmpty(mine, beginCommand);
  if (document.activeElement === document.body) focusComposer();
}

function forgetSent(key) {
  session.sent.delete(key);
  showLocal(session, forgetSent);
}

/** A choice of the present user for themselves: language, closed DMs. */
async function changeUser(choice) {
  await attempt(() => session.api.changeUser(choice));
}

function changeMe(user) {
  const before = session.me;
  session.me = user;
  if (before.language !== user.language) {
    speak(user.language);
    showStatus(session);
    open(session.channel);
  }
  showPanel(session, changeUser);
}

const changeGuild = (guildId, choice) => attempt(() => session.api.changeGuild(guildId, choice));

const actions = { open, press, dismiss, fillIn: beginCommand };

// ---- what the events need ----

const views = {
  actions,
  forgetSent,
  drawChannels,
  reopen: () => open(session.channel),
  openFirst: () => attempt(() => load(session, null)),
  openAgain: () => attempt(() => load(session, session.channel)),
  commands: () => attempt(loadCommands),
  empty: () => showEmpty(session, beginCommand),
  read: () => {
    if (atNewest() && document.visibilityState === "visible") markRead(session, session.channel);
  },
  call: (userId) => {
    calls.set(userId, (calls.get(userId) ?? 0) + 1);
    drawCast();
  },
  user: (user) => {
    people = people.map((one) => (one.id === user.id ? user : one));
    if (user.id === session.userId) changeMe(user);
    drawCast();
  },
  modal: (event) => {
    const mine = session;
    const guildId = mine.channels.get(mine.channel)?.guild_id ?? null;
    const context = { session: mine, ...actions };
    openModal(event, { session: mine, guildId, context, submit: (fields) => sendModal(mine, event, fields), fallback: focusComposer });
  },
};

function drawChannels() {
  if (!session?.me) return;
  showChannels(session, { open, changeGuild, unread: (channel) => unreadOf(session, channel) });
  const mentions = [...session.mentions.values()].reduce((sum, count) => sum + count, 0);
  const place = session.channels.get(session.channel)?.name ?? "";
  document.title = `${mentions ? `(${mentions}) ` : ""}#${place} · ${session.me.display_name} · ${phrase("frame.title")}`;
  byId("menu").classList.toggle("has-mentions", mentions > 0);
}

const drawCast = () => showCast(people, session?.userId, calls, (userId) => userId !== session?.userId && become(userId));

// ---- the frame ----

function setDrawer(shown) {
  byId("shell").classList.toggle("drawer-open", shown);
  byId("veil").hidden = !shown;
  byId("menu").setAttribute("aria-expanded", String(shown));
  byId("drawer").inert = PHONE.matches && !shown;
}

function routeOf(hash) {
  const [username, channel] = decodeURIComponent(hash.slice(1)).split("/");
  return { username, channel };
}

function setUpFrame() {
  byId("menu").append(icon("menu"));
  byId("menu").addEventListener("click", () => {
    setDrawer(!byId("shell").classList.contains("drawer-open"));
    byId("channels").querySelector(".here")?.focus();
  });
  byId("veil").addEventListener("click", () => setDrawer(false));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !byId("shell").classList.contains("drawer-open")) return;
    setDrawer(false);
    focusComposer();
  });
  byId("older").addEventListener("click", loadOlder);
  PHONE.addEventListener("change", () => setDrawer(false));
  setUpLog({ onTop: loadOlder, onLeave: focusComposer, onBottom: () => session?.channel && views.read() });
  document.addEventListener("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^Digit[1-9]$/.test(event.code)) return;
    const user = people[Number(event.code.slice(5)) - 1];
    if (!user) return;
    event.preventDefault();
    if (user.id !== session?.userId) become(user.id);
  });
  setInterval(refreshTimes, 20_000);
}

async function start() {
  setUpFrame();
  setDrawer(false);
  const answer = await attempt(async () => {
    await loadWords();
    return loadUsers();
  });
  if (!answer) return setTimeout(() => location.reload(), 3000);
  people = answer.users;
  applyTheme();
  const { username } = routeOf(location.hash);
  return become((people.find((one) => one.username === username) ?? people[0]).id);
}

start();
