"""What the stand-in refuses, in Discord's words.

Refusal                a status, one of Discord's error codes and a message; the answer's JSON is made from it
├── FormError          400, code 50035: a body that breaks a rule, with the place of every mistake
└── PageError          a mistake of the page or of a test: a sentence for people, no code of Discord's
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class Refusal(Exception):
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {message} (error code {code})")
        self.status = status
        self.code = code
        self.message = message

    def json(self) -> Json:
        return {"message": self.message, "code": self.code}


class FormError(Refusal):
    """A body that breaks a rule: the place (`components.0.label`), Discord's name of the rule, and a sentence."""

    def __init__(self, place: str, rule: str, sentence: str) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        self.mistakes = [(place, rule, sentence)]
        self.args = (f"{place or 'body'}: {sentence}",)

    def inside(self, outer: str) -> FormError:
        """The same mistake in a form that is part of another."""
        place, rule, sentence = self.mistakes[0]
        return FormError(f"{outer}.{place}" if place else outer, rule, sentence)

    def json(self) -> Json:
        errors: Json = {}
        for place, rule, sentence in self.mistakes:
            spot = errors
            for step in place.split(".") if place else ():
                spot = spot.setdefault(step, {})
            spot.setdefault("_errors", []).append({"code": rule, "message": sentence})
        return {**super().json(), "errors": errors}


class PageError(Exception):
    """The page or a test asked for something that can't be done; `key` names the page's own words for it."""

    def __init__(self, status: int, sentence: str, key: str = "") -> None:
        super().__init__(sentence)
        self.key = key
        self.status = status
        self.sentence = sentence


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def not_found() -> Refusal:
    return Refusal(404, 0, "404: Not Found")


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_guild() -> Refusal:
    return Refusal(404, 10004, "Unknown Guild")


def unknown_member() -> Refusal:
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_user() -> Refusal:
    return Refusal(404, 10013, "Unknown User")


def unknown_emoji() -> Refusal:
    return Refusal(404, 10014, "Unknown Emoji")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def unknown_command() -> Refusal:
    return Refusal(404, 10063, "Unknown application command")


def not_your_application() -> Refusal:
    return Refusal(403, 20012, "You are not authorized to perform this action on this application")


def too_many_emojis(most: int) -> Refusal:
    return Refusal(400, 30008, f"Maximum number of emojis reached ({most})")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def not_your_message() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def closed_dm() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def expired_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def archived_thread() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def thread_exists() -> Refusal:
    return Refusal(400, 160004, "A thread has already been created for this message")


def too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")
