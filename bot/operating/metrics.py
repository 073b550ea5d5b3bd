"""What is counted and timed while the bot runs; no label holds a person, a text or a secret."""

import asyncio
from types import SimpleNamespace

import aiohttp
from prometheus_client import Counter, Gauge, Histogram

ACKNOWLEDGED = Histogram(
    "keryx_acknowledgement_seconds",
    "From the creation of an interaction, by Discord's clock, to our first answer",
    buckets=(0.1, 0.2, 0.5, 1, 2, 3),
)
MOVES = Counter("keryx_moves", "Moves that were accepted", ["game"])
DRAWN = Histogram("keryx_drawing_seconds", "How long a picture took", buckets=(0.1, 0.2, 0.5, 1, 2, 5, 30))
LATE = Histogram(
    "keryx_loop_lag_seconds", "How late the event loop was", buckets=(0.005, 0.02, 0.05, 0.1, 0.5, 1)
)
ANSWERED = Counter(
    "keryx_discord_answers", "Answers of Discord to our requests, by status; 429 are rate limits", ["status"]
)
FAULTS = Counter("keryx_faults", "Faults of ours; the log has each by its number")
UNSENT = Gauge("keryx_outbox_unsent", "Messages that wait to be sent")
OLDEST = Gauge("keryx_outbox_oldest_unsent_seconds", "Age of the oldest message that waits to be sent")
TABLES = Gauge("keryx_tables", "Tables by status", ["status"])
SERVERS = Gauge("keryx_servers", "Servers that the bot is in")
BACKED_UP = Gauge(
    "keryx_backup_timestamp_seconds", "When the newest regular copy of the database was made; 0: never"
)

LOOK_EVERY_S = 1.0


def trace() -> aiohttp.TraceConfig:
    """Make what counts the answers to all requests of a session."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_count)
    return config


async def _count(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    ANSWERED.labels(status=str(ended.response.status)).inc()


async def watch_loop() -> None:
    """Measure again and again how late the event loop wakes us."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_EVERY_S
        await asyncio.sleep(LOOK_EVERY_S)
        LATE.observe(max(loop.time() - due, 0.0))
