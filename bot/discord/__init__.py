"""Keryx on Discord: the bot, what it sends and when, and what becomes of errors."""
