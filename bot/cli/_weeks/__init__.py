"""Weeks in minutes: people play by habits, the clock is moved, the bot is killed, and a referee counts."""
