"""Pictures of every screen in three sizes and both themes: ``python shots.py FOLDER``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

from playwright.sync_api import sync_playwright

from tests.browser.conftest import AT_ONCE, PHONE, chromium_path, free_port
from tests.browser.screens import page_screens, table_screens

SIZES: Final = {"desktop": (1280, 800), "tablet": (1024, 768), "phone": PHONE}
LOOK: Final = 400
"""Milliseconds to wait for a page to settle."""

BUSY: Final = 503
PATIENCE: Final = 120_000
"""Milliseconds until a page times out."""


def warm(server: str) -> None:
    """Wait until the server has loaded its decks."""
    while True:
        try:
            with urlopen(f"{server}/decks"):
                return
        except HTTPError as refused:
            if refused.code != BUSY:
                raise


def shoot_all(server: str, folder: Path) -> None:
    """Take a picture of every page in every size and theme."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,
                    base_url=server,
                    has_touch=size == "phone",
                )
                context.set_default_timeout(PATIENCE)
                context.add_init_script(AT_ONCE)
                page = context.new_page()
                for name in chain(page_screens(page, server), table_screens(page, server)):
                    page.wait_for_timeout(LOOK)
                    page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                context.close()
        browser.close()


@contextmanager
def served() -> Iterator[str]:
    """Serve Playmat on a free port and wait until it is ready."""
    port = free_port()
    command = [sys.executable, "-m", "playmat", "serve", "--port", str(port), "--no-open"]
    with tempfile.TemporaryDirectory() as data:
        env = {**os.environ, "PLAYMAT_DATA": data, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                warm(f"http://127.0.0.1:{port}")
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served() as server:
        shoot_all(server, folder)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
