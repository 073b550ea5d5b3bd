"""Run the command line: `python -m bot.cli`."""

from bot.cli.app import app

app()
