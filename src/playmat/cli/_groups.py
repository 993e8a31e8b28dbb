"""Commands that do their usual work without being told which."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from playmat.errors import PlaymatError


class BadFile(PlaymatError, ValueError):
    """Refuse a file that cannot be read."""

    def __init__(self, path: Path, why: object) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        return f"{self.path} cannot be read: {self.why}"


class Usual(click.Group):
    """Run the command named *usual* wherever no other is named."""

    def __init__(self, *args: Any, usual: str = "show", **more: Any) -> None:
        super().__init__(*args, **more)
        self.usual = usual

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the usual command before arguments that name none."""
        if not args or (args[0] not in self.commands and args[0] != "--help"):
            args = [self.usual, *args]
        return super().parse_args(ctx, args)


def file_text(path: Path) -> str:
    """Return the text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadFile(path, error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, f"it is no text: {error}") from error
