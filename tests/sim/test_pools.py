"""Worker processes close their agents, whether a run ends or is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from playmat.sim.run import PAIRS, simulate
from tests.agents.outside.programs import HELLO, script
from tests.sim.jobs import HERE, job

ROOT = Path(__file__).parents[2]
RUN = """
import sys
from playmat.sim.run import simulate
from tests.sim.jobs import job
if __name__ == "__main__":
    simulate(job(30, (sys.argv[1], "random")), processes=2)
"""


def until(found: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Whether something happens in time."""
    ends = time.monotonic() + seconds
    while not found() and time.monotonic() < ends:
        time.sleep(0.05)
    return found()


def test_agents_in_other_processes_are_let_go_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_TEST_NOTES", str(tmp_path))
    own = tmp_path / str(os.getpid())

    simulate(job(6 * PAIRS, (f"{HERE}:Noting", "random")), processes=2)

    assert until(lambda: any(path != own for path in tmp_path.iterdir()))


def runs(pid: int) -> bool:
    """Whether a process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no groups of processes")
def test_programs_do_not_outlive_a_run_that_is_killed(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    stays = f"open({str(notes)!r} + '/' + str(os.getpid()), 'w').close()\nimport time\n"
    command = script(tmp_path / "stays.py", HELLO.format(name="stays") + stays + "time.sleep(600)")
    (tmp_path / "run.py").write_text(RUN)
    found = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
    run = subprocess.Popen(
        [sys.executable, str(tmp_path / "run.py"), f"cmd:{command}"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": found},
        stderr=subprocess.DEVNULL,
    )

    assert until(lambda: len(list(notes.iterdir())) == 2)
    pids = [int(path.name) for path in notes.iterdir()]
    run.kill()
    run.wait()
    gone = until(lambda: not any(map(runs, pids)), 20)
    for pid in filter(runs, pids):
        os.kill(pid, signal.SIGKILL)

    assert gone
