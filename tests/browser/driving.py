"""Helpers to play at a table in a browser by mouse, keyboard or touch."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import connect
from websockets.typing import Origin

Page = Any
MOST_STEPS: Final = 400
MOST_LOOKS: Final = 20_000
READY: Final = "body[data-asked]:not([data-asked='']), #ending[open]"
"""The page's policy forbids evaluating text as functions, so wait by selector."""
IN_SIGHT: Final = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect(), points = [];
  for (let y = top + 1; y < Math.min(bottom, innerHeight); y += 16)
    for (let x = left + 1; x < right; x += 4)
      if (document.elementFromPoint(x, y)?.closest('.hc') === card) points.push([x, y]);
  return points;
}"""
"""Points where a card can be clicked."""


def new_game(server: str, **wish: Any) -> dict[str, Any]:
    """Create a game of one person against a deterministic bot."""
    asked = {
        "rules": "platinum",
        "seats": [{"kind": "me"}, {"kind": "bot", "agent": "first"}],
        "name": "Ada",
        "seed": 5,
        **wish,
    }
    headers = {"content-type": "application/json", "origin": server}
    request = Request(f"{server}/api/v1/games", json.dumps(asked).encode(), headers)
    with urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def sit_down(page: Page, made: dict[str, Any], seat: str = "0") -> None:
    """Open the table with a seat's token and wait for the first question."""
    page.goto(f"/table?game={made['game']}#token={made['tokens'][seat]}")
    page.wait_for_selector(READY)


def seq_of(page: Page) -> str:
    """The number of the frame shown."""
    return str(page.evaluate("document.body.dataset.seq"))


def wait_for_another(page: Page, seq: str) -> None:
    page.wait_for_selector(f"body:not([data-seq='{seq}'])")


def asked_of(page: Page) -> str:
    """The kind of the current question."""
    return str(page.evaluate("document.body.dataset.asked"))


def is_over(page: Page) -> bool:
    return bool(page.evaluate("document.querySelector('#ending').open"))


def is_choosing(page: Page) -> bool:
    return bool(page.evaluate("document.querySelector('#sheet').open"))


def play_out(page: Page, step: Callable[[Page], None]) -> int:
    """Take steps until the game is over; return how many."""
    for taken in range(MOST_STEPS):
        page.wait_for_selector(READY)
        if is_over(page):
            return taken
        step(page)
    raise AssertionError(f"not over after {MOST_STEPS} steps")


def play_until(page: Page, step: Callable[[Page], None], done: Callable[[Page], bool]) -> None:
    """Take steps until a condition holds."""
    for _ in range(MOST_STEPS):
        page.wait_for_selector(READY)
        if done(page):
            return
        step(page)
    raise AssertionError("it never came to that")


def click_first(page: Page, *selectors: str) -> bool:
    """Click the first element found; return whether there was one."""
    for selector in selectors:
        if page.locator(selector).count():
            found = page.locator(selector).first
            if selector.startswith(".hc"):
                page.mouse.click(*point_in_sight(found))
            else:
                found.click()
            return True
    return False


def point_in_sight(card: Any) -> tuple[float, float]:
    """A visible point of a card in hand, whose middle may be covered by the next card."""
    card.scroll_into_view_if_needed()  # on a phone the hand is wider than the window
    card.element_handle().wait_for_element_state("stable")
    points = card.evaluate(IN_SIGHT)
    assert points, "a card of the hand lies hidden"
    x, y = points[len(points) // 2]
    return float(x), float(y)


def choose(page: Page) -> None:
    """Choose the first thing on the sheet."""
    click_first(
        page,
        "#sheet .btn--go[data-do=send]:not([disabled])",
        "#sheet .pick:not([aria-disabled=true]):not([aria-checked=true])",
        "#sheet .words .opt",
        "#sheet [data-do=send]:not([disabled])",
    )


def by_mouse(page: Page) -> None:
    """Choose on the table if possible, else on the sheet or in the list."""
    if is_choosing(page):
        choose(page)
    elif not click_first(page, ".mon.opt-target"):
        click_first(
            page,
            ".hc.legal[aria-label*='Evolve']",
            ".hc.legal[aria-label*='Attach']",
            "#options .opt[data-group]:has-text('Attack: ')",
            "#options .opt--go",
            "#options .opt:not([aria-disabled])",
        )


def by_keyboard(page: Page) -> None:
    """Press the key of the first option, or choose the first thing on the sheet."""
    page.keyboard.press("Enter" if is_choosing(page) else "1")


def by_touch(page: Page) -> None:
    """Tap what the bottom bar offers, or the first thing marked or on the sheet."""
    if is_choosing(page):
        choose(page)
    else:
        last = "#bar > [data-group]:last-child"  # end the turn or a choice
        click_first(page, ".mon.opt-target", "[data-prize]", "#bar .opt--go", last, ".hc.legal")


def finished_game(server: str) -> str:
    """Let two bots play a short game, which they only do while watched; return its id."""
    bots = [{"kind": "bot", "agent": "first"}, {"kind": "bot", "agent": "first"}]
    made = new_game(server, seats=bots)
    address = f"ws{server.removeprefix('http')}/api/v1/games/{made['game']}/socket"
    with connect(address, origin=Origin(server), max_size=None) as socket:
        socket.send(json.dumps({"v": 1, "type": "hello", "have": 0, "token": made["watch"]}))
        for message in socket:
            if json.loads(message).get("result"):
                return str(made["game"])
    raise AssertionError("the bots do not come to an end")


def asked_now(host: Page, guest: Page) -> Page:
    """The page of the player to choose, or of one that shows the result."""
    for _ in range(MOST_LOOKS):
        for page in (host, guest):
            if page.locator(READY).count():
                return page
    raise AssertionError("nobody is asked")


def concede(page: Page) -> None:
    item, sure = (page.locator(f"[data-do={each}]") for each in ("concede", "concede-now"))
    for _ in range(MOST_LOOKS):
        if not item.locator("visible=true").count():
            page.locator("[data-do=menu]").locator("visible=true").first.click()
        item.first.dispatch_event("click")
        if sure.locator("visible=true").count():
            break
    sure.locator("visible=true").first.click()
