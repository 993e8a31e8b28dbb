"""The analysis beside a replay: begun by a link, drawn, in words, and a way to each mistake."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

from playmat.game.from_position import game_at
from tests.analysis.test_analysis import WON
from tests.browser.conftest import PHONE, Tab


def sent_game(server: str) -> str:
    """Send a short game in which a Knock Out was missed; return its id."""
    game = game_at(WON, seed=3)
    for text in ("end turn", "end turn"):
        game.play(text)
    game.concede(0)
    body = json.dumps({"text": game.replay.text()}).encode()
    wish = Request(f"{server}/api/v1/replays", body, {"content-type": "application/json"})
    with urlopen(wish) as answer:
        return str(json.load(answer)["id"])


def test_a_game_is_analysed_and_a_mistake_leads_to_its_moment(tab: Tab, server: str) -> None:
    page = tab()
    game = sent_game(server)
    page.goto(f"/replays?id={game}&analysis")
    page.wait_for_selector(".an-told:has-text('All 2 answers were looked at')")
    page.keyboard.press("End")
    page.wait_for_url("**&step=2")

    plot = page.locator(".an-plot svg").get_attribute("aria-label")
    page.locator(".an-jump").first.focus()
    first = page.locator(".an-worst li").first.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "step=2" not in url)

    assert plot.startswith("Chance that Player 1 wins: turn 5 ")
    assert "End turn without attacking" in first
    assert "Better:" in first
    assert page.locator("progress").get_attribute("value") == "2"

    phone = tab(PHONE, "dark", reduced_motion="reduce")
    phone.goto(f"/replays?id={game}&analysis")
    phone.locator(".an-told").wait_for(state="visible")  # the link opens what it names
    told = phone.locator(".an-told").bounding_box()
    assert told is not None
    assert told["y"] < phone.evaluate("innerHeight")

    phone.goto(page.url)
    phone.click("[data-do=panel]")
    phone.click("#analysis-t")
    phone.wait_for_selector(".an-told:has-text('All 2 answers')")  # what was found is kept

    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
