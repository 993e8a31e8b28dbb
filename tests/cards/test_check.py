"""Handwritten cards are accepted whole or refused with file, card, face and field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playmat.cards.card import Card
from playmat.cards.check import card_faults
from playmat.cards.faults import BadLibrary
from playmat.cards.library import SAMPLES, SHIPPED, load
from playmat.cards.set_file import BadCard, from_block
from playmat.game.game import Game
from playmat.linker.link import link
from playmat.rules import BOOKS

EMBER: Final[dict[str, Any]] = {
    "id": "own-1",
    "name": "Emberling",
    "supertype": "pokemon",
    "kinds": ["stage1"],
    "hp": 60,
    "types": "R",
    "evolves_from": "Sparkling",
    "weaknesses": ["Wx2"],
    "resistances": ["F-30"],
    "retreat": 1,
    "attacks": [
        {"name": "Singe", "cost": "RC", "damage": "20", "program": "after { draw(me, 1) }"}
    ],
    "powers": [
        {"name": "Glow", "kind": "ability", "program": "static { mod(max_hp, self, add, 10) }"}
    ],
}
TONIC: Final[dict[str, Any]] = {
    "id": "own-2",
    "name": "Tonic",
    "supertype": "trainer",
    "kinds": ["item"],
    "text": "play { draw(me, 1) }",
}
ASH: Final[dict[str, Any]] = {
    "id": "own-3",
    "name": "Fire Energy",
    "supertype": "energy",
    "kinds": ["basic_energy"],
    "provides": "R",
}
GOOD: Final = [EMBER, TONIC, ASH]
DEEP: Final = "after { " + "if my_turn { " * 3000 + "stop" + " }" * 3001


def found(*blocks: object) -> list[str]:
    return [str(fault) for fault in card_faults(list(blocks))]


def attack(**changes: object) -> dict[str, Any]:
    return {**EMBER, "attacks": [{**EMBER["attacks"][0], **changes}]}


def power(**changes: object) -> dict[str, Any]:
    return {**EMBER, "powers": [{**EMBER["powers"][0], **changes}]}


def test_good_cards_have_no_fault() -> None:
    assert found(*GOOD) == []


@pytest.mark.parametrize(
    "path", sorted([*SHIPPED.glob("*1.json"), *SAMPLES.glob("*.json")]), ids=str
)
def test_printed_cards_pass_the_same_check(path: Path) -> None:
    assert list(card_faults(json.loads(path.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    ("change", "field", "instead"),
    [
        ({"id": "own 1"}, "id", "such as 'own-1'"),
        ({"name": " "}, "name", "write one line"),
        ({"name": "Half \ud800"}, "name", "write one line"),
        ({"supertype": "coin"}, "supertype", "pokemon, trainer or energy"),
        ({"supertype": []}, "supertype", "pokemon, trainer or energy"),
        ({"kinds": []}, "kinds", "the stage or kind stands first"),
        ({"kinds": ["stage9"]}, "kinds", "take one of basic, stage1"),
        ({"kinds": ["stage1", "shiny", "shiny"]}, "kinds", "twice"),
        ({"kinds": ["stage1", "red"]}, "kinds", "behind the first take ex, EX"),
        ({"hp": -60}, "hp", "tens from 10 to 990"),
        ({"hp": 0}, "hp", "HP such as 60"),
        ({"hp": 65}, "hp", "tens"),
        ({"hp": 10**60}, "hp", "tens"),
        ({"hp": "60"}, "hp", "tens"),
        ({"hp": True}, "hp", "tens"),
        ({"types": "Fire"}, "types", "the letters are G Grass, R Fire"),
        ({"types": "RR"}, "types", "twice"),
        ({"types": ""}, "types", "a type such as 'R'"),
        ({"evolves_from": ""}, "evolves_from", "names the Pokémon it evolves from"),
        ({"kinds": ["basic"]}, "evolves_from", "leave it out"),
        ({"evolves_to": ["Blaze"]}, "evolves_to", "only a Basic Pokémon"),
        ({"weaknesses": ["Zx2"]}, "weaknesses", "'Rx2' or 'R+20'"),
        ({"weaknesses": "Wx2"}, "weaknesses", "'Rx2' or 'R+20'"),
        ({"resistances": ["F+30"]}, "resistances", "'F-30'"),
        ({"retreat": -1}, "retreat", "a number from 0"),
        ({"provides": "R"}, "provides", "only Energy"),
        ({"attacks": {}}, "attacks", "a list of faces"),
    ],
)
def test_a_fault_names_card_and_field_and_what_to_write(
    change: dict[str, Any], field: str, instead: str
) -> None:
    (told,) = found({**EMBER, **change})

    assert told.startswith(f"card 1, {field}: " if field == "id" else f"own-1, {field}: ")
    assert instead in told


@pytest.mark.parametrize(
    ("block", "where", "instead"),
    [
        (attack(cost="LLZ"), "attack 'Singe', cost", "L Lightning"),
        (attack(cost="R" * 50), "attack 'Singe', cost", "at most 10"),
        (attack(damage="lots"), "attack 'Singe', damage", "'30+'"),
        (attack(damage="35"), "attack 'Singe', damage", "tens"),
        (attack(name=""), "attack 1, name", "write one line"),
        (attack(program="after { drew(me, 1) }"), "attack 'Singe', program", "bad program at 8"),
        (attack(program="play { draw(me, 1) }"), "attack 'Singe', program", "no clause of a face"),
        (attack(program="after { draw(me, 12345) }"), "attack 'Singe', program", "four digits"),
        (attack(program=DEEP[:3000]), "attack 'Singe', program", "bad program"),
        (attack(program=7), "attack 'Singe', program", "is no program"),
        (power(kind="magic"), "power 'Glow', kind", "power, body, ability"),
        ({**EMBER, "attacks": [3]}, "attack 1", "an object with fields"),
        ({**EMBER, "attacks": EMBER["attacks"] * 2}, "attack 'Singe', name", "rename one"),
        ({**EMBER, "text": "play { stop }"}, "card text, text", "no clause of a face"),
    ],
)
def test_a_fault_of_a_face_names_the_face(block: dict[str, Any], where: str, instead: str) -> None:
    (told,) = found(block)

    assert told.startswith(f"own-1, {where}: ")
    assert instead in told


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ('rule("prize", 2)', "did you mean prizes?"),
        ('rule("prizes", "two")', 'rule("prizes", 2)'),
        ('rule("prizes")', 'rule("prizes", 2)'),
        ('rule("prizes", 50)', 'rule("prizes", 2)'),
        ('rule("levels_up")', "takes a name"),
        ('rule("deck_limit", many, name)', "a number and name, star, ace or radiant"),
        ('rule("immune", "sleepy")', "Special Conditions"),
        ('rule("ends_turn", 1)', "takes nothing beside its name"),
    ],
)
def test_a_rule_line_that_means_nothing_is_a_fault(line: str, instead: str) -> None:
    (told,) = found({**EMBER, "text": line})

    assert told.startswith("own-1, card text, text: ")
    assert instead in told


@pytest.mark.parametrize(
    ("block", "field"),
    [
        ({**TONIC, "hp": 30}, "hp"),
        ({**TONIC, "retreat": 1}, "retreat"),
        ({**ASH, "provides": ""}, "provides"),
        ({**ASH, "kinds": ["item"]}, "kinds"),
        ({key: EMBER[key] for key in EMBER if key != "name"}, "name"),
    ],
)
def test_what_does_not_go_together_is_a_fault(block: dict[str, Any], field: str) -> None:
    told = [fault.field for fault in card_faults([block])]

    assert field in told


def test_an_unknown_field_is_a_fault_with_the_nearest() -> None:
    assert found({**EMBER, "weakness": ["Wx2"]}) == [
        "own-1: no field is called 'weakness'; did you mean weaknesses?"
    ]


def test_two_cards_of_one_id_are_a_fault() -> None:
    assert found(EMBER, TONIC, {**ASH, "id": "own-1"}) == [
        "own-1, id: card 1 of the file has this id, too; give one another number"
    ]


def test_a_card_made_in_python_is_refused_by_a_game_as_in_a_file() -> None:
    ember = from_block({**EMBER, "kinds": ["basic"], "evolves_from": ""})
    wrong = replace(ember, attacks=(replace(ember.attacks[0], cost="LLZ"),))

    assert Game([ember] * 60, [ember] * 60, any_deck=True, seed=1).choice is not None
    with pytest.raises(BadCard, match=r"^own-1, attack 'Singe', cost is no card: 'LLZ'"):
        Game([wrong] * 60, [ember] * 60, any_deck=True, seed=1)


def test_all_faults_of_a_file_are_told() -> None:
    told = found({**EMBER, "hp": 1, "types": "?"}, {**TONIC, "text": "play"}, 3)

    assert [one.partition(":")[0] for one in told] == [
        "own-1, hp",
        "own-1, types",
        "own-2, card text, text",
        "card 3",
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "no JSON"),
        (b"[{]", "no JSON"),
        (b"\xff\xfe[", "no text in UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[" + b"9" * 5000 + b"]", "no JSON"),
        (b"{}", "a list of cards"),
        (b'[{"id": "own-1", "hp": 10, "hp": 20}]', "'own-1', hp: it is written twice"),
    ],
)
def test_a_file_that_is_no_list_of_cards_is_refused_in_a_line(
    tmp_path: Path, text: bytes, why: str
) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(text)

    with pytest.raises(BadLibrary) as refused:
        load(path)

    assert str(refused.value).startswith(f"{path}: ")
    assert why in str(refused.value)


ODD: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["R", "RC", "Rx2", "30x", "basic", "stage2", "fossil", "EX", "ability"]),
    st.sampled_from(["trainer", "energy", "after { draw(me, 1) }", 'rule("prizes", "x")']),
    st.sampled_from(["static { }", "(" * 2000, DEEP[:3900]]),
    st.lists(st.sampled_from(["basic", "Rx2", 3, None]), max_size=2),
    st.dictionaries(st.sampled_from(["name", "cost", "kind"]), st.text(max_size=3), max_size=2),
)


@st.composite
def mutated(draw: st.DrawFn) -> list[Any]:
    """Valid cards, with a few values replaced, removed or added."""
    cards: list[Any] = deepcopy(GOOD)
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(cards))
        at, key = places[draw(st.integers(0, len(places) - 1))]
        _change(draw, at, key)
        if not cards:
            break
    return cards


def _places(at: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in some JSON: its container and key."""
    for key in list(at) if isinstance(at, dict) else range(len(at)):
        yield at, key
        if isinstance(at[key], (list, dict)):
            yield from _places(at[key])


