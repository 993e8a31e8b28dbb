"""A fault of Playmat itself: what is told of it, and the report that is left."""

from __future__ import annotations

import platform
import shlex
import sys
import traceback
from typing import IO, Any, Final

import click

from playmat.version import __version__

STATUS: Final = 70
"""What the program ends with, as usual for a fault of its own."""


class Fault(click.ClickException):
    """Show a fault of ours with its traceback, how to report it and where the replay lies."""

    exit_code = STATUS

    def __init__(self, error: BaseException) -> None:
        super().__init__(f"Playmat failed: {type(error).__name__}: {error}")
        self.trace = "".join(traceback.format_exception(error))
        self.notes: list[str] = getattr(error, "__notes__", [])

    def show(self, file: IO[Any] | None = None) -> None:
        """Print all of it; what can be written to a file need not be copied from the screen."""
        click.echo(f"{self.trace}\nError: {self.message}\n{self.advice()}", file=file, err=True)

    def advice(self) -> str:
        """Return how to report the fault, with a report written, and where the replay lies."""
        how = f"the file {report}" if (report := self.report()) else "all of the above"
        said = f"That is a fault of Playmat, not of yours; please report it with {how}."
        return "\n".join([said, *self.notes])

    def report(self) -> str:
        """Write down what is needed to mend it; return the file, or nothing if there is none."""
        from playmat.game.replay.kept import fault_file

        told = [f"playmat {shlex.join(sys.argv[1:])}", f"Playmat {__version__}", core()]
        told += [f"Python {sys.version}", platform.platform(), "", self.trace]
        try:
            file = fault_file(".txt")
            file.write_text("\n".join(told), encoding="utf-8")
        except OSError:
            return ""
        return str(file)


def core() -> str:
    """Return which core was running."""
    from playmat.engine import vm

    return "plain core" if str(vm.__file__).endswith(".py") else "compiled core"
