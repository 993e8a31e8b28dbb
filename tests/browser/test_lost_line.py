"""After a lost connection nothing can be pressed, and no move is lost silently."""

from __future__ import annotations

from tests.browser.conftest import DESKTOP, Tab
from tests.browser.driving import asked_of, new_game, sit_down
from tests.browser.screens import MIDDLE

LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...wanted) { super(...wanted); lines.push(this); }
};
"""
NO_LINE = "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({})); } }"


def test_a_move_that_did_not_arrive_is_asked_for_again(tab: Tab, server: str) -> None:
    page = tab(DESKTOP)
    page.add_init_script(LINES)
    sit_down(page, new_game(server, position=MIDDLE))

    page.evaluate("lines.at(-1).send = () => {}")
    page.click("#options .opt:has-text('End turn')")
    page.evaluate("lines.at(-1).close()")

    page.wait_for_selector("#notice:has-text('did not reach the server')")
    assert asked_of(page) == "main"


def test_without_a_line_nothing_can_be_pressed(tab: Tab, server: str) -> None:
    page = tab(DESKTOP)
    page.add_init_script(LINES)
    sit_down(page, new_game(server, position=MIDDLE))

    page.evaluate(f"() => {{ {NO_LINE}; lines.at(-1).close(); }}")
    page.wait_for_selector("#notice:has-text('Connection lost')")

    assert asked_of(page) == ""
    assert page.locator(".hc.legal, .mon.legal, .is-busy .opt--go").count() == 1
    page.keyboard.press("e")
    page.click("#options .opt:has-text('Play Computer Search')")
    assert page.locator("body.dragging, #sheet[open], .hc.chosen").count() == 0


def test_who_is_left_alone_is_told_whether_the_clock_runs(tab: Tab, server: str) -> None:
    host, guest = tab(DESKTOP), tab(DESKTOP)
    friends = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"seats": friends, "seed": None, "position": MIDDLE, "clock": {"minutes": 20}}
    made = new_game(server, **wish)
    guest.goto(f"/table?game={made['game']}#invite={made['invite']}")
    guest.fill("[name=name]", "Ben")
    guest.click("button:has-text('Join game')")
    sit_down(host, made)
    host.click("#options .opt:has-text('End turn')")
    guest.wait_for_selector("body[data-asked=main]")

    guest.goto("/lobby")
    host.wait_for_selector("#notice:has-text('Ben is disconnected. Their clock is still running.')")

    assert "Waiting for Ben to come back" in host.locator("#options").inner_text()
