"""The pages around the table: home, decks, cards, replays and the board editor."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import READY, asked_now, by_mouse, concede, finished_game, is_over
from tests.browser.screens import faults, page_screens, wrong_in

FEW_STEPS = 24
"""Enough for a few turns; the length of a random game is unknown."""

BELOW_THE_TOP = """year => document.getElementById(`y-${year}`).getBoundingClientRect().top
  - document.querySelector('#picker .decklist').getBoundingClientRect().top"""
"""Distance of a year's section from the top of the list."""


@pytest.mark.parametrize(
    ("size", "scheme"),
    [(DESKTOP, "dark"), pytest.param(PHONE, "light", marks=pytest.mark.slow)],
)
def test_no_page_is_closed_to_anybody_too_wide_or_speaks_like_a_program(
    tab: Tab, server: str, size: tuple[int, int], scheme: str
) -> None:
    page = tab(size, scheme, reduced_motion="reduce")

    assert wrong_in(page, page_screens(page, server)) == {}


def test_one_click_starts_a_game_with_the_settings_of_last_time(tab: Tab) -> None:
    page = tab()
    page.goto("/")
    page.check("input[value=ecard]")
    page.check("input[name=foe][value=first]")
    page.reload()

    page.click(".go .btn:has-text('2002 rules')")
    page.wait_for_selector(READY)
    page.goto("/")

    assert "You vs. First, " in page.locator(".cont h2").inner_text()


def test_a_player_that_is_a_level_by_another_name_is_shown_as_that_level(tab: Tab) -> None:
    page = tab()
    page.goto("/")
    page.evaluate("localStorage.setItem('playmat-setup', JSON.stringify({ foe: 'greedy' }))")

    page.reload()
    page.wait_for_selector("[name=foe]")

    assert page.locator("[name=foe]:checked").get_attribute("value") == "regular"
    assert page.locator("[name=foe][value=greedy]").count() == 0


def test_the_decks_of_a_book_follow_it_unless_others_are_chosen(tab: Tab) -> None:
    page = tab()
    page.goto("/")
    go = page.locator(".go .btn")
    go.wait_for()
    assert "Resilient Life vs. Destruction Rush, 2016 rules" in go.inner_text()

    page.check("input[name=deck][value='listed:xy1-destruction-rush']")
    page.check("input[value=ecard]")
    page.wait_for_selector(".go .btn:has-text('Zap! vs. Overgrowth, 2002 rules')")
    page.click("[data-pick=deck]")
    page.fill("#picker input", "dragon court")
    page.click("[data-word='listed:xy-a']")
    page.check("input[value=ex]")

    page.wait_for_selector(".go .btn:has-text('Dragon Court vs.')")
    assert "You picked these rules" in page.locator("[data-key=books] [role=status]").inner_text()


def test_a_deck_of_a_year_is_two_clicks_away_and_the_rules_follow(tab: Tab) -> None:
    page = tab()
    page.goto("/")
    page.click(".setup [data-year='2016']")
    below = page.evaluate(BELOW_THE_TOP, "2016")
    page.click("#picker [data-do=close]")
    page.click(".setup [data-year='1999']")
    assert page.evaluate("document.activeElement.id") == "y-1999"
    wrong = faults(page)
    order = page.locator("#picker h3, #picker h4").all_inner_texts()
    page.click("[data-word='listed:haymaker']")

    page.wait_for_selector(".go .btn:has-text('Haymaker vs. Rain Dance, 2002 rules')")
    assert wrong == []
    assert abs(below) < 2
    assert order[0] == "1999"
    assert [head for head in order if head.isdigit()] == [str(year) for year in range(1999, 2017)]
    assert order[-1] == "Playmat’s own cards"
    assert "match your decks (2002)" in page.locator("[data-key=books] [role=status]").inner_text()


def test_a_deck_is_chosen_by_keyboard_on_a_phone(tab: Tab) -> None:
    page = tab(PHONE, "light", reduced_motion="reduce")
    page.goto("/")
    page.locator("[data-pick=foeDeck]").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("sneasel")
    page.wait_for_selector("#picker .deckrow:has-text('Sneasel')")
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.locator("#picker .deckrow").first.focus()
    page.keyboard.press("Enter")

    page.wait_for_selector(".go .btn:has-text('vs. Sneasel')")
    assert wide
    assert page.locator("[data-pick=foeDeck]").inner_text().startswith("Sneasel")


