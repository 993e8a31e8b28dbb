"""A child process that talks in lines: waits are limited, and no process is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

LONGEST: Final = 1 << 20
"""The most bytes read of a line; longer ones are not valid."""

BACKLOG: Final = 100
"""How many unread lines a program may write before reading stops."""

ENDING: Final = 2.0
"""Seconds a program has to end by itself once its input is closed."""

PATIENCE: Final = 5.0
"""Seconds to wait for a process that has ended or was killed."""


class Gone(Exception):
    """Raised when the program has ended or closed its output."""


class Silent(Exception):
    """Raised when the program has not written a line in time."""


class Process:
    """A running program; threads carry lines both ways, so that neither side can block us."""

    def __init__(self, argv: Sequence[str], errors: Path) -> None:
        with errors.open("ab") as file:
            self._child = subprocess.Popen(
                argv,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                start_new_session=True,  # an interrupt at the terminal is for us alone
            )
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._over = False
        self._to_tell: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._threads = [
            Thread(target=carry_in, args=(self._to_tell, self._child.stdin), daemon=True),
            Thread(target=carry_out, args=(self._child.stdout, self._said), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """Send a line, without waiting until it is read."""
        self._to_tell.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line, if it comes within *seconds*."""
        try:
            line = self._said.get(timeout=max(0.0, seconds))
        except Empty:
            raise Silent from None
        if not line.endswith(b"\n") and len(line) < LONGEST:
            raise Gone
        return line

    def how_it_ended(self) -> str:
        """How the program ended, in words; waits a few seconds for its status."""
        try:
            code = self._child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with status {code}" if code >= 0 else f"was ended by signal {-code}"

    def end(self) -> None:
        """Close the program's input and wait for it to end; kill it if it does not."""
        self._to_tell.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(ENDING)
        self.kill()

    def kill(self) -> None:
        """Kill the program and everything it has started."""
        if self._over:
            return
        self._over = True
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._child.pid, signal.SIGKILL)
            else:
                self._child.kill()
        self._child.wait()
        self._to_tell.put(None)
        for thread in self._threads:
            thread.join(PATIENCE)


def carry_in(lines: SimpleQueue[bytes | None], pipe: IO[bytes]) -> None:
    """Write lines to a program until there are no more or it has ended."""
    with suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError):
        pipe.close()


def carry_out(pipe: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Read lines from a program until its end, or until it has written far too much."""
    with suppress(OSError, ValueError):
        while (line := pipe.readline(LONGEST)) and lines.qsize() < BACKLOG:
            lines.put(line)
    lines.put(b"")
    # Closed here: elsewhere, closing would wait for processes the program started outside its
    # group.
    with suppress(OSError):
        pipe.close()
