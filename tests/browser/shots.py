"""Pictures of every page at desktop and phone size in both themes: ``python shots.py FOLDER``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import DESKTOP, PHONE, chromium_path, free_port
from tests.browser.driving import asked_of, by_mouse, by_touch, new_game, play_until, sit_down

PAGES: Final = {
    "home": "/",
    "decks": "/decks",
    "cards": "/cards",
    "lobby": "/lobby",
    "replays": "/replays",
    "puzzles": "/puzzles",
}
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
LOOK: Final = 400
"""Milliseconds a page has to settle before its picture is taken."""

Shoot = Callable[[Any, str], None]


def shoot_table(page: Any, server: str, shoot: Shoot, touch: bool) -> None:
    """Take the table in its main states."""
    step = by_touch if touch else by_mouse
    sit_down(page, new_game(server, clock={"minutes": 20}))
    shoot(page, "table-setup")
    play_until(page, step, lambda p: p.locator("#sheet[open]").count() > 0)
    shoot(page, "table-choice")
    play_until(page, step, lambda p: asked_of(p) == "main" and p.locator(".hurt").count() > 0)
    shoot(page, "table-main")
    page.locator(".half--me .active .mon").focus()
    page.keyboard.press("i")
    shoot(page, "table-inspector")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    shoot(page, "table-text")


def shoot_all(server: str, folder: Path) -> None:
    """Take every page in every size and theme."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):

                def shoot(page: Any, name: str, tail: str = f"{size}-{theme}") -> None:
                    page.wait_for_timeout(LOOK)
                    page.screenshot(path=folder / f"{name}-{tail}.png")

                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,
                    base_url=server,
                    has_touch=size == "phone",
                )
                page = context.new_page()
                for name, path in {**PAGES, "board": "/board"}.items():
                    page.goto(path)
                    shoot(page, name)
                shoot_table(page, server, shoot, size == "phone")
                context.close()
        browser.close()


def main(folder: Path) -> None:
    """Serve Playmat for the time it takes."""
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    command = [sys.executable, "-m", "playmat", "serve", "--port", str(port), "--no-open"]
    with tempfile.TemporaryDirectory() as data:
        env = {**os.environ, "PLAYMAT_DATA": data, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                shoot_all(f"http://127.0.0.1:{port}", folder)
            finally:
                process.terminate()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
