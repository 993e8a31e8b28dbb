"""Bad data is refused with all its problems: single cards alone, everything else as a whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playmat.importer.importer import BadCardData, import_folder
from playmat.importer.overrides import load_overrides
from playmat.importer.report import report
from tests.importer.data import attack, energy, folder, pokemon, read, trainer


def problems(data: Path, overrides: Path | None = None) -> list[str]:
    with pytest.raises(BadCardData) as refusal:
        import_folder(data, data.parent / "out", read, overrides or data.parent / "none")
    assert not (data.parent / "out").exists()
    return [str(problem) for problem in refusal.value.problems]


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (pokemon(supertype="Pokemon"), "supertype: 'Pokemon' is not a supertype; did you mean"),
        (pokemon(types=["Wood"]), "types: 'Wood' is not a type; use Grass, Fire, Water"),
        (pokemon(types=[]), "types: missing or empty; write a list such as ['Fire']"),
        (pokemon(subtypes=["Stage 3"]), "subtypes: 'Stage 3' is not a subtype; did you mean"),
        (pokemon(subtypes=["EX"]), "subtypes: no stage in ['EX']; add one of Stage 2"),
        (pokemon(subtypes=["Stage 1"]), "evolvesFrom: missing"),
        (pokemon(evolvesFrom=7), "evolvesFrom: 7 is not text"),
        (pokemon(subtypes="Basic"), "subtypes: 'Basic' is not a list; write one such as ['Basic']"),
        (pokemon(hp="many"), "hp: 'many' is not a number; write HP such as '60'"),
        (pokemon(hp=None), "hp: missing"),
        (pokemon(name=""), "name: '' is not text"),
        (pokemon("base1 1"), "id: 'base1 1' is not a set and number such as 'base1-58'"),
        (pokemon(retreatCost=["Mud"]), "retreatCost: 'Mud' is not a type; use Grass"),
        (pokemon(attacks=["Nap"]), "attack 1: must be an object, not 'Nap'"),
        (pokemon(attacks="Nap"), "attacks: 'Nap' is not a list of objects; write [{...}] or []"),
        (pokemon(attacks=[{"text": "x"}]), "attack 1, name: missing"),
        (attack(cost=["Fyre"]), "attack 'Nap', cost: 'Fyre' is not a type; did you mean Fire?"),
        (attack(cost=3), "attack 'Nap', cost: 3 is not a list; write one such as ['Fire', 'Col"),
        (attack(cost="Fire"), "attack 'Nap', cost: 'Fire' is not a list; write one such as ['Fi"),
        (attack(damage="lots"), "attack 'Nap', damage: 'lots' is not damage; write text such as"),
        (attack(damage=30), "attack 'Nap', damage: 30 is not damage; write text such as '30', "),
        (attack(text=5), "attack 'Nap', text: 5 is not text"),
        (
            pokemon(abilities=[{"name": "A", "type": "Magic"}]),
            "ability 'A', type: 'Magic' is not a kind of ability; use Pokémon Power",
        ),
        (pokemon(weaknesses=[{"type": "X", "value": "×2"}]), "weakness 1, type: 'X' is not a type"),
        (
            pokemon(weaknesses=[{"type": "Fire", "value": 2}]),
            "weakness 1, value: 2 is not an amount; write text such as '×2' or '+20'",
        ),
        (
            pokemon(resistances=[{"type": "Fire", "value": "half"}]),
            "resistance 1, value: 'half' is not an amount; write text such as '-30'",
        ),
        (pokemon(ancientTrait={"text": "x"}), "ancientTrait 1, name: missing"),
        (trainer(subtypes=["Gadget"]), "subtypes: 'Gadget' is not a subtype; "),
        (trainer(rules="One."), "rules: 'One.' is not a list of texts; write ['...'] or []"),
        (energy(subtypes=["Basic"]), "name: no type in 'Mud Energy'; name basic Energy"),
        (energy(), "subtypes: no kind of Energy in []; write ['Basic'] or ['Special']"),
    ],
)
def test_a_value_that_is_not_known_is_named_with_its_file_and_card(
    tmp_path: Path, record: dict[str, Any], said: str
) -> None:
    data = folder(tmp_path, base1=[record])

    (problem,) = problems(data)

    assert problem.startswith(f"base1.json: {record['id']}, {said}")


def test_a_record_without_id_is_named_by_its_place(tmp_path: Path) -> None:
    nameless = pokemon()
    del nameless["id"]
    data = folder(tmp_path, base1=[pokemon(), nameless, 7])

    compiled = import_folder(data, tmp_path / "out", read)

    assert list(map(str, compiled.left_out)) == [
        "base1.json: record 2, id: missing",
        "base1.json: record 3: a record must be an object, not 7",
    ]


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (pokemon("base1-7", subtypes=["Basic", "Colossal"]), "subtypes: 'Colossal' is no"),
        (trainer("base1-7", subtypes=["Gadget"]), "subtypes: 'Gadget' is no"),
        (
            pokemon("base1-7", abilities=[{"name": "A", "type": "Aura"}]),
            "ability 'A', type: 'Aura'",
        ),
        (pokemon("base1-7", types=["Sound"]), "types: 'Sound' is not a type"),
    ],
)
def test_a_card_with_an_unknown_word_is_left_out_and_the_others_come_in(
    tmp_path: Path, record: dict[str, Any], why: str
) -> None:
    data = folder(tmp_path, base1=[pokemon(), record, trainer()])

    compiled = import_folder(data, tmp_path / "out", read)

    (problem,) = compiled.left_out
    assert str(problem).startswith(f"base1.json: base1-7, {why}")
    assert {card.id for card in compiled.sets["base1"].cards} == {"base1-1", "base1-2"}
    assert report(compiled).to_json()["left_out"][0]["id"] == "base1-7"


def test_a_bad_card_alone_in_its_file_is_left_out_alone(tmp_path: Path) -> None:
    odd = pokemon("aa-1", subtypes=["Basic", "Gizmo"])
    data = folder(tmp_path, aa=[odd], bb=[pokemon("bb-1")])

    compiled = import_folder(data, tmp_path / "out", read)

    assert [problem.id for problem in compiled.left_out] == ["aa-1"]
    assert list(compiled.sets) == ["bb"]


def test_a_file_without_any_id_is_no_set_and_refuses_the_folder(tmp_path: Path) -> None:
    data = folder(tmp_path, decks=[{"cards": 60}], bb=[pokemon("bb-1")])

    problem, *_ = problems(data)

    assert problem == "decks.json: record 1, id: missing"


@pytest.mark.parametrize("alone", [True, False])
def test_cards_left_out_are_told_of_a_file_and_of_a_folder(tmp_path: Path, alone: bool) -> None:
    data = folder(tmp_path, base1=[pokemon(), pokemon("base1-7", hp="-60")])

    compiled = import_folder(data / "base1.json" if alone else data, tmp_path / "out", read)

    assert [(one.id, one.field) for one in compiled.left_out] == [("base1-7", "hp")]


def test_an_unknown_rule_line_or_field_costs_only_the_text_of_that_card(tmp_path: Path) -> None:
    odd = pokemon("base1-7", rules=["Colossal rule: count it twice."], glow="dim")
    data = folder(tmp_path, base1=[pokemon(), odd])

    compiled = import_folder(data, tmp_path / "out", read)

    assert compiled.left_out == ()
    assert [(one.card, one.kind) for one in compiled.faces() if one.by == "refused"] == [
        ("base1-7", "rule")
    ]


def test_everything_wrong_is_reported_in_one_run(tmp_path: Path) -> None:
    data = folder(
        tmp_path,
        base1=[pokemon(), pokemon(name="Twin"), pokemon("base1-1", "Third")],
        base2=[pokemon("base2-1", types=["Wood"], hp="x")],
        base3="[{",
        base4={"id": "base4-1"},
    )
    lost = tmp_path / "overrides"
    lost.mkdir()
    (lost / "a.json").write_text("nothing")

    found = problems(data, lost)

    assert [problem.partition(" is")[0].partition(": not valid JSON")[0] for problem in found] == [
        "base2.json: base2-1, hp: 'x'",
        "base2.json: base2-1, types: 'Wood'",
        "base3.json",
        "base4.json: a set must be a list of records",
        "base1.json: base1-1: two cards have this id; the other",
        "base1.json: base1-1: two cards have this id; the other",
        "a.json: it",
    ]


@pytest.mark.parametrize("make", [Path.mkdir, Path.touch, lambda path: None])
def test_what_is_no_folder_of_sets_is_refused(tmp_path: Path, make: Any) -> None:
    make(tmp_path / "cards")

    (problem,) = problems(tmp_path / "cards")

    assert problem.startswith(str(tmp_path / "cards"))


def test_a_bad_import_leaves_the_library_before_it_untouched(tmp_path: Path) -> None:
    data, out = folder(tmp_path, base1=[pokemon()]), tmp_path / "out"
    import_folder(data, out, read)
    before = {path: path.read_bytes() for path in out.rglob("*.json")}
    (data / "base1.json").write_text(json.dumps([pokemon(hp="x")]))

    with pytest.raises(BadCardData):
        import_folder(data, out, read)

    assert {path: path.read_bytes() for path in out.rglob("*.json")} == before


def test_a_bad_override_beside_the_library_refuses_an_import(tmp_path: Path) -> None:
    data, own = folder(tmp_path, base1=[pokemon()]), tmp_path / "out" / "overrides"
    own.mkdir(parents=True)
    (own / "mine.json").write_text(json.dumps([entry(program="after { jump }")]))

    with pytest.raises(BadCardData, match=r"mine\.json: base1-1: 'Nap', program: bad program"):
        import_folder(data, tmp_path / "out", read)

    assert [path.name for path in (tmp_path / "out").iterdir()] == ["overrides"]


def entry(**more: str) -> dict[str, str]:
    found = {"card": "base1-1", "face": "Nap", "kind": "attack", "why": "it is odd"}
    return {**found, "program": "after { draw(me, 2) }", **more}


@pytest.mark.parametrize(
    ("override", "said"),
    [
        (entry(card="base1-99"), "base1-99: override for an unknown card id"),
        (entry(face="Nip"), "base1-1: override for a missing attack text 'Nip'"),
        (entry(text="0" * 16), "base1-1: override of 'Nap' for text "),
    ],
)
def test_an_override_for_nothing_is_bad_where_its_set_is_there(
    tmp_path: Path, override: dict[str, str], said: str
) -> None:
    data = folder(tmp_path, base1=[pokemon()])
    laid_over = tmp_path / "overrides"
    laid_over.mkdir()
    (laid_over / "a.json").write_text(json.dumps([override, entry(card="base2-1")]))

    (problem,) = problems(data, laid_over)

    assert problem.startswith(f"a.json: {said}")


@pytest.mark.parametrize(
    ("override", "said"),
    [
        (entry(program="after { jump }"), "'jump'"),
        (entry(program="play { draw(me, 2) }"), "'play' is no clause of a face of kind attack"),
        (entry(kind="spell"), "'Nap', kind: 'spell' is not attack, power"),
        (entry(why=" "), "'Nap', why: ' ' is no reason"),
        (entry(extra="x"), "extra"),
        ({**entry(), "face": 3}, "base1-1: face: 3 is no name"),
        ("base1-1", "an override is an object"),
    ],
)
def test_an_override_that_is_no_program_is_named(tmp_path: Path, override: Any, said: str) -> None:
    (tmp_path / "a.json").write_text(json.dumps([override]))

    _, (problem,) = load_overrides(tmp_path)

    assert said in str(problem)


def test_one_face_has_one_override(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps([entry(), entry()]))

    _, (problem,) = load_overrides(tmp_path)

    assert str(problem) == "a.json: base1-1: 'Nap': it is overridden twice; keep one"


def test_every_shipped_override_is_a_program() -> None:
    _, wrong = load_overrides()

    assert wrong == []
