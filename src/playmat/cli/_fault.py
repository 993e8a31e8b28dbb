"""How a bug in Playmat is shown and reported."""

from __future__ import annotations

import platform
import shlex
import sys
import traceback
from typing import IO, Any, Final

import click

from playmat.version import __version__

STATUS: Final = 70
"""Exit status for an internal error."""


class Fault(click.ClickException):
    """Bug in Playmat, shown with its traceback, how to report it and where the replay is."""

    exit_code = STATUS

    def __init__(self, error: BaseException) -> None:
        super().__init__(f"Playmat failed: {type(error).__name__}: {error}")
        self.trace = "".join(traceback.format_exception(error))
        self.notes: list[str] = getattr(error, "__notes__", [])

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the traceback, the message and the advice."""
        click.echo(f"{self.trace}\nError: {self.message}\n{self.advice()}", file=file, err=True)

    def advice(self) -> str:
        """Write a report, and return how to send it and where the replay is."""
        how = f"the file {report}" if (report := self.report()) else "everything above"
        said = f"This is a bug in Playmat, not your mistake. Please report it with {how}."
        return "\n".join([said, *self.notes])

    def report(self) -> str:
        """Write what is needed to fix it to a file; return the file, or "" if that fails."""
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
    """Return which core is running."""
    from playmat.engine import vm

    return "plain core" if str(vm.__file__).endswith(".py") else "compiled core"
