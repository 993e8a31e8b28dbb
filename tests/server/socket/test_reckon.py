"""Asking why at a number of the table, over a socket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.tables import BOT, ME, Seat, new, seated, served

POSITION = "ecard; turn 3; you: base1-58 +L +base1-84 | base1-44; foe: base1-63 | base1-58"

FACTS = 3
"""Lines of an attack explained without a simulation."""
ASKED = 20
"""Attempts, because a worker that has just started skips the first ones."""


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seat]:
    with served(tmp_path) as client:
        made = new(client, ME, BOT, position=POSITION)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            seat.wait()
            yield seat


def serial(seat: Seat, side: int) -> int:
    return int(seat.frame["view"]["sides"][side]["actives"][0]["serial"])


def test_an_attack_on_offer_is_foreseen_step_by_step(seat: Seat) -> None:
    told = seat.say("why", about="attack", mon=serial(seat, 0), text="Gnaw")

    texts = [line["text"] for line in told["lines"]]
    assert texts[-4:] == [
        "Gnaw 10 (10)",
        "Weakness ×2 (20)",
        "PlusPower +10 (30)",
        "30 damage to Squirtle",
    ]
    assert told["cards"] == ["base1-58", "base1-63", "base1-84"]
    assert told["rule"] == "DAMAGE-01"
    assert told["says"]


def test_why_not_tells_what_is_missing(seat: Seat) -> None:
    told = seat.say("why_not", text="attack Thunder Jolt")

    assert told["rule"] == "ENERGY-02"
    assert told["missing"] == "1 Energy of any type"


@pytest.mark.parametrize(
    "asked",
    [
        {"about": "hp"},
        {"about": "hp", "mon": 99},
        {"about": "speed", "mon": 3},
        {"about": "left"},
        {"about": [], "mon": 1 << 70},
    ],
)
def test_what_names_no_number_is_refused(seat: Seat, asked: dict[str, object]) -> None:
    told = seat.say("why", **asked)

    assert told["error"]["code"] == "field"


def test_the_prizes_of_a_player_are_told(seat: Seat) -> None:
    told = seat.say("why", about="left", seat=1)

    assert told["rule"] == "WIN-01"
    assert "left to take" in told["text"]


def test_the_cards_of_a_player_are_counted(seat: Seat) -> None:
    told = seat.say("why", about="deck", seat=0)

    assert told["rule"] == "ZONE-02"
    assert told["lines"][0]["text"].endswith("in the whole deck")


def test_an_attack_is_foreseen_by_a_worker(tmp_path: Path) -> None:
    with served(tmp_path, workers=1) as client:
        made = new(client, ME, BOT, position=POSITION)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            seat.wait()
            for _ in range(ASKED):
                told = seat.say("why", about="attack", mon=serial(seat, 0), text="Gnaw")
                if told["rule"] == "DAMAGE-01" and len(told["lines"]) > FACTS:
                    break

    assert told["lines"][-1]["text"] == "30 damage to Squirtle"
