"""`/antike`: a subcommand for each kind of action of Antike."""

from cogs.game_group import game_cog

setup, teardown = game_cog("antike")
