"""Serving one REST request: reading it, faults and limits, the handler, the record."""

from __future__ import annotations

import asyncio
import logging
import re
from http import HTTPStatus
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from sandbox import errors, rate_limits
from sandbox.errors import Json, Refusal
from sandbox.faults import Fault
from sandbox.media import Upload
from sandbox.rest import applications, channels, emojis, interactions, messages, people
from sandbox.rest.router import EMPTY, Call, Created, router
from sandbox.standin import StandIn
from sandbox.traffic import Request

log = logging.getLogger(__name__)
HANDLERS = (applications, channels, emojis, interactions, messages, people)  # importing them fills the router
KINDS = {
    "png": "image/png",
    "webp": "image/webp",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "json": "application/json; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
}
FILE_FIELD = re.compile(r"files\[(\d+)\]|file(\d*)")


class Torn(Exception):
    """The connection is cut instead of answered."""


async def serve(standin: StandIn, request: web.Request) -> web.StreamResponse:
    """Answer a request of the bot under /api/v10."""
    headers: dict[str, str] = {}
    call = Call(request.method, "/" + request.match_info["path"], dict(request.query), None, [], _token(request))
    try:
        await _read(request, call)
        status, answer = await _handle(standin, call, headers)
    except Refusal as refusal:
        status, answer = refusal.status, refusal.json()
    except ConnectionResetError:
        log.info("The bot was gone before the end of %s %s", call.method, call.path)
        return web.Response(status=444)  # Nobody hears it, and half a request is neither recorded nor judged.
    except Torn:
        if request.transport is not None:
            request.transport.abort()
        status, answer = 444, EMPTY
    except Exception as bug:
        log.exception("The stand-in failed at %s %s", call.method, call.path)
        standin.bugs.append(f"The stand-in failed at {call.method} {call.path}: {bug!r}")
        status, answer = 400, {"message": f"The stand-in has a bug: {bug!r}", "code": 0}
    _record(standin, call, status, answer)
    if answer is EMPTY:
        return web.Response(status=status, headers=headers)
    body = msgspec.json.encode(answer)
    return web.Response(status=status, body=body, headers=headers, content_type="application/json")


def _token(request: web.Request) -> str | None:
    authorization = request.headers.get("Authorization", "")
    return authorization.removeprefix("Bot ") if authorization.startswith("Bot ") else None


async def _read(request: web.Request, call: Call) -> None:
    """What was sent; ConnectionResetError if the bot is gone before the end of it."""
    kind = request.content_type
    if kind == "multipart/form-data":
        await _read_multipart(request, call)
    elif request.can_read_body:
        raw = await request.read()
        if raw and kind != "application/json":
            raise Refusal(400, 50035, f"Invalid Form Body: Content-Type must be application/json, not {kind}")
        call.json = _decoded(raw) if raw else None


async def _read_multipart(request: web.Request, call: Call) -> None:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise errors.FormError("", "MULTIPART_NESTED", "A part can't have parts of its own")
        name, raw = part.name or "", bytes(await part.read(decode=True))
        if name == "payload_json":
            call.json = _decoded(raw)
        elif found := FILE_FIELD.fullmatch(name):
            slot = int(found[1] or found[2] or 0)
            filename = part.filename or "file"
            call.files.append(Upload(slot, filename, _kind(filename, part.headers.get("Content-Type")), raw))
        else:
            raise errors.FormError(name, "BASE_TYPE_CHOICES", "Only payload_json and files[n] are allowed")


def _kind(filename: str, given: str | None) -> str:
    return KINDS.get(filename.rpartition(".")[2].lower()) or given or "application/octet-stream"


def _decoded(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None


async def _handle(standin: StandIn, call: Call, headers: dict[str, str]) -> tuple[int, Any]:
    handler, open_to_all = router.find(call)
    name = f"{call.method} {call.route}"
    marks, refused = standin.rate_limits.admit(name, call.major)
    headers |= marks
    if refused is not None:
        return 429, refused
    fault = standin.faults.next_for(name)
    if fault is not None and (early := await _befall(fault, headers)) is not None:
        return early
    if not open_to_all and call.token != standin.token:
        raise errors.unauthorized()
    answer = handler(standin, call)
    if fault is not None and fault.kind == "lost answer":
        raise Torn
    if isinstance(answer, Created):
        return HTTPStatus.CREATED, answer.json
    return (HTTPStatus.NO_CONTENT, EMPTY) if answer is EMPTY else (HTTPStatus.OK, answer)


async def _befall(fault: Fault, headers: dict[str, str]) -> tuple[int, Json] | None:
    """What a fault answers instead of the handler, if it does."""
    if fault.gate is not None:
        await fault.gate.wait()
    match fault.kind:
        case "429":
            marks, body = rate_limits.refusal("fault", 5, fault.seconds or 0.05, "user")
            headers |= marks
            return 429, body
        case "400":
            raise errors.FormError("", "FAULT", "This was ordered to be refused.")
        case "403":
            raise errors.missing_access()
        case "500" | "502" | "503" | "504" as status:
            return int(status), {"message": f"{status}: {HTTPStatus(int(status)).phrase}", "code": 0}
        case "timeout":
            await asyncio.sleep(fault.seconds)
            return 504, {"message": "504: Gateway Timeout", "code": 0}
        case "delay":
            await asyncio.sleep(fault.seconds)
        case "cut":
            raise Torn
    return None


def _record(standin: StandIn, call: Call, status: int, answer: Any) -> None:
    shown = None if answer is EMPTY else answer
    if standin.recorder.on:
        one = Request(call.method, call.path, call.route, call.query, call.json, tuple(call.files), int(status), shown)
        standin.recorder.request(one)
    if standin.contract is not None:
        standin.contract.check(call, int(status), shown)
