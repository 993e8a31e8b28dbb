"""Take the pictures of the README and the documentation: ``python pictures.py FOLDER``."""

from __future__ import annotations

import base64
import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.text import Text

import playmat as pm
from playmat.agents.greedy import GreedyAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.screen import Screen
from playmat.cli.terminal.table import Table
from tests.browser.conftest import AT_ONCE, chromium_path
from tests.browser.driving import sit_down
from tests.browser.shots import LOOK, PATIENCE, served

SIZE: Final = (1280, 800)
QUALITY: Final = 80
DECKS: Final = ("haymaker", "rain-dance")
FIELD: Final = (*DECKS, "damage-swap", "wigglytuff", "venucenter", "rockets-zapdos")
SEED: Final = 1
STEP: Final = 40
"""A turn in the middle of the game with many options."""
COLUMNS: Final = 112
LINES: Final = 38
SCREEN: Final = f"""<style>
body {{ margin: 0; background: #fff }}
pre {{ display: inline-block; margin: 0; padding: 16px 20px; background: #fdfdfb; color: #222;
  font: 14px/1.25 "DejaVu Sans Mono", monospace; width: {COLUMNS}ch }}
</style>"""


def finished_game() -> pm.Game:
    """A finished game of two greedy bots, always the same."""
    game = pm.Game(*DECKS, rules="ecard", seed=SEED)
    bots = GreedyAgent(seed=1), GreedyAgent(seed=2)
    while not game.over:
        choice = game.ask()
        game.play(bots[choice.player].choose(game.view(choice.player), choice))
    return game


def terminal(game: pm.Game) -> str:
    """A page with the terminal table of a game."""
    os.environ.update(FORCE_COLOR="1", COLUMNS=str(COLUMNS), LINES=str(LINES))
    agents, written = {1: GreedyAgent(seed=2)}, io.StringIO()
    with redirect_stdout(written):
        Table(game, Screen(), agents, WORDS).show_choice(game.ask())
    paper = Console(record=True, width=COLUMNS, file=io.StringIO())
    paper.print(Text.from_ansi(written.getvalue().rstrip()))
    return f"{SCREEN}<pre>{paper.export_html(inline_styles=True, code_format='{code}')}</pre>"


def matchups() -> str:
    """The heat map that `playmat matrix` draws."""
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder, "matrix.svg")
        command = [sys.executable, "-m", "playmat", "matrix", *FIELD, "--quiet"]
        options = ["--games", "100", "--seed", str(SEED), "--picture", str(picture)]
        subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL)
        return f"<style>body {{ margin: 0 }}</style>{picture.read_text('utf-8')}"


def posted(server: str, path: str, wish: Any) -> dict[str, Any]:
    headers = {"content-type": "application/json", "origin": server}
    request = Request(f"{server}/api/v1{path}", json.dumps(wish).encode(), headers)
    with urlopen(request) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


@contextmanager
def opened(server: str) -> Iterator[Any]:
    """Open a page in a light window of fixed size."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": SIZE[0], "height": SIZE[1]},
            color_scheme="light",
            base_url=server,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        yield context.new_page()
        browser.close()


def save(page: Any, path: Path, part: str = "html") -> None:
    page.wait_for_timeout(5 * LOOK)  # the log scrolls to its end
    box = page.locator(part).first.bounding_box()
    asked = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": True}
    asked["clip"] = {**box, "scale": 1}
    session = page.context.new_cdp_session(page)
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", asked)["data"]))


def take(server: str, folder: Path) -> None:
    game = finished_game()
    sent = posted(server, "/replays", {"text": game.replay.text()})["id"]
    with opened(server) as page:
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]
        sit_down(page, posted(server, f"/replays/{sent}/fork", {"step": STEP, "seats": seats}))
        save(page, folder / "table.webp")
        while not posted(server, f"/replays/{sent}/analysis?closely=quick", None)["over"]:
            pass
        page.goto(f"/replays?id={sent}&analysis")
        page.wait_for_selector(".an-plot svg")
        page.wait_for_selector(".an-worst li")
        page.locator(".an-jump").first.click()
        save(page, folder / "analysis.webp")
        page.goto("about:blank")
        page.set_content(terminal(game.fork(STEP)))
        save(page, folder / "terminal.webp", "pre")
        page.set_content(matchups())
        save(page, folder / "matrix.webp", "svg")


def main(folder: Path) -> None:
    """Serve Playmat, take the pictures and print their sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    with served() as server:
        take(server, folder)
    print("\n".join(f"{path} {path.stat().st_size:,}" for path in sorted(folder.glob("*.webp"))))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
