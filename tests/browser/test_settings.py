"""Settings, both on their own page and in the menu of the table."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import new_game, sit_down

SIZE = "Number.parseFloat(getComputedStyle(document.body).fontSize)"


def open_menu(page: Any) -> None:
    page.click("[data-do=menu]")
    page.wait_for_selector("#menu:popover-open [data-set=sounds]")


def test_what_is_set_on_the_settings_page_is_set_at_the_table_and_the_other_way_round(
    tab: Tab, server: str
) -> None:
    page = tab(DESKTOP, "light")
    page.goto("/lobby")
    page.click("#top a[href='/settings']")
    page.wait_for_selector("[data-set=sounds]")
    normal = page.evaluate(SIZE)
    for name, value in (("theme", "dark"), ("text", "larger"), ("speed", "fast")):
        page.check(f"[name={name}][value={value}]")
    page.uncheck("[data-set=sounds]")
    larger, scheme = (
        page.evaluate(SIZE),
        page.evaluate("getComputedStyle(document.body).colorScheme"),
    )

    sit_down(page, new_game(server))
    open_menu(page)
    chosen = page.locator("#menu input:checked").evaluate_all(
        "all => all.map(each => each.value || '')"
    )
    sounds = page.is_checked("#menu [data-set=sounds]")
    page.check("#menu [data-set=still]")
    page.goto("/settings")

    assert larger > normal * 1.2
    assert scheme == "dark"
    assert chosen[:3] == ["dark", "larger", "fast"]
    assert not sounds
    assert page.is_checked("[data-set=still]")


def test_shortcuts_can_be_changed_on_the_settings_page(tab: Tab) -> None:
    page = tab(PHONE)
    page.goto("/settings")

    page.click("[data-do=keys]")
    page.click("[data-rekey=end]")
    page.keyboard.press("q")
    page.keyboard.press("Escape")

    page.wait_for_selector("#main dl div:has-text('end turn') kbd:text-is('Q')")


def test_the_text_of_cards_grows_with_the_text_size(tab: Tab, server: str) -> None:
    page = tab(DESKTOP)
    sit_down(page, new_game(server))
    sizes = """['.hand .c-name', '#inspect .c-name'].map(name =>
      Number.parseFloat(getComputedStyle(document.querySelector(name)).fontSize))"""
    page.locator(".hand .hc").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("#inspect[open] .c-name")

    normal = page.evaluate(sizes)
    page.evaluate("import('/js/lib/look.js').then(({ setLook }) => setLook('text', 'larger'))")
    larger = page.evaluate(sizes)

    assert [round(b / a, 1) > 1.1 for a, b in zip(normal, larger, strict=True)] == [True, True]


def test_the_settings_page_opens_beside_the_table_and_an_invitation(tab: Tab, server: str) -> None:
    page, friends = tab(DESKTOP), [{"kind": "me"}, {"kind": "friend"}]
    made = new_game(server, seats=friends, seed=None)
    page.goto(f"/table?game={made['game']}#invite={made['invite']}")
    with page.context.expect_page() as beside_invitation:
        page.click("#top a:has-text('Settings')")
    invited = page.locator(".gate [name=name]").count()
    sit_down(page, new_game(server))
    open_menu(page)
    with page.context.expect_page() as beside_table:
        page.click("#menu a:has-text('settings')")
    beside_table.value.check("[name=text][value=larger]")

    page.wait_for_selector("html[data-text=larger]")
    assert invited == 1
    assert beside_invitation.value.url.endswith("/settings")
    assert page.locator("#mat .half").count() == 2
