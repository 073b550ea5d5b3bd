"""Tables that are kept: who sits where, what was played, and what is to be told to whom.

Knows the rules through `games` and storage through `bot.db`; of Discord it knows only numbers.
"""

from bot.keeper.carrying_out import Done
from bot.keeper.errors import Frozen, NotAtTable, NotNow, TableFault
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live

__all__ = ["Done", "Frozen", "Keeper", "Live", "NotAtTable", "NotNow", "TableFault"]
