"""A library reads no more sets than it is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.cards.library import BadLibrary, Library, save
from tests.cards.printed import mon


@pytest.fixture
def first(tmp_path: Path) -> Path:
    folder = tmp_path / "first"
    folder.mkdir()
    save(folder / "base1.json", [mon("Ember", id="base1-1")])
    save(folder / "house.json", [mon("Own", id="own-1")])
    (folder / "base2.json").write_text("not to be read")
    return folder


def test_a_card_is_read_without_the_sets_it_is_not_of(first: Path) -> None:
    library = Library([first])

    assert library.card("base1-1").name == "Ember"
    assert library.card("own-1").name == "Own"
    with pytest.raises(BadLibrary):
        library.card("base2-1")


def test_a_file_named_after_no_set_is_laid_over_any(first: Path, tmp_path: Path) -> None:
    second = tmp_path / "second"
    second.mkdir()
    save(second / "changes.json", [mon("Ember", id="base1-1", hp=90)])
    (second / "base2.json").write_text("not to be read")

    library = Library([first, second])

    assert library.card("base1-1").hp == 90


def test_a_set_imported_later_is_laid_over_the_shipped_one(first: Path, tmp_path: Path) -> None:
    second = tmp_path / "second"
    second.mkdir()
    save(second / "base1.json", [mon("Ember", id="base1-1", hp=70)])

    library = Library([first, second])

    assert library.card("base1-1").hp == 70
