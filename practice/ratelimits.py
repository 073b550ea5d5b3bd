"""Rate-limit buckets: generous unless a test tightens them, and told with every answer."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from practice.errors import ApiError
from practice.model import Json

_MAJOR = re.compile(r"^/(?:channels|guilds|webhooks|interactions)/[^/]+(?:/[^/]{40,})?")
_INTERACTION = re.compile(r"^/interactions/|^/webhooks/[^/]+/[^/]{40,}")
"""Answers to interactions do not count towards the limit of all requests together."""
MAX_BUCKETS = 4096
OLD_EDITS = 30046
OLD_SECONDS = 3600.0
MESSAGES = {
    20028: "The channel you are writing has hit the write rate limit.",
    OLD_EDITS: "Maximum number of edits to messages older than 1 hour reached. Try again later",
}
"""Limits that have a number of their own."""


class RateLimited(ApiError):
    """Too many requests; says when to try again."""

    def __init__(self, retry_after: float, *, scope: str = "user", code: int = 0) -> None:
        super().__init__(429, code, MESSAGES.get(code, "You are being rate limited."))
        self.retry_after = retry_after
        self.scope = scope
        """Whose limit it is: the bot's for a route ("user") or for all ("global"), or every bot's ("shared").

        Only the last is no fault of the bot's.
        """

    def to_json(self) -> Json:
        """Return the body of the answer."""
        is_global = self.scope == "global"
        body = {"message": self.message, "retry_after": self.retry_after, "global": is_global}
        return body | {"code": self.code} if self.code else body

    def headers(self) -> dict[str, str]:
        """Return what a 429 says beyond its bucket."""
        said = {"Retry-After": f"{self.retry_after:.3f}", "X-RateLimit-Scope": self.scope}
        return said | {"X-RateLimit-Global": "true"} if self.scope == "global" else said


@dataclass(frozen=True)
class Rule:
    """How many requests there may be in how many seconds."""

    limit: int
    seconds: float
    scope: str = "user"
    code: int = 0


DEFAULT = Rule(10_000, 1.0)
AS_ON_DISCORD = {
    "POST /channels/{channel_id}/messages": Rule(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Rule(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Rule(5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me": Rule(1, 0.25),
    "POST /channels/{channel_id}/threads": Rule(50, 300.0),
    "PATCH /channels/{channel_id}": Rule(5, 15.0),
    "POST /users/@me/channels": Rule(10, 10.0),
    "POST /webhooks/{application_id}/{token}": Rule(5, 2.0),
}
"""What bots have met with; Discord documents none of it and may change it."""
ALL_AS_ON_DISCORD = Rule(50, 1.0, "global")
OLD_EDITS_AS_ON_DISCORD = Rule(3, 20.0, "user", OLD_EDITS)


@dataclass
class Bucket:
    """How many requests were made in the present window."""

    rule: Rule
    used: int = 0
    ends_at: float = 0.0

    def take(self, now: float) -> None:
        """Count one request; refuse it if the window is full."""
        if now >= self.ends_at:
            self.used, self.ends_at = 0, now + self.rule.seconds
        if self.used >= self.rule.limit:
            retry_after = round(self.ends_at - now, 3)
            raise RateLimited(retry_after, scope=self.rule.scope, code=self.rule.code)
        self.used += 1


class RateLimits:
    """All buckets, by route and major parameter."""

    def __init__(self) -> None:
        self._rules: dict[str, Rule] = {}
        self._buckets: dict[str, Bucket] = {}
        self._all: Bucket | None = None
        self._old_edits: Rule | None = None

    def tighten(self, route: str, *, limit: int, seconds: float, scope: str = "user") -> None:
        """Allow a route, written "POST /channels/{channel_id}/messages", only so many requests."""
        self._rules[route] = Rule(limit, seconds, scope)
        self._buckets.clear()

    def tighten_all(self, *, limit: int, seconds: float) -> None:
        """Allow all routes together only so many requests; answers to interactions do not count."""
        self._all = Bucket(Rule(limit, seconds, "global"))

    def tighten_old_edits(self, *, limit: int, seconds: float) -> None:
        """Allow only so many edits of messages older than an hour in each channel."""
        self._old_edits = Rule(limit, seconds, "user", OLD_EDITS)
        self._buckets.clear()

    def as_on_discord(self) -> None:
        """Limit every route about as Discord does."""
        self._rules |= AS_ON_DISCORD
        self._all = Bucket(ALL_AS_ON_DISCORD)
        self._old_edits = OLD_EDITS_AS_ON_DISCORD
        self._buckets.clear()

    def take(self, route: str, path: str, now: float) -> None:
        """Count a request."""
        if self._all is not None and not _INTERACTION.match(path):
            self._all.take(now)
        self._bucket(route, path).take(now)

    def take_edit(self, channel_id: str, age: float, now: float) -> None:
        """Count the edit of a message, which has a limit of its own once the message is old."""
        if self._old_edits is not None and age > OLD_SECONDS:
            key = f"edits of old messages {channel_id}"
            self._buckets.setdefault(key, Bucket(self._old_edits)).take(now)

    def headers(self, route: str, path: str, now: float) -> dict[str, str]:
        """Return the rate-limit headers for a route as things stand."""
        bucket = self._bucket(route, path)
        return {
            "X-RateLimit-Limit": str(bucket.rule.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.rule.limit - bucket.used)),
            "X-RateLimit-Reset": f"{bucket.ends_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.ends_at - now):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }

    def _bucket(self, route: str, path: str) -> Bucket:
        major = _MAJOR.match(path)
        key = f"{route} {major.group() if major else ''}"
        if len(self._buckets) > MAX_BUCKETS:
            # Every interaction has a bucket of its own; those long past are of no use.
            self._buckets.clear()
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._rules.get(route, DEFAULT))
        return self._buckets[key]
