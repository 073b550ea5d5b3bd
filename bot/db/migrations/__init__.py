"""Alembic's migrations; see `env.py` for how they run."""
