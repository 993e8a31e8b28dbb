"""Positions as one line are read back, and errors are located."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from playmat.errors import BadNotation, BadState, UnknownCard
from playmat.game.scenario.scenario import scenario
from playmat.model.notation.position import position_text
from playmat.model.notation.position_parse import as_word, parse_position, unquoted
from playmat.rules import BOOKS
from tests.model.cards import CARDS, played, table


@given(
    name=some.sampled_from(sorted(BOOKS)),
    seed=some.integers(0, 2**32),
    answers=some.integers(0, 160),
)
@settings(max_examples=25)
def test_any_position_of_a_game_is_read_back(name: str, seed: int, answers: int) -> None:
    line = position_text(played(table(name), seed, answers).clone())

    again = str(scenario(line, cards=CARDS))

    assert again == line


@pytest.mark.parametrize(
    "line",
    [
        "xy; turn 3; you: q-1; deck: 2*L; prizes: 6*G; foe: q-3; deck: L; prizes: G, -, 2*G",
        "ex; turn 4; player foe; first you; stadium foe:q-6; you: q-1 +L +L +q-5 dmg20 asleep"
        " poisoned:20 | q-1>q-2 new marker:Char*2 used:Spark; deck:; prizes:; foe:; deck:; prizes:",
        "xy; turn 5; energy_played 1 0; supporters 1 0; you: q-1 paralyzed:1 burned evolved stuck"
        " last:Gnaw@4 hurt:30@4; deck:; prizes:; foe: q-3; hand: q-4, L; deck:; lost: q-1; prizes:",
        "xy; turn 9; you: q-1; deck:; prizes: L; foe: q-3; deck:; prizes: L; winner draw",
        "xy; turn 9; actives 2; sudden 2; you: q-1 & q-3 | q-1; deck:; prizes:; foe: q-3; deck:;"
        " prizes:",
    ],
)
def test_a_printed_line_stays_as_it_is(line: str) -> None:
    assert str(scenario(line, cards=CARDS)) == line


@pytest.mark.rule("VARIANT-01")
def test_a_two_on_two_battle_with_one_active_left_is_read_back_as_one() -> None:
    line = "ex; turn 3; actives 2; you: q-1 | q-3; deck:; prizes:; foe: q-3; deck:; prizes:"

    read = scenario(line, cards=CARDS)

    assert str(read) == line
    assert read.state.match.book.actives == 2


@pytest.mark.rule("VARIANT-01")
@pytest.mark.parametrize("said", ["actives 3", "actives 0", "actives 1 2", "actives"])
def test_nobody_has_three_actives(said: str) -> None:
    with pytest.raises(BadNotation, match="unknown part"):
        scenario(f"ex; {said}; you: q-1; foe: q-3", cards=CARDS)


@pytest.mark.rule("VARIANT-01")
def test_where_two_actives_lie_a_battle_is_two_on_two() -> None:
    read = scenario("ex", "Pikachu & Machop", "Machop", cards=CARDS)
    told = scenario("ex", "Pikachu", "Machop", cards=CARDS, actives=2)

    assert read.state.match.book.actives == 2
    assert told.state.match.book.actives == 2


def test_a_short_line_means_the_same_as_its_keywords() -> None:
    short = "xy; turn 3; you: Pikachu +L dmg20 | Machop; hand: Potion; foe: Machop; prizes 4 6"

    read = scenario(short, cards=CARDS)

    assert str(read) == str(
        scenario(
            "xy",
            "Pikachu +L dmg20 | Machop",
            "Machop",
            hand="Potion",
            prizes=4,
            foe_prizes=6,
            turn=3,
            cards=CARDS,
        )
    )


def test_zones_of_the_foe_may_be_named_outright() -> None:
    line = "xy; you: Pikachu; foe: Machop; you hand: Potion; foe discard: 2*L, Cape"

    duel = scenario(line, cards=CARDS)

    assert (duel.you.hand, duel.foe.discard) == (["q-4"], ["L", "L", "q-5"])


@given(some.text(alphabet="aZ %_,;|&>+*@!:é'-", max_size=12))
def test_a_quoted_name_is_one_word_and_comes_back(name: str) -> None:
    word = as_word(name)

    assert not set(word) & set(" ,;|&>+*@!:")
    assert unquoted(word) == name


@pytest.mark.parametrize(
    ("line", "at", "why"),
    [
        ("xy; turns three", 4, "unknown part"),
        ("xy; you: q-1 | q-1 | q-1", 11, "one |"),
        ("xy; you: q-1; banana: L", 14, "unknown part"),
        ("xy; you: +L", 1, "start with its cards"),
        ("xy; you: q-1 hurt:x", 5, "unknown property"),
        ("xy; you: q-1 marker:char*two", 5, "unknown property"),
    ],
)
def test_a_bad_line_is_pointed_at(line: str, at: int, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_position(line)

    assert why in refused.value.why
    assert refused.value.at == at


@pytest.mark.parametrize(
    ("you", "wrong"),
    [("Pikachu used:Fly", BadState), ("Pikachu last:Fly", BadState), ("Mewthree", UnknownCard)],
)
def test_what_no_card_has_is_refused(you: str, wrong: type[Exception]) -> None:
    with pytest.raises(wrong):
        scenario("xy", you, "Machop", cards=CARDS)
