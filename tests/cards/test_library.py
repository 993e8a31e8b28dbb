from __future__ import annotations

from pathlib import Path

import pytest

from playmat.cards.faults import BadLibrary
from playmat.cards.library import SAMPLES, SHIPPED, Library, load, save
from playmat.errors import UnknownCard
from tests.cards.printed import mon, trainer

PIKACHU = mon("Pikachu", id="base1-58", hp=40)
POTION = trainer("Potion", id="base1-94")
GENGAR = mon("Gengar", "stage2", id="dp7-18", evolves_from="Haunter")
LEVEL_UP = mon("Gengar LV.X", "levelup", id="dp7-9")
PROMO = mon("Mewtwo", id="basep-3")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save(tmp_path / "base1.json", [POTION, PIKACHU])
    save(tmp_path / "dp7.json", [GENGAR, LEVEL_UP])
    save(tmp_path / "promos.json", [PROMO])
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "first-sparks.txt").write_text("# First Sparks!\n2 base1-58\n1 Gengar\n")
    (tmp_path / "decks" / "plain.txt").write_text("1 base1-58\n")
    return tmp_path


def test_a_file_is_read_back_in_order_of_number(folder: Path) -> None:
    assert load(folder / "base1.json") == (PIKACHU, POTION)
    assert load(folder / "dp7.json") == (LEVEL_UP, GENGAR)


def test_saving_what_was_loaded_changes_no_byte(folder: Path) -> None:
    path = folder / "dp7.json"
    before = path.read_bytes()

    save(path, load(path))

    assert path.read_bytes() == before
    assert sorted(file.name for file in folder.glob("*.part")) == []


def test_a_card_is_found_by_id(folder: Path) -> None:
    library = Library([folder])

    assert library.card("base1-58") == PIKACHU
    assert library.card("basep-3") == PROMO
    assert "base1-59" not in library
    assert "Ho-Oh" not in library
    assert library.cards() == (PIKACHU, POTION, PROMO, LEVEL_UP, GENGAR)


def test_only_the_file_of_the_set_is_read_for_a_card(folder: Path) -> None:
    (folder / "dp7.json").write_text("broken")
    library = Library([folder])

    assert library.card("base1-58") == PIKACHU
    with pytest.raises(BadLibrary, match=r"dp7\.json"):
        library.card("dp7-18")


@pytest.mark.rule("NAMING-23")
def test_a_name_finds_all_its_printings(folder: Path) -> None:
    library = Library([folder])

    assert library.find("gengar") == (LEVEL_UP, GENGAR)
    assert library.find("Gengar δ") == (LEVEL_UP, GENGAR)


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("base1-59", "did you mean .*base1-58"),
        ("Pikachoo", "did you mean Pikachu"),
        ("@@", "search"),
    ],
)
def test_an_unknown_card_is_refused_with_the_nearest(folder: Path, name: str, hint: str) -> None:
    library = Library([folder])
    ask = library.card if "-" in name else library.find

    with pytest.raises(UnknownCard, match=hint):
        ask(name)


def test_a_later_folder_is_laid_over_an_earlier_one(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    changed = mon("Pikachu", id="base1-58", hp=90)
    save(own / "mine.json", [changed])

    library = Library([folder, own])

    assert library.cards()[0] == changed
    assert library.card("base1-94") == POTION


def test_a_later_folder_wins_when_it_is_read_first(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    changed = mon("Pikachu", id="base1-58", hp=90)
    save(own / "mine.json", [changed])

    library = Library([folder, own])

    assert library.card("dp7-18") == GENGAR
    assert library.card("base1-58") == changed


def test_a_card_given_by_hand_wins(folder: Path) -> None:
    given = mon("Pikachu", id="base1-58", hp=120)

    library = Library([folder], [given])

    assert library.find("Pikachu") == (given,)


def test_the_variable_lays_a_folder_over_the_shipped_cards(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(folder))

    library = Library.default()

    assert library.card("dp7-18") == GENGAR
    assert Library.default() is library


def test_a_folder_that_is_not_there_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(tmp_path / "nowhere"))

    with pytest.raises(BadLibrary, match="names no folder"):
        Library.default()


@pytest.mark.parametrize("text", ["", "{", '[{"id": "base1-1"}]', "[3]", "7"])
def test_a_broken_file_is_refused_by_its_path(tmp_path: Path, text: str) -> None:
    path = tmp_path / "base1.json"
    path.write_text(text)

    with pytest.raises(BadLibrary, match=r"base1\.json: "):
        load(path)


def test_our_own_cards_are_found_but_listed_only_on_request() -> None:
    library = Library([SAMPLES, SHIPPED])

    assert library.card("pm-29") == library.find("Wyrmlet")[0]
    assert not any(card.id.startswith("pm-") for card in library.cards())
    asked = library.cards(samples=True)
    assert asked[: len(library.cards())] == library.cards()
    assert {card.id.partition("-")[0] for card in asked[len(library.cards()) :]} == {"pm"}


def test_a_name_that_is_taken_for_an_id_is_answered_with_ids_of_that_name() -> None:
    with pytest.raises(UnknownCard, match="no card has the id 'Pikachu'; did you mean base1-58"):
        Library.default().card("Pikachu")


def test_a_name_that_resembles_none_gets_no_suggestion() -> None:
    assert Library.default().near("nope") == []
