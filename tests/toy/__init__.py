"""A toy game, laid out as `tools/new_game` copies it: `game`, `pictures`, `cog.py`, `suite`, `guide.md`."""
