"""`playmat card` finds cards by facts and by our own wording."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cards.library import Library
from playmat.cards.text_index import index_path
from playmat.cli import _card_search
from tests.cli.typed import refused, run


def test_the_command_searches_the_library() -> None:
    listed = json.loads(run("card", "search", "--set", "base1", "--hp", "120", "--json").stdout)

    assert {"id": "base1-4", "name": "Charizard"} in listed
    assert "nothing to search for" in refused("card", "search")
    assert "'Wood' cannot be searched for" in refused("card", "search", "--type", "Wood")
    assert "no cards match “zzz base1”" in refused("card", "search", "zzz", "--set", "base1")


def test_what_is_typed_may_be_a_fact_a_text_or_misspelt() -> None:
    big = json.loads(run("card", "search", "fire pokemon hp>=120", "--set=base1", "--json").stdout)
    drawing = run("card", "search", "draw 2 cards", "--set", "base1").stdout

    assert big == [{"id": "base1-4", "name": "Charizard"}]
    assert drawing.startswith("base1-91     Bill (Item)\n")


def test_a_misspelt_name_lists_the_cards_of_the_name_meant() -> None:
    found = run("card", "search", "pikacu", "--set", "base1")

    assert found.stdout == "base1-58     Pikachu (Basic Pokémon)\n"
    assert found.stderr == "No cards match “pikacu base1”. Showing results for “Pikachu”.\n"


def test_so_many_texts_are_indexed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = Library.default().card("base1-91")
    written: list[Path] = []

    def write(path: Path) -> None:
        written.append(path)
        path.write_text(json.dumps({card.id: "as indexed"}), "utf-8")

    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path))
    monkeypatch.setattr(_card_search, "write_index", write)
    monkeypatch.setattr(_card_search, "MANY", 2)
    monkeypatch.setattr(_card_search, "WORDED", {"base1-1"})

    assert [_card_search.said(card) for _ in range(2)] == ["as indexed"] * 2
    assert written == [index_path()]


def test_the_command_searches_our_wording() -> None:
    listed = json.loads(
        run("card", "search", "--set", "base1", "--words", "paralyzed", "--json").stdout
    )

    assert "base1-4" in {card["id"] for card in listed}
    assert "base1-44" not in {card["id"] for card in listed}
