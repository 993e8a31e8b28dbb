"""Everything on the table is accessible and worded for players, in all themes and sizes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import new_game, sit_down
from tests.browser.screens import MIDDLE, table_screens, wrong_in


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (DESKTOP, "dark"),
        pytest.param(DESKTOP, "light", marks=pytest.mark.slow),
        pytest.param(PHONE, "light", marks=pytest.mark.slow),
    ],
)
def test_nothing_at_the_table_is_closed_to_anybody_or_speaks_like_a_program(
    tab: Tab, server: str, size: tuple[int, int], scheme: str
) -> None:
    page = tab(size, scheme, reduced_motion="reduce")

    assert wrong_in(page, table_screens(page, server)) == {}


def test_the_text_table_says_what_the_mat_shows(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server, position=MIDDLE))
    shown = page.locator(".half--me .active .mon").get_attribute("aria-label")

    page.keyboard.press("t")

    assert shown is not None
    assert shown.removeprefix("Your Active: ") in page.locator(".textboard").inner_text()


def test_a_typed_command_that_names_nothing_is_answered_with_a_reason(
    tab: Tab, server: str
) -> None:
    page = tab()
    sit_down(page, new_game(server, position=MIDDLE))

    page.keyboard.press("/")
    page.keyboard.type("e nosuch b1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#reply:not([hidden])")

    assert page.locator("#reply").inner_text()
