"""What every page says is said in a player's words."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.conftest import Tab
from tests.browser.driving import asked_of, by_mouse, is_choosing, new_game, play_until, sit_down
from tests.browser.test_pages import PAGES, finished_game
from tests.cli.test_cli_words import FAULTS as OF_COMMANDS

SAID = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .filter(el => el.checkVisibility())
    .flatMap(el => ['aria-label', 'title', 'placeholder'].map(name => el.getAttribute(name))),
].filter(Boolean).join('\\n')"""
FAULTS = {
    **OF_COMMANDS,
    "the wrong person": re.compile(rf"\b[Yy]ou[’']s\b|{OF_COMMANDS['the wrong person'].pattern}"),
    "an object": re.compile(r"\[object|\bundefined\b|\bnull\b|\bNaN\b"),
}


def found_in(page: Any) -> dict[str, list[str]]:
    """Return what is said on a page that nobody but a program says."""
    said = page.evaluate(SAID)
    hits = {name: [hit.group() for hit in fault.finditer(said)] for name, fault in FAULTS.items()}
    return {name: hit[:5] for name, hit in hits.items() if hit}


def test_every_page_speaks_to_players(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    found: dict[str, dict[str, list[str]]] = {}
    replay = f"/replays?id={finished_game(server)}&step=30"
    more = {"replay": (replay, "#stepbar"), "nothing": ("/table", ".gate h1")}

    for name, (path, ready) in {**PAGES, **more}.items():
        page.goto(path)
        page.wait_for_selector(ready)
        found[name] = found_in(page)
    page.goto("/")
    page.click("[data-do=compare]")
    page.wait_for_selector("#compare td")
    found["compare"] = found_in(page)
    sit_down(page, new_game(server, clock={"minutes": 20}))
    found["setup"] = found_in(page)
    play_until(page, by_mouse, is_choosing)
    found["choice"] = found_in(page)
    page.keyboard.press("Escape")
    play_until(page, by_mouse, lambda p: asked_of(p) == "main")
    found["main"] = found_in(page)
    page.locator(".half--me .active .mon").focus()
    page.keyboard.press("i")
    for screen in ("card", "evo", "dic", "dat"):
        page.locator(f"#t-{screen}").click()
        found[screen] = found_in(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.click("#ht-means")
    page.wait_for_selector("#hp-means dt")
    found["help"] = found_in(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    found["text"] = found_in(page)
    page.click("[data-do=menu]")
    found["menu"] = found_in(page)

    assert {where: wrong for where, wrong in found.items() if wrong} == {}
