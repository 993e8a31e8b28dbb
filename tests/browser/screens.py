"""Walk through all screens and check each for problems."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.browser.driving import (
    concede,
    finished_game,
    new_game,
    point_in_sight,
    sit_down,
)
from tests.cli.test_cli_words import FAULTS as OF_COMMANDS

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MIXED: Final = ".c-stage"
"""White text on the mixed colour of a card's spine, where axe assumes a wrong background."""

SAID: Final = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .filter(el => el.checkVisibility())
    .flatMap(el => ['aria-label', 'title', 'placeholder'].map(name => el.getAttribute(name))),
].filter(Boolean).join('\\n')"""
WORDS: Final = {
    **OF_COMMANDS,
    "the wrong person": re.compile(rf"\b[Yy]ou[’']s\b|{OF_COMMANDS['the wrong person'].pattern}"),
    "an object": re.compile(r"\[object|\bundefined\b|\bnull\b|\bNaN\b"),
}
"""Phrases that should never appear on a page."""

PAGES: Final = {
    "start": ("/", ".go .btn"),
    "decks": ("/decks?open=listed:xy1-resilient-life&q=xerneas", "#dk-checks .ok"),
    "cards": ("/cards?q=xerneas", ".rc"),
    "card": ("/cards?id=xy1-96", ".cardpage"),
    "replays": ("/replays", "#bots"),
    "lobby": ("/lobby", "#open"),
    "puzzles": ("/puzzles", ".pz-tile"),
    "board": ("/board", ".mon"),
    "settings": ("/settings", "[data-set=sounds]"),
    "missing": ("/missing.html", ".missing .btn"),
    "nothing": ("/table", ".gate h1"),
}
MIDDLE: Final = (
    "ecard; turn 5; player you; first you; you: base1-4 +R +R +R +R dmg40 | base1-2 +W dmg30; "
    "hand: base1-71, base1-88, base1-94, R; deck: 4*R, base1-88, 4*W, base1-14; prizes: 6*R; "
    "foe: base1-16 +L +L +L dmg30 | base1-7 +F; hand: R; deck: 8*R; prizes: 5*R"
)
"""The middle of a game, with Computer Search in hand."""


def faults(page: Any) -> list[str]:
    """Problems that axe finds on a page."""
    page.evaluate("document.getAnimations().forEach(a => a.finish())")
    asked = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
    found = axe.Axe().run(page, options=asked)
    named = [
        f"{fault['id']}: {node['target']}"
        for fault in found.response["violations"]
        for node in fault["nodes"]
    ]
    return [each for each in named if not (each.startswith("color-contrast") and MIXED in each)]


def slips(page: Any) -> list[str]:
    """Phrases on a page that should never appear."""
    said = page.evaluate(SAID)
    return [f"{name}: {hit.group()}" for name, word in WORDS.items() for hit in word.finditer(said)]


def too_wide(page: Any) -> list[str]:
    """Whether a page scrolls sideways."""
    fits = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return [] if fits else ["wider than the window"]


def wrong_in(page: Any, screens: Iterator[str]) -> dict[str, list[str]]:
    """Problems of the screens in a walk, by name."""
    found = {name: [*faults(page), *slips(page), *too_wide(page)] for name in screens}
    assert found
    return {name: wrong for name, wrong in found.items() if wrong}


def page_screens(page: Any, server: str) -> Iterator[str]:
    """Open every page; yield the name of each while it is shown."""
    for name, (path, ready) in PAGES.items():
        page.goto(path)
        page.wait_for_selector(ready)
        yield name
    page.goto(f"/replays?id={finished_game(server)}&step=30")
    page.wait_for_selector("#stepbar .btn")
    yield "replay"
    page.goto("/")
    page.click("[data-do=compare]")
    page.wait_for_selector("#compare td")
    yield "books"


def table_screens(page: Any, server: str) -> Iterator[str]:
    """Open every screen of a table; yield the name of each while it is shown."""
    sit_down(page, new_game(server, rules="ecard", clock={"minutes": 20}))
    yield "beginning"
    sit_down(page, new_game(server, position=MIDDLE, clock={"minutes": 20}))
    yield "table"
    page.locator(".half--me .active .mon").focus()
    page.keyboard.press("i")
    for screen in ("card", "evo", "dic", "dat"):
        page.locator(f"#t-{screen}").click()
        yield screen
    page.keyboard.press("Escape")
    page.locator(".half--me .active [data-about=hp]").focus()  # the card read before is removed
    page.keyboard.press("Enter")
    page.wait_for_selector("#why:popover-open")
    yield "why"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("#hp-can .opt")
    yield "what can I do"
    page.click("#ht-means")
    page.wait_for_selector("#hp-means dt")
    yield "what does this mean"
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    yield "text"
    page.keyboard.press("t")
    page.click("[data-do=menu]")
    yield "menu"
    page.keyboard.press("Escape")
    page.mouse.click(*point_in_sight(page.locator(".hc[aria-label*='Computer Search']")))
    page.wait_for_selector("#sheet[open] .pick")
    yield "choice"
    page.keyboard.press("Escape")
    concede(page)
    page.wait_for_selector("#ending[open]")
    yield "result"
