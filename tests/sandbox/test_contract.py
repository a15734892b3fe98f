"""The check against Discord's description: what it finds, how it says so, and that it is in force where it is named."""

import json
import os
from pathlib import Path
from typing import Any

import discord
import pytest

from sandbox import contract
from sandbox.contract import Contract
from sandbox.rest.router import Call
from sandbox.schema import Compiler
from sandbox.testing import Sandbox
from tests.sandbox.bare_bot import home

SCHEMAS: dict[str, Any] = {
    "Snowflake": {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
    "Tree": {
        "type": "object",
        "properties": {
            "id": {"$ref": "#/components/schemas/Snowflake"},
            "name": {"type": ["string", "null"], "minLength": 1, "maxLength": 3},
            "size": {"type": "integer", "minimum": 0, "maximum": 10},
            "kind": {"type": "integer", "enum": [1, 2]},
            "at": {"type": "string", "format": "date-time"},
            "url": {"type": "string", "format": "uri"},
            "words": {"type": "object", "additionalProperties": {"type": "string"}, "maxProperties": 2},
            "branches": {"type": "array", "items": {"$ref": "#/components/schemas/Tree"}, "maxItems": 2},
            "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
            "part": {"oneOf": [{"$ref": "#/components/schemas/Button"}, {"$ref": "#/components/schemas/Text"}]},
            "either": {"anyOf": [{"type": "null"}, {"type": "boolean"}]},
        },
        "required": ["id"],
    },
    "Button": {
        "type": "object",
        "properties": {"type": {"type": "integer", "enum": [2]}, "label": {"type": "string"}},
        "required": ["type", "label"],
    },
    "Text": {"type": "object", "properties": {"type": {"type": "integer", "enum": [10]}}, "required": ["type"]},
    "Closed": {"type": "object", "properties": {"a": {"const": 1}}, "additionalProperties": False},
}
TREE = Compiler(SCHEMAS).compile({"$ref": "#/components/schemas/Tree"})


@pytest.mark.parametrize(
    "value",
    [
        {"id": "12"},
        {"id": 12},
        {"id": "0", "name": None, "size": "7", "kind": 2, "at": "2026-01-31T12:00:00+00:00", "url": "http://x"},
        {"id": "1", "branches": [{"id": "2", "branches": []}], "words": {"pl": "x"}, "tags": ["a", "b"]},
        {"id": "1", "part": {"type": 2, "label": "x"}, "either": None},
        {"id": "1", "part": {"type": 10}, "either": True, "unknown": "is allowed"},
    ],
)
def test_what_fits(value: Any) -> None:
    assert TREE(value, "body") is None


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ([], "body is [], not object"),
        ({}, "body.id is missing"),
        ({"id": "x"}, "body.id is 'x', which does not fit"),
        ({"id": True}, "body.id is True, not string"),
        ({"id": "1", "name": "long"}, "body.name has 4 characters, not 1 to 3"),
        ({"id": "1", "size": 11}, "body.size is 11, not between 0 and 10"),
        ({"id": "1", "size": "eleven"}, "body.size is 'eleven', not integer"),
        ({"id": "1", "kind": 3}, "body.kind is 3, not one of [1, 2]"),
        ({"id": "1", "at": "yesterday"}, "not a moment"),
        ({"id": "1", "url": "here"}, "not an address"),
        ({"id": "1", "words": {"pl": []}}, "body.words.pl is [], not string"),
        ({"id": "1", "words": {"a": "", "b": "", "c": ""}}, "body.words has 3 properties"),
        ({"id": "1", "branches": [{"id": "2"}, {}]}, "body.branches.1.id is missing"),
        ({"id": "1", "branches": [{"id": "2"}] * 3}, "body.branches has 3 entries"),
        ({"id": "1", "tags": ["a", "a"]}, "body.tags has the same entry twice"),
        ({"id": "1", "part": {"type": 2}}, "body.part.label is missing"),
        ({"id": "1", "part": {"type": 3}}, "body.part.type is 3, not one of [2, 10]"),
        ({"id": "1", "either": "x"}, "body.either is 'x', not"),
    ],
)
def test_what_does_not_fit_is_said_in_words(value: Any, sentence: str) -> None:
    assert sentence in (TREE(value, "body") or "")


