"""A program that is spoken to by lines: never waited for longer than asked, and never left over."""

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
"""Bytes of a line that are read; a longer one is no answer."""

BACKLOG: Final = 100
"""Lines that a program may say unasked before nobody listens any more."""

ENDING: Final = 2.0
"""Seconds that a program has to end by itself once its input is closed."""

PATIENCE: Final = 5.0
"""Seconds in which what has ended or was killed is over and done with."""


class Gone(Exception):
    """Say that a program has ended, or has closed its output."""


class Silent(Exception):
    """Say that a program has said nothing in time."""


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
        """Send a line; whether it is read shows in the answer."""
        self._to_tell.put(line)

    def hear(self, seconds: float) -> bytes:
        """Return the next line said within so many seconds."""
        try:
            line = self._said.get(timeout=max(0.0, seconds))
        except Empty:
            raise Silent from None
        if not line.endswith(b"\n") and len(line) < LONGEST:
            raise Gone
        return line

    def how_it_ended(self) -> str:
        """Return in words how the program ended, once it is about to."""
        try:
            code = self._child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with status {code}" if code >= 0 else f"was ended by signal {-code}"

    def end(self) -> None:
        """Close the program's input and see it end, by force if it does not."""
        self._to_tell.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(ENDING)
        self.kill()

    def kill(self) -> None:
        """End the program and whatever it has started, and leave nothing behind."""
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
    """Write lines to a program until there are no more or it has gone."""
    with suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError):
        pipe.close()


def carry_out(pipe: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Read lines from a program to their end, or until it has said far too much."""
    with suppress(OSError, ValueError):
        while (line := pipe.readline(LONGEST)) and lines.qsize() < BACKLOG:
            lines.put(line)
    lines.put(b"")
    # Whoever else closed it would wait for a line from what the program started outside its group.
    with suppress(OSError):
        pipe.close()
