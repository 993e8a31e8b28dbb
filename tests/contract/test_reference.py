"""The reference page says what the docstrings say."""

from __future__ import annotations

from tools.reference import PAGE, page


def test_the_reference_is_made_from_the_docstrings_of_today() -> None:
    assert PAGE.read_text("utf-8") == page()
