"""`/sparta`: a subcommand for each kind of action of SPARTA!, those that are alike together."""

from cogs.game_group import game_cog

setup, teardown = game_cog("sparta")
