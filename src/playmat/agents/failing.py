"""Where an agent failed: the file and line in its own code, and the traceback through it."""

from __future__ import annotations

import traceback
from types import FrameType

Step = tuple[FrameType, int]


def own_steps(error: BaseException) -> list[Step]:
    """Frames and lines of an error outside Playmat, or all of them if there are none."""
    steps = [*traceback.walk_tb(error.__traceback__)]
    names = [str(frame.f_globals.get("__name__", "")) for frame, _ in steps]
    own = [s for s, name in zip(steps, names, strict=True) if not name.startswith("playmat.")]
    return own or steps


def failed_at(error: BaseException) -> str:
    """File and line of the agent's code that failed, or an empty string if unknown."""
    places = [(frame.f_code.co_filename, line) for frame, line in own_steps(error)]
    # Its code may fail inside Python's own files, which say less.
    return "".join([f"{file}, line {line}" for file, line in places if file == places[0][0]][-1:])


def trace_of(error: BaseException) -> str:
    """Traceback of an error through the agent's own code."""
    stack = traceback.StackSummary.extract(iter(own_steps(error)))
    return "".join([*stack.format(), *traceback.format_exception_only(error)])
