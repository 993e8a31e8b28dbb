"""Own decks: brought by a friend, refused, changed for a rematch."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import READY, new_game, sit_down
from tests.browser.screens import faults

FRIEND = [{"kind": "me"}, {"kind": "friend"}]
SMALL = [{"id": "small", "name": "Seven", "cards": [{"id": "pm-29", "count": 7}], "types": "N"}]


OWN_DECKS = """async () => {
  const { ourTokens } = await import('/js/lib/storage.js');
  return (await (await fetch('/api/v1/games', { headers: ourTokens() })).json())[0].decks;
}"""
"""The decks of the newest game as one player knows them."""


def decks_of(server: str, game: str) -> list[str]:
    with urlopen(f"{server}/api/v1/games/{game}") as answer:
        names: list[str] = json.load(answer)["decks"]
    return names


def invited(page: Any, server: str, made: dict[str, Any]) -> None:
    """Open an invite link and wait for the decks."""
    page.goto(f"{server}/table?game={made['game']}#invite={made['invite']}")
    page.wait_for_selector("select[name=deck] optgroup", state="attached")


def test_a_friend_brings_a_deck_of_their_own(tab: Tab, server: str) -> None:
    made = new_game(server, rules="xy", seats=FRIEND, seed=None)
    host, guest = tab(), tab(PHONE, "light", reduced_motion="reduce")
    host.goto(f"/table?game={made['game']}#token={made['tokens']['0']}")
    invited(guest, server, made)
    wrong = faults(guest)

    guest.fill("input[name=name]", "Bo")
    guest.select_option("select[name=deck]", "listed:legends-a")
    guest.click("button:has-text('Join game')")
    guest.wait_for_selector("#mat .half--me")

    laid, brought = guest.evaluate(OWN_DECKS)
    assert "Ada" in guest.locator("#top").inner_text()
    assert (laid, brought) == (None, decks_of_book(server, "legends-a"))
    assert wrong == []
    host.wait_for_selector(".half--foe .plate:has-text('Bo')")


def decks_of_book(server: str, deck: str) -> str:
    with urlopen(f"{server}/api/v1/decks/{deck}") as answer:
        name: str = json.load(answer)["name"]
    return name


def test_a_deck_that_breaks_a_rule_is_refused_with_its_reasons(tab: Tab, server: str) -> None:
    made = new_game(server, rules="xy", seats=FRIEND, seed=None)
    guest = tab()
    guest.goto("/cards?id=pm-29")
    guest.evaluate("decks => localStorage.setItem('playmat-decks', JSON.stringify(decks))", SMALL)
    invited(guest, server, made)

    guest.select_option("select[name=deck]", "mine:small")
    guest.click("button:has-text('Join game')")
    guest.wait_for_selector(".gate-error .reasons li")

    assert "FORMAT-" in guest.locator(".gate-error").inner_text()
    guest.select_option("select[name=deck]", "")
    guest.click("button:has-text('Join game')")
    guest.wait_for_selector("#mat .half--me")


def test_a_rematch_is_played_with_another_deck(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server))
    page.click("[data-do=menu]")
    page.click("#menu [data-do=concede]")
    page.click("#menu [data-do=concede-now]")
    page.wait_for_selector("#ending[open]")

    page.click(".redeck summary")
    page.wait_for_selector("[data-redeck='0'] optgroup", state="attached")
    wrong = faults(page)
    page.select_option("[data-redeck='0']", "listed:legends-b")
    before = page.url
    page.click("#ending [data-do=rematch]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(READY)

    game = page.url.split("game=")[1].split("#")[0]
    assert decks_of(server, game)[0] == decks_of_book(server, "legends-b")
    assert wrong == []
