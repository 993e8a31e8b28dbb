"""Games between random decks keep every law, and a failing game can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cards.library import SHIPPED, Library
from playmat.decks.themes import BadThemes, read_themes
from playmat.exercise import soak as cardsoak
from playmat.exercise.soak import (
    Pairing,
    SoakTally,
    book_of,
    play,
    random_pairings,
    soak,
    theme_pairings,
)
from playmat.game.replay.replay import Replay
from playmat.model.state import State
from playmat.rules import BOOKS

LIST = [[4, "base1-58", "Pikachu"], [56, "base1-100", "Lightning Energy"]]


def written(path: Path, rows: object) -> Path:
    path.write_text(json.dumps(rows), encoding="utf-8")
    return path


def theme(name: str, *cards: list[object], of: str = "base1") -> dict[str, object]:
    return {"set": of, "name": name, "cards": list(cards or LIST)}


def test_games_of_all_five_books_hold_every_law() -> None:
    tally = SoakTally()

    for part in soak(random_pairings(0, 10)):
        tally.add(part)

    assert tally.failures == []
    assert (tally.games, tally.ends.total()) == (10, 10)
    assert {cardsoak.book_of(pairing) for pairing in random_pairings(0, 10)} == set(BOOKS)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    first, second = play(Pairing(3)), play(Pairing(3))

    assert (first.answers, first.ends) == (second.answers, second.ends)


def test_a_game_that_breaks_a_law_leaves_its_seed_and_a_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(st: State) -> str:
        return "it is late" if st.turn > 0 else ""

    monkeypatch.setattr(cardsoak, "broken", late)

    (failure,) = play(Pairing(4), tmp_path).failures

    replay = Replay.load(failure.replay)
    assert str(failure).startswith("--seed 4 --games 1 (around ")
    assert failure.why == "it is late"
    assert replay.verify().step == failure.step


def test_a_vain_question_fails_the_games_in_which_each_has_to_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardsoak, "vain", lambda st: "it does not matter" if st.turn > 0 else "")
    watched, unwatched = random_pairings(4, 2, questions_every=2)

    (failure,) = play(watched, tmp_path).failures

    assert failure.why == "it does not matter"
    assert str(failure).startswith("--seed 4 --games 1 --questions-every 1 (around ")
    assert Replay.load(failure.replay).verify().step == failure.step
    assert play(unwatched).failures == []


@pytest.mark.parametrize(("every", "numbers"), [(0, []), (1, [0, 1, 2, 3, 4]), (3, [0, 4])])
def test_questions_are_weighed_in_one_game_of_so_many(every: int, numbers: list[int]) -> None:
    pairings = random_pairings(0, 5, every)

    assert [pairing.number for pairing in pairings if pairing.questions] == numbers


def test_questions_are_weighed_under_every_book() -> None:
    watched = [pairing for pairing in random_pairings(0, 200, 10) if pairing.questions]

    assert len(watched) == 20
    assert {book_of(pairing) for pairing in watched} == set(BOOKS)


def test_an_error_in_a_game_is_a_failure_and_not_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(st: State, step: int) -> str:
        raise ZeroDivisionError("no such thing")

    monkeypatch.setattr(cardsoak, "try_options", fail)

    tally = play(Pairing(0))

    assert tally.ends == {"error": 1}
    assert tally.failures[0].why.startswith("ZeroDivisionError at test_soak.py")


def test_theme_decks_that_cannot_be_played_are_left_out_with_the_reason(tmp_path: Path) -> None:
    rows = [
        theme("Sound"),
        theme("Long", [61, "base1-100", "Lightning Energy"]),
        theme("Strange", [60, "nowhere-1", "Nothing"]),
    ]

    found = read_themes(written(tmp_path / "t.json", rows), Library([SHIPPED]), BOOKS["xy"])

    assert [theme.slug for theme in found.playable] == ["base1-sound"]
    assert found.left_out == {
        "base1 Long": "FORMAT-1: 61 cards; a deck needs exactly 60; FORMAT-3: no Basic Pokémon; "
        "a deck needs at least 1",
        "base1 Strange": "not in the library: nowhere-1",
    }


def test_every_theme_deck_meets_every_other_once(tmp_path: Path) -> None:
    path = written(tmp_path / "t.json", [theme(name) for name in "abcd"])

    pairings = theme_pairings(str(path))

    assert [p.themes for p in pairings] == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert play(pairings[0]).failures == []


def test_two_theme_decks_meet_in_the_book_of_the_later_one(tmp_path: Path) -> None:
    rows = [theme("Old"), theme("Late", of="hgss1"), theme("Mid", of="ex4")]
    path = written(tmp_path / "t.json", rows)

    found = {p.themes: cardsoak.book_of(p) for p in theme_pairings(str(path))}

    assert found == {(0, 1): "legends", (0, 2): "ex", (1, 2): "legends"}


@pytest.mark.parametrize(
    ("text", "why"),
    [("{", "Expecting"), ("{}", "not a list"), ('[{"set": "base1"}]', "entry 0: KeyError")],
)
def test_a_file_that_lists_no_theme_decks_is_refused(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "t.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BadThemes, match=why):
        read_themes(path, Library([SHIPPED]), BOOKS["xy"])
