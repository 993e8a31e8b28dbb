"""Style statistics of all wordings; no bad habit returns, and no two wordings are equal."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from playmat.cards.library import SAMPLES, SHIPPED, Library
from playmat.cards.wording import Worded, WordingReport, wording_report
from playmat.lang.node import Program
from playmat.writer.habits import HABITS
from playmat.writer.write_lines import REMINDERS

MOST = {
    **dict.fromkeys(HABITS, 1.0),
    "guards": 0.0,
    "playable": 0.0,
    "if so": 0.0,
    "program words": 0.0,
    "find up to 1": 0.0,
}
"""Maximum percentage of distinct programs with each habit."""


@cache
def report() -> WordingReport:
    return wording_report(Library([SAMPLES, SHIPPED]).cards(samples=True))


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_is_no_commoner_than_it_may_be(habit: str) -> None:
    share = report().share(habit)

    assert share <= MOST[habit], report().worst(3, habit)


def test_texts_are_short() -> None:
    assert report().length(5) <= 18
    assert report().length(9) <= 35


SEEN = 7
SYNONYMS = {
    "This attack does 20 damage for each Energy on this Pokémon and the Defending Pokémon.",
    "This attack does 10 damage for each card in your hand.",
    "Do 10 damage to each of your Benched Pokémon.",
    "Do 10 damage to each of your opponent's Benched Pokémon.",
    "Do 10 damage to each of your opponent's Pokémon.",
    "During your opponent's next turn, they can't play Trainers other than Supporters.",
    f"Look at the top {SEEN} cards of your deck. You may reveal one Basic Pokémon or Evolution card"
    " from among them and put it into your hand. Shuffle your deck.",
}
"""Wordings that two programs may share: printed or set damage, at once or one by one."""


def kept_apart(program: Program) -> Program:
    """A program without the rules that are enforced anyway, which wordings omit."""
    return tuple(one for one in program if one not in REMINDERS)


def test_no_two_programs_of_the_library_are_worded_alike() -> None:
    every = {(text.kind, text.text, kept_apart(text.program)) for text in report().texts}
    told = Counter((kind, text) for kind, text, _ in every)

    assert [said for said, count in told.items() if count > 1 and said[1] not in SYNONYMS] == []


def test_the_worst_texts_have_the_most_habits() -> None:
    one, two = Worded("a-1", "attack", "X", ("letters",), 1), Worded("a-2", "attack", "Y", (), 9)

    found = WordingReport((two, one))

    assert found.worst(1) == [one]
    assert found.worst(5, "letters") == [one]
    assert found.share("letters") == 50
    assert found.to_json(1)["words"] == {"median": 9, "ninth_decile": 9}