def _change(draw: st.DrawFn, at: Any, key: Any) -> None:
    how = draw(st.sampled_from(["put", "drop", "double", "add"]))
    if how == "put":
        at[key] = draw(ODD)
    elif how == "drop":
        del at[key]
    elif isinstance(at, list):
        at.append(deepcopy(at[key]) if how == "double" else draw(ODD))
    else:
        at[draw(st.sampled_from(["text", "level", "provides", "kind", "colour"]))] = draw(ODD)


def outcome(path: Path) -> tuple[Card, ...] | BadLibrary:
    """The cards of a file, or its BadLibrary; other errors fail the test."""
    try:
        return load(path)
    except BadLibrary as refused:
        return refused


@given(mutated())
@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_changed_file_is_taken_whole_or_refused_where_it_is_wrong(
    tmp_path: Path, cards: list[Any]
) -> None:
    path = tmp_path / "own.json"
    path.write_text(json.dumps(cards))

    came = outcome(path)

    if isinstance(came, BadLibrary):
        assert str(came) == f"{path}: {next(card_faults(cards))}"
        assert came.fault.card.startswith(("own-", "card "))
    else:
        assert len(came) == len(cards)
        link(BOOKS["xy"], [[card for card in came if not card.unprogrammed()], []])


@given(st.binary(max_size=3), st.integers(0, 900), st.integers(0, 3))
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_changed_bytes_is_taken_or_refused(
    tmp_path: Path, put: bytes, at: int, dropped: int
) -> None:
    text = json.dumps(GOOD).encode()
    path = tmp_path / "own.json"
    path.write_bytes(text[:at] + put + text[at + dropped :])

    came = outcome(path)

    if isinstance(came, BadLibrary):
        assert str(came).startswith(f"{path}: ")
    else:
        assert len(came) == len(GOOD)
