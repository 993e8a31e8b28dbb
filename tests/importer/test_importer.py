"""Card data becomes library files: counts, atomic installation, and refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cards.faults import BadLibrary
from playmat.cards.in_lines import card_lines
from playmat.cards.library import Library
from playmat.cards.status import face_states, left_blank, overridden_faces
from playmat.importer.importer import compile_folder, import_folder
from playmat.importer.tally import distinct_texts, total
from playmat.reader.face import Face, Reading
from tests.importer.data import TEXTS, folder, pokemon, read, trainer

UNREAD = {"name": "Odd", "cost": [], "damage": "", "text": "Do odd things."}


def overrides(parent: Path, *entries: dict[str, str]) -> Path:
    made = parent / "overrides"
    made.mkdir()
    (made / "some.json").write_text(json.dumps(entries), encoding="utf-8")
    return made


def override(card: str = "base1-1", face: str = "Odd", **more: str) -> dict[str, str]:
    entry = {"card": card, "face": face, "kind": "attack", "why": "it is odd"}
    return {**entry, "program": "after { draw(me, 2) }", **more}


def test_every_card_and_every_face_is_counted(tmp_path: Path) -> None:
    odd = pokemon("base1-3", "Odder", attacks=[UNREAD])
    data = folder(tmp_path, base1=[pokemon(), trainer(), odd], base2=[pokemon("base2-1")])

    compiled = import_folder(data, tmp_path / "out", read)
    found = {set_id: one.to_json() for set_id, one in compiled.tallies().items()}

    assert found["base1"] == {
        "cards": 3,
        "cards_programmed": 2,
        "faces": 3,
        "faces_read": 2,
        "faces_by_override": 0,
        "refused": [{"id": "base1-3", "face": "Odd", "stopped": "Do"}],
    }
    assert total(compiled.tallies().values()).cards == 4


def test_a_library_holds_what_was_imported_and_no_printed_word(tmp_path: Path) -> None:
    data = folder(tmp_path, base1=[pokemon(), trainer()])

    import_folder(data, tmp_path / "out", read)
    card = Library([tmp_path / "out"]).card("base1-1")

    assert card.attacks[0].program == TEXTS["Sleep tight."]
    assert "tight" not in "".join(
        path.read_text("utf-8") for path in (tmp_path / "out").rglob("*.json")
    )


def test_what_else_a_library_holds_stays_where_it_is(tmp_path: Path) -> None:
    first = folder(tmp_path, base1=[pokemon()], base2=[pokemon("base2-1")])
    out = tmp_path / "out"
    import_folder(first, out, read)
    (out / "decks").mkdir()
    (out / "decks" / "mine.txt").write_text("60 base1-1\n")
    (first / "base2.json").unlink()

    import_folder(first, out, read)

    assert sorted(path.name for path in out.iterdir()) == [
        "base1.json",
        "base2.json",
        "decks",
        "status",
    ]
    assert set(json.loads((out / "status" / "sets.json").read_text())) == {"base1", "base2"}
    assert (out / "decks" / "mine.txt").read_text() == "60 base1-1\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cards", "out"]


def test_the_same_data_gives_the_same_files_whatever_the_order_and_the_workers(
    tmp_path: Path,
) -> None:
    cards = [pokemon("base1-10"), pokemon("base1-9"), trainer("base1-2")]
    data = folder(tmp_path, base1=cards, base2=[pokemon("base2-1")])

    import_folder(data, tmp_path / "one", read)
    (data / "base1.json").write_text(json.dumps(cards[::-1]))
    import_folder(data, tmp_path / "two", read, jobs=2)

    for name in ("base1.json", "base2.json", "status/sets.json"):
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()


def test_an_import_that_is_broken_off_at_the_last_step_leaves_the_old_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out = folder(tmp_path, base1=[pokemon(hp="60")]), tmp_path / "out"
    import_folder(data, out, read)
    (data / "base1.json").write_text(json.dumps([pokemon(hp="90")]))
    rename = Path.rename

    def broken(path: Path, target: Path) -> Path:
        if path.name == "fresh":
            raise KeyboardInterrupt
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", broken)
    with pytest.raises(KeyboardInterrupt):
        import_folder(data, out, read)

    assert Library([out]).card("base1-1").hp == 60
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cards", "out"]


def test_one_file_is_imported_without_those_beside_it(tmp_path: Path) -> None:
    data = folder(tmp_path, base1=[pokemon()], mine=[pokemon("mine-1")], sets=[])

    compiled = import_folder(data / "mine.json", tmp_path / "out", read)

    assert list(compiled.sets) == ["mine"]


def test_the_cards_of_a_file_join_those_of_their_set(tmp_path: Path) -> None:
    odd = pokemon("own-2", "Odder", attacks=[UNREAD])
    data = folder(
        tmp_path, a=[pokemon("own-1"), odd], b=[pokemon("own-3"), pokemon("own-1", "New")]
    )
    out = tmp_path / "out"
    import_folder(data / "a.json", out, read)

    compiled = import_folder(data / "b.json", out, read)

    assert [card.name for card in Library([out]).cards()] == ["New", "Odder", "Tester"]
    assert compiled.tallies()["own"].to_json() == {
        "cards": 3,
        "cards_programmed": 2,
        "faces": 3,
        "faces_read": 2,
        "faces_by_override": 0,
        "refused": [{"id": "own-2", "face": "Odd", "stopped": "not read before"}],
    }


def test_a_folder_with_other_things_is_not_taken_for_a_library(tmp_path: Path) -> None:
    data = folder(tmp_path, base1=[pokemon()])
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "letter.txt").write_text("Dear")

    with pytest.raises(BadLibrary, match=r"letter\.txt"):
        import_folder(data, tmp_path / "out", read)

    assert [path.name for path in (tmp_path / "out").iterdir()] == ["letter.txt"]


def test_dates_come_from_the_list_beside_the_data_else_from_our_own(tmp_path: Path) -> None:
    seen: dict[str, str] = {}

    def note(face: Face) -> Reading:
        seen[face.card] = face.era
        return Reading(None, "")

    data = folder(
        tmp_path,
        base1=[pokemon(name="Old")],
        base2=[pokemon("base2-1", "Listed")],
        new9=[pokemon("new9-1", "New")],
    )
    listed = [{"id": "base2", "releaseDate": "2001/02/03", "series": "Mine"}]
    (tmp_path / "sets.json").write_text(json.dumps(listed))

    compiled = compile_folder(data, note)

    assert seen == {"Old": "1999-01-09", "Listed": "2001-02-03", "New": "9999-12-31"}
    assert compiled.known["base2"].series == "Mine"


def test_an_override_wins_and_is_counted_apart(tmp_path: Path) -> None:
    data = folder(tmp_path, base1=[pokemon(attacks=[UNREAD])])
    laid_over = overrides(tmp_path, override())

    compiled = import_folder(data, tmp_path / "out", read, laid_over)
    card = Library([tmp_path / "out"]).card("base1-1")

    assert card.attacks[0].program == "after { draw(me, 2) }"
    assert compiled.tallies()["base1"].to_json() == {
        "cards": 1,
        "cards_programmed": 1,
        "faces": 1,
        "faces_read": 0,
        "faces_by_override": 1,
        "refused": [],
    }
    assert overridden_faces((tmp_path / "out",), "base1") == {("base1-1", "attack", "Odd")}


def test_the_overrides_beside_a_library_go_before_the_others_and_stay(tmp_path: Path) -> None:
    data = folder(tmp_path, base1=[pokemon(attacks=[UNREAD])])
    laid_over = overrides(tmp_path, override())
    (tmp_path / "out").mkdir()
    overrides(tmp_path / "out", override(program="after { draw(me, 3) }"), override("base2-9"))

    compiled = import_folder(data, tmp_path / "out", read, laid_over)
    card = Library([tmp_path / "out"]).card("base1-1")

    assert total(compiled.tallies().values()).faces_by_override == 1
    assert card.attacks[0].program == "after { draw(me, 3) }"
    assert (tmp_path / "out" / "overrides" / "some.json").is_file()


def test_an_override_with_a_text_serves_every_card_that_prints_it(tmp_path: Path) -> None:
    one, other = (
        pokemon(f"base1-{at}", name, attacks=[{**UNREAD, "text": f"{name} does odd things."}])
        for at, name in enumerate(["Ann", "Bob"], start=1)
    )
    data = folder(tmp_path, base1=[one, other])
    refused = next(iter(compile_folder(data, read).faces()))
    laid_over = overrides(tmp_path, override(text=refused.text))

    compiled = compile_folder(data, read, laid_over)

    assert total(compiled.tallies().values()).faces_by_override == 2
    assert distinct_texts(compiled.faces()) == (1, 0)


def test_a_program_that_does_not_check_or_a_reader_that_breaks_is_a_refusal(
    tmp_path: Path,
) -> None:
    def broken(face: Face) -> Reading:
        if face.kind == "attack":
            raise KeyError("no such rule")
        return read(Face("trainer", "Sleep tight.", face.card))

    data = folder(tmp_path, base1=[pokemon(), trainer()])

    refused = compile_folder(data, broken).tallies()["base1"].refused

    assert [one.stopped.partition(":")[0] for one in refused] == [
        "reader failed",
        "invalid program",
    ]


def test_both_halves_of_a_legend_carry_all_programs(tmp_path: Path) -> None:
    halves = [
        pokemon("hgss1-1", "Duo LEGEND", subtypes=["LEGEND"]),
        pokemon("hgss1-2", "Duo LEGEND", subtypes=["LEGEND"]),
    ]
    data = folder(tmp_path, hgss1=halves)

    import_folder(data, tmp_path / "out", read)
    top, bottom = Library([tmp_path / "out"]).cards()

    assert top.attacks == bottom.attacks
    assert top.attacks[0].program == TEXTS["Sleep tight."]


def test_a_text_that_the_data_has_lost_is_that_of_another_printing(tmp_path: Path) -> None:
    whole = {"name": "Nap", "cost": ["Fire"], "damage": "10×", "text": "Sleep tight."}
    lost = {**whole, "text": ""}
    data = folder(
        tmp_path,
        base1=[pokemon("base1-1", attacks=[whole])],
        xyp=[
            pokemon("xyp-1", attacks=[lost]),
            pokemon("xyp-2", "Other", attacks=[lost]),
            pokemon("xyp-3", attacks=[{**lost, "damage": "20×"}]),
        ],
    )

    import_folder(data, tmp_path / "out", read)
    library = Library([tmp_path / "out"])

    assert library.card("xyp-1").attacks[0].program == TEXTS["Sleep tight."]
    assert library.card("xyp-2").unprogrammed() == ("Nap",)
    assert library.card("xyp-3").unprogrammed() == ("Nap",)


def test_a_text_that_is_read_as_nothing_is_refused_where_it_must_say_something(
    tmp_path: Path,
) -> None:
    machine = trainer("base1-3", attacks=[{"name": "Beam", "cost": [], "text": "Shine."}])
    data = folder(tmp_path, base1=[pokemon(), trainer(), machine])

    compiled = compile_folder(data, lambda face: Reading(()))
    refused = compiled.tallies()["base1"].refused

    assert [(one.card, one.stopped) for one in refused] == [
        ("base1-2", "the whole text reads as nothing")
    ]


def test_a_refused_text_is_left_blank_if_asked_for_and_the_rest_is_played(tmp_path: Path) -> None:
    times = {"name": "Tally", "cost": [], "damage": "20×", "text": "Count odd things."}
    nap = {"name": "Nap", "cost": [], "damage": "", "text": "Sleep tight."}
    data = folder(tmp_path, base1=[pokemon(attacks=[UNREAD, times, nap]), trainer(text="Odd.")])

    compiled = import_folder(data, tmp_path / "out", read, blank=True)
    library = Library([tmp_path / "out"])
    card, hands = library.card("base1-1"), library.card("base1-2")

    assert [each.program for each in card.attacks] == [
        "blank",
        "no_damage; blank",
        TEXTS["Sleep tight."],
    ]
    assert (card.unprogrammed(), left_blank(card)) == ((), True)
    assert hands.text == "blank"
    found = total(compiled.tallies().values())
    assert (found.cards_programmed, len(found.refused)) == (0, 3)
    assert face_states(card, [tmp_path / "out"])[0] == ("Odd", "attack", "left blank")
    assert "    This text is left blank and has no effect." in card_lines(card)
