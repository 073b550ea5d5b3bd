"""`/toy`: a subcommand for each kind of action of Toy."""

from cogs.game_group import game_cog

setup, teardown = game_cog("toy")
