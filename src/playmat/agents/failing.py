"""Where an agent failed: the file and line of its own program, and the traceback through it."""

from __future__ import annotations

import traceback
from types import FrameType

Step = tuple[FrameType, int]


def own_steps(error: BaseException) -> list[Step]:
    """Return the frames and lines of an error that are not Playmat's, or all if none is."""
    steps = [*traceback.walk_tb(error.__traceback__)]
    names = [str(frame.f_globals.get("__name__", "")) for frame, _ in steps]
    own = [s for s, name in zip(steps, names, strict=True) if not name.startswith("playmat.")]
    return own or steps


def failed_at(error: BaseException) -> str:
    """Return the file and the line of an agent at which it failed, or nothing if unknown."""
    places = [(frame.f_code.co_filename, line) for frame, line in own_steps(error)]
    # What it calls may fail in a file of Python's own, which says less.
    return "".join([f"{file}, line {line}" for file, line in places if file == places[0][0]][-1:])


def trace_of(error: BaseException) -> str:
    """Return the traceback of an error through the agent's own program."""
    stack = traceback.StackSummary.extract(iter(own_steps(error)))
    return "".join([*stack.format(), *traceback.format_exception_only(error)])
