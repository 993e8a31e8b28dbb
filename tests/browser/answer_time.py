"""Measure the time from a click to the drawn result, against the greedy bot.

Moves during which other programs used the machine's processors are reported separately.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import sync_playwright

from playmat.rules import BOOKS
from tests.browser.conftest import DESKTOP, chromium_path, free_port
from tests.browser.driving import (
    MOST_STEPS,
    READY,
    is_choosing,
    is_over,
    new_game,
    sit_down,
)
from tests.browser.stolen import Stolen, watched

BAR: Final = 100.0
"""Maximum milliseconds for 95% of moves."""

NAMES: Final = tuple(BOOKS)
PARTS: Final = ("asking", "server", "drawing")

LOOK: Final = 300
"""Milliseconds that the mouse rests before a press."""

REST: Final = 250
"""Milliseconds without polling after a press, because each poll takes five of them from the
page.
"""

ALLOWED: Final = 1
"""Hundredths of a processor second that other programs may use during a move."""

ON_TABLE: Final = (".mon.opt-target", "#options .opt--go", "#options .opt:not([aria-disabled])")
ON_SHEET: Final = (
    "#sheet .btn--go[data-do=send]:not([disabled])",
    "#sheet .pick:not([aria-disabled=true]):not([aria-checked=true])",
    "#sheet .words .opt",
    "#sheet [data-do=send]:not([disabled])",
)

# The page measures from the press to the paint of the frame that answers it. A frame counts once
# its mark on the body, or that of its first beat, has changed and is painted.
MEASURE: Final = """
window.answerTimes = [];
let pressed = 0, sent = 0, heard = 0;
for (const kind of ['click', 'keydown']) {
  addEventListener(kind, event => { pressed = event.timeStamp; }, { capture: true });
}
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    this.addEventListener('message', event => {
      if (sent && !heard && event.data.includes('"type":"frame"')) heard = performance.now();
    });
  }
  send(text) {
    if (text.includes('"type":"answer"')) { sent = performance.now(); heard = 0; }
    super.send(text);
  }
};
function drawn() {
  if (!heard) return;
  const times = { asking: sent - pressed, server: heard - sent, from: heard, pressed };
  times.began = performance.timeOrigin + pressed;
  sent = heard = 0;
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => {
      const now = performance.now();
      window.answerTimes.push({ ...times, drawing: now - times.from, whole: now - times.pressed });
    };
    after.port2.postMessage(0);
  });
}
addEventListener('DOMContentLoaded', () => {
  const marks = { attributeFilter: ['data-seq', 'data-beat'] };
  new MutationObserver(drawn).observe(document.body, marks);
});
"""


@contextmanager
def served() -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "playmat", "serve", "--port", str(port), "--no-open"]
    with tempfile.TemporaryDirectory() as data:
        env = {**os.environ, "PLAYMAT_DATA": data, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def advised(page: Any) -> None:
    """Do what the table offers first, which builds up before attacking, so that games last."""
    places = ON_SHEET if is_choosing(page) else ON_TABLE
    place = next(each for each in places if page.locator(each).count())
    page.locator(place).first.hover()
    page.wait_for_timeout(LOOK)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(REST)


def played(page: Any, server: str, rules: str, seed: int) -> list[dict[str, Any]]:
    """Play a game by mouse against the greedy bot; return the page's measurements."""
    seats = [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]
    sit_down(page, new_game(server, rules=rules, seed=seed, seats=seats))
    page.evaluate("answerTimes.length = 0")
    for _ in range(MOST_STEPS):
        page.wait_for_selector(READY)
        if is_over(page):
            break
        advised(page)
    measured: list[dict[str, Any]] = page.evaluate("answerTimes")
    return measured


def share(times: list[float], part: float) -> float:
    """The time within which a share of the moves was drawn."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def told(name: str, times: list[float]) -> str:
    middle, most, worst = (f"{share(times, part):6.1f}" for part in (0.5, 0.95, 1.0))
    return f"{name:<10}{len(times):>5} answers   half {middle}   95 % {most}   all {worst} ms"


def main(games: int) -> int:
    """Play games with every rulebook and print the times; fail if they are too slow."""
    with served() as server, watched() as stolen:
        found = all_played(server, games)
    alone = [each for each in found if not disturbed(each, stolen)]
    for part in PARTS:
        print(told(part, [each[part] for each in alone]))
    print(told("everything", [each["whole"] for each in found]))
    print(told("alone", [each["whole"] for each in alone]))
    return int(2 * len(alone) < len(found) or share([n["whole"] for n in alone], 0.95) >= BAR)


def disturbed(answer: dict[str, Any], stolen: Stolen) -> bool:
    """Whether other programs used the processors during a move."""
    return stolen.within(answer["began"], answer["began"] + answer["whole"]) > ALLOWED


def all_played(server: str, games: int) -> list[dict[str, Any]]:
    """Play games with each rulebook in turn; return the pages' measurements."""
    found: list[dict[str, Any]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for n in range(games):
            width, height = DESKTOP
            context = browser.new_context(
                viewport={"width": width, "height": height}, base_url=server
            )
            context.add_init_script(MEASURE)
            book = NAMES[n % len(NAMES)]
            times = played(context.new_page(), server, book, n + 1)
            print(told(book, [each["whole"] for each in times]), flush=True)
            found += times
            context.close()
        browser.close()
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=len(NAMES))
    sys.exit(main(parser.parse_args().games))
