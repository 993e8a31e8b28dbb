"""A worker: a process that does the work sent to it, and the connection to it."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any, Final

from playmat.cards.library import Library

NICE: Final = 2
"""Priority decrement of workers, so that the server itself stays responsive."""

# A fork would copy the server's sockets.
_CONTEXT: Final = get_context("spawn")


class GivenUp(Exception):
    """A piece of work took too long, or its process died."""


class Worker:
    """A process and the connection to it; methods block and are called from threads."""

    def __init__(self) -> None:
        self._line, far = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=obey, args=(far,), daemon=True)
        self._process.start()
        far.close()

    def do(self, work: Callable[[], Any]) -> Any:
        """Have work done; return its result or raise its error."""
        try:
            self._line.send(work)
            done, result = self._line.recv()
        except (EOFError, OSError) as error:
            raise GivenUp("the worker stopped") from error
        if isinstance(result, MemoryError):  # a new process has more
            raise GivenUp("the worker ran out of memory")
        if not done:
            raise result
        return result

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()


def obey(line: Connection) -> None:
    """Do work from the connection until it is closed, ignoring interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    while True:
        try:
            work = line.recv()
        except (EOFError, OSError):
            return
        try:
            done = ForkingPickler.dumps((True, work()))
        except Exception as error:
            done = ForkingPickler.dumps((False, sendable(error)))
        try:
            line.send_bytes(done)
        except OSError:  # the server has gone meanwhile
            return


def sendable(error: Exception) -> Exception:
    """The error if it can be pickled, or else its text in a RuntimeError."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


def get_ready(modules: tuple[str, ...] = ()) -> None:
    """Load all cards and the modules used by earlier work, so that no work has to wait for it."""
    Library.default().cards()
    for name in modules:
        import_module(name)


def module_of(work: Callable[[], Any]) -> str:
    return str(getattr(getattr(work, "func", work), "__module__", None) or __name__)
