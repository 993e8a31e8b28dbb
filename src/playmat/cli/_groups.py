"""Parts of commands: examples below the help, groups, and default commands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from playmat.errors import PlaymatError


def examples(*lines: str) -> str:
    """Return the epilog of a command's help from calls without the program's name."""
    # The control sign keeps click from running the lines together.
    return "\n".join(["\b", "Examples:", *(f"  playmat {line}" for line in lines)])


class BadFile(PlaymatError, ValueError):
    """File that cannot be read."""

    def __init__(self, path: Path, why: object) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"cannot read {self.path}: {self.why}"


class CannotWrite(PlaymatError, OSError):
    """File that cannot be written."""


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an `OSError` of writing a file into `CannotWrite`."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(f"cannot write {path}: {error.strerror}") from error


def calls_in(epilog: str | None) -> list[str]:
    """Return the calls in an epilog, without the program's name."""
    lines = (epilog or "").splitlines()
    return [line.removeprefix("  playmat ") for line in lines if line.startswith("  playmat ")]


class Group(click.Group):
    """Group whose help ends with an example of every command."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        shown = [calls_in(self.commands[name].epilog)[:1] for name in self.list_commands(ctx)]
        with formatter.indentation():
            formatter.write_paragraph()
            formatter.write_text(examples(*(call for calls in shown for call in calls)))


class Usual(Group):
    """Group with a default command, *usual*."""

    def __init__(self, *args: Any, usual: str = "show", **more: Any) -> None:
        super().__init__(*args, **more)
        self.usual = usual

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Insert the default command before arguments that name none."""
        unsaid = not ctx.resilient_parsing if not args else args[0] not in self.commands
        if unsaid and args[:1] != ["--help"]:
            args = [self.usual, *args]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete the commands, and the arguments of the default one."""
        usual = self.commands[self.usual]
        with usual.make_context(self.usual, [], parent=ctx, resilient_parsing=True) as inner:
            if incomplete.startswith("-"):
                return usual.shell_complete(inner, incomplete)
            taken = [each for each in usual.params if isinstance(each, click.Argument)][:1]
            items = [item for each in taken for item in each.shell_complete(inner, incomplete)]
        return [*super().shell_complete(ctx, incomplete), *items]


def file_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadFile(path, error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, f"not a text file: {error}") from error
