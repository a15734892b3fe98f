// Talking to the stand-in on behalf of one sample user (docs/sandbox.md describes the requests and events).

import { knows, phrase } from "./words.js";

/** The stand-in said no, in a sentence. */
export class Refused extends Error {}

async function ask(method, path, { query = {}, body, signal } = {}) {
  const address = `/page/${path}?${new URLSearchParams(query)}`;
  const init = { method, signal };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(phrase("refused.no-stand-in"));
  }
  const answer = await read(response);
  if (!response.ok) throw new Refused(knows(`refused.${answer.key}`) ? phrase(`refused.${answer.key}`) : (answer.error ?? phrase("refused.status", { status: response.status })));
  return answer;
}

async function read(response) {
  const text = await response.text();
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    return { error: phrase("refused.status", { status: response.status }) };
  }
}

export const loadUsers = () => ask("GET", "users");

/** Everything the page can ask for as `userId`; all of it ends when `signal` is aborted. */
export function createApi(userId, signal) {
  const call = (method, path, body, query = {}) => ask(method, path, { query: { ...query, user: userId }, body, signal });
  return {
    state: () => call("GET", "state"),
    messages: (channel, before) => call("GET", `channels/${channel}/messages`, undefined, { limit: 50, ...(before && { before }) }),
    commands: (channel) => call("GET", "commands", undefined, { channel }),
    say: (channel, content) => call("POST", `channels/${channel}/messages`, { content }),
    interact: (body) => call("POST", "interactions", body),
    complete: (body) => call("POST", "autocomplete", body),
    dismiss: (message) => call("DELETE", `messages/${message}`),
    changeUser: (choice) => call("PATCH", `users/${userId}`, choice),
    changeGuild: (guild, choice) => call("PATCH", `guilds/${guild}`, choice),
    listen: (listeners) => listen(userId, signal, listeners),
  };
}

/** Keep a socket open until `signal`; `onOpen` runs at every new connection, since events may have been missed. */
function listen(userId, signal, { onOpen, onEvent, onLost }) {
  let wait = 250;
  const connect = () => {
    if (signal.aborted) return;
    const address = new URL("/page/events", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ user: userId });
    const socket = new WebSocket(address);
    const close = () => socket.close();
    signal.addEventListener("abort", close, { once: true });
    socket.addEventListener("message", ({ data }) => {
      if (signal.aborted) return;
      const event = JSON.parse(data);
      if (event.type !== "hello") return onEvent(event);
      wait = 250;
      onOpen();
    });
    socket.addEventListener("close", () => {
      signal.removeEventListener("abort", close);
      if (signal.aborted) return;
      onLost();
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 4000);
    });
  };
  connect();
}
