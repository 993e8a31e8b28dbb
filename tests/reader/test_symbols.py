"""Every symbol of the grammar has a one-line description on the page."""

from __future__ import annotations

from collections import Counter

import playmat.reader  # noqa: F401  (adds the rules of all wordings)
from playmat.reader.grammar import GRAMMAR, MATCHERS, Slot
from playmat.reader.symbols import PARTS
from tools.grammar_page import PAGE, page

LINES = [(symbol, line) for lines in PARTS.values() for symbol, line in lines.items()]


def test_every_symbol_that_is_worded_has_exactly_one_line() -> None:
    assert Counter(symbol for symbol, _ in LINES) == Counter({*GRAMMAR, *MATCHERS})


def test_every_slot_asks_for_a_symbol_that_is_worded() -> None:
    ways = (way for symbol in GRAMMAR.values() for way in symbol.ways)
    asked = {part.symbol for way in ways for part in way.parts if isinstance(part, Slot)}

    assert asked <= {*GRAMMAR, *MATCHERS}


def test_no_line_is_said_of_two_symbols() -> None:
    assert [line for line, n in Counter(line for _, line in LINES).items() if n > 1] == []


def test_the_page_is_made_from_the_symbols_and_rules_of_today() -> None:
    assert PAGE.read_text("utf-8") == page(), "run make docs"
