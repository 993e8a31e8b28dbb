"""Picking a set, moving keys, forced colours, a deck of one's own, and markup that stays put."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import (
    READY,
    asked_of,
    by_mouse,
    by_touch,
    is_choosing,
    is_over,
    new_game,
    play_until,
    seq_of,
    sit_down,
    wait_for_another,
)
from tests.browser.test_access import faults
from tests.browser.test_pages import asked_now

FRIEND = [{"kind": "me"}, {"kind": "friend"}]
SMALL = [{"id": "small", "name": "Seven", "cards": [{"id": "pm-29", "count": 7}], "types": "N"}]
STATES = ("aria-pressed", "aria-checked", "aria-selected", "aria-expanded", "aria-disabled")


def decks_of(server: str, game: str) -> list[str]:
    """Return the names of the decks of a game."""
    with urlopen(f"{server}/api/v1/games/{game}") as answer:
        names: list[str] = json.load(answer)["decks"]
    return names


def to_main(page: Any) -> None:
    """Play until an ordinary turn is asked about."""
    play_until(page, by_mouse, lambda p: asked_of(p) == "main")


def ring(page: Any, selector: str) -> str:
    """Return the line that is drawn around the first card that a selector finds."""
    return str(
        page.evaluate(
            "s => { const r = getComputedStyle(document.querySelector(s), '::after');"
            " return `${r.borderTopStyle} ${r.outlineStyle}`; }",
            selector,
        )
    )


# Sets


def test_a_set_is_picked_and_stands_in_the_address(tab: Tab) -> None:
    page = tab()
    page.goto("/cards?q=pikachu")
    page.wait_for_selector("select[name=set] option[value=base1]", state="attached")

    page.select_option("select[name=set]", "base1")
    page.wait_for_url("**set%3Abase1")
    page.reload()
    page.wait_for_selector("select[name=set] option[value=base1]", state="attached")

    assert page.locator("select[name=set]").input_value() == "base1"
    assert page.locator("input[name=q]").input_value() == "pikachu"
    page.wait_for_selector(".found:has-text('1 card')")


def test_the_deck_builder_finds_the_cards_of_one_set(tab: Tab) -> None:
    page = tab(PHONE, "light")
    page.goto("/decks")
    page.wait_for_selector("select[name=set] option[value=base2]", state="attached")

    page.select_option("select[name=set]", "base2")
    page.wait_for_selector(".rcw[data-key^='base2-']")

    assert page.locator(".rcw:not([data-key^='base2-'])").count() == 0


# Keys


def test_a_key_is_moved_kept_and_given_back(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    to_main(page)
    open_keys(page)
    page.click("[data-rekey=text]")
    page.keyboard.press("q")
    page.click("#keys [data-do=close]:has-text('Done')")
    page.reload()
    page.wait_for_selector(READY)

    page.keyboard.press("t")
    before = page.locator(".textboard").count()
    page.keyboard.press("q")
    page.wait_for_selector(".textboard")
    page.keyboard.press("q")
    open_keys(page)
    page.click("[data-do=usual]")
    page.keyboard.press("Escape")
    page.keyboard.press("t")

    assert before == 0
    page.wait_for_selector(".textboard")


def open_keys(page: Any) -> None:
    """Open the dialog of the keys from the menu."""
    page.click("[data-do=menu]")
    page.click("#menu summary")
    page.click("#menu [data-do=keys]")


def test_a_key_that_is_in_use_is_refused_with_what_it_does(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server))
    open_keys(page)

    page.click("[data-rekey=end]")
    page.keyboard.press("u")
    taken = page.locator("#keys [role=status]").inner_text()
    page.keyboard.press("3")
    digit = page.locator("#keys [role=status]").inner_text()
    wrong = faults(page)
    page.keyboard.press("Escape")

    assert "U is in use: take back" in taken
    assert "3 takes an option" in digit
    assert page.locator("[data-rekey=end]").inner_text() == "E"
    assert page.locator("#keys[open]").count() == 1
    assert wrong == []


def test_with_single_keys_off_no_character_does_anything(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    page.click("[data-do=menu]")
    page.check("[data-set=nokeys]")
    page.keyboard.press("Escape")

    seq = seq_of(page)
    for key in ("t", "/", "1"):
        page.keyboard.press(key)

    assert page.locator(".textboard").count() == 0
    assert page.evaluate("document.activeElement.id") != "cmd-in"
    assert seq_of(page) == seq


# Forced colours


def test_forced_colours_still_tell_what_may_be_done(tab: Tab, server: str) -> None:
    page = tab(forced_colors="active", reduced_motion="reduce")
    sit_down(page, new_game(server))
    energy = ".hc.legal[aria-label*='Attach']"
    play_until(page, by_mouse, lambda p: p.locator(energy).count() > 0)
    legal = ring(page, f"{energy} .card")

    page.locator(energy).first.click(position={"x": 20, "y": 20})
    page.wait_for_selector(".mon.opt-target")

    assert legal.endswith("solid")
    assert ring(page, ".hc.chosen .card").endswith("double")
    assert ring(page, ".mon.opt-target .card").startswith("dashed")
    # Axe reads the page's own colours where the browser paints the forced ones.
    assert [fault for fault in faults(page) if not fault.startswith("color-contrast")] == []


def test_forced_colours_still_show_how_much_is_left(tab: Tab, server: str) -> None:
    page = tab(forced_colors="active")
    sit_down(page, new_game(server))
    to_main(page)

    colours = page.evaluate(
        "['.hpbar', '.hpbar i'].map(s =>"
        " getComputedStyle(document.querySelector(s)).backgroundColor)"
    )

    assert colours[0] != colours[1]


def test_forced_colours_still_tell_which_filter_is_on(tab: Tab) -> None:
    page = tab(forced_colors="active")
    page.goto("/cards")

    page.click("[data-kind=trainer]")
    styles = page.evaluate(
        "['trainer', 'energy'].map(k =>"
        " getComputedStyle(document.querySelector(`[data-kind=${k}]`)).outlineStyle)"
    )

    assert styles == ["solid", "none"]


# Decks of one's own


def invited(page: Any, server: str, made: dict[str, Any]) -> None:
    """Follow the link of an invitation and wait for the decks."""
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
    guest.click("button:has-text('Sit down')")
    guest.wait_for_selector("#mat .half--me")

    laid, brought = decks_of(server, str(made["game"]))
    assert "Ada" in guest.locator("#top").inner_text()
    assert (laid, brought) == ("Dragon Court", decks_of_book(server, "legends-a"))
    assert wrong == []
    host.wait_for_selector(".half--foe .plate:has-text('Bo')")


def decks_of_book(server: str, deck: str) -> str:
    """Return the name of a listed deck."""
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
    guest.click("button:has-text('Sit down')")
    guest.wait_for_selector(".gate-error .reasons li")

    assert "FORMAT-" in guest.locator(".gate-error").inner_text()
    guest.select_option("select[name=deck]", "")
    guest.click("button:has-text('Sit down')")
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
    page.click("#ending [data-do=rematch]")
    page.click("#ending [data-next]")
    page.wait_for_selector(READY)

    game = page.url.split("game=")[1].split("#")[0]
    assert decks_of(server, game)[0] == decks_of_book(server, "legends-b")
    assert wrong == []


# What is written and what stays


def test_a_state_that_is_off_says_so_in_a_word(tab: Tab, server: str) -> None:
    page = tab(DESKTOP)
    sit_down(page, new_game(server))
    unsaid = "n => [...document.querySelectorAll(`[${n}='']`)].map(e => e.outerHTML.slice(0, 80))"

    found = [page.evaluate(unsaid, name) for name in STATES]
    play_until(page, by_mouse, is_choosing)
    found += [page.evaluate(unsaid, name) for name in STATES]

    assert page.locator("[data-do=text]").first.get_attribute("aria-pressed") == "false"
    assert [each for each in found if each] == []


def test_a_card_that_stays_is_not_drawn_anew(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server))
    energy = page.locator(".hc.legal[aria-label*='Attach']")
    play_until(page, by_mouse, lambda _: energy.count() > 0)
    page.evaluate("document.querySelectorAll('.card').forEach(card => { card.seen = true; })")

    energy.first.click(position={"x": 20, "y": 20})
    page.wait_for_selector(".mon.opt-target, .mon .pip")
    page.keyboard.press("Escape")

    fresh = "[...document.querySelectorAll('#mat .card, #hand .card')].filter(c => !c.seen).length"
    assert page.evaluate(fresh) == 0


def test_hit_points_are_drawn_anew_when_they_change(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, seed=3))

    play_until(page, by_mouse, lambda p: p.locator(".active .hurt").count() > 0)

    card = page.locator(".active:has(.hurt)").first
    hurt = int(card.locator(".hurt").inner_text())
    left, printed = card.locator(".c-hp").inner_text().split("/")
    assert int(left) == int(printed) - hurt


def test_what_the_other_player_draws_flies_to_a_place_that_is_seen(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light")
    sit_down(page, new_game(server))
    play_until(page, by_touch, lambda p: asked_of(p) == "main")

    across = page.evaluate(
        """async () => {
          const { places, travel } = await import('/js/table/motion/animation.js');
          const moves = [{ card: '', from: 'deck', to: 'hand' }];
          document.querySelectorAll('.ghost').forEach(ghost => ghost.remove());
          travel(places(), [{ player: 1, what: 'draw', moves }]);
          const [, end] = document.querySelector('.ghost').getAnimations()[0].effect.getKeyframes();
          return new DOMMatrix(end.transform).m41;
        }"""
    )

    assert across > 100


def test_a_bot_is_never_asked_for_a_take_back(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    page.click("[data-do=menu]")
    first = page.locator("#menu [data-do=undo]").inner_text()
    page.keyboard.press("Escape")

    seq = seq_of(page)
    by_mouse(page)
    wait_for_another(page, seq)
    page.wait_for_selector(READY)
    page.click("[data-do=menu]")

    assert "Nothing to take back yet" in first
    assert "Take back the last step" in page.locator("#menu [data-do=undo]").inner_text()


def test_an_answer_is_shown_at_once_and_what_follows_step_by_step(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))

    shown = page.evaluate(
        """async () => {
          const { answering, breath, drawn, hurry } = await import('/js/table/motion/pacing.js');
          const when = () => Promise.race([
            breath(0).then(() => 'at once'), new Promise(done => setTimeout(done, 0, 'later')),
          ]);
          const attack = [{ player: 1, what: 'attack' }];
          drawn(attack);
          hurry();
          answering();
          const answer = await when();
          drawn(attack);
          const following = await when();
          hurry();
          return [answer, following, await when()];
        }"""
    )

    assert shown == ["at once", "later", "at once"]


def test_two_friends_play_a_short_game_to_its_end(tab: Tab, server: str) -> None:
    last = (
        "xy; turn 5; player you; first you; you: base1-58 +L +L | base1-26; deck: 6*L; prizes: L; "
        "foe: base1-46 +R +R dmg30 | base1-68; deck: 6*R; prizes: R"
    )
    made = new_game(server, seats=FRIEND, position=last, seed=None)
    host, guest = (tab(scheme=each, reduced_motion="reduce") for each in ("dark", "light"))

    host.goto(f"/table?game={made['game']}#token={made['tokens']['0']}")
    guest.goto(f"/table?game={made['game']}#invite={made['invite']}")
    guest.click("button:has-text('Sit down')")
    while not is_over(asked := asked_now(host, guest)):
        by_mouse(asked)
    for page in (host, guest):
        page.wait_for_selector("#ending[open]")

    heads = [page.locator("#ending h1, #ending h2").first.inner_text() for page in (host, guest)]
    assert heads[0] != heads[1]
