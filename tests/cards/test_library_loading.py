"""A library reads only the sets it needs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cards.faults import BadLibrary
from playmat.cards.library import Library, save
from playmat.cards.status import digest
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


def test_two_files_of_a_folder_with_a_card_of_one_id_are_refused(tmp_path: Path) -> None:
    save(tmp_path / "house.json", [mon("Own", id="own-1")])
    save(tmp_path / "more.json", [mon("Other", id="own-2"), mon("Twin", id="own-1")])
    library = Library([tmp_path])

    for _ in range(2):
        with pytest.raises(BadLibrary, match=r"more\.json: own-1, id: house\.json has a card"):
            library.card("own-2")


def test_a_card_by_hand_is_checked_and_one_as_imported_is_not(tmp_path: Path) -> None:
    path = tmp_path / "base1.json"
    save(path, [mon("Giant", id="base1-1", hp=5000)])
    (tmp_path / "status").mkdir()

    with pytest.raises(BadLibrary, match=r"base1\.json: base1-1, hp: 5000 is no HP"):
        Library([tmp_path]).card("base1-1")
    told = {"base1": {"digest": digest(path)}}
    (tmp_path / "status" / "sets.json").write_text(json.dumps(told))
    assert Library([tmp_path]).card("base1-1").hp == 5000
    save(path, [mon("Giant", id="base1-1", hp=6000)])
    with pytest.raises(BadLibrary):
        Library([tmp_path]).card("base1-1")
