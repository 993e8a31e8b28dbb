"""A program is always stopped when it is no longer needed."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from threading import Thread

import pytest

from playmat.agents.outside import process
from playmat.agents.outside.process import Gone, Process, Silent

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)\n"
STAYS = """
import subprocess, sys, time
wait = [sys.executable, "-c", "import time; time.sleep(600)"]
child = subprocess.Popen(wait)
print(child.pid, flush=True)
time.sleep(600)
"""


def started(folder: Path, text: str) -> Process:
    return Process([sys.executable, "-S", "-E", "-c", text], folder / "errors")


def is_gone(one: Process) -> bool:
    """Whether a process has ended, was waited for, and has no open files."""
    with pytest.raises(ProcessLookupError):
        os.kill(one._child.pid, 0)
    return not any(thread.is_alive() for thread in one._threads)


def test_lines_go_both_ways_and_the_program_ends_with_its_input(tmp_path: Path) -> None:
    one = started(tmp_path, ECHO)
    one.tell(b"one\n")
    one.tell(b"two\n")

    said = [one.hear(60), one.hear(60)]
    one.end()

    assert said == [b"one\n", b"two\n"]
    assert one.how_it_ended() == "ended with status 0"
    assert is_gone(one)


def test_nobody_waits_longer_than_asked(tmp_path: Path) -> None:
    one = started(tmp_path, ECHO)

    with pytest.raises(Silent):
        one.hear(0)
    one.kill()

    assert is_gone(one)


def test_one_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    one = started(tmp_path, "print('here', flush=True)\nimport time; time.sleep(600)")

    for _ in range(40):
        one.tell(b"x" * 100_000 + b"\n")

    assert one.hear(60) == b"here\n"
    one.kill()
    assert is_gone(one)


def test_the_end_of_its_output_is_heard(tmp_path: Path) -> None:
    one = started(tmp_path, "print('half a line', end='', flush=True)")

    with pytest.raises(Gone):
        one.hear(60)
    one.end()

    assert is_gone(one)


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="this system has no groups of processes")
def test_what_it_has_started_elsewhere_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.1)
    one = started(tmp_path, STAYS.replace("Popen(wait)", "Popen(wait, start_new_session=True)"))
    elsewhere = int(one.hear(60))

    killing = Thread(target=one.kill, daemon=True)
    killing.start()
    killing.join(10)
    waits = killing.is_alive()
    os.kill(elsewhere, signal.SIGKILL)
    killing.join(10)
    one._threads[-1].join(10)

    assert not waits
    assert is_gone(one)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no groups of processes")
def test_one_that_stays_is_ended_with_what_it_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "ENDING", 0.01)
    one = started(tmp_path, STAYS)
    one.hear(60)

    one.end()

    # The program's child keeps its output open, so this only ends when both have.
    assert is_gone(one)
