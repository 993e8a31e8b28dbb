"""Overrides in a library folder are applied, or refused if invalid."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.cards.card import Attack, Power
from playmat.cards.faults import BadLibrary
from playmat.cards.handwritten import override_faults
from playmat.cards.library import Library, save
from playmat.cards.status import face_states
from tests.cards.printed import mon, trainer

CARDS = (
    mon(
        "Ember",
        id="own-1",
        attacks=(Attack("Singe", "R", "20", None), Attack("Bite", "C", "10")),
        powers=(Power("Glow", "ability", None),),
    ),
    trainer("Tonic", id="own-2", text=None),
)


def entry(card: str = "own-1", face: str = "Singe", **more: Any) -> dict[str, Any]:
    found = {"card": card, "face": face, "kind": "attack", "why": "I say so"}
    return {**found, "program": "after { draw(me,2) }", **more}


Lay = Callable[..., Library]


@pytest.fixture
def lay(tmp_path: Path) -> Lay:
    """Write cards and their overrides."""

    def made(*entries: object) -> Library:
        folder = tmp_path / "library"
        (folder / "overrides").mkdir(parents=True)
        save(folder / "own.json", CARDS)
        (folder / "overrides" / "mine.json").write_text(json.dumps(entries))
        return Library([folder])

    return made


def test_a_program_by_hand_is_laid_over_its_face_alone(lay: Lay) -> None:
    library = lay(entry())

    card = library.card("own-1")

    assert [attack.program for attack in card.attacks] == ["after { draw(me, 2) }", ""]
    assert face_states(card, library.folders)[1] == ("Singe", "attack", "override")


def test_powers_and_the_text_of_a_card_are_overridden_too(lay: Lay) -> None:
    glow = entry(face="Glow", kind="power", program="static { mod(retreat_cost, self, set) }")
    text = entry("own-2", "card text", kind="trainer", program="play { draw(me, 2) }")

    library = lay(glow, text)

    assert library.card("own-1").powers[0].program == "static { mod(retreat_cost, self, set) }"
    assert library.card("own-2").text == "play { draw(me, 2) }"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (entry(program="after { jump }"), "own-1, 'Singe', program: bad program at 8"),
        (entry(kind="spell"), "own-1, 'Singe', kind: 'spell' is not attack, power"),
        (entry(why=""), "own-1, 'Singe', why: '' is no reason; write one line"),
        (entry(card="own 1"), "override 1, 'Singe', card: 'own 1' is no id"),
        (entry(colour="red"), "own-1, 'Singe': no field is called 'colour'"),
        ({"card": "own-1"}, "own-1, face: it is missing"),
        ("own-1", "override 1: an override is an object"),
    ],
)
def test_what_is_no_override_is_refused_with_file_card_face_and_field(
    lay: Lay, wrong: object, told: str
) -> None:
    with pytest.raises(BadLibrary) as refused:
        lay(wrong)

    assert f"overrides/mine.json: {told}" in str(refused.value)


def test_a_face_that_the_card_does_not_have_is_refused_with_those_it_has(lay: Lay) -> None:
    library = lay(entry(face="Snore"))

    with pytest.raises(BadLibrary, match=r"'Snore': it has no such attack; its faces are 'Glow'"):
        library.card("own-1")


def test_a_card_that_is_not_there_is_refused_when_all_are_read(lay: Lay) -> None:
    library = lay(entry("own-9"))

    with pytest.raises(BadLibrary, match=r"mine\.json: own-9, card: the library has no card"):
        library.find("Ember")


def test_one_face_has_one_override(lay: Lay) -> None:
    with pytest.raises(BadLibrary, match=r"own-1, 'Singe': it is overridden twice; keep one"):
        lay(entry(), entry())


VALUES = st.one_of(st.none(), st.integers(), st.text(max_size=5), st.lists(st.none(), max_size=1))


@given(st.dictionaries(st.sampled_from([*entry(), "text", "colour"]), VALUES))
def test_a_changed_override_is_taken_or_refused_with_its_card(changes: dict[str, Any]) -> None:
    faults = list(override_faults([{**entry(), **changes}]))

    assert all(fault.card in ("own-1", "override 1") for fault in faults)
    assert faults or not changes.keys() - {"card", "face", "kind", "program", "why", "text"}
