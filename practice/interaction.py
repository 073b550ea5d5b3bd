"""One use of a command, button, select or modal, and the bot's answer to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from practice.model import Json
from practice.snowflakes import Snowflake


class Kind(IntEnum):
    """What the user did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """How the bot acknowledged it."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """What the user did, and how far the bot has come with it."""

    id: Snowflake
    token: str
    kind: Kind
    user_id: Snowflake
    channel_id: Snowflake
    data: Json
    created_at: float
    owners: Json
    """Through whose installs it came: a server's (0) or a user's (1)."""
    outcome: asyncio.Future[Json]
    """What the user's client is told: choices, a modal, or that it was answered."""
    message_id: Snowflake | None = None
    """The message whose component was used."""
    answer: Answer | None = None
    original_id: Snowflake | None = None
    """The message that @original stands for."""
    modal: Json | None = None
    opened_by: Interaction | None = None
    """For a modal's submission: the interaction that was answered with the modal."""
    followups: list[Snowflake] = field(default_factory=list)

    @property
    def is_acknowledged(self) -> bool:
        """Tell whether the bot has answered at all."""
        return self.answer is not None
