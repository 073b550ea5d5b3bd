"""`/perikles`: a subcommand for each kind of action of Perikles."""

from cogs.game_group import game_cog

setup, teardown = game_cog("perikles")
