"""Migrations, run by Alembic when the store opens; see `env.py`.

A new revision is a module `versions/r<number>_<what>.py` with `revision`, `down_revision` and `upgrade()`.
It names columns itself and imports no model, since models go on changing. A test compares where the
revisions lead with the models. There is no way down: the file is copied before it is migrated.
"""
