"""Decks are found by file, by a list's name or title, or by theme."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.cards.library import SHIPPED, Library, save
from playmat.decks.by_name import deck_named, listed_decks, reading_named
from playmat.decks.lists.read import BadList
from playmat.errors import UnknownDeck
from playmat.game.game import Game
from tests.cards.printed import mon

PIKACHU = mon("Pikachu", id="base1-58", hp=40)
GENGAR = mon("Gengar", "stage2", id="dp7-18", evolves_from="Haunter")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save(tmp_path / "base1.json", [PIKACHU])
    save(tmp_path / "dp7.json", [GENGAR])
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "first-sparks.txt").write_text("# First Sparks!\n2 base1-58\n1 Gengar\n")
    (tmp_path / "decks" / "plain.txt").write_text("1 base1-58\n")
    return tmp_path


def test_a_listed_deck_is_found_by_its_file_and_by_its_title(folder: Path) -> None:
    (folder / "decks" / "ex-a.txt").write_text("# Bramble Throne\n1 base1-58\n")
    library = Library([folder])

    by_title = [deck_named(name, library) for name in ("bramble throne", "First Sparks!", "plain")]
    by_file = [deck_named(name, library) for name in ("ex-a", "first-sparks", "Plain")]

    assert by_title == by_file
    assert [deck.name for deck in by_title] == ["Bramble Throne", "First Sparks!", "plain"]
    assert by_title[1].cards == (PIKACHU, PIKACHU, GENGAR)
    assert list(listed_decks(library)) == ["ex-a", "first-sparks", "plain"]


def test_a_file_name_goes_before_the_title_of_another_deck(folder: Path) -> None:
    (folder / "decks" / "z.txt").write_text("# Plain\n1 Gengar\n")

    assert deck_named("plain", Library([folder])).cards == (PIKACHU,)


def test_a_list_laid_over_another_takes_its_place(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "decks").mkdir(parents=True)
    (own / "decks" / "plain.txt").write_text("3 dp7-18\n")

    assert deck_named("plain", Library([folder, own])).cards == (GENGAR,) * 3


def test_an_unknown_deck_is_refused_with_the_nearest(folder: Path) -> None:
    with pytest.raises(UnknownDeck, match="did you mean first-sparks"):
        deck_named("fist sparks", Library([folder]))
    with pytest.raises(UnknownDeck, match="base1-overgrowth"):
        deck_named("base1-overgrwth", Library([folder]))
    with pytest.raises(UnknownDeck, match="playmat deck list"):
        deck_named("\0", Library([folder]))


def test_a_file_is_named_by_its_path_and_its_first_comment(folder: Path) -> None:
    path = folder / "mine.list"
    path.write_text("# Mine\n4 Pikachu\n")

    assert deck_named(str(path), Library([folder])).name == "Mine"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_file_is_read_whatever_program_saved_it(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "list.txt"
    path.write_text("Pokémon: 1\r\n1 Pokémon Breeder BS 76\r\n", encoding=encoding)

    (card,) = deck_named(str(path), Library([SHIPPED])).cards

    assert card.id == "base1-76"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "cannot read the file: No such file"),
        (b"", "no cards found"),
        (bytes(range(256)) * 40, "not a text file"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"x" * 1_000_000, "longer than"),
    ],
)
def test_a_file_that_is_no_list_is_refused_by_its_path(
    tmp_path: Path, content: bytes | None, why: str
) -> None:
    path = tmp_path / "bad.txt"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BadList, match=why) as refused:
        reading_named(str(path), Library([SHIPPED]))

    assert str(refused.value).startswith(str(path))


def test_a_game_takes_decks_by_any_of_their_names(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("4 Pikachu BS 58\n56 Lightning Energy\n")

    game = Game("base1-overgrowth", str(path), rules="ecard", seed=1)

    assert [deck.name for deck in game.decks] == ["Overgrowth (Base)", "list"]
