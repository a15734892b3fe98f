"""Checking requests and answers against Discord's own OpenAPI description, where `DISCORD_OPENAPI` names it."""

from __future__ import annotations

import functools
import json
import os
import re
from pathlib import Path
from typing import Any

from sandbox.errors import Json
from sandbox.rest.router import Call
from sandbox.schema import Check, Compiler

PARAMETER = re.compile(r"\{[^}]+\}")
SHOWN = 300


class Contract:
    """Collects sentences about whatever does not fit the description; a test fails when there are any."""

    def __init__(self, description: Json) -> None:
        self._compiler = Compiler(description["components"]["schemas"])
        self._shared = description["components"].get("responses", {})
        self._operations: dict[tuple[str, str], Json] = {}
        for path, methods in description["paths"].items():
            for method, operation in methods.items():
                if method != "parameters":
                    self._operations[(method.upper(), PARAMETER.sub("{}", path))] = operation
        self._requests: dict[tuple[str, str], Check | None] = {}
        self._answers: dict[tuple[str, str, int], Check | None] = {}
        self.mismatches: list[str] = []
        self.checked = 0

    def check(self, call: Call, status: int, answer: Any) -> None:
        """Check one request and its answer; what the stand-in refused may break the description, that is why it was."""
        key = (call.method, PARAMETER.sub("{}", call.route))
        operation = self._operations.get(key)
        if operation is None:
            self._report(call, f"Discord's description has no {call.method} {call.route or call.path}")
            return
        self.checked += 1
        if status < 400:
            self._check_query(call, operation)
            self._check_request(call, key, operation)
        if status < 500 and status != 444:
            self._check_answer(call, key, operation, status, answer)

    def _check_query(self, call: Call, operation: Json) -> None:
        known = {one["name"] for one in operation.get("parameters", ()) if one.get("in") == "query"}
        for name in call.query.keys() - known:
            self._report(call, f"the request's query has {name!r}, which Discord does not know there")

    def _check_request(self, call: Call, key: tuple[str, str], operation: Json) -> None:
        if key not in self._requests:
            content = (operation.get("requestBody") or {}).get("content", {})
            schema = content.get("application/json", {}).get("schema")
            self._requests[key] = self._compiler.compile(schema) if schema else None
        check = self._requests[key]
        if check is None:
            if call.json is not None:
                self._report(call, "the request has a body, which Discord does not expect there")
        elif call.json is not None or operation["requestBody"].get("required"):
            mistake = check(call.json, "body")
            if mistake:
                self._report(call, f"the request does not fit: {mistake}", call.json)

    def _check_answer(self, call: Call, key: tuple[str, str], operation: Json, status: int, answer: Any) -> None:
        place = (*key, status)
        if place not in self._answers:
            self._answers[place] = self._answer_check(operation, status)
        check = self._answers[place]
        if check is None:
            if answer is not None:
                self._report(
                    call, f"the stand-in's answer {status} has a body or a status that Discord's has not", answer
                )
        else:
            mistake = check(answer, "answer")
            if mistake:
                self._report(call, f"the stand-in's answer {status} does not fit: {mistake}", answer)

    def _answer_check(self, operation: Json, status: int) -> Check | None:
        responses = operation["responses"]
        found = responses.get(str(status)) or responses.get(f"{status // 100}XX") or {}
        if "$ref" in found:
            found = self._shared[found["$ref"].rpartition("/")[2]]
        schema = found.get("content", {}).get("application/json", {}).get("schema")
        return self._compiler.compile(schema) if schema else None

    def _report(self, call: Call, sentence: str, shown: Any = None) -> None:
        body = "" if shown is None else f" It was: {json.dumps(shown, default=str)[:SHOWN]}"
        self.mismatches.append(f"{call.method} {call.path}: {sentence}.{body}")


@functools.cache
def _description(path: str) -> Json:
    loaded: Json = json.loads(Path(path).read_text())
    return loaded


@functools.cache
def _compiled(path: str) -> Contract:
    return Contract(_description(path))


def from_environment() -> Contract | None:
    """A checker when `DISCORD_OPENAPI` names the description; what is compiled is shared by all tests of a process."""
    path = os.environ.get("DISCORD_OPENAPI")
    if not path:
        return None
    if not Path(path).is_file():
        raise FileNotFoundError(f"DISCORD_OPENAPI names {path}, which is not a file. Unset it to go without the check.")
    shared = _compiled(path)
    fresh = Contract.__new__(Contract)
    fresh.__dict__.update(shared.__dict__)
    fresh.mismatches, fresh.checked = [], 0
    return fresh
