"""`playmat cards import` and `playmat cards report` as used by people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cards.library import Library
from playmat.cards.status import left_blank
from playmat.importer import importer
from tests.cli.typed import run
from tests.importer.data import folder, pokemon, read, trainer

ODD = {"name": "Odd", "cost": [], "damage": "", "text": "Do odd things."}


@pytest.fixture(autouse=True)
def simple_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importer, "default_reader", lambda: read)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    odd = pokemon("base1-3", "Odder", attacks=[ODD])
    return folder(tmp_path, base1=[pokemon(), trainer(), odd], xy1=[pokemon("xy1-1")])


def test_an_import_tells_counts_by_set_and_in_all(data: Path, tmp_path: Path) -> None:
    result = run("cards", "import", str(data), "--out", str(tmp_path / "out"), "--json")
    told = json.loads(result.stdout)

    assert result.exit_code == 0
    assert set(told["sets"]) == {"base1", "xy1"}
    assert told["total"] == {
        "cards": 4,
        "cards_programmed": 3,
        "faces": 4,
        "faces_read": 3,
        "faces_by_override": 0,
        "refused": [{"id": "base1-3", "face": "Odd", "stopped": "Do"}],
    }


def test_a_refused_text_is_no_error_unless_the_import_is_strict(data: Path, tmp_path: Path) -> None:
    words = ("cards", "import", str(data), "--out", str(tmp_path / "out"))

    plain, strict = run(*words), run(*words, "--strict")

    assert (plain.exit_code, strict.exit_code) == (0, 1)
    assert "base1-3 Odd: Do" in plain.stdout
    assert (tmp_path / "out" / "base1.json").is_file()


def test_a_refused_text_may_be_left_blank(data: Path, tmp_path: Path) -> None:
    words = ("cards", "import", str(data), "--out", str(tmp_path / "out"))

    plain, blank = run(*words), run(*words, "--blank")
    card = Library([tmp_path / "out"]).card("base1-3")

    assert "Import with --blank" in plain.stdout
    assert "left blank and marked on the cards" in blank.stdout
    assert left_blank(card)


def test_bad_data_is_told_with_file_and_id_and_status_1(data: Path, tmp_path: Path) -> None:
    (data / "base1.json").write_text(json.dumps([pokemon(hp="x"), pokemon(types=["Wood"])]))
    (data / "xy1.json").write_text("{")

    result = run("cards", "import", str(data), "--out", str(tmp_path / "out"), "--json")

    assert result.exit_code == 1
    assert "base1.json: base1-1, hp: 'x' is not a number" in result.stderr
    assert [problem["file"] for problem in json.loads(result.stdout)["problems"]] == [
        "base1.json",
        "base1.json",
        "xy1.json",
    ]
    assert not (tmp_path / "out").exists()


def test_cards_go_to_the_players_own_folder_if_none_is_named(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PLAYMAT_LIBRARY", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")

    result = run("cards", "import", str(data), "--jobs", "1")

    assert str(tmp_path / "playmat" / "library") in result.stdout
    assert Library.default().card("xy1-1").name == "Tester"
    assert Library.default().folders[-1] == tmp_path / "playmat" / "library"


def test_a_report_counts_by_set_series_and_kind_and_orders_what_is_unread(data: Path) -> None:
    others = [pokemon(f"xy2-{at}", attacks=[{**ODD, "text": "Try it."}]) for at in (1, 2)]
    (data / "xy2.json").write_text(json.dumps(others))

    told = json.loads(run("cards", "report", str(data), "--json").stdout)

    assert {name: one["cards"] for name, one in told["series"].items()} == {"Base": 3, "XY": 3}
    assert told["kinds"]["attack"]["faces"] == 5
    assert told["kinds"]["trainer"]["cards_programmed"] == 1
    assert (told["total"]["texts"], told["total"]["texts_read"]) == (4, 2)
    assert told["unread"] == [
        {"stopped": "Try", "cards": 2, "faces": 2, "example": "xy2-1"},
        {"stopped": "Do", "cards": 1, "faces": 1, "example": "base1-3"},
    ]


def test_a_report_for_people_shows_the_same(data: Path) -> None:
    shown = run("cards", "report", str(data)).stdout

    assert "distinct texts read without an override: 2 of 3 (66.67%)" in shown
    assert "     1 base1-3      Do" in shown


def test_the_page_of_a_report_holds_ids_and_hashes_and_no_text(data: Path, tmp_path: Path) -> None:
    page = tmp_path / "cards.md"

    run("cards", "report", str(data), "--page", str(page))
    written = page.read_text("utf-8")

    assert "- fully playable cards: 3 of 4 (75.00%)" in written
    assert "base1-3 |" in written
    assert "odd" not in written.lower()


def test_a_report_without_data_tells_of_the_library(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PLAYMAT_CARD_DATA", raising=False)
    out = tmp_path / "out"
    run("cards", "import", str(data), "--out", str(out))
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(out))

    told = json.loads(run("cards", "report", "--json").stdout)

    assert told["sets"]["base1"]["faces_read"] == 2
    assert told["sets"]["base1"]["refused"] == [{"id": "base1-3", "face": "Odd", "stopped": ""}]


def test_a_card_left_out_of_a_file_is_told_and_is_an_error_if_strict(tmp_path: Path) -> None:
    data = folder(tmp_path, own=[pokemon("own-1"), pokemon("own-2", hp="x")]) / "own.json"
    words = ("cards", "import", str(data), "--out", str(tmp_path / "out"), "--jobs", "1")

    plain, strict, told = run(*words), run(*words, "--strict"), run(*words, "--json")

    assert (plain.exit_code, strict.exit_code) == (0, 1)
    assert "skipped: 1 card\n  own.json: own-2, hp: 'x' is not a number" in plain.stdout
    assert [one["id"] for one in json.loads(told.stdout)["left_out"]] == ["own-2"]
