"""`/peloponnes`: a subcommand for each kind of action of Peloponnes."""

from cogs.game_group import game_cog

setup, teardown = game_cog("peloponnes")
