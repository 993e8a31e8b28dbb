"""What is said where a package of an extra is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules[{package!r}] = None; import {module}"


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("numpy", "playmat.envs.encoding.encoder", "research"),
        ("gymnasium", "playmat.envs.vector", "research"),
        ("pettingzoo", "playmat.envs.pettingzoo", "research"),
        ("pyarrow", "playmat.envs.dataset", "research"),
        ("pyspiel", "playmat.envs.openspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_what_to_install(
    package: str, module: str, extra: str
) -> None:
    code = HIDE.format(package=package, module=module)

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert told.returncode == 1
    assert f"is not installed: pip install 'playmat[{extra}]'" in told.stderr
