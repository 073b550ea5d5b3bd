"""What stops the bot."""


class CannotRun(Exception):
    """The bot cannot go on, for a reason that its owner can mend; said in one sentence."""
