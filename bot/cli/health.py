"""`keryx health`: whether the bot that runs on this machine is ready, for containers and scripts."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import typer

from bot.cli._faults import BadInput, Failed

app = typer.Typer()

PATIENCE_S = 4.0


@app.command()
def health(context: typer.Context) -> None:
    """Ask the bot that runs on this machine how it is; needs HEALTH_PORT."""
    port = context.obj.health_port
    if not port:
        raise BadInput("HEALTH_PORT is not set, so the bot tells its health nowhere.")
    found = _asked(f"http://127.0.0.1:{port}/ready")
    missing = [name for name, is_there in found.items() if not is_there]
    if missing:
        raise Failed(f"Keryx runs, but is not ready: {', '.join(missing)}.")
    print("Keryx is ready.")


def _asked(url: str) -> dict[str, bool]:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE_S) as answer:  # noqa: S310 - our own address
            return dict(json.load(answer))
    except urllib.error.HTTPError as answer:
        if answer.code == 503:
            return dict(json.load(answer))
        raise Failed(f"What listens at {url} is not Keryx.") from None
    except (OSError, ValueError):
        raise Failed(f"Keryx does not answer at {url}.") from None
