"""Rate-limit buckets: generous unless a test tightens one, and told with every answer."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from practice.errors import ApiError
from practice.model import Json

_MAJOR = re.compile(r"^/(?:channels|guilds|webhooks|interactions)/[^/]+(?:/[^/]{40,})?")
DEFAULT = (10_000, 1.0)
MAX_BUCKETS = 4096


class RateLimited(ApiError):
    """Too many requests; says when to try again."""

    def __init__(self, retry_after: float, *, is_global: bool, code: int = 0) -> None:
        super().__init__(429, code, "You are being rate limited.")
        self.retry_after = retry_after
        self.is_global = is_global

    def to_json(self) -> Json:
        """Return the body of the answer."""
        body = {"message": self.message, "retry_after": self.retry_after, "global": self.is_global}
        return body | {"code": self.code} if self.code else body


@dataclass
class Bucket:
    """How many requests were made in the present window."""

    limit: int
    seconds: float
    used: int = 0
    ends_at: float = 0.0

    def take(self, now: float) -> None:
        """Count one request; refuse it if the window is full."""
        if now >= self.ends_at:
            self.used, self.ends_at = 0, now + self.seconds
        if self.used >= self.limit:
            raise RateLimited(round(self.ends_at - now, 3), is_global=False)
        self.used += 1


class RateLimits:
    """All buckets, by route and major parameter."""

    def __init__(self) -> None:
        self._rules: dict[str, tuple[int, float]] = {}
        self._buckets: dict[str, Bucket] = {}

    def tighten(self, route: str, *, limit: int, seconds: float) -> None:
        """Allow a route, written "POST /channels/{channel_id}/messages", only so many requests."""
        self._rules[route] = (limit, seconds)
        self._buckets.clear()

    def take(self, route: str, path: str, now: float) -> dict[str, str]:
        """Count a request and return the headers of its answer."""
        bucket = self._bucket(route, path)
        bucket.take(now)
        return self.headers(route, path, now)

    def headers(self, route: str, path: str, now: float) -> dict[str, str]:
        """Return the rate-limit headers for a route as things stand."""
        bucket = self._bucket(route, path)
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - bucket.used)),
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
            self._buckets[key] = Bucket(*self._rules.get(route, DEFAULT))
        return self._buckets[key]
