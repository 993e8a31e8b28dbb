"""One worker: a process that does what it is sent, and the line to it."""

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
"""How much workers stand back behind the server itself, to which everybody listens."""

# A fork would copy the server's sockets.
_CONTEXT: Final = get_context("spawn")


class GivenUp(Exception):
    """Say that a piece of work took too long, or that its process died over it."""


class Worker:
    """One process and the line to it; its methods block and are called from threads."""

    def __init__(self) -> None:
        self._line, far = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=obey, args=(far,), daemon=True)
        self._process.start()
        far.close()

    def do(self, work: Callable[[], Any]) -> Any:
        """Have a piece of work done and return what it comes to, or raise what it raised."""
        try:
            self._line.send(work)
            done, result = self._line.recv()
        except (EOFError, OSError) as error:
            raise GivenUp("the worker stopped") from error
        if isinstance(result, MemoryError):  # a fresh process has more
            raise GivenUp("the worker ran out of memory")
        if not done:
            raise result
        return result

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._line.close()


def obey(line: Connection) -> None:
    """Do what comes down the line until it is closed; an interrupt is for the server to hear."""
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
        except OSError:  # the server has gone while this was thought out
            return


def sendable(error: Exception) -> Exception:
    """Return a mistake as it can be sent; one that cannot be is told in words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


def get_ready(modules: tuple[str, ...] = ()) -> None:
    """Read all cards and the modules that work came from so far, so that no piece of work has to.

    On a busy machine reading them takes longer than anybody waits.
    """
    Library.default().cards()
    for name in modules:
        import_module(name)


def module_of(work: Callable[[], Any]) -> str:
    """Return the module that a piece of work comes from."""
    return str(getattr(getattr(work, "func", work), "__module__", None) or __name__)
