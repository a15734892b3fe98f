"""Answers to interactions: the callback and the webhook routes behind an interaction's token."""

from __future__ import annotations

from sandbox import answers
from sandbox.errors import Json
from sandbox.interactions import Interaction
from sandbox.rest.router import EMPTY, Call, router
from sandbox.standin import StandIn
from sandbox.world import Message

WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


@router.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open_to_all=True)
def callback(standin: StandIn, call: Call) -> Json | object:
    shape = answers.first_answer(standin, call["interaction_id"], call["interaction_token"], call.body, call.files)
    return shape if call.query.get("with_response", "").lower() in ("1", "true") else EMPTY


@router.add("POST", WEBHOOK, open_to_all=True)
def followup(standin: StandIn, call: Call) -> Json | object:
    interaction = answers.by_token(standin, call["webhook_id"], call["webhook_token"])
    return answers.followup(standin, interaction, call.body, call.files).data


def _message(standin: StandIn, call: Call) -> tuple[Interaction, Message]:
    interaction = answers.by_token(standin, call["webhook_id"], call["webhook_token"])
    return interaction, answers.message_of(standin, interaction, call.arguments.get("message_id", "@original"))


@router.add("GET", WEBHOOK + "/messages/@original", open_to_all=True)
@router.add("GET", WEBHOOK + "/messages/{message_id}", open_to_all=True)
def read(standin: StandIn, call: Call) -> Json:
    return _message(standin, call)[1].data


@router.add("PATCH", WEBHOOK + "/messages/@original", open_to_all=True)
@router.add("PATCH", WEBHOOK + "/messages/{message_id}", open_to_all=True)
def edit(standin: StandIn, call: Call) -> Json:
    interaction, message = _message(standin, call)
    answers.edit_answer(standin, interaction, message, call.body, call.files)
    return message.data


@router.add("DELETE", WEBHOOK + "/messages/@original", open_to_all=True)
@router.add("DELETE", WEBHOOK + "/messages/{message_id}", open_to_all=True)
def delete(standin: StandIn, call: Call) -> object:
    interaction, message = _message(standin, call)
    answers.delete_answer(standin, interaction, message)
    return EMPTY
