"""The analysis beside a replay: opened by a link, drawn, in words, with links to mistakes."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from playmat.game.from_position import game_at
from tests.analysis.test_analysis import WON
from tests.browser.conftest import PHONE, Tab


def sent_game(server: str) -> str:
    """Upload a short game with a missed Knock Out; return its id."""
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
    page.wait_for_selector(".an-told:has-text('All 2 decisions analysed')")
    page.keyboard.press("End")
    page.wait_for_url("**&step=2")

    plot = page.locator(".an-plot svg").get_attribute("aria-label")
    page.locator(".an-jump").first.focus()
    first = page.locator(".an-worst li").first.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "step=2" not in url)

    assert plot.startswith("Player 1’s win chance: turn 5 ")
    assert "End turn without attacking" in first
    assert "Better:" in first
    assert page.locator("progress").get_attribute("value") == "2"

    phone = tab(PHONE, "dark", reduced_motion="reduce")
    phone.goto(f"/replays?id={game}&analysis")
    phone.locator(".an-told").wait_for(state="visible")  # the link opens the analysis
    told = phone.locator(".an-told").bounding_box()
    assert told is not None
    assert told["y"] < phone.evaluate("innerHeight")

    phone.goto(page.url)
    phone.click("[data-do=panel]")
    phone.click("#analysis-t")
    phone.wait_for_selector(".an-told:has-text('All 2 decisions')")  # results are stored

    phone.locator(".an-jump").last.click()
    phone.locator(".an-told").wait_for(state="hidden")  # the table behind it shows that moment

    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_was_folded_open_stays_open_as_the_replay_moves(tab: Tab, server: str) -> None:
    page = tab()
    page.goto(f"/replays?id={sent_game(server)}&analysis")
    page.wait_for_selector(".an-told:has-text('All 2 decisions analysed')")
    page.click(".an-all summary")

    page.locator(".an-turn").last.click()
    page.wait_for_url("**&step=1")

    assert page.locator(".an-all table").is_visible()


LATE = {"done": 9, "steps": 9, "over": True, "turns": [], "worst": [], "winner": None}


def test_of_an_analysis_left_and_taken_up_only_the_last_answer_is_shown(
    tab: Tab, server: str
) -> None:
    page = tab()
    held: list[Any] = []

    def late(one: Any) -> None:
        if one.request.method == "POST":
            held.append(one)
        else:
            one.continue_()

    page.route(lambda url: url.endswith("/analysis?closely=quick"), late)
    page.goto(f"/replays?id={sent_game(server)}&analysis")
    page.click("[data-an=stop]")
    page.click("[data-an=go]")
    page.wait_for_selector("[data-an=stop]")
    page.select_option("[data-an=closely]", "thorough")
    page.wait_for_selector(".an-told:has-text('Not analysed yet.')")

    for one in held:
        one.fulfill(json=LATE)
    page.click("[data-an=go]")
    page.wait_for_selector(".an-told:has-text('All 2 decisions analysed')")

    assert len(held) == 2


def test_of_the_steps_of_a_replay_asked_for_quickly_the_last_is_shown(
    tab: Tab, server: str
) -> None:
    page = tab()
    held: list[Any] = []
    page.route("**/frames/1", lambda one: held.append(one))
    page.goto(f"/replays?id={sent_game(server)}")
    page.wait_for_selector("#stepbar .btn")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # the first request is still in progress
    page.wait_for_url("**&step=2")

    with page.expect_response("**/frames/1"):
        held[0].continue_()
    page.wait_for_load_state("networkidle")

    assert page.url.endswith("&step=2")