def test_closed_objects_and_constants() -> None:
    closed = Compiler(SCHEMAS).compile({"$ref": "#/components/schemas/Closed"})
    assert closed({"a": 1}, "body") is None
    assert closed({"b": 1}, "body") == "body has an unknown field 'b'"
    assert closed({"a": 2}, "body") == "body.a is 2, not one of [1]"


DESCRIPTION: dict[str, Any] = {
    "paths": {
        "/things/{id}": {
            "parameters": [],
            "post": {
                "parameters": [{"name": "wait", "in": "query"}],
                "requestBody": {"content": {"application/json": {"schema": SCHEMAS["Text"]}}, "required": True},
                "responses": {
                    "200": {"content": {"application/json": {"schema": SCHEMAS["Button"]}}},
                    "204": {},
                    "4XX": {"$ref": "#/components/responses/Wrong"},
                },
            },
        }
    },
    "components": {
        "schemas": SCHEMAS,
        "responses": {"Wrong": {"content": {"application/json": {"schema": {"type": "object", "required": ["code"]}}}}},
    },
}


def called(body: Any, route: str = "/things/{thing}", **query: str) -> Call:
    return Call("POST", "/things/1", query, body, [], None, route)


@pytest.mark.parametrize(
    ("call", "status", "answer", "sentence"),
    [
        (called({"type": 10}), 200, {"type": 2, "label": "x"}, None),
        (called({"type": 10}, wait="1"), 204, None, None),
        (called({"type": 9}), 400, {"code": 1}, None),
        (called({"type": 9}), 500, "anything", None),
        (called({"type": 9}), 204, None, "the request does not fit: body.type is 9, not one of [10]"),
        (called(None), 204, None, "the request does not fit: body is None, not object"),
        (called({"type": 10}, hurry="1"), 204, None, "query has 'hurry'"),
        (called({"type": 10}), 200, {"type": 2}, "the stand-in's answer 200 does not fit: answer.label is missing"),
        (called({"type": 10}), 201, {"type": 2}, "the stand-in's answer 201 has a body or a status"),
        (called({"type": 10}), 404, {}, "the stand-in's answer 404 does not fit: answer.code is missing"),
        (called({}, route="/other"), 200, {}, "Discord's description has no POST /other"),
    ],
)
def test_requests_and_answers(call: Call, status: int, answer: Any, sentence: str | None) -> None:
    checker = Contract(DESCRIPTION)
    checker.check(call, status, answer)
    if sentence is None:
        assert checker.mismatches == []
    else:
        assert len(checker.mismatches) == 1
        assert sentence in checker.mismatches[0]


async def test_a_mismatch_fails_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "description.json"
    path.write_text(json.dumps(DESCRIPTION))
    monkeypatch.setenv("DISCORD_OPENAPI", str(path))
    with pytest.raises(AssertionError, match="Discord's description has no GET /users/@me"):
        async with home():
            pass


async def test_without_the_description_nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
    async with Sandbox() as sandbox:
        assert sandbox.standin.contract is None


def test_a_description_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "/nowhere/description.json")
    with pytest.raises(FileNotFoundError, match="Unset it to go without"):
        contract.from_environment()


@pytest.mark.skipif("DISCORD_OPENAPI" not in os.environ, reason="DISCORD_OPENAPI does not name Discord's description")
async def test_with_the_real_description_every_request_is_checked() -> None:
    async with home() as (sandbox, _):
        await sandbox.user("host").slash("ping")
        assert sandbox.standin.contract is not None
        assert sandbox.standin.contract.checked == len(sandbox.traffic) >= 3


async def test_a_fault_of_the_stand_in_is_no_hang() -> None:
    async with home() as (sandbox, bot):
        sandbox.standin.world.guilds["1"] = None  # type: ignore[assignment]
        with pytest.raises(discord.HTTPException, match="The stand-in has a bug"):
            await bot.raw("GET", "/users/@me/guilds")
        with pytest.raises(AssertionError, match="The stand-in failed at GET /users/@me/guilds"):
            sandbox.check()
        sandbox.standin.bugs.clear()
