"""The end of a game: who lost, what happened, and what went wrong."""

from __future__ import annotations

from tests.analysis.test_analysis import WON
from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import concede, finished_game, new_game, sit_down

STORY = """log => import('/js/table/seats/story.js')
  .then(({ storyOf }) => storyOf(log, [0, 0], [[1, 0]]).sides.map(side => side.damage))"""
POISONED = [
    {"what": "bench", "player": 1, "mon": 2},
    {"what": "attack", "player": 0, "mon": 1},
    {"what": "damage", "player": 0, "mon": 2, "amount": 30},
    {"what": "counters", "player": 1, "mon": 2, "amount": 10},
    {"what": "damage", "player": 0, "mon": 1, "amount": 20},
    {"what": "counters_moved", "player": 0, "mon": 2, "other": 1, "amount": 10},
]
"""30 damage and 10 by Poison, 20 to oneself, of which 10 are moved."""


def test_the_end_says_who_lost_and_names_the_mistakes(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light")
    sit_down(page, new_game(server, position=WON))

    page.click("#bar .btn:has-text('End')")
    page.wait_for_selector("body[data-asked=main] .m-clock:has-text('Your turn')")
    concede(page)
    page.wait_for_selector("#ending .mistakes li")
    mistake = page.locator("#ending .mistakes li").first.inner_text()

    assert page.locator("#ending h2").inner_text() == "You lost"
    assert "End turn without attacking" in mistake
    assert "Better: " in mistake
    assert "% win chance" in mistake
    page.click("#ending .mistakes a")
    page.wait_for_selector("#analysis .an-worst")


def test_damage_done_is_all_that_the_other_side_suffered(tab: Tab) -> None:
    page = tab(DESKTOP)
    page.goto("/missing.html")
    log = [{"turn": 1, "depth": 1, "text": "", **line} for line in POISONED]

    assert page.evaluate(STORY, log) == [50, 20]


def test_who_plays_on_meets_the_opponent_of_that_game(tab: Tab, server: str) -> None:
    page = tab(DESKTOP)
    page.goto(f"/replays?id={finished_game(server)}&step=2")

    page.click("[data-do=fork]:not(:disabled)")
    page.wait_for_selector("#io[open] [name=seat1]")

    assert page.input_value("[name=seat0]") == "me"
    assert page.input_value("[name=seat1]") == "first"
    assert page.locator("[name=seat1] option[value=quick]").count() == 0
    assert not page.locator("#io [name=name]").is_visible()
    page.select_option("[name=seat1]", "friend")
    page.fill("#io [name=name]", "Ann")
    page.click("#io .btn--go")
    page.wait_for_selector("#notice .linkbox")
    page.wait_for_selector(".half--foe .plate:has-text('Friend')")
    assert page.evaluate("localStorage.getItem('playmat-name')") == '"Ann"'
