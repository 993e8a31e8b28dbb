"""Games can be freed anywhere without damaging other memory."""

from __future__ import annotations

import os
import subprocess
import sys

DEEP = 120
"""Deeper than the nesting from which CPython postpones freeing objects."""

SCRIPT = f"""
import gc
import playmat as pm

game = pm.Game("base1-overgrowth", "base1-blackout", rules="ecard", seed=1)
while game.turn < 4:
    game.play(0)
for depth in range({DEEP}):
    nested = game.state.clone()
    for _ in range(depth):
        nested = (nested,)
    del nested
gc.collect()
print("all freed")
"""


def test_what_is_freed_deep_inside_overwrites_nothing() -> None:
    around = os.environ | {"PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}

    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=around,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )

    assert (done.returncode, done.stdout) == (0, "all freed\n"), done.stderr[-2000:]
