"""The program `keryx`: its commands, each imported when it is called, and what happens to errors."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command

from bot import settings
from bot.cli._faults import BadInput, Failed, did_you_mean
from games.core import components

COMMANDS = (
    "run",
    "sync",
    "health",
    "check",
    "backup",
    "restore",
    "games",
    "play",
    "simulate",
    "render",
    "export",
    "replay",
    "verify",
    "gallery",
    "bench",
    "soak",
    "weeks",
)
INTERRUPTED = 130


class Commands(TyperGroup):
    """The commands, and one sentence for every mistake."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Give the commands in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import a command."""
        if cmd_name not in COMMANDS:
            raise BadInput(f"There is no command “{cmd_name}”.{did_you_mean(cmd_name, COMMANDS)}")
        command = get_command(import_module(f"bot.cli.{cmd_name}").app)
        command.name = cmd_name
        return command

    def main(self, *_: Any, **options: Any) -> NoReturn:
        """Run a command and end the process with its status."""
        args = options.get("args")
        try:
            sys.exit(self._run(sys.argv[1:] if args is None else list(args)))
        except (BadInput, Failed) as fault:
            _complain(str(fault), fault.status)
        except (settings.SettingsError, components.BadComponents) as fault:
            _complain(str(fault), BadInput.status)
        except TyperException as fault:
            _complain(_sentence(fault), BadInput.status)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            _leave_the_pipe()

    def _run(self, args: list[str]) -> int:
        status = 0
        try:
            with self.make_context("keryx", args) as context:
                self.invoke(context)
        except typer.Exit as leaving:
            status = leaving.exit_code
        sys.stdout.flush()
        return status


def _sentence(fault: TyperException) -> str:
    message = " ".join(fault.format_message().split())
    return message if message.endswith((".", "?")) else f"{message}."


def _complain(sentence: str, status: int) -> NoReturn:
    print(f"keryx: {sentence}", file=sys.stderr)
    sys.exit(status)


def _leave_the_pipe() -> NoReturn:
    # What is still buffered would raise again when Python flushes it at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def keryx(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Moderate board games on Discord; without a command and a token, on a practice server of its own."""
    if version:
        print(f"keryx {settings.version()}")
        raise typer.Exit
    context.obj = settings.load()
    components.override_from(context.obj.components)
    if context.invoked_subcommand is None:
        _run(context.obj)


def _run(chosen: settings.Settings) -> None:
    from bot.cli import _bot

    if chosen.discord_token:
        _bot.run_on_discord(chosen)
    else:
        _bot.run_practice(chosen)
