"""Reading from and writing to the terminal."""

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
"""Seconds added to an alarm, so that no time is left when it goes off."""


class Interrupted(EOFError):
    """Ctrl-C or Ctrl-D pressed by a person at the prompt."""


class Screen:
    """The terminal; a plain screen has no colour or drawn lines and is never cleared."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain

    def say(self, text: str = "", **style: str | bool) -> None:
        """Write text, wrapped at words, in a style if there is colour."""
        plain = self.plain or not style or "NO_COLOR" in os.environ
        for line in wrapped(text, self.width) if self.width else [text]:
            click.echo(line if plain else click.style(line, **style))  # type: ignore[arg-type]

    @property
    def width(self) -> int:
        """The number of columns, 0 without a limit."""
        return shutil.get_terminal_size().columns if sys.stdout.isatty() else 0

    @property
    def drawn_width(self) -> int:
        """The width of drawings; the last column is unused, or some terminals break the line."""
        return max(min(shutil.get_terminal_size().columns, WIDEST), NARROWEST) - 1

    @property
    def height(self) -> int:
        """The number of lines on the screen."""
        return shutil.get_terminal_size((80, 50)).lines

    def console(self) -> Console:
        """Return a console to draw with; it follows NO_COLOR."""
        from rich.console import Console

        return Console(width=self.drawn_width, highlight=False, markup=False, emoji=False)

    def draw(self, *drawn: RenderableType) -> None:
        """Draw things, except on a plain screen."""
        if self.plain:
            return
        console = self.console()
        for each in drawn:
            console.print(each)

    def head(self, text: str) -> None:
        """Write a heading, with a line after it unless the screen is plain."""
        if self.plain:
            self.say(text)
        else:
            self.say(f"── {text} ".ljust(self.drawn_width, "─"), fg="cyan")

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        """Read a line, an empty one if time runs out; raise EOFError at the end of input."""
        try:
            with ringing(seconds):
                return input(prompt).strip()
        except KeyboardInterrupt:
            raise Interrupted from None
        except EOFError:
            # In a terminal this was Ctrl-D; piped input just ends.
            raise (Interrupted if sys.stdin.isatty() else EOFError) from None
        except TimeoutError:
            self.say()
            return ""

    def clear(self) -> None:
        """Clear the screen, if it can be."""
        if not self.plain and sys.stdout.isatty():
            click.clear()


@contextmanager
def ringing(seconds: float | None) -> Iterator[None]:
    """Raise TimeoutError after some seconds, if the system has timers."""
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
    raise TimeoutError


def wrapped(text: str, width: int) -> list[str]:
    """Return a text wrapped into lines with a hanging indent."""
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
    """Turn on line editing if the system has it, and replace characters that cannot be read."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        import readline  # noqa: F401
    except ImportError:
        return