def test_a_pasted_list_is_fixed_line_by_line_and_becomes_a_deck(tab: Tab) -> None:
    page = tab()
    page.goto("/decks")
    page.click("[data-do=import]")
    page.fill(
        "#ta",
        "4 Pikachu BS 58\nblastiose x3\nProf Oak 4\n2 Lapas (fossil)\nnothing at all like a card",
    )

    page.click("[data-fix='2']:has-text('Use 3 Blastoise')")
    page.click("[data-do=fix-all]:has-text('(2)')")
    page.click("[data-do=leave-out]:has-text('this line')")
    page.wait_for_selector("[data-do=as-new]:has-text('13 cards')")
    lines = page.input_value("#ta").split("\n")
    page.click("[data-do=as-new]")

    assert [line.split(" ")[:2] for line in lines] == [
        ["4", "Pikachu"],
        ["3", "Blastoise"],
        ["4", "Professor"],
        ["2", "Lapras"],
    ]
    page.wait_for_selector(".count:has-text('13 / 60')")
    assert "FORMAT-1" in page.locator("#dk-checks .bad").inner_text()
    page.reload()
    page.wait_for_selector(".count:has-text('13 / 60')")


def test_a_changed_deck_is_played(tab: Tab) -> None:
    page = tab()
    page.goto("/decks?open=listed:xy1-resilient-life")
    page.fill("#dn", "<b>Mine")
    page.keyboard.press("Tab")
    page.wait_for_selector("#dk-foot [aria-disabled=false]")

    page.click("[data-do=play]")
    page.click(".go .btn:has-text('Start: <b>Mine vs.')")
    page.wait_for_selector(READY)

    assert "/table?game=" in page.url


def test_a_replay_is_stepped_through_and_played_on(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light")
    page.goto(f"/replays?id={finished_game(server)}")
    page.wait_for_selector("#stepbar")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**&step=1")
    page.keyboard.press("End")
    page.wait_for_selector("[data-do=fork]:disabled")

    page.fill("#range", "9")
    page.click("[data-do=fork]:not(:disabled)")
    page.click("#io .btn--go:has-text('step 9')")
    page.wait_for_selector(READY)

    assert "/table?game=" in page.url


def test_a_position_is_a_link_and_a_game(tab: Tab) -> None:
    page = tab()
    page.goto("/board")
    page.click(".half--me .active .mon")
    page.check("[data-condition=poisoned]")
    page.click("[data-energy=W]")
    page.wait_for_selector(".verdictbox .ok")
    link = page.url

    other = tab()
    other.goto(link)
    other.wait_for_selector(".half--me .active .cond:has-text('Poisoned')")
    other.click("[data-do=play]")
    other.click("#io .btn--go")
    other.wait_for_selector(READY)

    assert other.locator(".half--me .active .cond").inner_text() == "Poisoned"


def test_two_friends_play_until_one_gives_up_and_a_stranger_looks_on(tab: Tab) -> None:
    host, guest = (tab(scheme=each, reduced_motion="reduce") for each in ("dark", "light"))
    stranger = tab(PHONE, "light", reduced_motion="reduce")
    host.goto("/")
    host.check("input[name=foe][value=friend]")
    host.fill("input[name=name]", "Maximilian-Alexander von Hohenzollern")
    host.click(".go .btn:has-text('Create invite link')")
    assert host.locator("input[name=name]:invalid").count() == 1
    host.fill("input[name=name]", "<i>Ann")
    host.click(".go .btn:has-text('Create invite link')")
    host.click(".notice:has-text('only works on this computer') [data-do=invite]")
    help = host.locator(".invitation").inner_text()
    wrong = faults(host)
    host.click(".invitation [data-close]")
    link = host.locator(".linkbox").input_value()

    guest.goto(link)
    guest.fill("input[name=name]", "Bo")
    guest.click("button:has-text('Join game')")
    game, seat = next(iter(host.evaluate("JSON.parse(localStorage['playmat-games'])").items()))
    stranger.goto(f"/table?game={game}#watch={seat['watch']}")
    stranger.wait_for_selector(".is-watching")
    for _ in range(FEW_STEPS):
        if not is_over(asked_now(host, guest)):
            by_mouse(asked_now(host, guest))
    if not is_over(asked := asked_now(host, guest)):
        concede(guest if asked is host else host)

    host.wait_for_selector("#ending[open]")
    guest.wait_for_selector("#ending[open]")
    assert wrong == []
    assert "playmat serve --host 0.0.0.0" in help
    assert "<i>Ann" in guest.locator("#mat").inner_text()
    assert stranger.locator("#hand .hc").count() == 0
