"""Hints at the table: next to the options, in the menu and by key, and only against bots."""

from __future__ import annotations

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import new_game, seq_of, sit_down, wait_for_another
from tests.browser.screens import faults

WON = (
    "ecard; turn 5; player you; first you; you: base1-58 +L +L; hand: 4*L; deck: 8*G; prizes: 2*G; "
    "foe: base1-52 dmg30 | base1-52; hand: F; deck: 8*F; prizes: 2*F"
)
SHOWN = "#why:popover-open [data-do=hinted]"
LATE = "async seq => (await import('/js/table/ask/hint.js')).showHint({ seq, hint: null })"


def test_a_hint_is_shown_beside_the_options_and_can_be_done(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=WON))
    page.click("#options [data-do=hint]")
    page.wait_for_selector(SHOWN)
    named, seq = page.inner_text("#why h2"), seq_of(page)

    page.click(SHOWN)
    wait_for_another(page, seq)

    assert named
    assert faults(page) == []
    assert page.locator(SHOWN).count() == 0


def test_a_hint_comes_by_key_and_from_a_phone_s_menu(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=WON))
    page.keyboard.press("n")
    page.wait_for_selector(SHOWN)
    phone = tab(PHONE, reduced_motion="reduce")
    sit_down(phone, new_game(server, position=WON))

    phone.click("[data-do=menu]")
    phone.click("#menu [data-do=hint]")
    phone.wait_for_selector(SHOWN)

    assert faults(phone) == []


def test_against_a_friend_no_hint_is_offered(tab: Tab, server: str) -> None:
    host, guest = tab(reduced_motion="reduce"), tab(reduced_motion="reduce")
    friends = [{"kind": "me"}, {"kind": "friend"}]
    made = new_game(server, seats=friends, seed=None, position=WON)
    guest.goto(f"/table?game={made['game']}#invite={made['invite']}")
    guest.click("button:has-text('Join game')")
    sit_down(host, made)

    host.click("[data-do=menu]")

    assert host.locator("#menu [data-do=known]").count() == 1
    assert host.locator("[data-do=hint]").count() == 0


def test_a_hint_that_comes_late_leaves_what_is_read_meanwhile(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=WON))
    page.click(".half--me .active [data-about=hp]")
    page.wait_for_selector("#why:popover-open")
    told = page.inner_text("#why")

    page.evaluate(LATE, int(seq_of(page)))

    assert page.inner_text("#why") == told
