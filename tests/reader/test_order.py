"""The list of passes and checks: each has a reason and covers the faces it names."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.lang.node import words_in
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader import Face, read
from playmat.reader.face import Unread
from playmat.reader.order import CHECKS, KINDS, PASSES, Pass, Stage, stages, text_of


def face(kind: str, text: str) -> Face:
    return Face(kind, text, "Mossling", "Moss Toss", "2012-01-01", kinds=("item",))


def followed(kind: str, text: str) -> dict[str, Stage]:
    """Every stage of a reading, by name."""
    return {stage.name: stage for stage in stages(text_of(face(kind, text)))}


def test_every_pass_and_check_has_a_name_and_a_reason_of_one_line() -> None:
    for one in (*PASSES, *CHECKS):
        assert one.name.isidentifier()
        assert 20 < len(one.why) < 100
        assert "\n" not in one.why


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_face_meets_each_pass_once(kind: str) -> None:
    names = [one.name for one in PASSES if kind in one.kinds]

    assert len(names) == len(set(names))
    assert {one.name for one in PASSES} == set(names)


@pytest.mark.parametrize("one", [one for one in PASSES if one.words], ids=lambda one: one.name)
def test_a_pass_changes_nothing_without_its_words(one: Pass) -> None:
    text = text_of(face(one.kinds[0], "Draw a card."))
    programs = {attack.program for card in Library.default().cards() for attack in card.attacks}
    others = [parse(program) for program in sorted(filter(None, programs))[::20]]

    skipped = [program for program in others if not one.words & words_in(program)]

    assert skipped
    assert [program for program in skipped if one.change(program, text) != program] == []


def test_a_reading_goes_through_the_passes_in_their_order() -> None:
    names = list(followed("attack", "Draw 2 cards."))

    assert names == ["read_attack", *(one.name for one in PASSES if "attack" in one.kinds)]


def test_what_is_read_is_what_the_last_pass_leaves() -> None:
    text = "Choose a card in your hand. Shuffle it into your deck."

    last = list(followed("attack", text).values())[-1]

    assert read(face("attack", text)).program == last.program


def test_an_attack_shuffles_only_if_something_went_into_the_deck() -> None:
    text = "Choose a card in your discard pile and shuffle it into your deck."

    by_attack, by_card = (
        show(followed(kind, text)["only_if_done"].program) for kind in ("attack", "trainer")
    )

    assert "if did(" in by_attack
    assert "if did(" not in by_card
    assert "shuffle(me)" in by_card


def test_a_check_refuses_after_all_passes() -> None:
    text = "Choose 1 of your Benched Pokémon. Draw a card."
    mine = [one for one in PASSES if "attack" in one.kinds]
    reading = stages(text_of(face("attack", text)))
    passed = [next(reading).name for _ in range(1 + len(mine))]

    with pytest.raises(Unread, match="choice"):
        next(reading)

    assert passed[-1] == PASSES[-1].name
    assert "choice" in read(face("attack", text)).stopped
