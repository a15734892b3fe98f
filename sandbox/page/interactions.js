// Commands, clicks and dialogs on their way to the bot, until it has answered or three seconds have passed.

import { Refused } from "./api.js";
import { markMessage, showLocal } from "./messages.js";
import { nonce } from "./session.js";
import { phrase } from "./words.js";

/** Send a command; a line in the channel says that it is on its way. Answers true when the stand-in took it. */
export async function sendCommand(session, command, options, forget) {
  const key = nonce();
  session.sent.set(key, { kind: "command", state: "waiting", name: command.display, channel: session.channel });
  showLocal(session, forget);
  try {
    await session.api.interact({ type: "command", nonce: key, channel: session.channel, command: command.id, name: command.name, options });
    return true;
  } catch (error) {
    session.sent.delete(key);
    if (!session.closed()) showLocal(session, forget);
    throw error;
  }
}

/** Press a button, or send what was chosen in a select. */
export async function sendPress(session, message, component, values) {
  const key = nonce();
  const waiting = { nonce: key, customId: component.custom_id, state: "waiting", text: "" };
  session.waiting.set(message.id, waiting);
  markMessage(session, message.id);
  const body = { type: "component", nonce: key, channel: message.channel_id, message: message.id, custom_id: component.custom_id };
  try {
    await session.api.interact(values ? { ...body, values } : body);
  } catch (error) {
    if (session.closed() || !(error instanceof Refused)) throw error;
    Object.assign(waiting, { state: "failed", text: error.message });
    markMessage(session, message.id);
  }
}

/** Send a filled-in dialog; answers what went wrong, or "" once the bot has taken it. */
export async function sendModal(session, event, fields) {
  const key = nonce();
  const outcome = new Promise((resolve) => session.sent.set(key, { kind: "modal", settle: resolve }));
  try {
    await session.api.interact({ type: "modal", nonce: key, interaction: event.interaction, fields });
  } catch (error) {
    session.sent.delete(key);
    if (error.name === "AbortError") return "";
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
  return outcome;
}

/** What became of an interaction of this user. */
export function settle(session, event, forget) {
  const sent = session.sent.get(event.nonce);
  const failed = event.state === "failed";
  if (sent?.kind === "modal") {
    session.sent.delete(event.nonce);
    sent.settle(failed ? phrase("refused.no-answer") : "");
  } else if (sent) {
    if (failed) session.sent.set(event.nonce, { ...sent, state: "failed", text: phrase("refused.no-answer") });
    else session.sent.delete(event.nonce);
    showLocal(session, forget);
  }
  const waiting = [...session.waiting].find(([, one]) => one.nonce === event.nonce);
  if (!waiting) return;
  const [messageId, one] = waiting;
  if (failed) Object.assign(one, { state: "failed", text: phrase("refused.no-answer") });
  else session.waiting.delete(messageId);
  markMessage(session, messageId);
}
