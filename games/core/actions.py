"""Actions: the answers to decisions."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from games.core.fields import kebab


class Action(msgspec.Struct, frozen=True, tag=True):
    """The answer to a decision; its tag is its name."""

    droppable: ClassVar[bool] = False
    """Whether it only says that nothing more is wanted: at the end of an order it may be one too many."""
    command: ClassVar[str] = ""
    """The command that it is given by, which several kinds may share; unless said, called as the kind is."""

    def __init_subclass__(cls, **options: Any) -> None:
        """Call the command after the kind, unless it says otherwise."""
        super().__init_subclass__(**options)
        if "command" not in cls.__dict__:
            cls.command = kebab(cls.__name__)

    @property
    def party(self) -> str:
        """Name the party that acts, in a game where one seat may lead several."""
        return ""
