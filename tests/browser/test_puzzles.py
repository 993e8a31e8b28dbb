"""Puzzles in the browser: picked from the list, tried, judged, and the solution shown."""

from __future__ import annotations

import pytest

from playmat.puzzles.goal import KINDS
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import levels, shipped
from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import concede


def quickest() -> Puzzle:
    """The puzzle that is fastest to judge."""
    return min((one for one in shipped() if one.kind == "win"), key=lambda one: one.size)


def test_a_puzzle_is_chosen_tried_judged_and_told(tab: Tab) -> None:
    puzzle, page = quickest(), tab()
    page.goto("/puzzles")
    page.wait_for_selector(".pz-today [data-try]")
    page.select_option("[name=book]", puzzle.book)
    laid: list[str] = []
    page.on("request", lambda sent: laid.append(sent.url) if sent.url.endswith("/begin") else None)
    page.dblclick(f".pz-tile[data-try='{puzzle.id}']")
    page.wait_for_selector("#puzzle h2:has-text('Win this turn.')")
    page.wait_for_selector("#options .opt")
    page.click(".pz-known summary")
    page.fill("#cmd-in", "end turn")
    page.press("#cmd-in", "Enter")
    page.wait_for_selector(".pz-bad:has-text('dropped your chance')")

    assert page.locator(".pz-known dl").is_visible()  # details stay open
    page.click("[data-pz=solution]")
    page.wait_for_selector(".pz-line li")
    told = page.locator(".pz-line li").all_inner_texts()
    page.goto("/puzzles")
    page.wait_for_selector(f".pz-tile[data-try='{puzzle.id}']:has-text('tried')")

    assert told == list(puzzle.line)
    assert len(laid) == 1


def test_a_puzzle_that_is_given_up_is_told_as_that_and_not_as_a_lost_game(tab: Tab) -> None:
    page = tab(PHONE)
    page.goto("/puzzles")
    page.click(f".pz-tile[data-try='{quickest().id}']")
    page.wait_for_selector("#bar button")

    concede(page)
    page.wait_for_selector(".pz-verdict:has-text('You gave up.')")

    assert page.locator("[data-pz=again]").is_visible()
    assert not page.locator("#ending").is_visible()


def test_only_levels_that_some_puzzle_has_are_offered(tab: Tab) -> None:
    page = tab()
    page.goto("/puzzles")
    page.evaluate("localStorage.setItem('playmat-puzzle-filter', JSON.stringify({level: '6'}))")
    page.reload()
    page.wait_for_selector(".pz-today [data-try]")

    offered = page.locator("[name=level] option").all_inner_texts()
    shown = page.locator(".pz-tile").count()

    assert offered == ["All", "Very easy", "Easy", "Medium", "Hard", "Very hard"]
    assert levels() == [1, 2, 3, 4, 5]
    assert shown == len(shipped())


def test_a_puzzle_gives_nothing_away_and_leads_to_the_next_one(tab: Tab) -> None:
    first, page = quickest(), tab()
    then = next(one for one in shipped() if one.id != first.id)
    rest = {one.id: True for one in shipped() if one not in (first, then)}
    page.goto("/puzzles")
    page.evaluate("all => localStorage.setItem('playmat-puzzles', JSON.stringify(all))", rest)
    solved = {"over": True, "solved": True, "text": "Solved."}
    page.route("**/verdict?*", lambda route: route.fulfill(json=solved))
    page.reload()
    page.wait_for_selector(".pz-tile .card")
    page.click(f".pz-tile[data-try='{first.id}']")
    page.wait_for_selector("#options .opt")

    given_away = page.locator("#options .opt--go, #options [data-do=hint], .preview").count()
    offered = page.locator("[data-pz]").all_inner_texts()
    page.fill("#cmd-in", "end turn")
    page.press("#cmd-in", "Enter")
    page.wait_for_selector(".pz-good:has-text('Solved.')")
    page.click(".btn--go[data-pz=next]")
    page.wait_for_url(f"**puzzle={then.id}")
    page.wait_for_selector("#options .opt")
    page.click("[data-pz=hint]")
    page.wait_for_selector("#why:popover-open")
    page.goto("/puzzles")
    page.wait_for_selector("[role=status]:has-text('solved · Streak: 1, best 1')")

    assert given_away == 0
    assert "Hint" in offered
    page.click("[data-go=random]")
    page.wait_for_url(f"**puzzle={then.id}")


@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone_the_task_stands_above_the_table(tab: Tab, kind: str) -> None:
    puzzle, page = next(one for one in shipped() if one.kind == kind), tab(PHONE, "light")
    page.goto("/puzzles")
    page.click(f".pz-tile[data-try='{puzzle.id}']")
    page.wait_for_selector("#puzzle h2")

    page.wait_for_selector("#bar button")

    task, bench = (page.locator(what).bounding_box() for what in ("#puzzle", ".half--foe .bench"))
    assert task["y"] + task["height"] <= bench["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
