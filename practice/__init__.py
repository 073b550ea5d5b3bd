"""A local stand-in for Discord, to try the bot without a token."""
