"""Arguments are read and replaced by parameter name."""

from __future__ import annotations

import pytest

import playmat.reader.marks  # noqa: F401  (lists the marks)
from playmat.lang.make import node
from playmat.lang.node import Node, is_word

SELF = node("self")


def test_an_argument_is_read_by_the_name_of_its_parameter() -> None:
    healing = node("heal", SELF, 30)

    assert healing["target"] == SELF
    assert healing["amount"] == 30


def test_repeated_arguments_are_read_together() -> None:
    assert node("hit", SELF, 10, "no_weakness", "no_powers")["flags"] == (
        "no_weakness",
        "no_powers",
    )


def test_an_event_has_a_subject_even_if_a_word_is_called_like_it() -> None:
    assert Node("evolved", (SELF,))["subject"] == SELF
    assert Node("attached", (SELF,))["to"] == Node("attached", (SELF,))["subject"]


def test_what_is_left_out_is_empty() -> None:
    assert Node("turn_ended")["subject"] == ""
    assert node("$ends")["which"] == ""


def test_a_parameter_that_the_word_lacks_is_refused() -> None:
    with pytest.raises(KeyError, match="heal has no parameter 'who'"):
        node("heal", SELF, 30)["who"]


def test_what_follows_a_repeated_argument_of_a_mark_counts_from_the_end() -> None:
    spoken = (node("$said", "mons", SELF), node("$said", "cards", node("event_card")))
    event = Node("discarded", ())

    for said in (spoken, ()):
        reaction = node("$on", event, node("always"), "nobody", *said, (node("draw", "me", 1),))
        assert reaction["spoken"] == said
        assert reaction["do"] == (node("draw", "me", 1),)
        assert reaction.having("do", ())["do"] == ()
        assert reaction.having("do", ())["spoken"] == said


def test_an_argument_is_exchanged_by_name() -> None:
    assert node("heal", SELF, 30).having("amount", 20) == node("heal", SELF, 20)


@pytest.mark.parametrize(("arg", "found"), [(SELF, True), (node("host"), False), ("self", False)])
def test_a_word_is_told_from_other_words_and_from_names(arg: Node | str, found: bool) -> None:
    assert is_word(arg, "self") is found
