"""The command line: each public module here is a command.

The first line of the module, ``playmat NAME: what it does``, is shown by ``--help``, so help needs
no imports. The module's click command is named ``command``.
"""

from __future__ import annotations

import errno
import re
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Final

import click

from playmat.cli._groups import examples
from playmat.errors import MissingExtra, PlaymatError, suggestion
from playmat.version import __version__

FOLDER: Final = Path(__file__).parent
TITLE: Final = re.compile(r'"""`playmat (\w+)`: (.+?)\.?(?:""")?$')
EXAMPLES: Final = examples("serve", "play --terminal", "deck list --famous", "COMMAND --help")
EXTRAS: Final = {
    "cli": ("click", "rich"),
    "server": (
        *("fastapi", "starlette", "pydantic", "uvicorn", "websockets"),
        *("sqlalchemy", "aiosqlite", "alembic", "msgspec", "segno"),
    ),
    "postgres": ("asyncpg",),
    "cluster": ("ray",),
    "openspiel": ("pyspiel", "open_spiel"),
    "research": ("numpy", "gymnasium", "pettingzoo"),
    "data": ("pyarrow",),
}
HINT: Final = "Play against the computer: playmat play --terminal"


class BadInput(click.ClickException):
    """Error of the caller, with exit status 2."""

    exit_code = 2


def titles() -> dict[str, str]:
    """Return one line of help per command, read from the first lines of the modules."""
    found = {}
    for path in sorted(FOLDER.glob("[!_]*.py")):
        with path.open(encoding="utf-8") as lines:
            title = TITLE.match(lines.readline().rstrip())
        if title is not None and title[1] == path.stem:
            found[path.stem] = title[2][:1].upper() + title[2][1:] + "."
    return found


class Commands(click.Group):
    """Group that finds commands by module name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(titles())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in titles():
            if ctx.resilient_parsing:
                return None
            near = get_close_matches(cmd_name, titles(), 1)
            ctx.fail(f"No such command {cmd_name!r}; {suggestion(near, 'see playmat --help')}")
        command: click.Command = import_module(f"{__name__}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(titles().items()))

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; show an error of the caller in one line, and report a bug in Playmat."""
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort, EOFError):
            raise
        except Exception as error:
            if said := mistake(error):
                raise BadInput(said) from error
            if is_broken_pipe(error):
                raise
            from playmat.cli._fault import Fault

            raise Fault(error) from error


def mistake(error: Exception) -> str:
    """Return the message for an error of the caller, or "" for a bug in Playmat."""
    if isinstance(error, PlaymatError):
        return str(error)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
        return str(error)
    if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("playmat"):
        return str(MissingExtra(str(error.name), extra_of(str(error.name))))
    return ""


def extra_of(module: str) -> str:
    """Return the extra that installs a module, by default the usual ones."""
    package = module.partition(".")[0]
    return next((extra for extra, brings in EXTRAS.items() if package in brings), "cli,server")


def is_broken_pipe(error: Exception) -> bool:
    """Return whether output went to a closed pipe, which ends a command silently."""
    return isinstance(error, OSError) and error.errno == errno.EPIPE


@click.group(cls=Commands, invoke_without_command=True, epilog=EXAMPLES)
@click.version_option(__version__, prog_name="playmat")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play the Pokémon Trading Card Game with five of its rulebooks."""
    if ctx.invoked_subcommand is None:
        click.echo(f"{ctx.get_help()}\n\n{HINT}")
