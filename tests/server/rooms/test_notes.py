"""Both players and all viewers receive signs and take-backs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.tables import API, FRIEND, ME, Seat, new, seated, served

DUEL = "ecard; you: base1-58 +L | base1-44; foe: base1-44 | base1-58; deck: 5*L"


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Seat, Seat, Seat]]:
    """The connections of two friends in a started game, and of a spectator."""
    with served(tmp_path) as client:
        made = new(client, ME, FRIEND, position=DUEL)
        wish = {"invite": made["invite"], "name": "Bo"}
        joined = client.post(f"{API}/games/{made['game']}/join", json=wish).json()
        with (
            seated(client, made["game"], made["tokens"]["0"]) as ada,
            seated(client, made["game"], joined["token"]) as bob,
            seated(client, made["game"], made["watch"]) as eve,
        ):
            yield ada, bob, eve


def told(seat: Seat, count: int) -> list[tuple[int, str]]:
    while len(seat.frame["notes"]) < count:
        seat.next_frame()
    return [(note["seat"], note["what"]) for note in seat.frame["notes"]]


def test_a_sign_is_seen_by_everybody_at_the_table(pair: tuple[Seat, Seat, Seat]) -> None:
    ada, bob, _ = pair

    ada.send("sign", sign="hello")
    told(ada, 1)
    bob.send("sign", sign="good_game")

    for seat in pair:
        assert told(seat, 2) == [(0, "hello"), (1, "good_game")]


def test_only_players_give_signs_and_only_those_there_are(pair: tuple[Seat, Seat, Seat]) -> None:
    ada, _, eve = pair

    own_words = ada.say("sign", sign="I hold two Potions")
    looking_on = eve.say("sign", sign="hello")
    for _ in range(4):
        ada.send("sign", sign="thinking")
    too_many = ada.say("sign", sign="thinking")

    assert own_words["error"]["code"] == "sign"
    assert looking_on["error"]["code"] == "watching"
    assert too_many["error"]["code"] == "flood"


def asked_to_take_back(ada: Seat, bob: Seat) -> None:
    """Let the first player attack, which reveals something, and ask to take it back."""
    ada.wait()
    ada.answer(ada.pick("attack"))
    ada.send("undo")
    while bob.frame["undo"]["asked_by"] is None:
        bob.next_frame()


@pytest.mark.parametrize(("yes", "note"), [(True, (0, "took_back")), (False, (1, "kept"))])
def test_how_a_take_back_ends_is_told_to_both(
    pair: tuple[Seat, Seat, Seat], yes: bool, note: tuple[int, str]
) -> None:
    ada, bob, eve = pair
    asked_to_take_back(ada, bob)

    bob.send("undo_reply", yes=yes)

    assert [told(seat, 1) for seat in (ada, bob, eve)] == [[note]] * 3


def test_whoever_plays_on_refuses_a_take_back(pair: tuple[Seat, Seat, Seat]) -> None:
    ada, bob, _ = pair
    asked_to_take_back(ada, bob)

    bob.answer(0)

    assert told(ada, 1) == told(bob, 1) == [(0, "went_on")]
