"""A running server and a browser; tests are skipped without Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sync_api = pytest.importorskip("playwright.sync_api")

Tab = Callable[..., Any]
DESKTOP = (1440, 900)
PHONE = (390, 844)
AT_ONCE = (
    "localStorage.getItem('playmat-speed') ?? localStorage.setItem('playmat-speed', '\"once\"')"
)
"""Animations are off except in tests about them."""
STEPPED = """
if (location.protocol !== 'about:') import('/js/table/motion/show.js').then(({ wall }) => {
  window.beats = [];
  wall.after = (ms, then) => { beats.push({ ms, then }); return beats.length; };
  wall.stop = () => { beats.length = 0; };
});
"""
"""A stopped clock: tests advance it by ``beats.shift().then()``."""
PATIENCE = 60_000
"""Milliseconds until a wait for the page fails the test."""


def chromium_path() -> str | None:
    named = os.environ.get("PLAYMAT_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for these tests."""
    port = free_port()
    command = [sys.executable, "-m", "playmat", "serve", "--port", str(port), "--no-open"]
    data: Path = tmp_path_factory.mktemp("served")
    with subprocess.Popen(
        command,
        env={**os.environ, "PLAYMAT_DATA": str(data), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert f":{port}/" in said, said
        yield f"http://127.0.0.1:{port}"
        process.terminate()


# The browser keeps an event loop running in this thread, where the server's tests run theirs, so it
# is closed before tests of other files.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """The system's Chromium, headless."""
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed")
    with sync_api.sync_playwright() as playwright:
        # Otherwise a graphics card is emulated.
        plain = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=path, args=plain)
        yield browser
        browser.close()


@pytest.fixture
def tab(chromium: Any, server: str) -> Iterator[Tab]:
    """A function that opens pages; errors and warnings in their consoles fail the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def complain(message: Any) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def opened(
        size: tuple[int, int] = DESKTOP, scheme: str = "dark", beats: bool = False, **more: Any
    ) -> Any:
        viewport = {"width": size[0], "height": size[1]}
        context = chromium.new_context(
            viewport=viewport, color_scheme=scheme, base_url=server, **more
        )
        contexts.append(context)
        context.add_init_script(STEPPED if beats else AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", complain)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
