"""The command line: every module here is a command, imported when it is called.

A command is the click command named ``command`` in the module of its name.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from .. import __version__
from ..errors import PlaymatError

FOLDER = Path(__file__).parent


class Commands(click.Group):
    """Find commands by the names of their files."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted(path.stem for path in FOLDER.glob("[!_]*.py"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command, or None for one that does not exist."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = import_module(f"{__name__}.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; a mistake of the caller is one line and status 1."""
        try:
            return super().invoke(ctx)
        except PlaymatError as mistake:
            raise click.ClickException(str(mistake)) from mistake


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="playmat")
def main() -> None:
    """Play the Pokémon Trading Card Game by five of its rulebooks."""
