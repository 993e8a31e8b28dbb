"""The error of a cluster job if Ray is not installed."""

from __future__ import annotations

import sys

import pytest

from playmat.errors import MissingExtra
from playmat.sim.run import simulate
from tests.sim.jobs import job


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(MissingExtra, match=r"ray is not installed; .*'\.\[cluster\]'"):
        simulate(job(2), ray="nonsense")
