"""The guided first game played to its end, and the help available in every game."""

from __future__ import annotations

import json
from typing import Any

from playmat.server.http.pages import STATIC
from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import READY, by_mouse, click_first, play_out
from tests.browser.screens import faults

LESSON = json.loads((STATIC / "lessons" / "first.json").read_text("utf-8"))
STEPS = {step["title"]: step for step in LESSON["steps"]}
TITLES = list(STEPS)
WATCHED = [title for title, step in STEPS.items() if "until" in step and "do" not in step]
MOST = 120


def title(page: Any) -> str:
    return str(page.locator("#coach-h").inner_text())


def do_it(page: Any, step: dict[str, Any]) -> None:
    """Do what a step asks for, on the table if possible, or continue."""
    moved = f"#coach-h:not(:has-text('{step['title']}'))"
    if "do" in step:
        page.wait_for_selector(f"{READY}, {moved}")
        if not page.locator(moved).count():
            click_first(page, ".opt-target", ".hc.legal", "#options .opt[data-group]")
    else:
        if "until" not in step:
            page.click("[data-coach=next]")
        page.wait_for_selector(moved)


def test_the_first_game_is_learnt_by_mouse_and_leads_to_a_whole_one(tab: Tab) -> None:
    page = tab(reduced_motion="reduce")
    page.goto("/")
    page.click(".hero [data-do=learn]")
    page.wait_for_selector("#coach:not([hidden])")
    wrong, told = {"coach": faults(page)}, [TITLES[0]]
    for _ in range(MOST):
        told += [now] if (now := title(page)) != told[-1] else []
        if STEPS[now].get("free"):
            break
        do_it(page, STEPS[now])
    page.click("[data-do=help]")
    page.wait_for_selector("#hp-can .opt:has-text('Thunder Jolt')")
    page.click("#ht-means")
    page.wait_for_selector("#hp-means dt:has-text('Weakness')")
    wrong["means"] = faults(page)
    page.keyboard.press("Escape")
    page.click("[data-coach=close]")
    play_out(page, by_mouse)
    page.click("#ending [data-do=onward]")
    page.wait_for_url(lambda url: "lesson" not in url)
    page.wait_for_selector(READY)

    # Steps that are only watched may end before their title is seen.
    assert [each for each in told if each not in WATCHED] == [
        each for each in TITLES if each not in WATCHED
    ]
    assert {where: found for where, found in wrong.items() if found} == {}
    assert page.locator("#coach").is_hidden()


def test_a_lesson_goes_on_by_keys_after_a_take_back_and_a_reload(tab: Tab) -> None:
    page = tab(PHONE, "light", reduced_motion="reduce")
    page.goto("/")
    page.locator(".hero [data-do=learn]").press("Enter")
    page.wait_for_selector("[data-coach=next]")
    for _ in range(TITLES.index("Attach an Energy")):
        page.keyboard.press("Enter")
    page.wait_for_selector("#coach-h:has-text('Attach an Energy')")
    page.keyboard.press("1")
    page.wait_for_selector(".opt-target")
    page.keyboard.press("1")
    page.wait_for_selector("#coach-h:has-text('Energy stays')")
    page.keyboard.press("u")
    page.wait_for_selector("#coach-h:has-text('Attach an Energy')")

    page.reload()
    page.wait_for_selector("#coach-h:has-text('Attach an Energy')")
    offered = page.locator(".hc.legal").count()
    page.keyboard.press("?")
    page.wait_for_selector("#hp-can .opt[data-take]")
    helped = page.locator("#hp-can .opt[data-take]").all_inner_texts()
    page.locator("#hp-can .opt[data-take]").press("Enter")
    page.wait_for_selector(".opt-target")
    page.click("[data-coach=leave]")
    page.wait_for_selector(".hc.legal >> nth=1")

    assert offered == 1
    assert len(helped) == 1
    assert title(page) == "On your own"
