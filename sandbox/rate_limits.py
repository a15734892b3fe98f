"""Rate limits: buckets with Discord's headers, and 429 for whoever does not heed them."""

from __future__ import annotations

import hashlib
import time

from sandbox.errors import Json

GLOBAL = 50
FREE = (1000, 1.0)
# How many requests in how many seconds; a route that is not listed has the last line. Interaction callbacks have none.
BUCKETS = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "POST /channels/{channel_id}/typing": (5, 5.0),
    "POST /channels/{channel_id}/threads": (5, 5.0),
    "PATCH /channels/{channel_id}": (5, 5.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PUT /applications/{application_id}/commands": (2, 20.0),
    "": (10, 5.0),
}


class RateLimits:
    """Counts the bot's requests per route and major parameter, in real time: that is what discord.py sleeps by."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._windows: dict[str, tuple[float, int]] = {}
        self.refused = 0

    def admit(self, route: str, major: str) -> tuple[dict[str, str], Json | None]:
        """The headers of the answer, and the body of a 429 when the bucket is empty."""
        most, seconds = BUCKETS.get(route, BUCKETS[""]) if self.on else FREE
        bucket = hashlib.md5(route.encode(), usedforsecurity=False).hexdigest()
        if not self.on:
            return headers(bucket, most, most - 1, seconds), None
        if route.startswith(("POST /interactions", "GET /gateway")):
            return {}, None
        if self._count("global", GLOBAL, 1.0) < 0:
            return self._refusal("global", bucket, most, "global")
        left = self._count(f"{bucket}:{major}", most, seconds)
        if left < 0:
            return self._refusal(f"{bucket}:{major}", bucket, most, "user")
        return headers(bucket, most, left, self._left(f"{bucket}:{major}")), None

    def _count(self, key: str, most: int, seconds: float) -> int:
        ends, used = self._windows.get(key, (0.0, 0))
        now = time.monotonic()
        if now >= ends:
            ends, used = now + seconds, 0
        self._windows[key] = (ends, used + 1)
        return most - used - 1

    def _left(self, key: str) -> float:
        return max(0.001, self._windows[key][0] - time.monotonic())

    def _refusal(self, key: str, bucket: str, most: int, scope: str) -> tuple[dict[str, str], Json]:
        self.refused += 1
        return refusal(bucket, most, self._left(key), scope)


def headers(bucket: str, most: int, left: int, seconds: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{time.time() + seconds:.3f}",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
    }


def refusal(bucket: str, most: int, seconds: float, scope: str) -> tuple[dict[str, str], Json]:
    """The headers and body of a 429; `Via` shows that it comes from Discord and not from the guard before it."""
    seconds = round(seconds, 3)
    body = {"message": "You are being rate limited.", "code": 0, "retry_after": seconds, "global": scope == "global"}
    marks = {"Retry-After": str(int(seconds) + 1), "Via": "1.1 sandbox", "X-RateLimit-Scope": scope}
    if scope == "global":
        marks["X-RateLimit-Global"] = "true"
    return headers(bucket, most, 0, seconds) | marks, body
