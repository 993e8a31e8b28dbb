"""The terminal as a place to write lines to and to read them from."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDEST: Final = 132
NARROWEST: Final = 40
JUST_AFTER: Final = 0.02
"""Seconds by which a bell rings later, so that no time is left when it has rung."""


class Interrupted(EOFError):
    """Say that a person pressed Ctrl-C instead of typing a line."""


class Screen:
    """Write and read lines; a plain screen has no colour, no drawn lines and is never cleared."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain

    def say(self, text: str = "", **style: str | bool) -> None:
        """Write text, in a style where there is colour; words are not broken at the edge."""
        plain = self.plain or not style or "NO_COLOR" in os.environ
        for line in wrapped(text, self.width) if self.width else [text]:
            click.echo(line if plain else click.style(line, **style))  # type: ignore[arg-type]

    @property
    def width(self) -> int:
        """How many columns there are, 0 where lines may be of any length."""
        return shutil.get_terminal_size().columns if sys.stdout.isatty() else 0

    @property
    def drawn_width(self) -> int:
        """How many columns a drawing takes; one is left, lest the terminal begins a line more."""
        return max(min(shutil.get_terminal_size().columns, WIDEST), NARROWEST) - 1

    @property
    def height(self) -> int:
        """How many lines are in sight."""
        return shutil.get_terminal_size((80, 50)).lines

    def console(self) -> Console:
        """Return what draws here: without colour where NO_COLOR says so or nobody looks."""
        from rich.console import Console

        return Console(width=self.drawn_width, highlight=False, markup=False, emoji=False)

    def draw(self, *drawn: RenderableType) -> None:
        """Write things that are drawn; a plain screen draws nothing."""
        if self.plain:
            return
        console = self.console()
        for each in drawn:
            console.print(each)

    def head(self, text: str) -> None:
        """Write a heading, with a line drawn behind it where lines are drawn."""
        if self.plain:
            self.say(text)
        else:
            self.say(f"── {text} ".ljust(self.drawn_width, "─"), fg="cyan")

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        """Read a line, an empty one if time runs out; its end is an EOFError."""
        try:
            with ringing(seconds):
                return input(prompt).strip()
        except KeyboardInterrupt:
            raise Interrupted from None
        except EOFError:
            # A person's Ctrl-D means the same; where input comes from a file, it just ends.
            raise (Interrupted if sys.stdin.isatty() else EOFError) from None
        except TimeoutError:
            self.say()
            return ""

    def clear(self) -> None:
        """Begin at the top again, where a screen can be cleared."""
        if not self.plain and sys.stdout.isatty():
            click.clear()


@contextmanager
def ringing(seconds: float | None) -> Iterator[None]:
    """Break off after some seconds with a TimeoutError, where the system can ring."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds + JUST_AFTER)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(number: int, frame: FrameType | None) -> None:
    """Break off what is under way: the time is over."""
    raise TimeoutError


def wrapped(text: str, width: int) -> list[str]:
    """Return a text as lines that fit, those after the first a little further in."""
    before = text[: len(text) - len(text.lstrip())]
    lines: list[str] = []
    for line in text.split("\n"):
        lines += textwrap.wrap(
            line,
            max(width, 20),
            subsequent_indent=f"{before}    ",
            break_on_hyphens=False,
            replace_whitespace=False,
            drop_whitespace=True,
        ) or [""]
    return lines


def with_line_editing() -> None:
    """Let a person recall and edit lines, where the system has it; no letter ends the game."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        import readline  # noqa: F401
    except ImportError:
        return
