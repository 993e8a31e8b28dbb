"""Cards play as printed, or optionally as in their newest print."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from playmat.cards.card import Card
from playmat.cards.library import Library, save
from playmat.decks.deck import Deck
from playmat.decks.latest_text import rewritten, with_latest_text
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from tests.cards.printed import exactly, mon, special_energy, trainer
from tests.cli.typed import run

OLD = trainer("Kind Hand", id="base1-900", text="play { draw(me, 3) }")
MIDDLE = trainer("Kind Hand", id="ex1-900", text="play { draw(me, 2) }")
NEW = trainer("Kind Hand", id="xy1-900", text="play { draw(me, 1) }")


def played(card: Card, *others: Card) -> Card:
    library = Library(cards=[card, *others])
    return with_latest_text(Deck("one", (card,)), library).cards[0]


def test_a_trainer_plays_as_its_newest_printing() -> None:
    found = played(MIDDLE, NEW, OLD)

    assert (found.id, found.text) == (MIDDLE.id, NEW.text)


def test_a_printing_without_a_program_is_passed_over() -> None:
    unread = trainer("Kind Hand", id="xy12-900", text=None)

    assert played(OLD, unread, MIDDLE).text == MIDDLE.text


def test_a_printing_of_another_kind_is_another_text() -> None:
    supporter = trainer("Kind Hand", "supporter", id="xy12-900", text="play { draw(me, 7) }")

    assert played(OLD, supporter) == OLD


def test_special_energy_follows_its_newest_printing_too() -> None:
    old = replace(special_energy("Glow Energy", "provide(C)"), id="neo1-1")
    new = replace(special_energy("Glow Energy", "provide(R)"), id="xy1-1")

    assert played(old, new).text == "provide(R)"


def test_pokemon_and_unknown_cards_stay_as_they_are() -> None:
    one, other = mon("Ember", id="base1-1", hp=50), mon("Ember", id="xy1-1", hp=90)

    assert played(one, other) == one
    assert with_latest_text(Deck("one", (OLD,)), Library()).cards == (OLD,)


def test_a_card_whose_text_changed_knows_its_newest_printing() -> None:
    library = Library(cards=[OLD, MIDDLE, NEW])

    assert rewritten(OLD, library) == NEW
    assert rewritten(NEW, library) is None


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    save(tmp_path / "own.json", [OLD, NEW, *exactly((1, mon("Tauros"))).cards[:2]])
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(tmp_path))
    return Library.default()


def test_a_game_follows_the_switch_and_so_does_its_replay(library: Library) -> None:
    deck = exactly((1, mon("Tauros")), (4, OLD))

    printed = Game(deck, deck, seed=1)
    latest = Game(deck, deck, seed=1, latest_text=True)
    again = Replay.parse(latest.replay.text(), library).start()

    assert texts(printed) == {OLD.text}
    assert texts(latest) == texts(again) == {NEW.text}


def texts(game: Game) -> set[str | None]:
    return {card.text for card in game.decks[0].cards if card.name == OLD.name}


def test_a_game_at_the_terminal_takes_the_switch(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    words = ("play", "--terminal", "--plain", "--seed", "7", "--latest-text")

    result = run(*words, typed=f"save {path}\nquit\n")

    assert result.exit_code == 0
    assert json.loads(path.read_text("utf-8").splitlines()[0])["settings"]["latest_text"] is True
