"""Bad data is refused with everything that is wrong: single cards alone, all else whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playmat.importer.importer import BadCardData, import_folder
from playmat.importer.overrides import load_overrides
from playmat.importer.report import report
from tests.importer.data import folder, pokemon, read, trainer


def problems(data: Path, overrides: Path | None = None) -> list[str]:
    with pytest.raises(BadCardData) as refusal:
        import_folder(data, data.parent / "out", read, overrides or data.parent / "none")
    assert not (data.parent / "out").exists()
    return [str(problem) for problem in refusal.value.problems]


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (pokemon(supertype="Pokemon"), "supertype 'Pokemon' is not known"),
        (pokemon(types=["Wood"]), "type 'Wood' is not known"),
        (pokemon(types=[]), "types is missing or empty"),
        (pokemon(subtypes=["Stage 3"]), "subtype 'Stage 3' is not known"),
        (pokemon(subtypes=["EX"]), "subtypes ['EX'] name no stage"),
        (pokemon(subtypes=["Stage 1"]), "evolvesFrom is missing"),
        (pokemon(subtypes="Basic"), "subtypes is no list of texts"),
        (pokemon(hp="many"), "hp 'many' is no number"),
        (pokemon(hp=None), "hp is missing"),
        (pokemon(name=""), "name is missing or no text"),
        (pokemon("base1 1"), "id 'base1 1' is not a set and a number such as base1-58"),
        (pokemon(retreatCost=["Mud"]), "type in retreatCost 'Mud' is not known"),
        (pokemon(attacks=["Nap"]), "attacks is no list of objects"),
        (pokemon(attacks=[{"text": "x"}]), "an attack has no name"),
        (pokemon(attacks=[{"name": "A", "cost": ["X"]}]), "type in an attack's cost 'X' is not"),
        (pokemon(attacks=[{"name": "A", "damage": "lots"}]), "damage 'lots' is not like 30"),
        (pokemon(attacks=[{"name": "A", "text": 5}]), "the text of an attack is no text"),
        (pokemon(abilities=[{"name": "A", "type": "Magic"}]), "ability type 'Magic' is not known"),
        (pokemon(weaknesses=[{"type": "X", "value": "×2"}]), "type in weaknesses 'X' is not"),
        (pokemon(weaknesses=[{"type": "Fire", "value": "half"}]), "'half' is no amount"),
        (trainer(subtypes=["Gadget"]), "subtype 'Gadget' is not known"),
        (trainer(rules="One."), "rules is no list of texts"),
        (
            {"id": "base1-9", "name": "Mud Energy", "supertype": "Energy", "subtypes": ["Basic"]},
            "'Mud' is missing or not known",
        ),
    ],
)
def test_a_value_that_is_not_known_is_named_with_its_file_and_card(
    tmp_path: Path, record: dict[str, Any], said: str
) -> None:
    data = folder(tmp_path, base1=[record])

    problem, *_ = problems(data)

    assert problem.startswith(f"base1.json: {record['id']}: {said}")


def test_a_record_without_id_is_named_by_its_place(tmp_path: Path) -> None:
    nameless = pokemon()
    del nameless["id"]
    data = folder(tmp_path, base1=[pokemon(), nameless, 7])

    compiled = import_folder(data, tmp_path / "out", read)

    assert list(map(str, compiled.left_out)) == [
        "base1.json: record 2: id is missing or no text",
        "base1.json: record 3: a record is an object with fields, not int",
    ]


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (pokemon("base1-7", subtypes=["Basic", "Colossal"]), "subtype 'Colossal' is not known"),
        (trainer("base1-7", subtypes=["Gadget"]), "subtype 'Gadget' is not known"),
        (pokemon("base1-7", abilities=[{"name": "A", "type": "Aura"}]), "ability type 'Aura'"),
        (pokemon("base1-7", types=["Sound"]), "type 'Sound' is not known"),
    ],
)
def test_a_card_with_an_unknown_word_is_left_out_and_the_others_come_in(
    tmp_path: Path, record: dict[str, Any], why: str
) -> None:
    data = folder(tmp_path, base1=[pokemon(), record, trainer()])

    compiled = import_folder(data, tmp_path / "out", read)

    (problem,) = compiled.left_out
    assert str(problem).startswith(f"base1.json: base1-7: {why}")
    assert {card.id for card in compiled.sets["base1"].cards} == {"base1-1", "base1-2"}
    assert report(compiled).to_json()["left_out"][0]["id"] == "base1-7"


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

    assert [problem.partition(" is")[0].partition(": no JSON")[0] for problem in found] == [
        "base2.json: base2-1: type 'Wood'",
        "base2.json: base2-1: hp 'x'",
        "base3.json",
        "base4.json: a set",
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
        (entry(card="base1-99"), "base1-99: overridden, but no card has this id"),
        (entry(face="Nip"), "base1-1: overridden, but it has no attack text 'Nip'"),
        (entry(text="0" * 16), "base1-1: the text of 'Nap' is "),
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
