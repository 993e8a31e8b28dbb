"""Whole games at the browser table, and what must survive interruptions."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import (
    IN_SIGHT,
    by_keyboard,
    by_mouse,
    by_touch,
    new_game,
    play_out,
    seq_of,
    sit_down,
    wait_for_another,
)
from tests.browser.screens import MIDDLE

DUEL = "xy; turn 3; you: base1-58 | base1-44; hand: {}*base1-99; foe: base1-44"
AWAY = 300
"""A position far from the hand."""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


LATE = (
    "{}; turn 9; player you; first you; you: base1-58 +L | base1-46 +R, base1-28; "
    "hand: L, R, base1-24, base1-94, base1-95; deck: 8*L, 8*R, base1-91, base1-61; prizes: 2*L; "
    "foe: base1-63 dmg10 | base1-52, base1-61; hand: F, W; deck: 9*W, 9*F; prizes: 2*W"
)
"""A game with two Prizes left and all kinds of moves available."""


def test_a_game_is_played_to_its_end_by_mouse(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, seed=3, position=LATE.format("platinum")))

    play_out(page, by_mouse)

    assert page.locator("#ending h2").inner_text() in ("You won", "You lost", "Draw")
    assert "win" in page.locator("#lines li").last.inner_text()


def test_a_game_is_played_to_its_end_by_keyboard_alone(tab: Tab, server: str) -> None:
    page = tab(scheme="light")
    sit_down(page, new_game(server, seed=4, position=LATE.format("ex")))

    play_out(page, by_keyboard)

    assert page.locator("#ending h2").is_visible()


def test_a_whole_game_is_played_on_a_phone(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light", has_touch=True, is_mobile=True)
    sit_down(page, new_game(server, seed=1))

    play_out(page, by_touch)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_reloading_in_the_middle_of_a_choice_asks_the_same_again(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server, rules="ecard"))
    page.wait_for_selector("#sheet[open]")
    asked = page.locator("#sheet").inner_text()

    page.reload()
    page.wait_for_selector("#sheet[open]")

    assert page.locator("#sheet").inner_text() == asked


def test_a_dragged_energy_is_attached_where_it_is_dropped(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server, position=MIDDLE))
    energy = page.locator(".hc.legal[aria-label*='Attach']").first
    active, pips = (page.locator(f".half--me .active {each}") for each in (".mon", ".ens .pip"))
    before = pips.count()

    seq = seq_of(page)
    energy.drag_to(active, source_position={"x": 30, "y": 20})
    wait_for_another(page, seq)

    assert pips.count() == before + 1


def test_a_card_is_held_under_the_words_of_the_question(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=DUEL.format(1)))
    heading, options = page.locator("#opts-h"), page.locator("#options")
    assert heading.inner_text() == "Your options"
    assert "Attach Grass Energy…\n2 Pokémon to choose from" in options.inner_text()
    missing = page.locator("#options .opt[aria-disabled] b")
    assert missing.all_inner_texts() == ["Attack: Gnaw", "Attack: Thunder Jolt", "Retreat Pikachu"]
    assert page.locator(".hc .lab").all_inner_texts() == ["Attach"]

    page.locator(".hc").click()

    assert heading.inner_text() == "Attach Grass Energy to…"
    marked = page.locator(".half--me .mon[data-target]")
    assert [mon.get_attribute("data-target") for mon in marked.all()] == ["Attach", "Attach"]


def test_a_choice_says_what_it_is_for(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    hand = "hand: base1-71, base1-99, base1-98, base1-97, base1-96"
    sit_down(page, new_game(server, position=DUEL.replace("hand: {}*base1-99", hand)))

    page.locator("#options .opt", has_text="Play Computer Search").click()
    page.wait_for_selector("#sheet[open]")

    title = page.locator("#sheet h2").inner_text()
    assert title == "Discard 2 cards from your hand to pay for Computer Search"


@pytest.mark.parametrize("cards", [9, pytest.param(24, marks=pytest.mark.slow)])
def test_every_card_of_a_full_hand_stays_under_the_pointer(
    tab: Tab, server: str, cards: int
) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=DUEL.format(cards)))
    strips = [card.evaluate(IN_SIGHT) for card in page.locator(".hc").all()]
    assert [len(strip) > 0 for strip in strips] == [True] * cards
    some = range(0, cards, max(1, cards // 8))
    places = [(n, point) for n in some for point in (min(strips[n]), strips[n][-1])]

    under = []
    for _, place in places:
        page.mouse.move(AWAY, AWAY)
        page.wait_for_function("!document.querySelector('.hc:hover')")
        page.evaluate(DRAWN)
        for _ in range(2):
            page.mouse.move(*place)
            page.wait_for_function("document.querySelector('.hc:hover') !== null")
            page.evaluate(DRAWN)
        under.append(page.evaluate("document.querySelector('.hc:hover')?.dataset.hand"))

    assert under == [str(n) for n, _ in places]


def test_a_take_back_shortens_the_log_and_gives_the_question_back(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    asked, lines = page.locator("#options").inner_text(), page.locator("#lines li").count()
    seq = seq_of(page)
    by_mouse(page)
    wait_for_another(page, seq)

    seq = seq_of(page)
    page.keyboard.press("u")
    wait_for_another(page, seq)

    assert page.locator("#options").inner_text() == asked
    assert page.locator("#lines li").count() == lines


def test_html_in_a_name_is_shown_as_it_was_written(tab: Tab, server: str) -> None:
    page, made = tab(), new_game(server, name="<img src=x>")

    page.goto(f"/table?game={made['game']}#watch={made['watch']}")
    page.wait_for_selector("#lines:has-text('<img src=x>')")

    assert page.locator("#lines img").count() == 0


def test_an_action_is_one_line_of_the_log_that_folds_open(tab: Tab, server: str) -> None:
    page = tab()
    hand = "hand: base1-88, 3*base1-99; deck: 9*base1-99"  # Professor Oak
    sit_down(page, new_game(server, position=DUEL.replace("hand: {}*base1-99", hand)))
    seq = seq_of(page)
    page.locator("#options .opt", has_text="Professor Oak").first.click()
    wait_for_another(page, seq)

    action = page.locator("#lines > li", has_text="Professor Oak").last
    said = action.locator("summary").inner_text()
    hidden = action.locator("li.sub").first.is_visible()
    action.locator("summary").click()

    assert said == "You play Professor Oak: discard 3, draw 7"
    assert not hidden
    assert action.locator("li.sub").first.is_visible()
    assert action.locator("li.sub").count() == 5
