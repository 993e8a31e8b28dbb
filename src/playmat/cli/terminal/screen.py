"""The terminal as a place to write lines to and to read them from."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

import click

WIDEST: Final = 100


class Screen:
    """Write and read lines; a plain screen has no colour, no drawn lines and is never cleared."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain

    def say(self, text: str = "", **style: str | bool) -> None:
        """Write text, in a style where there is colour."""
        plain = self.plain or not style or "NO_COLOR" in os.environ
        click.echo(text if plain else click.style(text, **style))  # type: ignore[arg-type]

    def head(self, text: str) -> None:
        """Write a heading, with a line drawn behind it where lines are drawn."""
        if self.plain:
            self.say(text)
        else:
            width = min(shutil.get_terminal_size().columns, WIDEST) - 1
            self.say(f"── {text} ".ljust(width, "─"), fg="cyan")

    def ask(self, prompt: str) -> str:
        """Read a line; the end of input and an interrupt are EOFError."""
        try:
            return input(prompt).strip()
        except KeyboardInterrupt:
            raise EOFError from None

    def hide(self) -> None:
        """Take away what the other player must not see, where a screen can be cleared."""
        if not self.plain and sys.stdout.isatty():
            click.clear()


def with_line_editing() -> None:
    """Let a person recall and edit lines, where the system has it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
